/** What is played to see how even a game is: options that change it, and what may help the weaker side. */
import type { Settings } from '@carillon/kernel'

/** Besides the usual options, in every scenario. */
export const VARIANTS: Readonly<Record<string, readonly Settings[]>> = {
  'quebec-1759': [{ edition: 'second' }, { tides: 'on' }, { orders: 'british_write' }, { orders: 'french_write' }],
  'wilderness-war': [{ edition: 'third' }, { advanced: 'off' }],
}
interface Help {
  /** Options that help the side: each is measured. */
  readonly options?: Readonly<Record<string, readonly Settings[]>>
  /** By which two people bid for the side. */
  readonly bid?: Readonly<Record<string, Settings>>
}
export const HELP: Readonly<Record<string, Help>> = {
  // 18.2
  'bayonets-and-tomahawks': {
    options: {
      british: [{ balance: 'british1' }, { balance: 'british2' }],
      french: [{ balance: 'french1' }, { balance: 'french2' }],
    },
  },
  // 12.3
  'wilderness-war': { bid: { british: { bid: 'british' }, french: { bid: 'french' } } },
}
/** The stronger side may be given to one of a lower rank. */
export const BELOW: Readonly<Record<string, readonly string[]>> = {
  general: ['colonel', 'captain'],
  colonel: ['captain', 'sergeant'],
}
