/** Small pictures: villages, the mill on the plains, the hills. */
import { VILLAGES } from './geometry.ts'

/** A church with its steeple, and houses. */
const HAMLET =
  'm-6 2v-6l4-3.5 4 3.5v6zm8 0v-9l1.7-6 1.8 6v9zm-15.5 3v-4l3-2 3 2v4zm15 2v-4l3-2.2 3.5 2.2v4zm-9.5 3v-4l3-2.2 3.5 2.2v4z'
/** On the plains a windmill instead. */
const MILL = 'm-4 7l1.5-12h5l1.5 12zm-1-12l4-4 4 4zm4-2l-7-6 2-2zl6-7 2 2zl7 6-2 2zl-6 7-2-2z'
export const VILLAGE_VIGNETTES = Object.entries(VILLAGES)
  .map(([zone, [x, y]]) => `M${x} ${y}${zone === 'abraham' ? MILL : HAMLET}`)
  .join('')

/** The Laurentides, far behind Charlesbourg. */
const HILL = 'c5-2 8-14 14-15 5 0 9 8 12 15m-11-13q4 4 4 12m-2-10q5 4 6 10m-3-5q3 2 4 5'
const HILLS_AT = [
  [338, 46],
  [366, 38],
  [392, 52],
  [424, 40],
  [450, 54],
  [484, 42],
  [510, 56],
  [544, 44],
  [574, 58],
  [604, 42],
  [636, 54],
  [664, 40],
]
export const HILLS = HILLS_AT.map(([x, y]) => `M${x} ${y}${HILL}`).join('')
