/** Names on the map: zones upright, waters in italics, as was the custom. */
import { memo } from 'preact/compat'
import { RIVERS, ZONE_IDS, ZONES } from './geometry.ts'
import { INSCRIPTIONS, LINE, linesOf, QUEBEC, RIVER_IDS, SIZES } from './inscriptions.ts'
import type { Palette } from './palette.ts'

/** What a voice need not read. */
export const SCENERY = { 'aria-hidden': true } as const
export const FACE = "'IM Fell English', 'IM FELL English', Georgia, serif"

interface NamesProps {
  readonly ink: Palette
  readonly names: (id: string) => string
  readonly compact: boolean
}
/** Drawn over the arrows of what happened: they never hide a name. */
export const Names = memo(function Names({ ink, names, compact }: NamesProps) {
  const size = SIZES[compact ? 'compact' : 'usual']
  const turned = (p: { x: number; y: number; angle?: number }) =>
    p.angle ? { transform: `rotate(${p.angle} ${p.x} ${p.y})` } : {}
  return (
    <g className="q-names" fontFamily={FACE} textAnchor="middle" pointerEvents="none">
      {!compact && (
        <g {...SCENERY} {...size.small} fontStyle="italic" fill={ink.ink}>
          {INSCRIPTIONS.map((p) => (
            <text
              key={p.id}
              x={p.x}
              y={p.y}
              textAnchor={p.anchor ?? 'middle'}
              fill={p.water ? ink.waterName : ink.ink}
              {...turned(p)}
            >
              {names(p.id)}
            </text>
          ))}
        </g>
      )}
      <g {...SCENERY} {...size.town} fill={ink.ink}>
        <text x={QUEBEC.x} y={QUEBEC.y} textAnchor="start">
          {names('map.quebec')}
        </text>
      </g>
      <g {...size.river} fontStyle="italic" fill={ink.waterName}>
        {RIVER_IDS.map((r) => (
          <text key={r} x={RIVERS[r].label.x} y={RIVERS[r].label.y} {...turned(RIVERS[r].label)}>
            {names(r)}
          </text>
        ))}
      </g>
      <g {...size.zone} fill={ink.ink}>
        {ZONE_IDS.map((z) => (
          <text
            key={z}
            x={ZONES[z].label.x}
            y={ZONES[z].label.y + (compact ? 2 : 0)}
            textAnchor={ZONES[z].label.anchor ?? 'middle'}
            {...turned(ZONES[z].label)}
          >
            {linesOf(names(z), compact).map((line, i, { length }) => (
              <tspan key={line} x={ZONES[z].label.x} dy={i === 0 ? (1 - length) * LINE : LINE}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </g>
    </g>
  )
})
