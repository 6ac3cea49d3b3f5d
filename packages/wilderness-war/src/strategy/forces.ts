/** 5.3 Who is named to act: forces under leaders, raiders, single units. */
import { given } from '@carillon/kernel'
import { cardOf } from '../data/cards.ts'
import type { Space } from '../data/map.ts'
import { type Piece, pieceCalled, pieceOf } from '../data/pieces.ts'
import { isBesieged } from '../rules/02-map.ts'
import { strengthOf } from '../rules/03-pieces.ts'
import { BUTTON, pieceOption } from '../rules/options.ts'
import { countUnits, enemyOf, type State, stackAt } from '../state.ts'
import { branch, click, type Draft, optionsIn } from './drafts.ts'
import { nearest } from './goals.ts'
import { type Aims, aimsFor, go, marches } from './marches.ts'
import { surveyOf } from './muster.ts'
import { distance, type Stack } from './survey.ts'

// --- forces --------------------------------------------------------------------------------------------------------

/** How many aims a force has, and a part of one. */
const AIMS = 8
const PART_AIMS = 4
type Part = 'all' | 'garrisoned' | 'auxiliaries'

/** 5.34 A force under each leader whom no lower card could call (`lower`), or who could sail with this one (6.4). */
export function* forces(acting: Draft, aims: Aims, lower: number): Generator<Draft, void, void> {
  const begun = branch(acting)
  if (!click(begun, BUTTON.force)) return
  const { state } = acting
  const { value } = cardOf(given(state.card, 'card in play'))
  for (const stack of surveyOf(state, acting.side).stacks) {
    if (!stack.leader || (stack.units === 0 && aims.armies.length === 0)) continue
    const commander = commanderFor(state, acting, stack.space, value)
    if (commander === undefined) continue
    const before = commanderFor(state, acting, stack.space, lower)
    if (before !== undefined && pieceOf(before).command >= pieceOf(commander).command && value < 3) continue
    const again = before !== undefined && pieceOf(before).command >= pieceOf(commander).command
    yield* forceUnder(begun, aims, stack, commander, again)
  }
}
function commanderFor(g: State, { side }: Draft, space: Space, value: number): Piece | undefined {
  let best: Piece | undefined
  for (const piece of stackAt(g, side, space)) {
    const { leader, initiative, command } = pieceOf(piece)
    if (leader && initiative <= value && command > (best === undefined ? 0 : pieceOf(best).command)) best = piece
  }
  return best
}
/** `again`: a lower card does it as well, but at sea. */
function forceUnder(begun: Draft, aims: Aims, stack: Stack, commander: Piece, again: boolean): Draft[] {
  const made: Draft[] = []
  for (const part of partsOf(begun, stack, again)) {
    const draft = branch(begun)
    if (!name(draft, commander) || !fill(draft, part)) continue
    made.push(...acts(draft, aims, part === 'all' ? AIMS : PART_AIMS, again))
  }
  return made
}
function partsOf({ state, side }: Draft, stack: Stack, again: boolean): Part[] {
  const parts: Part[] = ['all']
  if (again || isBesieged(state, side, stack.space)) return parts
  if (stack.units > 2 && stack.drilled > 1 && isWatched(state, side, stack.space)) parts.push('garrisoned')
  if (stack.auxiliaries > 0 && stack.drilled > 0) parts.push('auxiliaries')
  return parts
}
/** Walls of its own, or an enemy within reach: somebody had better stay. */
const isWatched = (g: State, side: Draft['side'], space: Space): boolean =>
  g.forts[space] !== 0 || surveyOf(g, enemyOf(side)).stacks.some((other) => distance(other.space, space) <= 3)
/** The commander is asked for, unless he is the only one. */
function name(draft: Draft, commander: Piece): boolean {
  click(draft, pieceOption(commander))
  return draft.state.activation?.groups.at(-1)?.commander === commander
}
/** 5.34 Fills the force: leaders first, then the strongest. */
function fill(draft: Draft, part: Part): boolean {
  if (part === 'all' && click(draft, BUTTON.all)) return click(draft, BUTTON.done) || !isFilling(draft)
  const { state } = draft
  const space = state.activation?.groups.at(-1)?.space
  if (space === undefined) return false
  const room = countUnits(stackAt(state, draft.side, space)) - (part === 'garrisoned' ? 1 : 0)
  for (let units = 0; isFilling(draft); ) {
    const next = units < room ? nextFor(draft, part) : undefined
    if (next === undefined) return click(draft, BUTTON.done) || !isFilling(draft)
    click(draft, pieceOption(next))
    if (!pieceOf(next).leader) units += 1
  }
  return true
}
const isFilling = ({ state }: Draft): boolean => state.activation?.filling === true
function nextFor(draft: Draft, part: Part): Piece | undefined {
  let best: Piece | undefined
  let most = -1
  for (const { piece: id } of optionsIn(draft)) {
    if (id === undefined) continue
    const piece = pieceCalled(id)
    const { leader, auxiliary, command } = pieceOf(piece)
    if (part === 'auxiliaries' && !auxiliary) continue
    const rank = leader ? 10 + command : strengthOf(draft.state, piece)
    if (rank <= most) continue
    most = rank
    best = piece
  }
  return best
}
/** 5.36 What a force does: it presses the siege, sallies out, or marches. */
function acts(draft: Draft, aims: Aims, most: number, sea: boolean): Draft[] {
  const made: Draft[] = []
  const siege = branch(draft)
  if (click(siege, BUTTON.siege)) {
    for (const how of [BUTTON.roll, BUTTON.assault]) {
      const pressed = branch(siege)
      if (click(pressed, how)) made.push(pressed)
    }
    if (made.length === 0) made.push(siege)
    click(draft, BUTTON.move)
  } else if (click(siege, BUTTON.sortie)) return [siege]
  if (sea) return [...made, ...marches(draft, aims, 0, false)]
  return [...made, ...marches(draft, aims, most, false)]
}

/** Campaign: two forces, those that promise most; each of a pair goes first. */
export function campaigns(draft: Draft, aims: Aims): Draft[] {
  const { state } = draft
  const ready: { commander: Piece; force: number }[] = []
  for (const { space, leader, drilled, force } of surveyOf(state, draft.side).stacks) {
    const commander = leader && drilled > 0 ? commanderFor(state, draft, space, 3) : undefined
    if (
      commander !== undefined &&
      aimsFor(state, draft.side, aims, space, stackAt(state, draft.side, space)).length > 0
    )
      ready.push({ commander, force })
  }
  ready.sort((a, b) => b.force - a.force)
  const made: Draft[] = []
  for (const [a, b] of PAIRS) {
    const [first, second] = [ready[a], ready[b]]
    if (!first || !second) continue
    const both = branch(draft)
    if (!name(both, first.commander) || !fill(both, 'all')) continue
    name(both, second.commander)
    fill(both, 'all')
    for (const { commander } of [first, second]) {
      const begun = branch(both)
      click(begun, pieceOption(commander))
      made.push(...acts(begun, aims, PART_AIMS, false).map((one) => afterwards(one, aims)))
    }
  }
  return made.length > 0 ? made : [draft]
}
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const
/** More than the groups of a card have to be asked. */
const STEPS = 24
/** The next groups go for what promises most to them. */
export function afterwards(draft: Draft, aims: Aims): Draft {
  for (let n = 0; n < STEPS; n += 1) {
    const { state } = draft
    const options = optionsIn(draft)
    if (options.length === 0) break
    if (state.step === 'march' && state.march) {
      const { at, pieces } = state.march
      go(draft, aimsFor(state, draft.side, aims, at, pieces)[0] ?? at)
    } else if (!click(draft, BUTTON.siege) && !click(draft, BUTTON.roll) && !click(draft, BUTTON.all)) {
      if (state.step !== 'next_group' || !click(draft, given(options[0], 'option'))) break
    }
  }
  return draft
}

// --- raiders and single units --------------------------------------------------------------------------------------

const TARGETS = 3
/** 5.33 The raiders nearest to their prey, as many as the card calls: each of the first few leads, to each of its targets. */
export function* raids(acting: Draft, aims: Aims): Generator<Draft, void, void> {
  const begun = branch(acting)
  if (!click(begun, BUTTON.units)) return
  const { state } = acting
  const near: { piece: Piece; space: Space; steps: number }[] = []
  for (const { space, auxiliaries } of surveyOf(state, acting.side).stacks) {
    if (auxiliaries === 0) continue
    const steps = nearest(space, aims.targets)
    for (const piece of stackAt(state, acting.side, space))
      if (pieceOf(piece).auxiliary) near.push({ piece, space, steps })
  }
  near.sort((a, b) => a.steps - b.steps)
  const spaces: Space[] = []
  for (const head of near) {
    if (spaces.length === TARGETS) break
    if (spaces.includes(head.space)) continue
    spaces.push(head.space)
    const draft = branch(begun)
    click(draft, pieceOption(head.piece))
    for (const other of near) if (other.piece !== head.piece) click(draft, pieceOption(other.piece))
    click(draft, BUTTON.done)
    if (draft.state.step === 'next_group') click(draft, pieceOption(head.piece))
    yield* marches(draft, aims, TARGETS, false).map((one) => afterwards(one, aims))
  }
}
/** 5.32 One unit of drilled troops without a leader: to an army, or to walls in danger. */
export function singles(acting: Draft, aims: Aims): Draft[] {
  const begun = branch(acting)
  if (!click(begun, BUTTON.single)) return []
  const { state } = acting
  const made: Draft[] = []
  for (const { space, leader, drilled } of surveyOf(state, acting.side).stacks) {
    if (leader || drilled === 0 || made.length >= 2 * TARGETS) continue
    const piece = stackAt(state, acting.side, space).find((one) => pieceOf(one).drilled)
    const draft = branch(begun)
    if (click(draft, pieceOption(given(piece, 'drilled piece')))) made.push(...marches(draft, aims, 1, false))
  }
  return made
}
