/** Which names there is room for when the map is small and they are large. */
import { pairAt } from '../pairs.ts'
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
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by },
})
/** To the side, in parts of its width. */
const ASIDE = [0, 0.2, -0.2, 0.4, -0.4]

/** Above or below its space, where it hides least of contested stacks; a name that would lie on an earlier one, or touch it, is left out. */
export function namesFromAfar(sheet: Sheet, great: readonly string[], size: number): readonly GreatName[] {
  const { frame, spaces, labels } = sheet
  const shown: GreatName[] = []
  for (const space of great) {
    const at = spaces[space] as Point
    const words = (labels[space] as Label).lines.join(' ')
    const width = words.length * WIDTH * size
    const within = (x: number) => Math.max(EDGE + width / 2, Math.min(frame.width - EDGE - width / 2, x))
    const near = Object.keys(spaces).filter((one) => {
      const { x, y } = spaces[one] as Point
      return Math.abs(x - at.x) < width + 2 * frame.room && Math.abs(y - at.y) < 3 * frame.room
    })
    const stacks = near.flatMap((one) => Object.values<Box>(pairAt(sheet, one)))
    const [found] = ASIDE.flatMap((by) =>
      [at.y + frame.room / 2 + size * 0.8, at.y - frame.room / 2 - size * 0.25].map((y) => {
        const x = within(at.x + by * width)
        const box = { x: x - width / 2, y: y - size * 0.8, width, height: size * 1.05 }
        return { words, x, y, box, hides: stacks.filter((one) => overlap(one, box)).length }
      }),
    )
      .filter(
        ({ box }) =>
          box.y > EDGE &&
          box.y + box.height < frame.height - EDGE &&
          shown.every((other) => !overlap(grown(other.box, GAP * size), box)),
      )
      .sort((a, b) => a.hides - b.hides)
    if (found) shown.push(found)
  }
  return shown
}
