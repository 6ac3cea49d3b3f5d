/** Which names there is room for when the map is small and they are large. */
import { type Box, type Label, overlap, type Point, type Sheet } from '../sheet.ts'

export interface GreatName extends Point {
  readonly words: string
  readonly box: Box
}
/** Wide enough for any letters of our type. */
const WIDTH = 0.5
const EDGE = 20
/** Between two names, in parts of their size: they must not read as one. */
const GAP = 0.4
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by },
})
/** From the middle of a space, in parts of its room: chips are larger from afar. */
const FREE = 0.72
/** To the side, in parts of its width. */
const ASIDE = [0, 0.2, -0.2, 0.4, -0.4]

/** Above or below its space, or beside it, where no stack hides it; a name that finds no such place, or would touch an earlier one, is left out. */
export function namesFromAfar(
  { frame, spaces, labels }: Sheet,
  great: readonly string[],
  size: number,
  stacks: readonly Box[],
): readonly GreatName[] {
  const shown: GreatName[] = []
  for (const space of great) {
    const at = spaces[space] as Point
    const words = (labels[space] as Label).lines.join(' ')
    const width = words.length * WIDTH * size
    const within = (x: number) => Math.max(EDGE + width / 2, Math.min(frame.width - EDGE - width / 2, x))
    const beside = width / 2 + frame.room * FREE
    const [found] = [
      ...ASIDE.flatMap((by) =>
        [at.y + frame.room * FREE + size * 0.8, at.y - frame.room * FREE - size * 0.25].map((y) => ({
          x: within(at.x + by * width),
          y,
        })),
      ),
      ...[at.x + beside, at.x - beside].flatMap((x) =>
        [0.28, 0.7, -0.15].map((down) => ({ x: within(x), y: at.y + down * size })),
      ),
    ]
      .map(({ x, y }) => {
        const box = { x: x - width / 2, y: y - size * 0.8, width, height: size * 1.05 }
        return { words, x, y, box }
      })
      .filter(
        ({ box }) =>
          box.y > EDGE &&
          box.y + box.height < frame.height - EDGE &&
          !stacks.some((one) => overlap(one, box)) &&
          shown.every((other) => !overlap(grown(other.box, GAP * size), box)),
      )
    if (found) shown.push(found)
  }
  return shown
}
