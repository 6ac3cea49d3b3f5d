/** 3 The counter of a piece: its class is the shape, in it its strength; a leader shows his three ratings. */
import type { Message } from '@carillon/kernel'
import {
  type Piece,
  type PieceFacts,
  pieceName,
  pieceOf,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import { memo, type ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { Core, type CoreName, CounterFrame, Icon } from '../theatre/Counter.tsx'
import { counterName } from '../theatre/counter-name.ts'
import type { IconName } from '../theatre/icons.ts'
import { isActing, isReduced } from './find.ts'

/** What may be seen of a piece on the table. */
export interface PieceState {
  readonly reduced?: boolean | undefined
  /** It is named to act, or on the way. */
  readonly chosen?: boolean | undefined
}
export const stateOf = (view: View, piece: Piece): PieceState => ({
  reduced: isReduced(view, piece),
  chosen: isActing(view, piece),
})
export const strengthOf = ({ strength, reducedStrength }: PieceFacts, reduced: boolean): number =>
  reduced ? reducedStrength : strength
/** Type, numbers and state in words; those of a leader are long where the counter is not seen. */
export function wordsOf(
  piece: Piece,
  { reduced = false, chosen = false }: PieceState,
  long = false,
): readonly Message[] {
  const facts = pieceOf(piece)
  const { leader, type, initiative, command, tactics } = facts
  return [
    ...(leader
      ? [text(long ? 'web.leader_long' : 'web.leader', { initiative, command, tactics })]
      : [text(`web.type.${type}`), text('web.strength', { strength: strengthOf(facts, reduced) })]),
    ...(reduced ? [text('board.reduced')] : []),
    ...(chosen ? [text('web.chosen')] : []),
  ]
}
export const spokenCounter = (piece: Piece, state: PieceState, say: Say): string =>
  say(text('web.with', { name: pieceName(piece), state: wordsOf(piece, state, true).map(say).join(', ') }))

/** As it is now, for a card that explains. */
export const pictureOf = (piece: Piece, view: View, say: Say): ReactNode => (
  <Counter key={piece} {...stateOf(view, piece)} {...{ piece, say }} />
)

export interface CounterProps extends PieceState {
  readonly piece: Piece
  readonly say: Say
  /** In pixels, or in units of the drawing it stands in. */
  readonly size?: number
  /** Its name is said by the counter itself, not by words beside it. */
  readonly spoken?: boolean
}
export const Counter = memo(function Counter({ piece, say, size, spoken = false, ...state }: CounterProps): ReactNode {
  const facts = pieceOf(piece)
  const { side, leader, department } = facts
  const { reduced = false, chosen = false } = state
  return (
    <CounterFrame
      size={size}
      owner={side}
      name={spoken ? spokenCounter(piece, state, say) : undefined}
      short={shortName(facts, say)}
      chosen={chosen}
      band={department !== null}
    >
      {leader ? <Leader facts={facts} /> : <Unit facts={facts} reduced={reduced} />}
    </CounterFrame>
  )
})
function shortName({ n, type, corps }: PieceFacts, say: Say): readonly string[] {
  if (type === 'militia') return [say(text('web.type.militia'))]
  return corps === 'marine' ? [say(text('web.short.detachment'))] : counterName(say(pieceName(n)))
}

/** Its strength in the shape of its class, beside it its type and how far it moves. */
function Unit({ facts, reduced }: { readonly facts: PieceFacts; readonly reduced: boolean }): ReactNode {
  const { movement } = facts
  return (
    <>
      <g transform="translate(-9)">
        <Core core={coreOf(facts)} reduced={reduced}>
          <text className="pc-digit" y={coreOf(facts) === 'house' ? 12 : 10}>
            {strengthOf(facts, reduced)}
          </text>
        </Core>
      </g>
      <g className="pc-side">
        <Icon icon={iconOf(facts)} x={20} y={-10} size={17} />
        {movement > 0 && (
          <text className="pc-movement" x="20" y="17">
            {movement}
          </text>
        )}
      </g>
    </>
  )
}
/** 3.11 to 3.13 Drilled troops are square, auxiliaries round, militia stands by its houses. */
export const coreOf = ({ auxiliary, drilled }: PieceFacts): CoreName =>
  auxiliary ? 'circle' : drilled ? 'square' : 'house'
const ICON: Readonly<Record<PieceFacts['type'], IconName>> = {
  regular: 'crown',
  'light-infantry': 'horn',
  provincial: 'muskets',
  militia: 'fork',
  indian: 'feather',
  coureurs: 'canoe',
  ranger: 'fir',
  leader: 'star',
}
export function iconOf({ type, corps, side }: PieceFacts): IconName {
  if (corps === 'highland') return 'highland'
  if (corps === 'marine') return 'anchor'
  return type === 'regular' && side === 'french' ? 'lily' : ICON[type]
}

/** 3.2 Which card it takes, how many he leads, how well he fights. */
const RATINGS = [
  ['initiative', 'card'],
  ['command', 'ranks'],
  ['tactics', 'swords'],
] as const
function Leader({ facts }: { readonly facts: PieceFacts }): ReactNode {
  return (
    <g className="pc-full">
      <path className="pc-core" d="M-27-5H27V18H-27Z" />
      {RATINGS.map(([rating, icon], i) => (
        <g key={rating} transform={`translate(${(i - 1) * 18} 0)`}>
          <g className="pc-side">
            <Icon icon={icon} y={-14} size={13} />
          </g>
          <text className="pc-digit" y="15">
            {facts[rating]}
          </text>
        </g>
      ))}
    </g>
  )
}
