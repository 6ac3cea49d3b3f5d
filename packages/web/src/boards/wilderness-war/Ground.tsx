/** The map: connections by kind, spaces by terrain and home, and the markers that lie on them. */
import type { Option } from '@carillon/kernel'
import {
  ARROWS,
  FORT,
  factsOf,
  LANDINGS,
  PIECES,
  SIDES,
  type Side,
  SPACE,
  SPACE_IDS,
  type SpaceId,
  STOCKADE,
  spaceId,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/facts'
import { memo, type ReactNode } from 'react'
import type { Say } from '../board.ts'
import { MapSpace } from '../theatre/MapSpace.tsx'
import { FLAME, STAR, UNREAD } from '../theatre/marks.ts'
import { type Choices, label } from './choices.ts'
import { CONNECTIONS, type Kind } from './find.ts'
import { AT, FRAME } from './geometry.ts'

export interface GroundProps {
  readonly view: View
  readonly say: Say
  readonly choices: Choices
  readonly marked: Option | undefined
}

// --- what is printed ---------------------------------------------------------------------------------------------

/** Off the last harbours; Halifax and Louisbourg lie on land of their own. */
const SEA =
  'M252 1120L335 1092 385 1062 430 1046 490 1042 555 1064 625 1008 705 992 772 947 829 888 896 863 968 888 1050 837 1094 776 1138 728 1203 703 1217 611 1193 550 1186 428 1176 305 1186 193 1287 163 1380 134V1120ZM1258 212L1308 189 1380 175V259L1292 269ZM1248 379L1308 340 1380 324V409L1273 426Z'
const linesOf = (kind: Kind): string =>
  CONNECTIONS.filter(([one]) => one === kind)
    .map(([, a, b]) => `M${AT[a].join(' ')}L${AT[b].join(' ')}`)
    .join('')
const WAYS: readonly (readonly [kind: Kind, d: string])[] = (['lakeshore', 'river', 'land'] as const).map((kind) => [
  kind,
  linesOf(kind),
])
/** A line with its head before the space it goes to. */
function arrow(from: SpaceId, to: SpaceId): string {
  const [x, y] = AT[from]
  const [u, v] = AT[to]
  const long = Math.hypot(u - x, v - y)
  const [dx, dy] = [(u - x) / long, (v - y) / long]
  const at = (along: number, aside: number) =>
    `${(u - dx * along - dy * aside).toFixed(1)} ${(v - dy * along + dx * aside).toFixed(1)}`
  return `M${x} ${y}L${at(20, 0)}M${at(33, 6)}L${at(20, 0)} ${at(33, -6)}`
}
const arrows = (list: readonly (readonly [number, number])[]): string =>
  list.map(([from, to]) => arrow(spaceId(from), spaceId(to))).join('')

/** Drawn once. */
export const Printed = memo(function Printed(): ReactNode {
  return (
    <g {...UNREAD}>
      <rect className="th-land" width={FRAME.width} height={FRAME.height} />
      <path className="th-sea" fillRule="evenodd" d={SEA} />
      {WAYS.map(([kind, d]) => (
        <path key={kind} className={`ww-way ww-${kind}`} d={d} />
      ))}
      <path className="ww-way ww-core" d={WAYS[0]?.[1]} />
      <path className="ww-way ww-arrow" d={arrows(ARROWS)} />
      <path className="ww-way ww-landing" d={arrows(LANDINGS)} />
    </g>
  )
})

// --- spaces ------------------------------------------------------------------------------------------------------

export function Spaces(props: GroundProps): ReactNode {
  return SPACE_IDS.map((space) => <OneSpace key={space} space={space} {...props} />)
}

function OneSpace({ space, view, say, choices, marked }: GroundProps & { space: SpaceId }): ReactNode {
  const [x, y] = AT[space]
  const name = say(spaceName(SPACE[space]))
  return (
    <MapSpace
      {...{ space, x, y, name }}
      faint={factsOf(SPACE[space]).terrain !== 'cultivated'}
      offers={choices.places.get(space) ?? []}
      label={(option) => label(option, view, say)}
      several={(count) => say(text('web.choices', { name, count }))}
      isMarked={marked?.space === space}
      site={<Site space={space} holder={holderOf(view, space)} />}
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
  cultivated: 'M-10-10h20v20h-20z',
  wilderness: 'M-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0z',
  mountain: 'M0-11L11 8h-22z',
} as const
/** Hatched by department. */
const HATCH = { southern: 'M-10-2L-2-10M-10 8L8-10M0 10L10 0', 'st-lawrence': 'M-10-4H10M-10 3H10' } as const
const TENT = 'M0-4L4 3h-8z'
const ANCHOR = 'M0-6V5M-3-3H3M-5 1Q-4 5 0 5 4 5 5 1'
/** 5.531 */
const SETTLEMENTS: ReadonlySet<number | null> = new Set(PIECES.map(({ settlement }) => settlement))

const Site = memo(function Site({ space, holder }: { space: SpaceId; holder: Side | undefined }): ReactNode {
  const { n, terrain, department, home, fortress, port } = factsOf(SPACE[space])
  return (
    <g {...UNREAD}>
      {fortress && <path className={`th-fortress ww-fortress th-${holder}`} transform="scale(1.12)" d={STAR} />}
      <path className={`th-site ww-${terrain}${home ? ` th-${home}` : ''}`} d={SHAPE[terrain]} />
      {department && department !== 'northern' && <path className="ww-hatch" d={HATCH[department]} />}
      {SETTLEMENTS.has(n) && <path className="ww-tent" d={TENT} />}
      {port && <path className="ww-anchor" transform="translate(-21 8)" d={ANCHOR} />}
    </g>
  )
})

// --- markers -----------------------------------------------------------------------------------------------------

/** Stockades are fences, forts have four bastions. */
const WALLS: Readonly<Record<number, string>> = {
  [STOCKADE]: 'M-6 6V-4l2-3 2 3 2-3 2 3 2-3 2 3V6z',
  [FORT]: 'M-8-8l5 2h6l5-2-2 5v6l2 5-5-2h-6l-5 2 2-5v-6z',
}
function Markers({ space: id, view, say }: { space: SpaceId; view: View; say: Say }): ReactNode {
  const space = SPACE[id]
  const code = view.forts[space] as number
  const walls = WALLS[Math.abs(code)]
  const works = SIDES.find((side) => view.works[side].includes(space))
  const siege = view.sieges.find((one) => one.space === space)
  const raids = SIDES.flatMap((side) =>
    view.raided[side].filter((one) => one === space).map((_, n) => ({ id: `${side} ${n}`, side })),
  )
  const tags = [
    ...(view.amphib.includes(space) ? [say(text('web.tag.amphib'))] : []),
    ...(view.fieldworks.includes(space) ? [say(text('web.tag.fieldworks'))] : []),
  ]
  return (
    <g>
      {walls && (
        <path className={`ww-walls th-${code > 0 ? 'british' : 'french'}`} transform="translate(20 -2)" d={walls} />
      )}
      {works && <path className={`ww-walls ww-works th-${works}`} transform="translate(20 -2)" d={WALLS[FORT]} />}
      {siege && (
        <g className="ww-siege" transform="translate(-21 -6)">
          <circle r="8" />
          <text y="4">{siege.level}</text>
        </g>
      )}
      {raids.map(({ id: key, side }, i) => (
        <path key={key} className={`th-flame th-${side}`} transform={`translate(${15 + i * 9} 14)`} d={FLAME} />
      ))}
      {tags.map((tag, i) => (
        <g key={tag} className="th-tag" transform={`translate(${-20 - i * 13} 10)`}>
          <rect x="-6" y="-6" width="12" height="12" />
          <text y="3.5">{tag}</text>
        </g>
      ))}
    </g>
  )
}
