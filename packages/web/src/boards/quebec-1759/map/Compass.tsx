/** Compass rose and scale. North is where the map was turned from. */
import { Rose } from '../../Rose.tsx'
import { FRAME } from './geometry.ts'
import { FACE } from './Names.tsx'
import type { Palette } from './palette.ts'

const NORTH = 33
const CENTRE = { x: 106, y: 860 }

export function Compass({ ink }: { readonly ink: Palette }) {
  return (
    <g transform={`translate(${CENTRE.x} ${CENTRE.y}) rotate(${NORTH})`}>
      <Rose ink={ink} />
    </g>
  )
}

const LENGTH = 216
export function Scale({ ink, names }: { readonly ink: Palette; readonly names: (id: string) => string }) {
  const x = FRAME.width - 40 - LENGTH
  const y = FRAME.height - 42
  const part = LENGTH / 6
  const odd = [0, 2, 4].map((i) => `M${x + i * part} ${y}h${part}`).join('')
  return (
    <g>
      <path d={odd} stroke={ink.ink} strokeWidth="5" />
      <path d={`M${x} ${y - 3.5}h${LENGTH}v7h${-LENGTH}z`} fill="none" stroke={ink.ink} strokeWidth=".8" />
      <text
        x={x + LENGTH / 2}
        y={y - 9}
        textAnchor="middle"
        fontFamily={FACE}
        fontStyle="italic"
        fontSize="14.5"
        fill={ink.ink}
      >
        {names('map.scale')}
      </text>
    </g>
  )
}
