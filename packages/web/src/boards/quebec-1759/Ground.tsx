/** What lies on the land and on the water under the blocks: zones that can be chosen, marks of state, ships and boats. */

import type { Option } from '@carillon/kernel'
import {
  BRITISH_CAMP,
  OBJECTIVE,
  RIVERS as RIVER_IDS,
  type River,
  SHIPS,
  type Side,
  SUPPLY,
  spaceName,
  type View,
  web,
  ZONES as ZONE_IDS,
  type Zone,
} from '@carillon/quebec-1759/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { button } from '../pointing.ts'
import { label } from './choices.ts'
import { FRAME, NEAT, type Point, RIVERS, ZONES } from './map/geometry.ts'
import { LINE, linesOf } from './map/inscriptions.ts'
import { ANCHOR, BARREL, OAR, SHOE, SWORDS, SYMBOLS } from './symbols.ts'

export interface GroundProps {
  readonly view: View
  readonly say: Say
  /** What a click on the place would choose, or offer. */
  pickable(space: Zone | River): readonly Option[]
  /** While something is being dragged: where it may go, and what it is over. */
  readonly targets: ReadonlySet<string> | undefined
  readonly over: string | undefined
  readonly marked: string | undefined
  readonly compact: boolean
}

export function Ground(props: GroundProps): ReactNode {
  return (
    <>
      {ZONE_IDS.map((zone) => (
        <Ground1 key={zone} zone={zone} {...props} />
      ))}
      {RIVER_IDS.map((river) => (
        <Water key={river} river={river} {...props} />
      ))}
    </>
  )
}

/** 7.2 Where a battle is to be fought, or is being fought: a seal beside the name, where it hides no block. */
export function Battlefields({ view, compact }: Pick<GroundProps, 'view' | 'compact'>): ReactNode {
  const sites = [...view.battles, ...(view.battle ? [view.battle] : [])]
  return sites.map(({ zone }) => {
    const { x, y } = ZONES[zone].label
    const at = { x: x + (compact ? 100 : 84), y: y - 7 }
    return (
      <g key={zone} className={`q-seal${zone === view.battle?.zone ? ' q-fighting' : ''}`}>
        <circle cx={at.x} cy={at.y} r={compact ? 26 : 15} />
        <Icon d={SWORDS} at={at} size={compact ? 1.5 : 0.85} className="q-swords" />
      </g>
    )
  })
}

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** What makes a place choosable, for mouse, keyboard and screen reader. */
function buttonOf({ pickable, view, say }: GroundProps, space: Zone | River) {
  const options = pickable(space)
  if (options.length === 0) return undefined
  const name = options.length === 1 ? label(options[0] as Option, view, say) : say(spaceName(space))
  return button(name)
}

function Ground1(props: GroundProps & { readonly zone: Zone }): ReactNode {
  const { zone, view, say, pickable, targets, over, marked, compact } = props
  const choosable = buttonOf(props, zone)
  const name = say(spaceName(zone))
  const [first = '', ...more] = linesOf(name, compact)
  const half = widthOf(first) * (compact ? 0.76 : 0.5)
  const { x, anchor } = ZONES[zone].label
  const y = ZONES[zone].label.y - more.length * LINE
  const shift = anchor === 'start' ? half : anchor === 'end' ? -half : 0
  const most = FRAME.width - NEAT - 16
  // Where there is no room after the name, before it; beside a long one, above it.
  const beside = (by: number): Point => {
    const at = x + shift + by + Math.sign(by) * half
    // Above the names at the upper edge there is no room either.
    if ((half > 88 && y > 60) || at < NEAT + 16) return { x: x + shift + by, y: y - (compact ? 40 : 30) }
    return at > most ? beside(-by) : { x: at, y: y - 7 }
  }
  const holder = holderOf(view, zone)
  // 6.8 What the first time cost is paid, also where the British have gone since.
  const was = holder !== 'british' && zone !== BRITISH_CAMP && view.occupied.includes(zone)
  const flags = [...(holder ? [holder] : []), ...(was ? (['was'] as const) : [])]
  const handle = beside(22)
  // A handle for which there is no room after the name stands before it.
  const taken = choosable && handle.x < x + shift ? 26 : 0
  const begin = (zone === OBJECTIVE || zone === SUPPLY ? -46 : -20) - taken
  return (
    <>
      <g
        data-space={zone}
        className={classes(
          'q-zone',
          (choosable || targets?.has(zone)) && 'q-can',
          over === zone && 'q-over',
          marked === zone && 'q-marked',
        )}
        {...choosable}
      >
        <path className="q-fill" d={ZONES[zone].region} />
        <path className="q-outline" d={ZONES[zone].region} />
      </g>
      <g className="q-marks">
        {zone === OBJECTIVE && <Icon d={SYMBOLS.leader} at={beside(-20)} size={0.85} className="q-objective" />}
        {zone === SUPPLY && <Icon d={BARREL} at={beside(-19)} size={0.75} className="q-supply" />}
        {flags.map((flag, i) => (
          <Flag key={flag} of={flag} at={beside(begin - i * 24)} />
        ))}
        {choosable && <Handle at={handle} options={pickable(zone)} />}
      </g>
    </>
  )
}

/** About as wide as the name is on the map. */
const widthOf = (name: string): number =>
  [...name].reduce(
    (sum, c) => sum + (/[ilj.’'\s-]/i.test(c) ? 7.2 : /m/i.test(c) ? 20 : /[A-ZÀ-Ý]/.test(c) ? 16 : 12),
    0,
  )

/** The drawn handle of what can be chosen: it says with a picture what the choice does. */
function Handle({ at, options }: { readonly at: Point; readonly options: readonly Option[] }): ReactNode {
  return options.slice(0, 2).map((option, i) => (
    <g key={String(option.way ?? option.do)} className="q-handle" transform={`translate(${at.x + i * 26} ${at.y})`}>
      <circle r="11.5" />
      <path d={iconOf(option)} fillRule="evenodd" transform="scale(.6) translate(-12 -12)" />
    </g>
  ))
}
function iconOf({ way, do: order }: Option): string {
  if (way) return way === 'boat' ? OAR : SHOE
  if (order === 'indian') return SYMBOLS.indian
  return order === 'march' ? SHOE : HAND
}
const HAND =
  'M9 2c2 0 2.5 1 2.5 2.5V10l7 1.5c2 .5 2.5 1.5 2.300 3.5l-.8 5H9.5L3.5 14c-1-1.5 1-3 2.5-2l1 1V4.5C7 3 7.500 2 9 2Z'

export function Icon({ d, at, size, className }: { d: string; at: Point; size: number; className: string }): ReactNode {
  return (
    <path
      className={className}
      d={d}
      fillRule="evenodd"
      transform={`translate(${at.x} ${at.y}) scale(${size}) translate(-12 -12)`}
    />
  )
}

/** Who stands in a zone alone. */
export function holderOf({ zones }: View, zone: Zone): Side | undefined {
  const { british, french } = zones[zone]
  if (british.length > 0 === french.length > 0) return undefined
  return british.length > 0 ? 'british' : 'french'
}
/** Whose zone it is now; a bare one where the British have been before. */
function Flag({ at, of }: { readonly at: Point; readonly of: Side | 'was' }): ReactNode {
  return (
    <g className={`q-flag q-flag-${of}`} transform={`translate(${at.x} ${at.y})`}>
      <path d="M-9-12V12" />
      <path className="q-cloth" d="M-9-11q5-3 9 0t9 0V2q-5 3-9 0t-9 0z" />
      {of === 'british' && <path className="q-cross" d="M0-11V2M-9-4.5q5-3 9 0t9 0" />}
      {of === 'french' && (
        <path className="q-lilies" d="M-5-7.5l2 2.5-2 2.5-2-2.5zM4.5-7.5l2 2.5-2 2.5-2-2.5zM-.2-3l2 2.5-2 2.5-2-2.5z" />
      )}
    </g>
  )
}

/** 2.4, 6.6 Ships of the British; upriver, where none lies, a boat of the French. */
function Water(props: GroundProps & { readonly river: River }): ReactNode {
  const { river, view, say, over, targets, marked } = props
  const count = view.ships[river]
  const choosable = buttonOf(props, river)
  const named = choosable ?? { role: 'img' as const, 'aria-label': say(web.ships(river, count)) }
  const { ships, label: at } = RIVERS[river]
  return (
    <g
      data-space={river}
      data-ships={river}
      className={classes(
        'q-ships',
        (choosable || targets?.has(river)) && 'q-can',
        over === river && 'q-over',
        marked === river && 'q-marked',
      )}
      {...named}
    >
      {ships.map(({ x, y }, i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {i < count && <circle className="q-berth" r="23" />}
          {i < count ? <Ship /> : river === 'st_laurent' && i < SHIPS && <Boat turn={COURSE[i] as number} />}
        </g>
      ))}
      {view.contraryTide && <Icon d={ANCHOR} at={{ x: at.x, y: at.y + 26 }} size={1.1} className="q-tide" />}
    </g>
  )
}
/** A ship of the line at anchor, sails furled to half. */
const Ship = (): ReactNode => (
  <g className="q-ship">
    <path
      className="q-sail"
      d="M-13-2q3-4 1-9h7q2 5 0 9zM-3-2q3-5 1-12h8q2 7 0 12zM8-2q2-4 1-8h6q2 4 0 8zM15-5l6 5-5 1z"
    />
    <path d="M-9-15v17M2-18v20M12-13v15M-12-15h6M-2-18h8M2-18l5 1.5-5 1.5" />
    <path className="q-hull" d="M-18 1l4 0 1 3h27l6-4c-1 5-3 8-6 9h-27c-3-1-5-4-5-8z" />
    <path d="M-11 6.5h24" strokeDasharray="1.5 2.5" />
    <path className="q-wave" d="M-20 12q4-3 8 0t8 0 8 0 8 0 8 0" />
  </g>
)
/** Degrees by which the river turns at the four berths upstream. */
const COURSE = [-6, -10, -18, -30]
/** A bateau with its oars, along the river. */
const Boat = ({ turn }: { readonly turn: number }): ReactNode => (
  <g className="q-boat" transform={`rotate(${turn})`}>
    <path d="M-6 1l-5 6M0 1l-4 6M6 1l-3 6" />
    <path className="q-hull" d="M-14-2q14 5 28 0-3 7-9 7h-10q-6 0-9-7z" />
    <path className="q-wave" d="M-15 9q4-3 8 0t8 0 8 0 8 0" />
  </g>
)
