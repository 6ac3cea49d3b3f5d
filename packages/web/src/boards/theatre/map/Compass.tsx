/** The compass rose in its box, turned as the map is. */
import type { ReactNode } from 'preact/compat'
import { Rose } from '../../Rose.tsx'
import type { Box } from '../sheet.ts'

const INK = { ink: 'var(--map-ink)', paper: 'var(--map-paper)', gold: 'var(--map-gold)', brick: 'var(--map-brick)' }

export function Compass({ box, north }: { readonly box: Box; readonly north: number }): ReactNode {
  const middle = `translate(${box.x + box.width / 2} ${box.y + box.height / 2})`
  return (
    <g transform={`${middle} rotate(${north}) scale(${box.width / 112})`}>
      <Rose ink={INK} />
    </g>
  )
}
