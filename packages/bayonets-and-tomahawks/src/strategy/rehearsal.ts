/** What clicks lead to, on a bare copy of the position: as at a table, but nothing is kept and nothing can be taken back. */
import { type Ask, type Choice, findOption, given, type Option, type Play, type Role } from '@carillon/kernel'
import { copyState } from '../copy.ts'
import type { PromptKey } from '../messages.ts'
import { moveOn, type Picked } from '../rules/10-movement.ts'
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
const NO_CLICKS: readonly Option[] = []

/** A rehearsal under way. */
interface Run {
  readonly role: Role
  readonly state: State
  readonly clicks: Option[]
  play: Play | undefined
  /** Whatever is asked now is asked after the action. */
  over: boolean
}
const begun = (from: State, role: Role, made: readonly Option[]): Run => ({
  role,
  state: copyState(from),
  clicks: made.slice(),
  play: undefined,
  over: false,
})
const start = (g: State): Play | undefined => (g.step === 'end' ? undefined : sequence[g.step].play(g))
/** Goes on to the next question of the action; undefined at its end. */
function goOn(run: Run, option?: Option): Choice | undefined {
  const { role, state, clicks } = run
  let answer = option
  for (;;) {
    if (!run.play) {
      run.play = start(state)
      if (!run.play) return undefined
      run.over = clicks.length > 0 && rests(state)
    }
    const next = run.play.next(answer)
    answer = undefined
    if (next.done) run.play = undefined
    else if (next.value.kind !== 'reveal') {
      const ask = next.value
      if (clicks.length === 0) answer = waived(ask, role)
      if (answer) continue
      return ask.kind === 'choice' && ask.role === role && !run.over ? ask : undefined
    }
  }
}
function clicked(run: Run, option: Option): Choice | undefined {
  run.clicks.push(option)
  return goOn(run, option)
}
/** P.team A teammate who was asked first has passed (7.3.6). */
const waived = (ask: Ask, role: Role): Option | undefined =>
  ask.kind === 'choice' && ask.role !== role ? ask.options.find((option) => option.do === 'pass') : undefined
function wanted({ state, clicks }: Run, ask: Choice, click: Click): Option | undefined {
  const option = clicks.length < MOST ? click(ask, state, clicks) : undefined
  return option && findOption(ask.options, option)
}

/**
 * From a position in which the role is asked. The step begins anew, so that what it did before it asked must do no harm
 * twice: so it is where whole actions begin, but for the AP held for Reaction, which is gone by then. `made` were clicked
 * before.
 */
export function rehearse(from: State, role: Role, click: Click, made = NO_CLICKS): Rehearsed | undefined {
  const run = begun(from, role, made)
  for (let ask = goOn(run); ask; ) {
    const option = wanted(run, ask, click)
    if (!option) return undefined
    ask = clicked(run, option)
  }
  return run
}

/** The same for many: what they begin alike is played once. In their order, each that differs from those before. */
export function rehearseAll(from: State, role: Role, all: readonly Click[], made = NO_CLICKS): Rehearsed[] {
  const ends: (Rehearsed | undefined)[] = all.map(() => undefined)
  const explore = (run: Run, ask: Choice | undefined, some: readonly number[]): void => {
    if (!ask) {
      for (const i of some) ends[i] = run
      return
    }
    const ways = parted(run, ask, all, some)
    let left = ways.size
    for (const [option, agreed] of ways) {
      left -= 1
      if (left > 0) {
        const other = branch(from, run, ask, option, made)
        explore(other.run, other.ask, agreed)
      } else explore(run, clicked(run, option), agreed) // The last goes on with this very run.
    }
  }
  const run = begun(from, role, made)
  explore(run, goOn(run), [...all.keys()])
  return [...new Set(ends)].filter((end) => end !== undefined)
}
/** Who clicks what. */
function parted(run: Run, ask: Choice, all: readonly Click[], some: readonly number[]): Map<Option, number[]> {
  const ways = new Map<Option, number[]>()
  for (const i of some) {
    const option = wanted(run, ask, all[i] as Click)
    const others = option && ways.get(option)
    if (others) others.push(i)
    else if (option) ways.set(option, [i])
  }
  return ways
}
/** Another run that has come as far, and clicks this. */
function branch(
  from: State,
  { role, state, clicks }: Run,
  { prompt }: Choice,
  option: Option,
  made: readonly Option[],
) {
  if (MOVES.includes(prompt.key)) {
    const run = begun(state, role, clicks)
    run.clicks.push(option)
    run.play = moveOn(run.state, option as Picked)
    return { run, ask: goOn(run) }
  }
  const run = begun(from, role, made)
  let ask = goOn(run)
  for (const click of [...clicks.slice(made.length), option])
    ask = ask && clicked(run, given(findOption(ask.options, click), 'such option'))
  return { run, ask }
}
/** 10.2 What `move` asks by itself. */
const MOVES: readonly string[] = [
  'prompt.move_from',
  'prompt.move_units',
  'prompt.move_to',
  'prompt.move_on',
] satisfies readonly PromptKey[]

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
