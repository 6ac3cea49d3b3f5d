/** The map: connections by kind, spaces by kind and home, and the markers that lie on them. */
import {
  CONNECTIONS,
  type Connection,
  FACTIONS,
  type Faction,
  SPACE,
  SPACES,
  type Space,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/bayonets-and-tomahawks/facts'
import type { Option } from '@carillon/kernel'
import { memo, type ReactNode } from 'react'
import type { Say } from '../board.ts'
import { MapSpace } from '../theatre/MapSpace.tsx'
import { button, FLAME, STAR, UNREAD } from '../theatre/marks.ts'
import { type Choices, label } from './choices.ts'
import { AT, FRAME } from './geometry.ts'

export interface GroundProps {
  readonly view: View
  readonly say: Say
  readonly choices: Choices
  readonly marked: Option | undefined
}
const pointsOf = ({ ends: [a, b] }: Connection): string => `M${AT[a].x} ${AT[a].y}L${AT[b].x} ${AT[b].y}`

/** What is printed: drawn once. */
export const Printed = memo(function Printed(): ReactNode {
  return (
    <g {...UNREAD}>
      <rect className="th-land" width={FRAME.width} height={FRAME.height} />
      <path className="th-sea" d={SEA} />
      {CONNECTIONS.filter(({ coastal }) => coastal).map((one) => (
        <path key={one.id} className="bt-coast" d={pointsOf(one)} />
      ))}
    </g>
  )
})
/** South and east of the last harbours. */
const SEA =
  'M118 960L215 850 300 772 410 772 545 792 672 800 700 770 752 712 835 672 905 668 860 735 868 800 940 820 1030 815 1075 720 1120 690 1108 600 1140 540 1205 480 1215 410 1208 330 1160 245 1120 200 1145 150 1280 105V960Z'

export function Connections({ view, say, choices, marked }: GroundProps): ReactNode {
  return CONNECTIONS.map((one) => {
    const { id, ends } = one
    const option = choices.connections.get(id)
    const road = view.roads.includes(id)
    const kind = road ? 'road' : one.kind
    const d = pointsOf(one)
    const x = (AT[ends[0]].x + AT[ends[1]].x) / 2
    const y = (AT[ends[0]].y + AT[ends[1]].y) / 2
    const state = `${option ? ' th-can' : ''}${marked?.connection === id ? ' th-marked' : ''}`
    return (
      <g
        key={id}
        className={`th-way bt-${kind}${one.nation ? ' bt-nation' : ''}${state}`}
        data-connection={id}
        {...(option && button(label(option, view, say)))}
      >
        <path className="th-reach" d={d} />
        <path className="th-line" d={d} />
        {road && <path className="bt-core" d={d} />}
        {view.roadworks.includes(id) && <path className="bt-work" d={`M${x - 7} ${y - 5}h14v10h-14z`} />}
        {view.warships === id && <path className="bt-closed" d={`M${x - 7} ${y - 7}l14 14m0-14l-14 14`} />}
        {(option || marked?.connection === id) && (
          <>
            <path className="th-ring" d={d} />
            <path className="th-notch" d={`M${x - 6} ${y - 6}h12l-6 9z`} />
          </>
        )}
      </g>
    )
  })
}

export function Spaces(props: GroundProps): ReactNode {
  return SPACES.map((space) => <OneSpace key={space} space={space} {...props} />)
}

function OneSpace({ space, view, say, choices, marked }: GroundProps & { space: Space }): ReactNode {
  const { kind, value } = SPACE[space]
  const name = say(spaceName(space))
  return (
    <MapSpace
      {...AT[space]}
      {...{ space, name }}
      faint={kind === 'wilderness'}
      offers={choices.places.get(space) ?? []}
      label={(option) => label(option, view, say)}
      several={(count) => say(text('web.choices', { name, count }))}
      isMarked={marked?.space === space}
      site={<Site space={space} />}
    >
      {kind === 'settled' && (
        <text className="bt-value" y="5">
          {value}
        </text>
      )}
      <Markers space={space} view={view} say={say} />
    </MapSpace>
  )
}

const HEXAGON = (r: number) => `M${-r} 0L${-r / 2} ${-r * 0.9}H${r / 2}L${r} 0 ${r / 2} ${r * 0.9}H${-r / 2}Z`

/** 13.2.1 A head for each Militia marker. */
const HEADS = [9, 2, -5].map((y) => `M-22 ${y}h5v-3a2.5 2.5 0 0 0-5 0z`)

/** The space as printed: French homes are hexagons, British ones round, Bases square, villages tents. */
const Site = memo(function Site({ space }: { space: Space }): ReactNode {
  const { kind, home, victory, militia, fortress } = SPACE[space]
  const className = `th-site ${home ? `th-${home}` : `bt-${kind}`}${victory > 0 ? ' bt-victory' : ''}`
  const r = kind === 'settled' ? 12 : 9
  return (
    <g {...UNREAD}>
      {fortress && <path className="th-fortress" d={STAR} />}
      {kind === 'base' ? (
        <path className={className} d="M-9-9h18v18h-18z" />
      ) : kind === 'village' ? (
        <path className={className} d="M0-12L11 8h-22z" />
      ) : home === 'french' ? (
        <path className={className} d={HEXAGON(r + 1)} />
      ) : (
        <circle className={className} r={kind === 'wilderness' ? 6.5 : r} />
      )}
      {militia > 0 && <path className="bt-militia" d={HEADS.slice(0, militia).join('')} />}
    </g>
  )
})

function Markers({ space, view, say }: { space: Space; view: View; say: Say }): ReactNode {
  const held = view.control[space]
  const raiders = FACTIONS.filter((f) => view.raided[f].includes(space))
  const work = view.fortworks.includes(space)
  return (
    <g>
      {view.battles.includes(space) && <path className="bt-battle" d="M-13-13L13 13M13-13L-13 13" />}
      {held && (
        <g className={`bt-flag th-${held}`} transform="translate(15 -3)">
          <path d="M0 11V-9h12v9H0" />
          <text x="6" y="-1.5">
            {say(initial(held))}
          </text>
        </g>
      )}
      {raiders.map((f, i) => (
        <path key={f} className={`th-flame th-${f}`} transform={`translate(${14 + i * 9} 13)`} d={FLAME} />
      ))}
      {work && (
        <g className="th-tag" transform="translate(-20 -14)">
          <rect x="-6" y="-6" width="12" height="12" strokeDasharray="2 1.5" />
          <text y="3.5">{say(text('web.tag.fort'))}</text>
        </g>
      )}
    </g>
  )
}
export const initial = (f: Faction) => text(f === 'british' ? 'web.initial.british' : 'web.initial.french')
