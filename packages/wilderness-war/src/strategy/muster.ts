/** What the judge is told of a side: its troops, walls, sieges, goals, raiders and cares. */
import { remembered } from '@carillon/kernel'
import { factsOf, isCultivated, type Side, type Space } from '../data/map.ts'
import { PIECES, type Piece } from '../data/pieces.ts'
import { SCENARIO } from '../data/scenarios.ts'
import { codeAt, fortOf, hasOpenFortification, isBesieged, ownerAt, wallsIn } from '../rules/02-map.ts'
import { inSupply } from '../rules/17-supply.ts'
import { FORT, FORTRESS, NORTHERN_MILITIA, type State, sideOf } from '../state.ts'
import { bestGoal, guardOf, nearest, prey, prizes } from './goals.ts'
import { gapsOf } from './lines.ts'
import { named, type Page, put } from './page.ts'
import { distance, type Stack, type Survey, surveyor, winters } from './survey.ts'
import { fade, raiderFade, termsOf, WEIGHTS } from './weights.ts'

/** Measures are those of the hand-set weights, whatever a player values. */
export const TERMS = termsOf(WEIGHTS)
export const surveyOf = surveyor(TERMS)

/** A group of inputs about a side and the same about the other: what they are called in sentences differs. */
const DETAILS = {
  army: 'regulars others auxiliaries militia command tactics reduced worth largest second',
  walls: 'stockades forts works captured',
  sieges: 'count level supplied odds',
  goals: 'best second third sum quarry',
  raiders: 'count near best prey marked odd',
  cares: 'exposed scattered frozen danger besieged unsupplied leaderless',
} as const
type Group = keyof typeof DETAILS
const GROUPS = Object.keys(DETAILS) as readonly Group[]
/** Of the own side, then of the enemy. */
const ENEMYS: Readonly<Record<Group, string>> = {
  army: 'enemies',
  walls: 'strongholds',
  sieges: 'besieged',
  goals: 'threats',
  raiders: 'frontier',
  cares: 'openings',
}
export const OWN_NAMES = GROUPS.flatMap((group) => named(group, DETAILS[group]))
export const ENEMY_NAMES = GROUPS.flatMap((group) => named(ENEMYS[group], DETAILS[group]))

export function writeSide(page: Page, g: State, side: Side, own: Survey, enemy: Survey): void {
  writeArmy(page, g, side, own)
  writeWalls(page, g, side)
  writeSieges(page, g, side, own)
  writeGoals(page, g, side, own, enemy)
  writeRaiders(page, g, side, own)
  writeCares(page, g, side, own, enemy)
}

const REGULAR = 1
const AUXILIARY = 2
const LEADER = 3
const OTHER = 4
const MILITIA = 5
const KINDS = Uint8Array.from(PIECES, ({ regular, auxiliary, leader, type }) =>
  regular ? REGULAR : auxiliary ? AUXILIARY : leader ? LEADER : type === 'militia' ? MILITIA : OTHER,
)
interface Roll {
  regulars: number
  others: number
  auxiliaries: number
  militia: number
  command: number
  tactics: number
  reduced: number
}
const roll = (map: State['map'][Side], reduced: State['reduced']): Roll => {
  const r = { regulars: 0, others: 0, auxiliaries: 0, militia: 0, command: 0, tactics: 0, reduced: 0 }
  for (let place = 0; place <= NORTHERN_MILITIA + 2; place += 1)
    for (const piece of map[place] as readonly Piece[]) count(r, piece, reduced.includes(piece))
  return r
}
function count(r: Roll, piece: Piece, worn: boolean): void {
  const { strength, reducedStrength, command, tactics } = PIECES[piece] as (typeof PIECES)[number]
  const kind = KINDS[piece]
  if (worn) r.reduced += 1
  if (kind === LEADER) {
    r.command += command
    r.tactics += tactics
  } else if (kind === REGULAR) r.regulars += worn ? reducedStrength : strength
  else if (kind === OTHER) r.others += worn ? reducedStrength : strength
  else if (kind === AUXILIARY) r.auxiliaries += 1
  else r.militia += 1
}
const britishRoll = remembered(roll)
const frenchRoll = remembered(roll)

function writeArmy(page: Page, g: State, side: Side, { stacks, material }: Survey): void {
  const r = side === 'british' ? britishRoll(g.map.british, g.reduced) : frenchRoll(g.map.french, g.reduced)
  put(page, r.regulars / 40)
  put(page, r.others / 30)
  put(page, r.auxiliaries / 12)
  put(page, r.militia / 4)
  put(page, r.command / 40)
  put(page, r.tactics / 5)
  put(page, r.reduced / 12)
  put(page, material / 500)
  let largest = 0
  let second = 0
  for (const { leader, drilled, force } of stacks) {
    if (!leader || drilled === 0 || force <= second) continue
    second = Math.min(largest, force)
    largest = Math.max(largest, force)
  }
  put(page, largest / 20)
  put(page, second / 20)
}

function writeWalls(page: Page, g: State, side: Side): void {
  const walls = wallsIn(g.forts)
  let forts = 0
  const own = sideOf(walls, side)
  for (const space of own) if (Math.abs(codeAt(g, space)) === FORT) forts += 1
  let captured = 0
  for (const space of walls.captured) if (fortOf(g, side, space) === FORTRESS) captured += 1
  put(page, (own.length - forts) / 12)
  put(page, forts / 6)
  put(page, sideOf(g.works, side).length / 4)
  put(page, captured / 2)
}

/** 8.2 Sieges that the side conducts. */
function writeSieges(page: Page, g: State, side: Side, { stacks }: Survey): void {
  let sieges = 0
  let levels = 0
  let supplied = 0
  let odds = 0
  for (const { space, level } of g.sieges) {
    const owner = ownerAt(g, space)
    if (owner === side || owner === null) continue
    sieges += 1
    levels += level
    if (inSupply(g, side, space)) supplied += 1
    const force = stacks.find((stack) => stack.space === space)?.strength ?? 0
    odds = Math.max(odds, force / (force + guardOf(g, owner, space) + 1))
  }
  put(page, sieges / 2)
  put(page, levels / 3)
  put(page, supplied / 2)
  put(page, odds)
}

/** The best goals of its armies, in VPs that promise so much; the fourth number is all of them. */
function writeGoals(page: Page, g: State, side: Side, { stacks }: Survey, enemy: Survey): void {
  const goals = prizes(TERMS, g, side, enemy.stacks)
  const gaps = gapsOf(g, side)
  let best = 0
  let second = 0
  let third = 0
  let sum = 0
  let quarry = 0
  for (const { leader, drilled, space, force } of stacks) {
    if (!leader || drilled === 0) continue
    const { value } = bestGoal(TERMS, goals, gaps, space, force)
    sum += value
    quarry = Math.max(quarry, chance(force, space, enemy.stacks))
    if (value > best) {
      third = second
      second = best
      best = value
    } else if (value > second) {
      third = second
      second = value
    } else third = Math.max(third, value)
  }
  put(page, best)
  put(page, second)
  put(page, third)
  put(page, sum / 4)
  put(page, 1.5 * quarry)
}

/** 7.81 How near the force is to a weaker one in the field whom to beat is worth a VP. */
function chance(force: number, from: Space, enemies: readonly Stack[]): number {
  let most = 0
  for (const { point, strength, space } of enemies) {
    if (!point || strength >= force) continue
    const value = (1 - strength / force) * fade(TERMS, distance(from, space))
    if (value > most) most = value
  }
  return most
}

/** 10 Raiders, what lies open to them, and what they have raided. */
function writeRaiders(page: Page, g: State, side: Side, { stacks }: Survey): void {
  const targets = prey(g, side)
  let raiders = 0
  let near = 0
  let best = 0
  for (const { auxiliaries, drilled, space } of stacks) {
    if (auxiliaries === 0 || drilled > 0) continue
    const share = raiderFade(TERMS, nearest(space, targets))
    raiders += auxiliaries
    near += Math.min(3, auxiliaries) * share
    best = Math.max(best, share)
  }
  const markers = sideOf(g.raided, side).length
  put(page, raiders / 10)
  put(page, near / 5)
  put(page, best)
  put(page, targets.length / 40)
  put(page, markers / 6)
  put(page, markers % 2)
}

/** What could go wrong for its troops. */
function writeCares(page: Page, g: State, side: Side, { stacks }: Survey, enemy: Survey): void {
  const winterComes = g.season === 'late' && g.step !== 'deal' && g.year < SCENARIO[g.scenario].to
  let exposed = 0
  let scattered = 0
  let frozen = 0
  let danger = 0
  let besieged = 0
  let unsupplied = 0
  let leaderless = 0
  for (const stack of stacks) {
    const { space, drilled, leader, strength, worth } = stack
    if (isBesieged(g, side, space)) besieged += strength
    danger += worth * dangerAt(space, strength, enemy.stacks)
    if (drilled === 0) continue
    const safe = factsOf(space).home === side || hasOpenFortification(g, side, space)
    if (!leader) leaderless += strength
    if (!safe && !isCultivated(space)) exposed += drilled
    if (!safe && !leader) scattered += 1
    if (winterComes && !winters(g, side, stack)) frozen += drilled
    if (!safe && !inSupply(g, side, space)) unsupplied += drilled
  }
  put(page, exposed / 12)
  put(page, scattered / 5)
  put(page, frozen / 12)
  put(page, danger / 150)
  put(page, besieged / 12)
  put(page, unsupplied / 12)
  put(page, leaderless / 30)
}
/** 1 next to a stronger enemy. */
function dangerAt(space: Space, strength: number, enemies: readonly Stack[]): number {
  for (const other of enemies) if (other.strength > strength && distance(space, other.space) === 1) return 1
  return 0
}
