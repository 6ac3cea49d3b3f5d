/** The middle of the water, from the west to the two channels: the way of boats and ships. */
import type { Point, River, Zone } from './geometry.ts'

const points = (text: string): readonly Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return { x, y }
  })
/** Where the arms meet, in the Bason. */
const MEETING = '885,450'
/** Each begins at the meeting. */
const ARMS = {
  west: points(
    `${MEETING} 850,520 815,575 780,618 740,643 700,660 660,679 620,697 580,710 540,735 500,760 460,768 420,774 380,783 340,780 300,765 260,752 220,740 180,725 140,703 100,694 60,694 20,688`,
  ),
  north: points(`${MEETING} 905,380 950,310 1000,278 1060,270 1140,262 1220,262`),
  south: points(`${MEETING} 905,510 950,535 1000,552 1060,562 1120,582 1220,588`),
  charles: points(`${MEETING} 850,372 795,362`),
} as const
/** Where boats of a zone put in: which arm, and which of its points is nearest. */
const LANDINGS: Readonly<Record<Zone | River, readonly [arm: keyof typeof ARMS, at: number]>> = {
  cap_rouge: ['west', 21],
  ste_foy: ['west', 17],
  sillery: ['west', 13],
  abraham: ['west', 8],
  etchemin: ['west', 6],
  levis: ['south', 3],
  ile_d_orleans: ['north', 0],
  st_charles: ['charles', 2],
  beauport: ['north', 1],
  montmorency: ['north', 4],
  bason: ['north', 0],
  st_laurent: ['west', 11],
}

/** From landing to landing, by water. */
export function waterway(from: Zone | River, to: Zone | River): readonly Point[] {
  const [[a, i], [b, k]] = [LANDINGS[from], LANDINGS[to]]
  if (a === b) {
    const part = ARMS[a].slice(Math.min(i, k), Math.max(i, k) + 1)
    return i > k ? part.toReversed() : part
  }
  return [...ARMS[a].slice(1, i + 1).toReversed(), ...ARMS[b].slice(0, k + 1)]
}
