/** A side in a fight: its counters, what has become of them, the roll it made. */
import type { Message, Option } from '@carillon/kernel'
import { type Piece, pieceName, pieceOf, type Side, sideName, gameText as text } from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { Die } from '../../table/Dice.tsx'
import { Burst, Cross, isSame, Pick, Reasons, signed } from '../theatre/fight.tsx'
import type { Asking } from './asking.ts'
import { Counter, spokenCounter, stateOf } from './Counter.tsx'
import { inOrder, label } from './choices.ts'
import { type Roll, ruleOf, type Story } from './story.ts'

export interface SceneProps extends Asking {
  readonly marked?: Option | undefined
  readonly asked?: Message | undefined
  readonly story: Story | undefined
}
interface ForceProps extends SceneProps {
  readonly side: Side
  readonly part: Message
  readonly pieces: readonly Piece[]
  readonly strength: number
  readonly won?: boolean
  readonly children?: ReactNode
}
export function Force({ side, part, pieces, strength, won = false, children, ...asking }: ForceProps): ReactNode {
  const { say } = asking
  return (
    <section className={`fi-side th-${side}${won ? ' fi-won' : ''}`}>
      <h3>
        {say(sideName(side))} <small>{say(part)}</small>
      </h3>
      <strong className="ww-strength">{say(text('web.strength', { strength }))}</strong>
      <Men {...asking} pieces={[...pieces, ...gone(asking.story, side, pieces)]} />
      {children}
    </section>
  )
}
/** Those it has lost in this fight. */
const gone = (story: Story | undefined, side: Side, pieces: readonly Piece[]): readonly Piece[] =>
  (story?.lost ?? []).filter((piece) => pieceOf(piece).side === side && !pieces.includes(piece))

export function Men({ pieces, ...asking }: SceneProps & { readonly pieces: readonly Piece[] }): ReactNode {
  return (
    <ul className="fi-men">
      {inOrder([...new Set(pieces)]).map((piece) => (
        <li key={piece}>
          <Man {...asking} piece={piece} />
        </li>
      ))}
    </ul>
  )
}

function Man({ piece, view, say, choices, choose, story, marked }: SceneProps & { readonly piece: Piece }): ReactNode {
  const option = choices.pieces.get(piece)?.[0]
  const state = stateOf(view, piece)
  const fate = story?.lost.includes(piece) ? 'lost' : story?.reduced.includes(piece) ? 'hurt' : undefined
  const spoken = option ? label(option, view, say) : spokenCounter(piece, state, say)
  const name = fate ? say(text('web.with', { name: spoken, state: text(`web.fate.${fate}`) })) : spoken
  return (
    <Pick
      {...{ option, name, choose }}
      isMarked={isSame(option, marked)}
      look={`fi-counter${fate ? ` fi-${fate}` : ''}`}
      data={{ 'data-unit': pieceOf(piece).id }}
    >
      <Counter piece={piece} say={say} size={48} {...state} chosen={false} />
      {fate === 'lost' && <Cross />}
      {fate === 'hurt' && <Burst />}
    </Pick>
  )
}

interface RolledProps {
  readonly say: Asking['say']
  readonly roll: Roll
  readonly children?: ReactNode
}
/** The die, what is added to it, and the sum. */
export function Rolled({ roll: { die, drm, reasons }, say, children }: RolledProps): ReactNode {
  return (
    <>
      <p className="ww-roll">
        <span className="unseen">{say(text('web.rolled', { die, drm: signed(drm), sum: die + drm }))}</span>
        <span className="ww-sum" aria-hidden="true">
          <Die face={die} />
          {reasons.length > 0 && ` ${drm === 0 ? '±0' : signed(drm)} = ${die + drm}`}
        </span>
        {children}
      </p>
      <Reasons reasons={reasons} ruleOf={ruleOf} say={say} />
    </>
  )
}

interface ChecksProps {
  readonly story: Story | undefined
  readonly side: Side
  readonly say: Asking['say']
}
/** 7.7 Leaders in danger: a 1 kills. */
export function Checks({ story, side, say }: ChecksProps): ReactNode {
  const found = story?.checks.filter(([piece]) => pieceOf(piece).side === side) ?? []
  return found.map(([piece, die]) => (
    <p key={piece} className="ww-check">
      <Die face={die} />{' '}
      {say(text(die === 1 ? 'web.check.killed' : 'web.check.lives', { piece: pieceName(piece), die }))}
    </p>
  ))
}
