/** What clicks lead to, on a bare copy of the position: as at a table, but nothing is kept and nothing can be taken back. */
import { type Ask, type Choice, findOption, type Option, type Role } from '@carillon/kernel'
import { copyState } from '../copy.ts'
import { sequence } from '../sequence.ts'
import type { State } from '../state.ts'
import { rests } from './moments.ts'

/** Which of the options to click; undefined gives the rehearsal up. */
export type Click = (ask: Choice, g: State, clicks: readonly Option[]) => Option | undefined
export interface Rehearsed {
  readonly clicks: readonly Option[]
  /** When something is asked after the action, dice are wanted, or somebody else is asked. */
  readonly state: State
}
const MOST = 60

/**
 * From a position in which the role is asked. The step begins anew, so that what it did before it asked must do no harm
 * twice: so it is where whole actions begin, but for the AP held for Reaction, which is gone by then. `made` were clicked
 * before.
 */
export function rehearse(
  from: State,
  role: Role,
  click: Click,
  made: readonly Option[] = NO_CLICKS,
): Rehearsed | undefined {
  const g = copyState(from)
  const clicks = made.slice()
  let answer: unknown
  for (let play = start(g); play; play = start(g)) {
    const over = clicks.length > 0 && rests(g)
    for (let next = play.next(answer); !next.done; next = play.next(answer)) {
      const ask = next.value
      answer = undefined
      if (ask.kind === 'reveal') continue
      answer = clicks.length === 0 ? waived(ask, role) : undefined
      if (answer) continue
      if (ask.kind !== 'choice' || ask.role !== role || over) return { clicks, state: g }
      const wanted = clicks.length < MOST ? click(ask, g, clicks) : undefined
      const option = wanted && findOption(ask.options, wanted)
      if (!option) return undefined
      clicks.push(option)
      answer = option
    }
    answer = undefined
  }
  return { clicks, state: g }
}
const NO_CLICKS: readonly Option[] = []
/** P.team A teammate who was asked first has passed (7.3.6). */
const waived = (ask: Ask, role: Role): Option | undefined =>
  ask.kind === 'choice' && ask.role !== role ? ask.options.find((option) => option.do === 'pass') : undefined
const start = (g: State) => (g.step === 'end' ? undefined : sequence[g.step].play(g))

/** After the one click that ends the step, before anything else is asked; undefined if more was asked in it. */
export function opened(from: State, role: Role, option: Option): State | undefined {
  const g = copyState(from)
  g.log = []
  const play = start(g)
  let next = play?.next()
  if (next && !next.done && waived(next.value, role)) next = play?.next(waived(next.value, role))
  if (!play || !next || next.done || next.value.kind !== 'choice' || next.value.role !== role) return undefined
  return play.next(option).done ? g : undefined
}
