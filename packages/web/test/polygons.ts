/** Shapes of the maps. */
interface Point {
  readonly x: number
  readonly y: number
}
/** Whether a point lies within rings, not in holes of them. */
export function inside({ x, y }: Point, rings: readonly (readonly Point[])[]): boolean {
  let odd = false
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = ring.at(i - 1) as Point
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd
    })
  return odd
}
