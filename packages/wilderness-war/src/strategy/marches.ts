/** Where a group could go with sense, and the way there, click by click. */
import type { Option } from '@carillon/kernel'
import { COUNT, factsOf, type Side, type Space, spaceCalled } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { codeAt, hasFortification, hasOpenFortification } from '../rules/02-map.ts'
import { strengthOfAll } from '../rules/03-pieces.ts'
import { BUTTON } from '../rules/options.ts'
import { enemyOf, hasAuxiliary, hasDrilled, hasUnit, marchOf, type State, stackAt } from '../state.ts'
import { branch, click, type Draft, optionsIn } from './drafts.ts'
import { type Prize, prey, prizes } from './goals.ts'
import { gapAt, gapsOf } from './lines.ts'
import { surveyOf, TERMS } from './muster.ts'
import { distance, type Stack } from './survey.ts'
import { fade, raiderFade } from './weights.ts'

/** What a side could go for, as it stands. */
export interface Aims {
  readonly goals: readonly Prize[]
  readonly gaps: Uint8Array
  readonly targets: readonly Space[]
  /** Led armies, whom others may join. */
  readonly armies: readonly Stack[]
  /** Own walls and troops that a stronger enemy stands near. */
  readonly threatened: readonly Space[]
  readonly winter: boolean
  /** What was found for groups before, as long as walls and sieges are these. */
  readonly found: Map<number, readonly Space[]>
  readonly forts: State['forts']
  readonly sieges: State['sieges']
}
export function aimsOf(g: State, side: Side): Aims {
  const own = surveyOf(g, side).stacks
  const enemies = surveyOf(g, enemyOf(side)).stacks
  return {
    goals: prizes(TERMS, g, side, enemies),
    gaps: gapsOf(g, side),
    targets: prey(g, side),
    armies: own.filter(({ leader, drilled }) => leader && drilled > 0),
    threatened: threatenedOf(g, side, own, enemies),
    winter: g.season === 'late' && g.hands.british.length + g.hands.french.length < 6,
    found: new Map(),
    forts: g.forts,
    sieges: g.sieges,
  }
}
const NEAR = 2
function threatenedOf(g: State, side: Side, own: readonly Stack[], enemies: readonly Stack[]): Space[] {
  const sign = side === 'british' ? 1 : -1
  const found: Space[] = []
  for (const { space, leader, drilled, force } of enemies) {
    if (!leader || drilled === 0) continue
    for (const stack of own)
      if (distance(space, stack.space) <= NEAR && stack.strength < force && !found.includes(stack.space))
        found.push(stack.space)
    for (const { to } of factsOf(space).links) if (codeAt(g, to) * sign > 0 && !found.includes(to)) found.push(to)
  }
  return found
}

interface Aim {
  readonly space: Space
  readonly worth: number
}
const SCORE = (a: Aim, b: Aim): number => b.worth - a.worth
/** The spaces that promise most to such a group, best first. Groups that are alike find the same. */
export function aimsFor(g: State, side: Side, aims: Aims, from: Space, pieces: readonly Piece[]): readonly Space[] {
  const force = strengthOfAll(g, pieces)
  const drilled = hasDrilled(pieces)
  const raiding = !drilled && hasAuxiliary(pieces)
  if (g.forts !== aims.forts || g.sieges !== aims.sieges) return findAims(g, side, aims, from, force, drilled, raiding)
  const key = (force * COUNT + from) * 3 + (drilled ? 2 : raiding ? 1 : 0)
  let found = aims.found.get(key)
  if (!found) {
    found = findAims(g, side, aims, from, force, drilled, raiding)
    aims.found.set(key, found)
  }
  return found
}
function findAims(
  g: State,
  side: Side,
  aims: Aims,
  from: Space,
  force: number,
  drilled: boolean,
  raiding: boolean,
): Space[] {
  const found: Aim[] = []
  const add = (space: Space, worth: number) => {
    if (space !== from && worth > 0.005) found.push({ space, worth })
  }
  for (const { space, worth, guard, siege } of aims.goals) {
    const steps = distance(from, space) + (siege && drilled ? gapAt(aims.gaps, space) : 0)
    const odds = force / (force + guard + 1)
    add(space, worth * fade(TERMS, steps) * odds * odds)
  }
  if (raiding) for (const space of aims.targets) add(space, 1.5 * raiderFade(TERMS, distance(from, space)))
  for (const space of aims.threatened) add(space, 0.8 * fade(TERMS, distance(from, space)))
  if (drilled) for (const { space, force: other } of aims.armies) add(space, ((other + 2) / 25) * near(from, space))
  if (drilled && aims.winter) addShelter(g, side, from, add)
  found.sort(SCORE)
  const spaces: Space[] = []
  for (const { space } of found) if (!spaces.includes(space)) spaces.push(space)
  return spaces
}
const near = (from: Space, to: Space): number => fade(TERMS, distance(from, to))
/** 11.1 The nearest place to winter in. */
function addShelter(g: State, side: Side, from: Space, add: (space: Space, worth: number) => void): void {
  if (factsOf(from).home === side || hasOpenFortification(g, side, from)) return
  for (const { to } of factsOf(from).links)
    if (factsOf(to).home === side || hasOpenFortification(g, side, to)) add(to, 0.7)
}

const LONGEST = 12
/** Goes towards the space as far as it can, then stops. */
export function go(draft: Draft, target: Space): void {
  for (let n = 0, next = stepTo(draft, target); n < LONGEST && next; n += 1) {
    click(draft, next)
    next = next === BUTTON.stop ? undefined : stepTo(draft, target)
  }
}
/** The same towards each of the spaces: what their ways begin alike is gone once. Each that differs from those before. */
function goAll(draft: Draft, targets: readonly Space[]): Draft[] {
  const ends = targets.map(() => draft)
  const explore = (one: Draft, some: readonly number[], made: number): void => {
    const parted = new Map<Option, number[]>()
    const ways = made < LONGEST ? waysIn(one) : undefined
    for (const i of ways ? some : []) {
      const next = stepBy(one, ways as readonly Way[], targets[i] as Space)
      const others = next && parted.get(next)
      if (others) others.push(i)
      else if (next) parted.set(next, [i])
    }
    if (parted.size === 0) for (const i of some) ends[i] = one
    let left = parted.size
    for (const [option, agreed] of parted) {
      left -= 1
      // The last goes on with this very draft.
      const other = left > 0 ? branch(one) : one
      click(other, option)
      explore(other, agreed, option === BUTTON.stop ? LONGEST : made + 1)
    }
  }
  explore(draft, [...targets.keys()], 0)
  return [...new Set(ends)]
}
/** An option that leads to a space. */
interface Way {
  readonly option: Option
  readonly space: Space
  readonly open: boolean
  /** 13 Into the enemy. */
  readonly blocked: boolean
}
/** Nothing where the march ends. */
function waysIn(draft: Draft): readonly Way[] | undefined {
  const { side, state } = draft
  const options = optionsIn(draft)
  if (options.length === 0 || state.step !== 'march' || !state.march) return undefined
  const ways: Way[] = []
  for (const option of options) {
    const open = option.do === undefined
    if (option.space === undefined || (!open && option.do !== 'infiltrate')) continue
    const space = spaceCalled(option.space)
    ways.push({ option, space, open, blocked: open && isBlocked(state, side, space) })
  }
  return ways
}
/** What to click on the way there; nothing where it ends. */
function stepTo(draft: Draft, target: Space): Option | undefined {
  const ways = waysIn(draft)
  return ways && stepBy(draft, ways, target)
}
function stepBy(draft: Draft, ways: readonly Way[], target: Space): Option | undefined {
  const { at } = marchOf(draft.state)
  const options = optionsIn(draft)
  const next = at === target ? undefined : nextTo(ways, at, target)
  // 13.1 Among the enemy there is no stopping: on to wherever it may be.
  return next ?? (options.includes(BUTTON.stop) ? BUTTON.stop : (options.find(isOpen) ?? options[0]))
}
const isOpen = ({ do: what, space }: Option): boolean => what === undefined && space !== undefined
/** The option that comes nearer to the target, round the enemy if it can. */
function nextTo(ways: readonly Way[], at: Space, target: Space): Option | undefined {
  let best: Option | undefined
  let least = distance(at, target)
  for (const { option, space, open, blocked } of ways) {
    if (space === target && open) return option
    // 13 Through the enemy rather than into him.
    const steps = distance(space, target) + (blocked ? 0.5 : 0)
    if (steps >= least) continue
    least = steps
    best = option
  }
  return best
}
const isBlocked = (g: State, side: Side, space: Space): boolean =>
  hasUnit(stackAt(g, enemyOf(side), space)) || hasFortification(g, enemyOf(side), space)

/** The ways of the group that is to march now: to its aims, by sea, to the next spaces, or nowhere. */
export function marches(draft: Draft, aims: Aims, most: number, wide: boolean): Draft[] {
  const { state } = draft
  const { march } = state
  if (state.step !== 'march' || !march) return [draft]
  const options = optionsIn(draft)
  const others: Draft[] = []
  for (const option of voyages(state, draft.side, aims, options)) {
    const one = branch(draft)
    if (click(one, option)) others.push(one)
  }
  if (wide) {
    const near = options.filter(isOpen).map(({ space }) => spaceCalled(space as string))
    others.push(...goAll(branch(draft), near))
    const stay = branch(draft)
    if (click(stay, BUTTON.stop)) others.push(stay)
  }
  const targets = aimsFor(state, draft.side, aims, march.at, march.pieces).slice(0, most)
  return [...goAll(draft, targets), ...others]
}
const VOYAGES = 4
/** 6.4 Landings, and the ports nearest to something. */
function voyages(g: State, side: Side, aims: Aims, options: readonly Option[]): Option[] {
  const found: { option: Option; worth: number }[] = []
  for (const option of options) {
    if (option.do !== 'land' && option.do !== 'sail') continue
    const space = spaceCalled(option.space as string)
    let worth = option.do === 'land' ? 1 : 0
    for (const goal of aims.goals) worth = Math.max(worth, goal.worth * near(space, goal.space))
    if (stackAt(g, side, space).some((piece) => pieceOf(piece).leader)) worth += 0.1
    found.push({ option, worth })
  }
  found.sort((a, b) => b.worth - a.worth)
  return found.slice(0, VOYAGES).map(({ option }) => option)
}
