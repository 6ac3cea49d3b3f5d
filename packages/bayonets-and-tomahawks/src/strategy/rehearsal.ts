/** What clicks lead to, on a bare copy of the position: as at a table, but nothing is kept and nothing can be taken back. */
import type { Choice, Option, Role } from '@carillon/kernel'
import { copyState } from '../copy.ts'
import { sequence } from '../sequence.ts'
import type { State } from '../state.ts'
import { rests } from './moments.ts'

/** Which of the options to click; undefined gives the rehearsal up. */
export type Click = (ask: Choice, g: State, clicks: readonly Option[]) => Option | undefined
export interface Rehearsed {
  readonly clicks: readonly Option[]
  /** When the action rests, dice are wanted, or somebody else is asked. */
  readonly state: State
}
const MOST = 60

/**
 * From a position in which the role is asked. The step begins anew, so that what it did before it asked must do no harm
 * twice: so it is where whole actions begin, but for the AP held for Reaction, which is gone by then.
 */
export function rehearse(from: State, role: Role, click: Click): Rehearsed | undefined {
  const g = copyState(from)
  g.log = []
  const clicks: Option[] = []
  let answer: unknown
  for (let play = start(g); play; play = start(g)) {
    for (let next = play.next(answer); !next.done; next = play.next(answer)) {
      const ask = next.value
      answer = undefined
      if (ask.kind === 'reveal') continue
      if (ask.kind !== 'choice' || ask.role !== role || (clicks.length > 0 && rests(g))) return { clicks, state: g }
      const option = clicks.length < MOST ? click(ask, g, clicks) : undefined
      if (!option) return undefined
      clicks.push(option)
      answer = option
    }
    answer = undefined
  }
  return { clicks, state: g }
}
const start = (g: State) => (g.step === 'end' ? undefined : sequence[g.step].play(g))
