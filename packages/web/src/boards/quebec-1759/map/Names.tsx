/** Names on the map: zones upright, waters in italics, as was the custom. */
import { memo } from 'preact/compat'
import { RIVERS, type River, ZONE_IDS, ZONES } from './geometry.ts'
import type { Palette } from './palette.ts'

/** What a voice need not read. */
export const SCENERY = { 'aria-hidden': true } as const
export const FACE = "'IM Fell English', 'IM FELL English', Georgia, serif"

interface Inscription {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly angle?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Waters are in italics and in their own ink. */
  readonly water?: true
}
const INSCRIPTIONS: readonly Inscription[] = [
  { id: 'map.falls', x: 1008, y: 252, anchor: 'start', water: true },
  { id: 'map.river.st_charles', x: 384, y: 222, anchor: 'end', water: true },
  { id: 'map.river.chaudiere', x: 302, y: 888, anchor: 'start', water: true },
  { id: 'map.river.etchemin', x: 526, y: 886, anchor: 'end', water: true },
  { id: 'map.river.cap_rouge', x: 60, y: 600, anchor: 'start', water: true },
  { id: 'map.channel.north', x: 1172, y: 272, water: true },
  { id: 'map.channel.south', x: 1110, y: 580, angle: 8, water: true },
  { id: 'map.cape_diamond', x: 738, y: 622, angle: -22 },
  { id: 'map.foulon', x: 616, y: 674, angle: -26 },
  { id: 'map.point_levi', x: 962, y: 560, anchor: 'start' },
  { id: 'map.canardiere', x: 664, y: 328 },
  { id: 'map.charlesbourg', x: 392, y: 100, anchor: 'start' },
]
const RIVER_IDS: readonly River[] = ['bason', 'st_laurent']

/** Longer names take two lines on small screens. */
const LONG = 14
/** Between them. */
export const LINE = 34
export const linesOf = (name: string, compact: boolean): readonly string[] =>
  compact && name.length > LONG ? name.split(/ (.*)/, 2) : [name]

interface NamesProps {
  readonly ink: Palette
  readonly names: (id: string) => string
  readonly compact: boolean
}
/** Drawn over the arrows of what happened: they never hide a name. */
export const Names = memo(function Names({ ink, names, compact }: NamesProps) {
  const turned = (p: { x: number; y: number; angle?: number }) =>
    p.angle ? { transform: `rotate(${p.angle} ${p.x} ${p.y})` } : {}
  return (
    <g className="q-names" fontFamily={FACE} textAnchor="middle" pointerEvents="none">
      {!compact && (
        <g {...SCENERY} fontSize="14.5" fontStyle="italic" fill={ink.ink}>
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
      <g {...SCENERY} fontSize={compact ? 36 : 24} letterSpacing="2" fill={ink.ink}>
        <text x="836" y="506" textAnchor="start">
          {names('map.quebec')}
        </text>
      </g>
      <g fontSize={compact ? 40 : 31} fontStyle="italic" letterSpacing={compact ? 3 : 5} fill={ink.waterName}>
        {RIVER_IDS.map((r) => (
          <text key={r} x={RIVERS[r].label.x} y={RIVERS[r].label.y} {...turned(RIVERS[r].label)}>
            {names(r)}
          </text>
        ))}
      </g>
      <g fontSize={compact ? 36 : 22} letterSpacing={compact ? 0 : 1.2} fill={ink.ink}>
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
