/** Ways to play beyond what wins: what each likes, in log odds for a unit of an input of the judge. */
import type { Weights } from '@carillon/kernel'
import { ZONES } from '../data/map.ts'

/** The same in every zone. */
const everywhere = (details: Weights): Weights =>
  Object.fromEntries(
    ZONES.flatMap((zone) => Object.entries(details).map(([detail, weight]) => [`${zone}.${detail}`, weight])),
  )

export const STYLES: Readonly<Record<string, Weights>> = {
  /** A battle counts by the chance to win it. */
  bold: everywhere({ odds: 1 }),
  cautious: { ...everywhere({ fight: -0.2, odds: 0.1 }), 'order.march': -0.1 },
  /** 6.4 The French by their Indians, the British by boat. */
  raider: { ...everywhere({ landing: 0.12 }), 'order.indian': 0.3, 'order.naval': 0.08 },
}
