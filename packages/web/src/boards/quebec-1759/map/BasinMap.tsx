/** The basin of Quebec as SVG groups, in units of FRAME: no game in it, drawn once. */
import { memo, type SVGProps } from 'preact/compat'
import { deferredPart } from '../../../shell/deferred.tsx'
import {
  CLIFF_MARKS,
  COAST,
  FIELD_MARKS,
  LAND_PIECES,
  ruled,
  SHADE_LINES,
  TREE_OUTLINES,
  TREE_SHADES,
  WATER_LINES,
} from './engraving.ts'
import {
  BORDERS,
  BOUNDARY,
  BRIDGE,
  FALL,
  FRAME,
  NEAT,
  RIVERS,
  type River,
  ROADS,
  type RoadOption,
  ZONE_IDS,
  ZONES,
} from './geometry.ts'
import { SCENERY } from './Names.tsx'
import { type MapTheme, PALETTES, RULINGS, TINTS } from './palette.ts'
import { HILLS, VILLAGE_VIGNETTES } from './vignettes.ts'

export interface BasinMapProps {
  /** A zone, a river area or a `map.…` id in the reader's language. */
  readonly names: (id: string) => string
  readonly theme: MapTheme
  /** Roads in play besides the usual ones. */
  readonly roads?: readonly RoadOption[]
  /** For small screens: fewer and larger names. */
  readonly compact?: boolean
}
const Ornaments = deferredPart(async () => (await import('./Ornaments.tsx')).Ornaments)
const RIVER_IDS: readonly River[] = ['bason', 'st_laurent']
const NONE: readonly RoadOption[] = []
const RULED = ZONE_IDS.map((z) => ruled(ZONES[z].region, ZONES[z].inner, RULINGS[TINTS[z]]))
const inset = (by: number) => ({ x: by, y: by, width: FRAME.width - 2 * by, height: FRAME.height - 2 * by })

/** Many paths of one ink. */
function Paths({ of, ...ink }: { readonly of: readonly string[] } & SVGProps<SVGGElement>) {
  return (
    <g fill="none" {...ink}>
      {of.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  )
}

export const BasinMap = memo(function BasinMap({ names, theme, roads = NONE, compact = false }: BasinMapProps) {
  const ink = PALETTES[theme]
  const ways = ROADS.filter((r) => !r.option || roads.includes(r.option)).map((r) => r.path)
  return (
    <g className="basin-map" data-theme={theme}>
      <g {...SCENERY}>
        <rect width={FRAME.width} height={FRAME.height} fill={ink.paper} />
        <rect {...inset(NEAT)} fill={ink.water} />
        {WATER_LINES.map((lines, i) => (
          <Paths
            key={lines[0]}
            of={lines}
            stroke={ink.waterInk}
            strokeWidth={0.6 - i * 0.1}
            strokeOpacity={0.6 - i * 0.13}
          />
        ))}
        <Paths of={SHADE_LINES} stroke={ink.waterInk} strokeWidth=".7" />
      </g>
      {RIVER_IDS.map((r) => (
        <path key={r} data-river={r} d={RIVERS[r].region} fill={ink.water} fillOpacity="0" />
      ))}
      <g {...SCENERY}>
        <path d={BOUNDARY} fill="none" stroke={ink.ink} strokeWidth=".7" />
        <path d={BOUNDARY} fill="none" stroke={ink.ink} strokeWidth="4" strokeLinecap="round" strokeDasharray="0 9" />
        <Paths of={LAND_PIECES} fill={ink.land} />
        <Paths of={TREE_OUTLINES} fill={ink.wood} fillOpacity=".55" stroke={ink.faint} strokeWidth=".55" />
        <Paths of={TREE_SHADES} stroke={ink.faint} strokeWidth=".6" />
      </g>
      {ZONE_IDS.map((z) => (
        <path key={z} data-zone={z} d={ZONES[z].region} fill={ink.tints[TINTS[z]]} fillOpacity={ink.wash} />
      ))}
      <g {...SCENERY} pointerEvents="none">
        {ZONE_IDS.map((z) => (
          <path
            key={z}
            d={ZONES[z].region + ZONES[z].inner}
            fillRule="evenodd"
            fill={ink.tints[TINTS[z]]}
            fillOpacity={ink.band}
          />
        ))}
        <Paths of={RULED} stroke={ink.ink} strokeWidth=".4" strokeOpacity=".6" />
        <Paths of={COAST} stroke={ink.ink} strokeWidth="1.1" />
        <Paths of={BORDERS} stroke={ink.ink} strokeWidth="1.3" strokeDasharray="6 2.6 1.2 2.6" />
        <Paths of={FIELD_MARKS} stroke={ink.faint} strokeWidth=".5" strokeOpacity=".7" />
        <Paths of={CLIFF_MARKS} stroke={ink.ink} strokeWidth=".7" strokeOpacity=".8" />
        <Paths of={ways} stroke={ink.ink} strokeWidth="4.6" />
        <Paths of={ways} stroke={ink.road} strokeWidth="3" />
        <path d={BRIDGE} fill="none" stroke={ink.ink} strokeWidth="9" />
        <path d={BRIDGE} fill="none" stroke={ink.road} strokeWidth="6.6" />
        <path d={BRIDGE} fill="none" stroke={ink.ink} strokeWidth="6.6" strokeDasharray="1 1.8" />
        <path d={VILLAGE_VIGNETTES} fill={ink.brick} stroke={ink.ink} strokeWidth=".7" strokeLinejoin="round" />
        <path d={HILLS} fill={ink.land} stroke={ink.faint} strokeWidth=".8" />
        <path d={FALL} fill="none" stroke={ink.road} strokeWidth="1.1" />
        <Ornaments ink={ink} names={names} compact={compact} />
        <g fill="none" stroke={ink.ink}>
          <rect {...inset(NEAT)} strokeWidth="1" />
          <rect {...inset(NEAT - 4)} strokeWidth="5" strokeDasharray="31 31" strokeOpacity=".85" />
          <rect {...inset(NEAT - 7)} strokeWidth=".7" />
          <rect {...inset(4)} strokeWidth="2.2" />
        </g>
      </g>
    </g>
  )
})
