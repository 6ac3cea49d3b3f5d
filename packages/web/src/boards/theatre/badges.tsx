/** Small signs on counters and on stacks of the map: our own, each in a box of 24. */
import type { ReactNode } from 'preact/compat'

export const BADGES = {
  star: 'M12 .8l3.2 7.6 8.2.7-6.2 5.4 1.9 8.1L12 18.3l-7.1 4.3 1.9-8.1L.6 9.1l8.2-.7z',
  anchor:
    'M12 1.2a3 3 0 0 1 1.4 5.6v2h4v2.6h-4v7.8c2.6-.4 4.4-1.7 5.3-3.6l-2.1.1 4.4-4.3.9 5.8-1.4-.8C19 20.5 16 22.6 12 22.6s-7-2.1-8.5-6.2l-1.4.8.9-5.8 4.4 4.3-2.1-.1c.9 1.9 2.7 3.2 5.3 3.6v-7.8h-4V8.8h4v-2A3 3 0 0 1 12 1.2z',
  flag: 'M4 1h2.6v22H4zM8 2.5l14 4.8L8 12.5z',
  /** Nothing comes through: out of supply. */
  barred:
    'M12 1a11 11 0 1 0 .01 0zM12 4.5a7.5 7.5 0 0 1 4.4 1.4L5.9 16.4A7.5 7.5 0 0 1 12 4.5zM18.1 7.6a7.5 7.5 0 0 1-10.5 10.5z',
  /** From all sides to one place: marshal. */
  gather: 'M7.5 1h9L12 9zM7.5 23h9L12 15zM1 7.5v9L9 12zM23 7.5v9L15 12z',
  /** An hourglass: spent. */
  hourglass: 'M4 1.5h16V5l-6 7 6 7v3.5H4V19l6-7-6-7zM8.5 5.3h7L12 9.3z',
  tick: 'M2 12.5l3.8-3.6 4.6 4.6L18.8 3.8l3.7 3.5-11.9 13.2z',
} as const
export type BadgeName = keyof typeof BADGES

interface PictureProps {
  readonly d: string
  readonly x?: number
  readonly y?: number
  readonly size: number
}
/** A picture around a point. */
export function Picture({ d, x = 0, y = 0, size }: PictureProps): ReactNode {
  const at = `translate(${x - size / 2} ${y - size / 2})scale(${(size / 24).toFixed(3)})`
  return <path className="pc-icon" fillRule="evenodd" transform={at} d={d} />
}

interface BadgeProps {
  readonly d: string
  readonly look: string
  readonly x: number
  readonly y: number
  readonly r: number
}
export function Badge({ d, look, x, y, r }: BadgeProps): ReactNode {
  return (
    <g className={`pc-badge pc-badge-${look}`} transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <Picture d={d} size={r * 1.4} />
    </g>
  )
}
