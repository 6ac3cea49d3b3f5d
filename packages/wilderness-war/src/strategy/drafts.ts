/**
 * A whole action in the making: what was clicked, and the position it has come to. On a bare copy, as at a table, but nothing
 * is kept and nothing can be taken back.
 */
import { askedIn, type Choice, type Option, type Play } from '@carillon/kernel'
import { copyState } from '../copy.ts'
import { type EventId, RESPONSES } from '../data/cards.ts'
import type { Side } from '../data/map.ts'
import { BUTTON } from '../rules/options.ts'
import { sequence } from '../sequence.ts'
import { enemyOf, type Silence, type State, withSide } from '../state.ts'

export interface Draft {
  readonly side: Side
  readonly state: State
  readonly clicks: Option[]
  /** The position it began in, which stays as it is. */
  readonly from: State
  /** The step under way, and what is asked in it; nothing where dice are wanted or the game is over. */
  play: Play | undefined
  choice: Choice | undefined
}
const SILENT: Readonly<Partial<Record<EventId, Silence>>> = Object.fromEntries(
  RESPONSES.map((event) => [event, 'phase'] as const),
)
/**
 * The position as it is, but the enemy lets pass what he may let pass: cards in answer (5.56), interception (14). He is
 * not asked about the former, which is the same and takes less time.
 */
export function draftFrom(g: State, side: Side): Draft {
  const start = copyState(g)
  start.silent = withSide(start.silent, enemyOf(side), SILENT)
  start.log = []
  return begun(start, side)
}
function begun(from: State, side: Side): Draft {
  const draft: Draft = { side, state: copyState(from), clicks: [], from, play: undefined, choice: undefined }
  goOn(draft, undefined)
  return draft
}
/** Goes on with the answer until something is asked. */
function goOn(draft: Draft, option: Option | undefined): void {
  const { state } = draft
  let answer = option
  draft.choice = undefined
  for (;;) {
    if (!draft.play) {
      // 5.26 What the other could do then is asked by nobody.
      if (state.step === 'end' || (draft.clicks.length > 0 && state.step === 'phase')) return
      draft.play = sequence[state.step].play(state)
    }
    const next = draft.play.next(answer)
    answer = undefined
    if (next.done) draft.play = undefined
    else if (next.value.kind === 'choice') {
      draft.choice = next.value
      return
    } else if (next.value.kind === 'leave') {
      draft.play.return?.()
      draft.play = undefined
      state.step = next.value.step as State['step']
    } else if (next.value.kind !== 'reveal') return
  }
}

/** Another that has come as far. */
export function branch(draft: Draft): Draft {
  const { side, clicks, from, choice } = draft
  // Nothing of it will change any more.
  if (optionsIn(draft).length === 0) return { ...draft, clicks: clicks.slice() }
  const standing = draft.play && askedIn(draft.play, copyState)
  if (standing) return { side, state: standing.state, clicks: clicks.slice(), from, play: standing.play, choice }
  // A rule that asks in the middle of what it does: all is clicked again.
  const again = begun(from, side)
  for (const option of clicks) click(again, option)
  return again
}

/** What the side may click; none where chance or the enemy is asked, or the action is over. */
export function optionsIn({ side, state, clicks, choice }: Draft): readonly Option[] {
  if (clicks.length > 0 && state.step === 'phase') return NONE
  return choice?.role === side ? choice.options : NONE
}
const NONE: readonly Option[] = []
/** Options are made once (rules/options.ts): one that is not offered is not in the list. */
export function click(draft: Draft, option: Option): boolean {
  if (!optionsIn(draft).includes(option)) return false
  const { side, clicks } = draft
  clicks.push(option)
  goOn(draft, option)
  // 14.1 Who may intercept, and has not, is asked again and again.
  while (draft.choice && draft.choice.role !== side && draft.choice.options.includes(BUTTON.pass))
    goOn(draft, BUTTON.pass)
  return true
}
