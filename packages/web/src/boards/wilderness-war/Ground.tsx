/** What changes on the map: spaces, and the markers that lie on them. */

import {
  FORT,
  factsOf,
  PIECES,
  SIDES,
  type Side,
  SPACE,
  SPACE_IDS,
  type SpaceFacts,
  type SpaceId,
  STOCKADE,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import { memo, type ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { UNREAD } from '../pointing.ts'
import type { MapLayerProps } from '../theatre/MapLayers.tsx'
import { MapSpace } from '../theatre/MapSpace.tsx'
import { FLAME, STAR, WORKS } from '../theatre/shapes.ts'
import { type Choices, label } from './choices.ts'
import { sidesAt } from './find.ts'
import { AT, FRAME } from './geometry.ts'

export type GroundProps = MapLayerProps<View, Choices>

// --- spaces ------------------------------------------------------------------------------------------------------

export function Ground(props: GroundProps): ReactNode {
  return SPACE_IDS.map((space) => <OneSpace key={space} space={space} {...props} />)
}

function OneSpace({ space, view, say, choices, marked }: GroundProps & { space: SpaceId }): ReactNode {
  return (
    <MapSpace
      {...AT[space]}
      space={space}
      room={FRAME.room}
      offers={choices.places.get(space) ?? []}
      label={(option) => label(option, view, say)}
      several={(count) => say(text('web.choices', { name: spaceName(SPACE[space]), count }))}
      name={() => say(spaceName(SPACE[space]))}
      say={say}
      isMarked={marked?.space === space}
      site={<Site {...siteOf(space)} holder={holderOf(view, space)} />}
    >
      <Markers {...{ space, view, say }} />
    </MapSpace>
  )
}

/** Of the fortress. */
function holderOf(view: View, space: SpaceId): Side | undefined {
  if (!factsOf(SPACE[space]).fortress) return undefined
  return (view.forts[SPACE[space]] as number) < 0 ? 'french' : 'british'
}

const SHAPE = {
  cultivated: 'M-14-14h28v28h-28z',
  wilderness: 'M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z',
  mountain: 'M-18 12L-4-15 3-3 8-9 18 12z',
} as const
/** Hatched by department. */
const HATCH = {
  northern: '',
  southern: 'M-14-3L-3-14M-14 8L8-14M-10 14L14-10M1 14L14 1',
  'st-lawrence': 'M-14-6H14M-14 1H14M-14 8H14',
} as const
const TENT = 'M0-8L7 6h-14z'
const ANCHOR = 'M0-9V8M-5-5H5M-8 2Q-6 8 0 8 6 8 8 2'
/** 5.531 */
const SETTLEMENTS: ReadonlySet<number | null> = new Set(PIECES.map(({ settlement }) => settlement))

export interface SiteLook extends Pick<SpaceFacts, 'terrain' | 'department' | 'home' | 'fortress' | 'port'> {
  readonly settlement: boolean
}
function siteOf(space: SpaceId): SiteLook {
  const { n, terrain, department, home, fortress, port } = factsOf(SPACE[space])
  return { terrain, department, home, fortress, port, settlement: SETTLEMENTS.has(n) }
}
/** The space as printed: cultivated ones are square, wilderness is round, mountains are mountains. */
export const Site = memo(function Site(mark: SiteLook & { readonly holder?: Side | undefined }): ReactNode {
  const { terrain, department, home, fortress, port, settlement, holder } = mark
  return (
    <g {...UNREAD}>
      {fortress && <path className={`th-fortress${holder ? ` th-${holder}` : ''}`} transform="scale(1.62)" d={STAR} />}
      <path className={`th-site ww-${terrain}${home ? ` th-${home}` : ''}`} d={SHAPE[terrain]} />
      {department && <path className="ww-hatch" d={HATCH[department]} />}
      {settlement && <path className="ww-tent" d={TENT} />}
      {port && <path className="ww-anchor" transform="translate(-19 19)" d={ANCHOR} />}
    </g>
  )
})

// --- markers -----------------------------------------------------------------------------------------------------

/** Stockades are fences, forts have four bastions. */
const WALLS: Readonly<Record<number, string>> = {
  [STOCKADE]: 'M-10 9V-5l3.3-5 3.3 5 3.4-5 3.4 5 3.3-5 3.3 5V9z',
  [FORT]: WORKS,
}
interface TagsProps {
  readonly id: SpaceId
  readonly view: View
  readonly say: Say
  readonly x: number
  readonly y: number
}
/** Landings and fieldworks, by a letter: above the chip of who stands there, else on the space. */
export const Tags = ({ id, view, say, x, y }: TagsProps): ReactNode =>
  (['amphib', 'fieldworks'] as const)
    .filter((what) => view[what].includes(SPACE[id]))
    .map((what, i) => (
      <g key={what} className="th-tag" transform={`translate(${x + i * 19} ${y})`}>
        <rect x="-9" y="-9" width="18" height="18" />
        <text y="6">{say(text(`web.tag.${what}`))}</text>
      </g>
    ))
/** Walls above on the right, raids below them, a siege above on the left, what else there is below it: in the corners of the room. */
function Markers({ space: id, view, say }: { space: SpaceId; view: View; say: Say }): ReactNode {
  const space = SPACE[id]
  const code = view.forts[space] as number
  const walls = WALLS[Math.abs(code)]
  const works = SIDES.find((side) => view.works[side].includes(space))
  const siege = view.sieges.find((one) => one.space === space)
  const raids = SIDES.flatMap((side) =>
    view.raided[side].filter((one) => one === space).map((_, n) => ({ id: `${side} ${n}`, side })),
  )
  return (
    <>
      {walls && (
        <path className={`ww-walls th-${code > 0 ? 'british' : 'french'}`} transform="translate(19 -18)" d={walls} />
      )}
      {works && <path className={`th-works th-${works}`} transform="translate(19 -18)" d={WORKS} />}
      {siege && (
        // Its number is read above the chip of those who besiege.
        <g className="ww-siege" transform="translate(-18 -18)">
          <circle r="12" />
          <text y="3.5">{siege.level}</text>
        </g>
      )}
      {raids.map(({ id: key, side }, i) => (
        <path
          key={key}
          className={`th-flame th-${side}`}
          transform={`translate(${20 - i * 12} 19) scale(1.5)`}
          d={FLAME}
        />
      ))}
      {sidesAt(view, id).length === 0 && <Tags {...{ id, view, say }} x={-18} y={18} />}
    </>
  )
}
