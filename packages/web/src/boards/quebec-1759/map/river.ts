/** The middle of the water, from the west to the Bason: the way of boats and ships. */
import type { Point, River, Zone } from './geometry.ts'

const points = (text: string): readonly Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return { x, y }
  })
/** Where the arms meet, in the Bason. */
const MEETING = '944,450'
/** Each begins at the meeting. */
const ARMS = {
  west: points(
    `${MEETING} 952,498 920,542 868,574 822,606 780,634 740,655 700,668 660,679 620,697 580,710 540,735 500,760 460,768 420,774 380,783 340,776 308,760 280,743`,
  ),
  north: points(`${MEETING} 938,420 950,385 974,345 996,304 1004,270`),
  charles: points(`${MEETING} 885,440 838,385 795,362`),
} as const
/** Where boats of a zone put in: which arm, and which of its points is nearest. */
const LANDINGS: Readonly<Record<Zone | River, readonly [arm: keyof typeof ARMS, at: number]>> = {
  cap_rouge: ['west', 18],
  ste_foy: ['west', 17],
  sillery: ['west', 15],
  abraham: ['west', 11],
  etchemin: ['west', 10],
  levis: ['west', 2],
  ile_d_orleans: ['north', 0],
  st_charles: ['charles', 3],
  beauport: ['north', 4],
  montmorency: ['north', 5],
  bason: ['north', 0],
  st_laurent: ['west', 13],
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
