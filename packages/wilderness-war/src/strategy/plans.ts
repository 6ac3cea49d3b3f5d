/** The sensible whole actions of a position, found by clicking through the rules, without going through every option. */
import { given, type Option, type Plan, type Role } from '@carillon/kernel'
import { type CardId, cardOf } from '../data/cards.ts'
import type { Side } from '../data/map.ts'
import { BUTTON, useOption } from '../rules/options.ts'
import { type State, sideOf } from '../state.ts'
import { buildings } from './buildings.ts'
import { branch, click, type Draft, draftFrom, optionsIn } from './drafts.ts'
import { evaluation } from './evaluation.ts'
import { afterwards, campaigns, forces, raids, singles } from './forces.ts'
import { type Aims, aimsOf, marches } from './marches.ts'
import { TERMS } from './muster.ts'
import { WEIGHTS } from './weights.ts'

export interface Found extends Plan<State> {
  /** What it comes to, if the enemy answers with no card. */
  readonly end: State
}
/** How many ways the rest of a march has. */
const WAYS = 12
export function plansOf(g: State, role: Role): Iterable<Found> {
  const side = role as Side
  const start = draftFrom(g, side)
  const aims = aimsOf(g, side)
  const drafts =
    g.step === 'march' ? marches(start, aims, WAYS, true).map((one) => afterwards(one, aims)) : cardsOf(g, start, aims)
  return distinctPlans(drafts)
}
function* distinctPlans(drafts: Iterable<Draft>): Generator<Found, void, void> {
  const seen: (readonly Option[])[] = []
  for (const draft of drafts) {
    const { clicks, state } = draft
    // 5.46 Whether something is to be demolished at last.
    if (state.step === 'phase_end') click(draft, BUTTON.done)
    if (clicks.length === 0 || seen.some((other) => isSame(other, clicks))) continue
    seen.push(clicks)
    yield { clicks, end: state }
  }
}
/** Options are made once; it is the last clicks that differ. */
function isSame(a: readonly Option[], b: readonly Option[]): boolean {
  if (a.length !== b.length) return false
  for (let n = a.length - 1; n >= 0; n -= 1) if (a[n] !== b[n]) return false
  return true
}

/** 5.26 Of cards of one value the one is activated or built with whose event is least worth keeping. */
function* cardsOf(g: State, start: Draft, aims: Aims): Generator<Draft, void, void> {
  const hand = sideOf(g.hands, start.side)
  const cheap: (CardId | undefined)[] = [undefined, undefined, undefined, undefined]
  for (const card of hand) {
    const { value } = cardOf(card)
    const other = cheap[value]
    if (other === undefined || keepWorth(start.side, card) < keepWorth(start.side, other)) cheap[value] = card
  }
  const cards = cheap.filter((card) => card !== undefined)
  const events = new Set<string>()
  for (const card of hand) {
    const { event } = cardOf(card)
    const made = events.has(event) ? [] : eventsOf(start, card, aims)
    if (made.length > 0) events.add(event)
    yield* made
  }
  for (const [n, card] of cards.entries()) {
    const acting = branch(start)
    if (!click(acting, useOption('activate', card))) continue
    const lower = n === 0 ? 0 : cardOf(given(cards[n - 1], 'card')).value
    yield* forces(acting, aims, lower)
    yield* raids(acting, aims)
    if (n === 0) {
      yield* singles(acting, aims)
      yield* passing(acting)
    }
    if (n === 0 || n === cards.length - 1) yield* buildings(start, card, aims)
  }
  const holding = branch(start)
  if (click(holding, BUTTON.hold)) yield holding
}
function keepWorth(side: Side, card: CardId): number {
  const { event, sides } = cardOf(card)
  return sides === 'both' || sides === side ? TERMS.event[event] : 0
}
function passing(acting: Draft): Draft[] {
  const none = branch(acting)
  return click(none, BUTTON.none) ? [none] : []
}

const { evaluate } = evaluation(WEIGHTS)
/** So many choices of an event are looked at, and of each so many options. */
const CHOICES = 6
const OPTIONS = 6
/** 5.5 The event with what it asks, chosen by the next position. */
function eventsOf(start: Draft, card: CardId, aims: Aims): Draft[] {
  const draft = branch(start)
  if (!click(draft, useOption('event', card))) return []
  if (cardOf(card).event === 'campaign') return campaigns(draft, aims)
  for (let n = 0; n < CHOICES; n += 1) {
    const options = optionsIn(draft)
    if (options.length === 0) break
    click(draft, bestOf(draft, options))
  }
  return [draft]
}
function bestOf(draft: Draft, options: readonly Option[]): Option {
  const step = Math.max(1, options.length / OPTIONS)
  let best = given(options[0], 'option')
  let most = Number.NEGATIVE_INFINITY
  for (let n = 0; n < options.length; n += step) {
    const option = given(options[Math.floor(n)], 'option')
    const after = branch(draft)
    click(after, option)
    const value = evaluate(after.state, draft.side)
    if (value <= most) continue
    most = value
    best = option
  }
  return best
}
