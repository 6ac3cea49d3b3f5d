/** The sensible whole actions of a decision, each as clicks, and what is told to the judge after it. */
import type { Option, Plan, Role } from '@carillon/kernel'
import { copyState } from '../copy.ts'
import type { Ap } from '../data/cards.ts'
import { enemyOf, type State, sideOf, withSide } from '../state.ts'
import { factionPlaying } from '../view.ts'
import type { Book } from './evaluation.ts'
import { look } from './look.ts'
import { count } from './prospects.ts'
import { type Click, opened, type Rehearsed, rehearse, rehearseAll } from './rehearsal.ts'
import { type Scene, select, type Wish } from './wishes.ts'
import { marches } from './wishes-move.ts'
import { raids } from './wishes-raid.ts'
import { musters, voyages, works } from './wishes-works.ts'

/** Ways to use an AP, by its button: what may be wished for, and how many of these are looked at, how many of a kind. */
interface Way {
  wishes(scene: Scene): Wish[]
  readonly most: number
  readonly alike: number
}
const MARCH: Way = { wishes: marches, most: 36, alike: 3 }
const WAYS: Readonly<Record<string, Way>> = {
  raid: { wishes: raids, most: 14, alike: 2 },
  move: MARCH,
  light_move: MARCH,
  sail: { wishes: voyages, most: 8, alike: 3 },
  marshal: { wishes: musters, most: 5, alike: 2 },
  build: { wishes: works, most: 7, alike: 4 },
}
const asOf = ({ ap, do: what }: Option): Scene['as'] => {
  const kind = String(ap)
  if (kind.startsWith('indian')) return 'indian'
  return what === 'light_move' || what === 'raid' || (kind.startsWith('light') && !kind.startsWith('light-army'))
    ? 'light'
    : 'army'
}

const wayOf = ({ ap, do: what }: Option): Way | undefined => (ap === undefined ? undefined : WAYS[what as string])
/** Plans of a decision, about. */
const MOST = 110

export function enumerate(book: Book, g: State, role: Role, options: readonly Option[]): Iterable<Plan<State>> {
  if (g.step === 'choose' || g.step === 'reserve') return options.map((option) => ({ clicks: [option] }))
  return told(actionsIn(book, g, role, options), options)
}
function* told(all: Iterable<Rehearsed | undefined>, options: readonly Option[]): Generator<Plan<State>, void, void> {
  let any = false
  for (const done of all) {
    if (!done || done.clicks.length === 0) continue
    any = true
    yield { clicks: done.clicks, end: done.state }
  }
  if (!any) for (const option of options) yield { clicks: [option] }
}
function* actionsIn(
  book: Book,
  g: State,
  role: Role,
  options: readonly Option[],
): Generator<Rehearsed | undefined, void, void> {
  const from = beforeAsk(g, options)
  const f = factionPlaying(role)
  const sides = { g, own: sideOf(book.survey, f), enemy: sideOf(book.survey, enemyOf(f)) }
  const used = options.filter((option) => wayOf(option) && isCheapest(book, option, options))
  const share = Math.min(1, MOST / used.reduce((sum, option) => sum + (wayOf(option)?.most ?? 0), 0))
  for (const option of options) {
    const way = wayOf(option)
    if (!way) yield rehearse(from, role, (ask, _, clicks) => (clicks.length === 0 ? option : ask.options[0]))
    else if (used.includes(option)) {
      // Between two plans others may have been counted.
      count(g, book.survey)
      const scene: Scene = { ...sides, as: asOf(option), double: String(option.ap).endsWith('-2x') }
      const wishes = select(way.wishes(scene), Math.ceil(way.most * share), way.alike)
      const begun = opened(from, role, option)
      const clicks = wishes.map(
        ({ click }): Click => (begun ? click : (ask, state, made) => (made.length === 0 ? option : click(ask, state))),
      )
      yield* rehearseAll(begun ?? from, role, clicks, begun && [option])
    }
  }
}

/** 7.3.6 The AP held for Reaction is gone by the time it is asked about. */
function beforeAsk(g: State, options: readonly Option[]): State {
  const held = options.find(({ ap }) => ap !== undefined)?.ap
  if (g.step !== 'reaction' || held === undefined) return g
  const before = copyState(g)
  before.reaction = held as Ap
  return before
}
/** Of APs that can be used alike only that which serves for least else. */
function isCheapest({ scales }: Book, option: Option, options: readonly Option[]): boolean {
  const worth = (other: Option): number => scales.apWorth[other.ap as Ap]
  const isAlike = (other: Option): boolean =>
    other.do === option.do &&
    asOf(other) === asOf(option) &&
    String(other.ap).endsWith('-2x') === String(option.ap).endsWith('-2x')
  return options.every((other) => other.ap === undefined || !isAlike(other) || worth(other) >= worth(option))
}

export function after(book: Book, g: State, role: Role, plan: Plan<State>, into: Float32Array): void {
  look(book, plan.end ?? stateAfter(g, role, plan), role, into)
}
function stateAfter(g: State, role: Role, { clicks }: Plan<State>): State {
  const [first] = clicks
  const f = factionPlaying(role)
  if (first?.card !== undefined) {
    const state = copyState(g)
    state.hands = withSide(g.hands, f, { ...g.hands[f], chosen: Number(first.card) })
    return state
  }
  const from = beforeAsk(g, clicks)
  // 7.3.6 Without an AP it goes on as if none had been held.
  if (g.step === 'reaction' && from === g) return rehearse(g, role, () => undefined, clicks)?.state ?? g
  return rehearse(from, role, (_, __, made) => clicks[made.length])?.state ?? g
}
