/** The reader's own marks, over the board and in its units. */
import { memo, type ReactNode } from 'preact/compat'
import { UNREAD } from '../../boards/pointing.ts'
import { type Mark, type Point, useMarks } from './marks.ts'

interface MarksLayerProps {
  readonly game: string
  /** Being drawn. */
  readonly draft: Mark | undefined
  /** Of a ring: half the room of a place, in units of the board. */
  readonly size: number
}
export const MarksLayer = memo(function MarksLayer({ game, draft, size }: MarksLayerProps): ReactNode {
  const marks = useMarks(game)
  return (
    <g className="own-marks" {...UNREAD}>
      {marks.map((mark) => (
        <Drawn key={`${mark.from.x} ${mark.from.y} ${mark.to?.x} ${mark.to?.y}`} mark={mark} size={size} />
      ))}
      {draft && <Drawn mark={draft} size={size} />}
    </g>
  )
})

function Drawn({ mark: { from, to }, size }: { readonly mark: Mark; readonly size: number }): ReactNode {
  if (!to)
    return (
      <g className="own-mark">
        <circle className="own-halo" cx={from.x} cy={from.y} r={size} strokeWidth={size * 0.36} />
        <circle cx={from.x} cy={from.y} r={size} strokeWidth={size * 0.18} />
      </g>
    )
  const { line, head } = arrow(from, to, size)
  return (
    <g className="own-mark">
      <path className="own-halo" d={line} strokeWidth={size * 0.42} />
      <path d={line} strokeWidth={size * 0.22} />
      <path className="own-head" d={head} />
    </g>
  )
}
/** In a slight bow, with a head at its end. */
function arrow(from: Point, to: Point, size: number): { readonly line: string; readonly head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [mx, my] = [(from.x + to.x) / 2 + dy * 0.12, (from.y + to.y) / 2 - dx * 0.12]
  const long = Math.hypot(to.x - mx, to.y - my) || 1
  const [ux, uy] = [(to.x - mx) / long, (to.y - my) / long]
  const foot = { x: to.x - ux * size * 0.8, y: to.y - uy * size * 0.8 }
  const side = (by: number) => `${(foot.x - uy * by).toFixed(1)} ${(foot.y + ux * by).toFixed(1)}`
  return {
    line: `M${from.x} ${from.y}Q${mx.toFixed(1)} ${my.toFixed(1)} ${foot.x.toFixed(1)} ${foot.y.toFixed(1)}`,
    head: `M${side(size * 0.42)}L${to.x} ${to.y}L${side(-size * 0.42)}z`,
  }
}
