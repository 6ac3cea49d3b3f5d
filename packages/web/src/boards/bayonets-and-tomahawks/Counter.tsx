/** 3 The counter of a unit: its shape is the core, its type the picture in it. */
import {
  type Faction,
  servedBy,
  gameText as text,
  typeName,
  UNIT,
  type UnitFacts,
  type UnitId,
  unitName,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'
import type { Message } from '@carillon/kernel'
import { memo, type ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { Core, CounterFrame, Icon, Steps } from '../theatre/Counter.tsx'
import { counterName } from '../theatre/counter-name.ts'
import type { IconName } from '../theatre/icons.ts'

/** What may be seen of a unit on the table. */
export interface UnitState {
  /** 8.1 Of a unit of a nation, its friends. */
  readonly faction?: Faction | null | undefined
  readonly reduced?: boolean | undefined
  readonly spent?: boolean | undefined
  /** It takes part in the action. */
  readonly chosen?: boolean | undefined
}
export const stateOf = (view: View, unit: UnitId): UnitState => ({
  faction: servedBy(view, unit),
  reduced: view.reduced.includes(unit),
  spent: view.spent.includes(unit),
  chosen: view.action?.units.includes(unit) ?? false,
})
/** Type and state in words. */
export const wordsOf = (unit: UnitId, { reduced, spent, chosen }: UnitState): readonly Message[] => [
  typeName(UNIT[unit].type),
  ...(reduced ? [text('board.reduced')] : []),
  ...(spent ? [text('board.spent')] : []),
  ...(chosen ? [text('web.chosen')] : []),
]
/** “Rogers: Light, reduced” */
export const spokenCounter = (unit: UnitId, state: UnitState, say: Say): string =>
  say(text('web.with', { name: unitName(unit), state: wordsOf(unit, state).map(say).join(', ') }))

/** As it is now, for a card that explains. */
export const pictureOf = (unit: UnitId, view: View, say: Say): ReactNode => (
  <Counter key={unit} {...stateOf(view, unit)} {...{ unit, say }} />
)

export interface CounterProps extends UnitState {
  readonly unit: UnitId
  readonly say: Say
  /** In pixels, or in units of the drawing it stands in. */
  readonly size?: number
  /** Its name is said by the counter itself, not by words beside it. */
  readonly spoken?: boolean
}
export const Counter = memo(function Counter({ unit, say, size, spoken = false, ...state }: CounterProps): ReactNode {
  const facts = UNIT[unit]
  const { type, shape, colony, colonial } = facts
  const { faction = facts.faction, reduced = false, spent = false, chosen } = state
  return (
    <CounterFrame
      {...{ size, spent, chosen }}
      owner={faction ?? 'nobody'}
      name={spoken ? spokenCounter(unit, state, say) : undefined}
      short={counterName(say(unitName(unit)))}
      band={colony !== null || colonial}
    >
      {shape === null ? (
        <Commander facts={facts} />
      ) : (
        <>
          <g transform="translate(-5)">
            <Core core={shape} reduced={reduced}>
              <Icon icon={iconOf(facts, faction)} {...(shape === 'triangle' ? { y: 4.5, size: 18 } : { size: 25 })} />
            </Core>
          </g>
          <Steps steps={type === 'indian' ? 1 : 2} reduced={reduced} />
        </>
      )}
    </CounterFrame>
  )
})

const ICON: Readonly<Record<UnitFacts['type'], IconName>> = {
  light: 'horn',
  indian: 'feather',
  highland: 'highland',
  metropolitan: 'crown',
  'non-metropolitan': 'muskets',
  artillery: 'cannon',
  bastion: 'bastion',
  fort: 'palisade',
  fleet: 'ship',
  commander: 'star',
}
export function iconOf({ type, colonial }: UnitFacts, faction: Faction | null): IconName {
  if (type === 'metropolitan' && faction === 'french') return 'lily'
  return colonial ? 'fir' : ICON[type]
}

/** 3.7 No shape: his rating on a star, and the shapes that he rerolls. */
function Commander({ facts: { rating, rerolls } }: { readonly facts: UnitFacts }): ReactNode {
  return (
    <g className="pc-full">
      <g className="pc-star">
        <Icon icon="star" x={-6} y={-1} size={44} />
      </g>
      <text className="pc-digit" x="-6" y="9">
        {rating}
      </text>
      {rerolls.map((shape, i) => (
        <path key={shape} className="pc-reroll" d={REROLL[shape]} transform={`translate(21 ${-9 + i * 18})`} />
      ))}
    </g>
  )
}
const REROLL = {
  triangle: 'M0-8L8.5 7h-17z',
  square: 'M-7-7h14v14h-14z',
  circle: 'M-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0z',
} as const
