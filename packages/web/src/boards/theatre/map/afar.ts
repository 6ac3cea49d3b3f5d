/** Which names there is room for when the map is small and they are large. */
import { type Box, type Label, overlap, type Point, type Sheet } from '../sheet.ts'

export interface GreatName extends Point {
  readonly words: string
  readonly box: Box
}
/** Wide enough for any letters of our type. */
const WIDTH = 0.5
const EDGE = 20

/** Above or below its space and inside the frame; a name that would lie on an earlier one is left out. */
export function namesFromAfar(sheet: Sheet, great: readonly string[], size: number): readonly GreatName[] {
  const { frame, spaces, labels } = sheet
  const shown: GreatName[] = []
  for (const space of great) {
    const at = spaces[space] as Point
    const words = (labels[space] as Label).lines.join(' ')
    const width = words.length * WIDTH * size
    const x = Math.max(EDGE + width / 2, Math.min(frame.width - EDGE - width / 2, at.x))
    const found = [at.y + frame.room / 2 + size * 0.8, at.y - frame.room / 2 - size * 0.25]
      .map((y) => ({ words, x, y, box: { x: x - width / 2, y: y - size * 0.8, width, height: size * 1.05 } }))
      .find(
        ({ box }) =>
          box.y > EDGE && box.y + box.height < frame.height - EDGE && shown.every((other) => !overlap(other.box, box)),
      )
    if (found) shown.push(found)
  }
  return shown
}
