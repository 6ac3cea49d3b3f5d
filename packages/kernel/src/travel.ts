/**
 * Going far: the clicks that lead those who set out, or are under way, from place to place. Everything is found by playing the
 * rules' own options on forks, never by a second copy of them.
 */
import { type Choice, findOption, type Option, type Role, sameOption } from './ask.ts'
import type { State } from './game.ts'
import type { Message } from './message.ts'
import { type Random, seeded } from './random.ts'
import type { Table } from './table.ts'

/** Those who are under way, while one is asked where they go. */
export interface Going {
  readonly at: string
  /** Points, spaces: what the way has cost. */
  readonly spent: number
  readonly who: readonly string[]
  /** All that says how they may go on: of two ways that come to the same, the cheaper one is looked at. */
  readonly key: string
}
/** A way to begin with those who stand at a place. Clicks that are not asked for are passed over. */
export interface Outset {
  readonly name: Message
  readonly clicks: readonly Option[]
  /** It begins something else than a march, or who goes is still to be said; `asked`: only where its last click is asked for. */
  readonly open?: true | 'asked'
}
/** What a game tells of marches. All of it is asked of positions in which nothing is known that the role does not know. */
export interface Travel<S extends State = State> {
  going(state: S, role: Role): Going | undefined
  /** Where an option takes those who are under way; undefined for all that is another decision. */
  step(choice: Choice, option: Option): string | undefined
  /** Answers (`do`) of others that let those who march go on. */
  readonly lets: readonly string[]
  /** Where something may begin at this question. */
  starts(state: S, choice: Choice): readonly string[]
  /** What may begin at the place; first what is meant most often. */
  outsets(state: S, choice: Choice, place: string): readonly Outset[]
  /** Where that which was begun stands. */
  begun(state: S): string | undefined
  isAt(state: S, role: Role, who: string, place: string): boolean
  /** What it means to come to the place and stay: a battle, no supply. `passed` are the questions that others let pass. */
  signs(before: S, after: S, role: Role, place: string, passed: readonly string[]): readonly string[]
}

/** A place that can be come to. */
export interface Reached {
  readonly place: string
  readonly cost: number
  /** Not all who set out come there. */
  readonly part?: true
  readonly signs: readonly string[]
}
/** With the clicks that lead there, and after how many of them all are still together. */
export interface Route extends Reached {
  readonly clicks: readonly Option[]
  readonly together: number
}
/** A way to begin, as it can be played, and where it leads. */
export interface Way {
  readonly name?: Message
  readonly clicks: readonly Option[]
  readonly routes: readonly Route[]
  /** It leads nowhere by itself: something else is asked for. */
  readonly open?: true
}

/** More positions than any march leads through. */
const MOST = 3000
/** Deals that are tried; and always the same ones, so that the same question gets the same answer. */
const DEALS = 4
const SEED = 1757

/** A table for looking ahead: what the role cannot know is dealt anew. */
export function imaginedFor<S extends State>(table: Table<S>, role: Role): Table<S> | undefined {
  const random: Random = seeded(SEED)
  for (let i = 0; i < DEALS; i++) {
    const imagined = table.imagine(role, (state) => table.game.reshuffleHidden(state, role, random))
    if (imagined?.decision(role)) return imagined
  }
  return undefined
}

/** Where those who are under way can still go; nothing if nobody is. */
export function routesFrom<S extends State>(table: Table<S>, travel: Travel<S>, role: Role): readonly Route[] {
  const first = goingAt(table, travel, role)
  if (!first) return []
  const found = new Map<string, Step<S>>()
  const seen = new Set([first.key])
  let ring: Node<S>[] = [{ table, going: first, clicks: [], together: 0 }]
  for (let looked = 0; ring.length > 0 && looked < MOST; ) {
    const next: Node<S>[] = []
    for (const node of ring)
      for (const step of stepsFrom(node, travel, role, first)) {
        looked += 1
        const known = found.get(step.place)
        if (step.place !== first.at && (!known || isBetter(step, known))) found.set(step.place, step)
        const on = goingAt(step.table, travel, role)
        if (on?.at !== step.place || seen.has(on.key)) continue
        seen.add(on.key)
        next.push({ table: step.table, going: on, clicks: step.clicks, together: step.together })
      }
    ring = next
  }
  // What it means to be there takes longer to find out than the way: it is asked once for each place.
  return [...found.values()].map(({ place, cost, part, clicks, together, before, table: { state }, passed }) => ({
    ...{ place, cost, clicks, together, signs: travel.signs(before, state, role, place, passed) },
    ...(part && { part }),
  }))
}
/** All come there rather than some; for the same price, where nobody else has a say. */
const isBetter = <S extends State>(a: Step<S>, b: Step<S>): boolean =>
  a.part === b.part ? a.cost === b.cost && a.passed.length < b.passed.length : b.part

interface Node<S extends State> {
  readonly table: Table<S>
  readonly going: Going
  readonly clicks: readonly Option[]
  readonly together: number
}
/** One step further. */
interface Step<S extends State> extends Omit<Route, 'signs' | 'part'> {
  readonly part: boolean
  readonly before: S
  readonly table: Table<S>
  readonly passed: readonly string[]
}

const goingAt = <S extends State>(table: Table<S>, travel: Travel<S>, role: Role): Going | undefined =>
  table.decision(role) && travel.going(table.state, role)

function* stepsFrom<S extends State>(node: Node<S>, travel: Travel<S>, role: Role, first: Going): Generator<Step<S>> {
  const { table, going, clicks, together } = node
  const choice = table.decision(role) as Choice
  for (const option of choice.options) {
    const place = travel.step(choice, option)
    if (place === undefined) continue
    const there = table.fork()
    there.answer({ role, option })
    const passed = letPass(there, travel, role)
    const came = first.who.filter((one) => travel.isAt(there.state, role, one, place))
    if (came.length === 0) continue
    const part = came.length < first.who.length
    const [cost, before] = [going.spent + 1, table.state]
    yield {
      ...{ place, cost, clicks: [...clicks, option], together: part ? together : clicks.length + 1 },
      ...{ part, before, table: there, passed },
    }
  }
}

/** Others let it pass; which questions they were asked. */
export function letPass<S extends State>(table: Table<S>, { lets }: Pick<Travel<S>, 'lets'>, role: Role): string[] {
  const passed: string[] = []
  while (!table.chance && !table.decision(role)) {
    const [other] = table.decisions
    const option = other?.options.find((one) => Object.keys(one).length === 1 && lets.includes(String(one.do)))
    if (!other || !option) break
    passed.push(other.prompt.key)
    table.answer({ role: other.role, option })
  }
  return passed
}

/** They are under way, and there is somewhere to go. */
function mayStep<S extends State>(table: Table<S>, travel: Travel<S>, role: Role): boolean {
  const choice = goingAt(table, travel, role) && table.decision(role)
  return choice?.options.some((option) => travel.step(choice, option) !== undefined) ?? false
}

/** What is meant by a click, as far as it is asked for: the table after it, and the clicks that were made. */
function setOut<S extends State>(
  table: Table<S>,
  travel: Travel<S>,
  role: Role,
  { clicks, open }: Outset,
  place: string,
): { readonly table: Table<S>; readonly clicks: readonly Option[] } | undefined {
  const there = table.fork()
  const made: Option[] = []
  for (const click of clicks) {
    letPass(there, travel, role)
    const offered = findOption(there.decision(role)?.options ?? [], click)
    if (!offered) continue
    there.answer({ role, option: offered })
    made.push(offered)
  }
  letPass(there, travel, role)
  if (made.length === 0 || travel.begun(there.state) !== place) return undefined
  if (open === 'asked' && !sameOption(made.at(-1) as Option, clicks.at(-1) as Option)) return undefined
  return open || mayStep(there, travel, role) ? { table: there, clicks: made } : undefined
}

/**
 * All ways to begin at the place, with where one of them leads, or each; for those who are under way, the one they are on.
 * Where nobody could go is no way.
 */
export function waysFrom<S extends State>(
  table: Table<S>,
  travel: Travel<S>,
  role: Role,
  place: string | undefined,
  wanted?: number,
): readonly Way[] {
  const imagined = imaginedFor(table, role)
  const choice = imagined?.decision(role)
  if (!imagined || !choice) return []
  if (goingAt(imagined, travel, role)) return [{ clicks: [], routes: routesFrom(imagined, travel, role) }]
  if (place === undefined) return []
  const ways: Way[] = []
  for (const outset of travel.outsets(imagined.state, choice, place)) {
    const out = setOut(imagined, travel, role, outset, place)
    if (!out) continue
    const looks = !outset.open && (wanted === undefined || wanted === ways.length)
    const routes = looks ? routesFrom(out.table, travel, role) : []
    if (!looks || routes.length > 0)
      ways.push({ name: outset.name, clicks: out.clicks, routes, ...(outset.open && { open: true }) })
  }
  return ways
}
/** Where one can begin something, at a question that asks for it in other words. */
export function startsOf<S extends State>(table: Table<S>, travel: Travel<S>, role: Role): readonly string[] {
  const imagined = imaginedFor(table, role)
  const choice = imagined?.decision(role)
  if (!imagined || !choice || goingAt(imagined, travel, role)) return []
  const { state } = imagined
  return travel
    .starts(state, choice)
    .filter((place) =>
      travel.outsets(state, choice, place).some((outset) => setOut(imagined, travel, role, outset, place)),
    )
}
