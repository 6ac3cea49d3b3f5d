/** Small pictures of our own, drawn in a box of 24. */
import type { UnitFacts, UnitId } from '@carillon/quebec-1759/page'

/** What a unit is, seen at once: muskets, horn, fir, grenade, colours, cap, feather, empty tent, drum, star. */
export const SYMBOLS: Readonly<Record<UnitFacts['kind'], string>> = {
  foot: 'M1.6 4.4 4.4 1.6 15.2 12.4 22.4 17.4 17.4 22.4 12.4 15.2ZM22.4 4.4 19.6 1.6 8.8 12.4 1.6 17.4 6.6 22.4 11.6 15.2Z',
  light_infantry:
    'M.8 8.5 4 7.2C5 13 8 16.2 12 16c3.4-.2 5-2.6 5-6.2L14.8 5.2 23.8 3.4 22 9.6C22.2 17 18.2 21.8 12.3 22 5.8 22.2 1.5 17 .8 8.5ZM5.4 5.6C7 1.5 11 .2 14 2.2L12.9 3.8C10.8 2.5 8.4 3.3 7.2 6.3Z',
  rangers: 'M12 1 16.5 8H14.2L19 14H16.2L21.5 20H13.6V23.5H10.4V20H2.5L7.8 14H5L9.8 8H7.5Z',
  grenadiers:
    'M12 10.5a6 6 0 1 0 .01 0ZM10.5 9.4C7.6 6.8 8.6 3.6 11.8.5c.3 2.3 2.8 3 3.8 5.3.7 1.6 0 3-1.3 3.8.1-1.6-.4-2.6-1.7-3.6-.3 1.5-1.7 2-2.1 3.4Z',
  regular: 'M4 1.5h2.2v21H4ZM7.6 2.5h5v5h-5ZM15 2.5h6.5v5H15ZM7.6 10h5v5h-5ZM15 10h6.5v5H15Z',
  militia:
    'M5 16.8C4.8 8.5 8.6 3 14 3c3.6 0 6.3 2.6 7 6.6a2.6 2.6 0 1 1-3 1.2c-.5-1.6-1.3-2.6-2.5-3.2 1.8 2.6 2.6 5.8 2.7 9.2ZM3.6 18.2h16v4h-16Z',
  indian:
    'M21.5 1.5C11.5 2.5 5.5 8.5 5.6 16.3L2 22l1.6 1.2 3.6-5.4C15.5 17.6 21 11.5 21.5 1.5ZM17 6.2 8.2 15.6l-.7-.7Z',
  decoy: 'M11 2h2l9.5 18.5H15.4L12 11.5 8.6 20.5H1.5Z',
  detachment:
    'M3.5 6.2C3.5 1.6 20.5 1.6 20.5 6.2V18c0 4.6-17 4.6-17 0ZM5.5 10v7l4-5.5 4 7 4-7 1.5 2V10c-3 2-10.5 2-13.5 0Z',
  leader: 'M12 1l3.1 7.6 8.2.6-6.3 5.3 2 8L12 18.2 5 22.5l2-8L.7 9.2l8.2-.6Z',
}

export const SWORDS =
  'M2 2 5 2.6 15.8 13.4 17.6 11.6 19 13 17 15 21.5 19.5 19.5 21.5 15 17 13 19 11.6 17.6 13.4 15.8 2.6 5ZM22 2 19 2.6 8.2 13.4 6.4 11.6 5 13 7 15 2.5 19.5 4.5 21.5 9 17 11 19 12.4 17.6 10.6 15.8 21.4 5Z'
/** A barrel of supplies. */
export const BARREL = 'M6 2h12c2.5 5 2.5 15 0 20H6C3.5 17 3.5 7 6 2ZM5.2 6.5h13.6v1.6H5.2ZM5.2 16h13.6v1.6H5.2Z'
export const ANCHOR =
  'M12 1.5a3 3 0 0 1 1.3 5.7V9H17v2.4h-3.7v8c2.7-.4 4.5-1.7 5.4-3.6L16.5 16l4.5-4.5 1 6-1.5-.8C19 20.6 16 22.5 12 22.5s-7-1.9-8.5-5.8l-1.5.8 1-6L7.5 16l-2.2-.2c.9 1.9 2.7 3.2 5.4 3.6v-8H7V9h3.7V7.2A3 3 0 0 1 12 1.5Z'
/** Ways: a shoe for the road, an oar for the boat. */
export const SHOE = 'M3 4h8v8c3 2 9 2.5 10 6v2H3ZM3 21h18v2H3Z'
export const OAR = 'M2 15h20c-1.5 4-4 6-10 6S3.5 19 2 15ZM11 2h2l1 11h-4ZM13 4l7 9h-4Z'

/** On the block, where the full name does not fit: the number of a battalion, three letters of a name. */
export function shortName(unit: UnitId, name: string): string {
  const [, rest = '', more] = unit.split('_')
  if (/^\d/.test(rest)) return more ? `${more}/${rest}` : rest
  if (more && rest !== 'decoy' && rest !== 'det')
    return rest === 'trois' ? 'TR' : `${rest.slice(0, 1).toUpperCase()}${more}`
  if (['light', 'rangers', 'gren', 'indians', 'decoy', 'det'].includes(rest)) return ''
  return name.replace(/^(?:La |Royal-|Troops of the |Troupes de la )/, '').slice(0, 3)
}
