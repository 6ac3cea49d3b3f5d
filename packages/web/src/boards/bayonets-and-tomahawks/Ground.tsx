/** What changes on the map: connections that can be chosen or built, spaces, and the markers that lie on them. */

import {
  CONNECTIONS,
  FACTIONS,
  type Faction,
  SPACE,
  SPACES,
  type Space,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'
import { memo, type ReactNode } from 'preact/compat'
import { button, UNREAD } from '../pointing.ts'
import type { MapLayerProps } from '../theatre/MapLayers.tsx'
import { MapSpace } from '../theatre/MapSpace.tsx'
import { FLAG, FLAME, STAR, WORKS } from '../theatre/shapes.ts'
import type { Way } from '../theatre/sheet.ts'
import { type Choices, label } from './choices.ts'
import { AT, FRAME, SHEET } from './geometry.ts'
import { type SiteLook, siteOf } from './site.ts'

export type GroundProps = MapLayerProps<View, Choices>

export const Ground = (props: GroundProps): ReactNode => (
  <>
    <Connections {...props} />
    <Spaces {...props} />
  </>
)

// --- connections -------------------------------------------------------------------------------------------------

/** What can be pointed at; the lines themselves are printed. */
const Reaches = memo(function Reaches(): ReactNode {
  return CONNECTIONS.map(({ id }) => (
    <path key={id} className="th-reach th-along" data-connection={id} d={SHEET.ways[id]?.path} />
  ))
})

function Connections(props: GroundProps): ReactNode {
  const { view, choices, marked } = props
  const special = CONNECTIONS.filter(
    ({ id }) =>
      choices.connections.has(id) ||
      marked?.connection === id ||
      view.roads.includes(id) ||
      view.roadworks.includes(id) ||
      view.warships === id,
  )
  return (
    <>
      <Reaches />
      {special.map(({ id }) => (
        <OneConnection key={id} id={id} {...props} />
      ))}
    </>
  )
}

function OneConnection({ id, view, say, choices, marked }: GroundProps & { id: string }): ReactNode {
  const { path, middle } = SHEET.ways[id] as Way
  const option = choices.connections.get(id)
  const isMarked = marked?.connection === id
  const at = `translate(${middle.x} ${middle.y})`
  return (
    <g
      className={`th-way${option ? ' th-can' : ''}${isMarked ? ' th-marked' : ''}`}
      data-connection={id}
      {...(option && button(label(option, view, say)))}
    >
      {view.roads.includes(id) && (
        <>
          <path className="bt-road" d={path} />
          <path className="bt-core" d={path} />
        </>
      )}
      {(option || isMarked) && <path className="th-ring" d={path} />}
      <path className="th-reach th-along" d={path} />
      {view.roadworks.includes(id) && <path className="bt-work" transform={at} d="M-12-8h24v16h-24zM-4-8v16M4-8v16" />}
      {view.warships === id && <path className="bt-closed" transform={at} d="M-11-11l22 22m0-22l-22 22" />}
      {(option || isMarked) && <path className="th-notch" transform={at} d="M-9-9H9L0 7z" />}
    </g>
  )
}

// --- spaces ------------------------------------------------------------------------------------------------------

function Spaces(props: GroundProps): ReactNode {
  return SPACES.map((space) => <OneSpace key={space} space={space} {...props} />)
}

function OneSpace({ space, view, say, choices, marked }: GroundProps & { space: Space }): ReactNode {
  const name = () => say(spaceName(space))
  const { kind, value } = SPACE[space]
  return (
    <MapSpace
      {...AT[space]}
      space={space}
      room={FRAME.room}
      offers={choices.places.get(space) ?? []}
      label={(option) => label(option, view, say)}
      {...{ say, name }}
      several={(count) => say(text('web.choices', { name: name(), count }))}
      isMarked={marked?.space === space}
      site={<Site {...siteOf(space)} />}
    >
      {kind === 'settled' && (
        <text className="bt-value" y="8">
          {value}
        </text>
      )}
      <Markers space={space} view={view} />
    </MapSpace>
  )
}

const HEXAGON = (r: number) => `M${-r} 0L${-r / 2} ${-r * 0.9}H${r / 2}L${r} 0 ${r / 2} ${r * 0.9}H${-r / 2}Z`
const CIRCLE = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const SQUARE = 'M-15-15h30v30h-30z'
const TENT = 'M0-19L18 14h-36z'
/** 13.2.1 A head for each Militia marker. */
const HEADS = [-30, -21, -12].map((x) => `M${x} 30v-3a4 4 0 0 1 8 0v3zm4-7.5a3 3 0 1 0 .1 0z`)
const ANCHOR = 'M0-9V9M-5-5H5M-9 2Q-7 9 0 9 7 9 9 2'

/** The space as printed: French homes are hexagons, British ones round, Bases square, villages tents. */
export const Site = memo(function Site({ kind, home, victory, militia, fortress }: SiteLook): ReactNode {
  const r = kind === 'settled' ? 18 : kind === 'wilderness' ? 10 : 14
  const form = kind === 'base' ? SQUARE : kind === 'village' ? TENT : home === 'french' ? HEXAGON(r * 1.08) : CIRCLE(r)
  return (
    <g {...UNREAD}>
      {fortress && <path className="th-fortress" transform="scale(1.6)" d={STAR} />}
      {victory && (
        <>
          <path className="bt-victory-edge" d={form} />
          <path className="bt-victory" d={form} />
        </>
      )}
      <path className={`th-site ${home ? `th-${home}` : `bt-${kind}`}`} d={form} />
      {kind === 'outpost' && <path className="bt-dot" d={CIRCLE(3.5)} />}
      {kind === 'base' && <path className="bt-anchor" d={ANCHOR} />}
      {kind === 'village' && <path className="bt-door" d="M0-4L5 14h-10z" />}
      {militia > 0 && <path className="bt-militia" d={HEADS.slice(0, militia).join('')} />}
    </g>
  )
})

/** Control above on the right, raids below it, works above on the left: each in a corner of the room. */
function Markers({ space, view }: { space: Space; view: View }): ReactNode {
  const held = view.control[space]
  const raiders = FACTIONS.filter((f) => view.raided[f].includes(space))
  return (
    <>
      {view.battles.includes(space) && <path className="bt-battle" d="M-19-19L19 19M19-19L-19 19" />}
      {held && <path className={`th-flag th-${held}`} transform="translate(14 -13)" d={FLAG[held]} />}
      {raiders.map((f, i) => (
        <path key={f} className={`th-flame th-${f}`} transform={`translate(${23 - i * 12} 21) scale(1.5)`} d={FLAME} />
      ))}
      {view.fortworks.includes(space) && <path className="th-works" transform="translate(-21 -21)" d={WORKS} />}
    </>
  )
}
export const initial = (f: Faction) => text(f === 'british' ? 'web.initial.british' : 'web.initial.french')
