/** Short words for what lies on the board, for all that show it. */
import type { Message } from '@carillon/kernel'
import { SIDES, type Side, type Space } from './data/map.ts'
import { say, type TextOf } from './messages.ts'
import { fortificationName, sideName } from './names.ts'
import type { View } from './view.ts'

/** French 4, British 2, or none. */
export const vpText = (vp: number): TextOf<'vp'> =>
  vp === 0
    ? say('vp.total.none')
    : vp > 0
      ? say('vp.total.french', { points: vp })
      : say('vp.total.british', { points: -vp })

/** Fortifications and markers of a space. */
export function marksOf(view: View, space: Space): Message[] {
  const code = view.forts[space] as number
  const siege = view.sieges.find((one) => one.space === space)
  const found: Message[] = []
  if (code !== 0) {
    const side = sideName(code > 0 ? 'british' : 'french')
    found.push(say('board.fort', { side, kind: fortificationName(Math.abs(code)) }))
  }
  for (const side of SIDES) {
    if (view.works[side].includes(space)) found.push(say('board.works', { side: sideName(side) }))
    if (view.raided[side].includes(space)) found.push(say('board.raided', { side: sideName(side) }))
  }
  if (siege) found.push(say('board.siege', { level: siege.level }))
  if (view.amphib.includes(space)) found.push(say('board.amphib'))
  if (view.fieldworks.includes(space)) found.push(say('board.fieldworks'))
  return found
}

export interface Standing {
  /** Whom it serves. */
  readonly side: Side
  readonly text: Message
}
/** What an event of the year or of the game has changed. */
export function standing({ flags, blockhouses }: View): Standing[] {
  const found: Standing[] = []
  if (flags.pitt) found.push({ side: 'british', text: say('board.pitt') })
  if (flags.diplomatic) found.push({ side: 'french', text: say('board.diplomatic') })
  if (flags.cherokees) found.push({ side: 'british', text: say('board.cherokees') })
  if (flags.uprising) found.push({ side: 'french', text: say('board.uprising') })
  if (flags.noAmphib) found.push({ side: 'french', text: say('board.no_amphib') })
  if (flags.noFrenchNaval) found.push({ side: 'british', text: say('board.no_french_naval') })
  if (flags.quiberon) found.push({ side: 'british', text: say('board.quiberon') })
  for (const side of SIDES)
    if (blockhouses[side]) found.push({ side, text: say('board.blockhouses', { side: sideName(side) }) })
  return found
}
