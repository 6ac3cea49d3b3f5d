/** 13 Battles to be fought, and the one being fought. */
import { type Faction, factsAt, type Space, spaceAt, spaceOf } from '../data/map.ts'
import { type UnitId, unitOf } from '../data/units.ts'
import { type Battle, enemyOf, has, type State, sideOf } from '../state.ts'
import { GOALS } from './map.ts'
import { guardAt, holderOf, isSea, landsInTime, prizeAt, type Side, type Survey } from './survey.ts'
import { WEIGHTS } from './weights.ts'

/** How surely the British win: positions on the Battle track that both sides may expect to gain, and how far these vary. */
function chance(british: number, french: number, edge: number): number {
  const mean = (WEIGHTS.gain * (british - french)) / WEIGHTS.die + edge
  const spread = Math.sqrt((0.25 * (british + french)) / WEIGHTS.die + 0.3)
  return 0.5 + 0.5 * Math.tanh((0.8 * mean) / spread)
}
/** What a battle promises the British, from the strengths of both sides and an advantage on the track. */
function prospect(
  g: State,
  n: number,
  prize: number,
  british: number,
  french: number,
  edge: number,
  guns: number,
): number {
  if (british + french === 0) return 0
  const win = chance(british, french, edge)
  const spoils = WEIGHTS.field * (win * french - (1 - win) * british)
  const stake = prize * WEIGHTS.vp + WEIGHTS.control
  const holder = holderOf(n)
  if (holder === 'british') return spoils - (1 - win) * stake
  if (holder === 'french') return spoils + win * stake * (isFortress(g, n) ? siege(guns) : 1)
  return spoils
}
/** 2.1.10, 13.3.4 A Fortress does not fall in one battle, and hardly ever without Artillery. */
const siege = (guns: number): number => Math.min(WEIGHTS.fortress, WEIGHTS.gun * (0.5 + guns))
const isFortress = (g: State, n: number): boolean => factsAt(n).fortress && has(g, 'french', spaceAt(n), 'bastion')

/** To the British. */
export function battlesWorth(g: State, s: Survey): number {
  let sum = 0
  for (const space of g.battles) {
    const { n } = spaceOf(space)
    const holder = holderOf(n)
    const edge = g.battle?.space === space ? edgeOf(g.battle) : pendingEdge(g, space, holder)
    const prize = prizeAt(holder === 'british' ? s.french : s.british, n)
    sum += prospect(g, n, prize, guardAt(s.british, n), guardAt(s.french, n), edge, gunsAt(g, 'british', n))
  }
  return sum + (g.battle ? rolled(g.battle) : 0)
}
function gunsAt(g: State, f: Faction, n: number): number {
  let count = 0
  for (const id of sideOf(g.map, f)[n] as readonly UnitId[]) if (unitOf(id).type === 'artillery') count += 1
  return count
}
/** 13.3.2 To the British: the attackers of a Fort start behind, less so with Artillery, those who Landed too; ties are the defender's. */
function pendingEdge(g: State, space: Space, holder: Faction | null): number {
  const defender = holder ?? (has(g, 'british', space, 'fort') ? 'british' : 'french')
  const attacker = enemyOf(defender)
  let edge = WEIGHTS.tie
  if (has(g, defender, space, 'fort')) edge += has(g, attacker, space, 'artillery') ? 1 : 2
  if (g.markers[attacker].landing.includes(space)) edge += 1
  return defender === 'british' ? edge : -edge
}
const edgeOf = ({ marks, attacker }: Battle): number =>
  marks.british - marks.french + (attacker === 'british' ? -WEIGHTS.tie : WEIGHTS.tie)

/** 13.5 A die that does nothing had better be rolled again; bare numbers, as the table of effects is the rules'. */
function rolled({ rolling }: Battle): number {
  if (!rolling) return 0
  return rolling.rerolled.length * (rolling.faction === 'british' ? WEIGHTS.reroll : -WEIGHTS.reroll)
}

/** What the side would win by going to fight there with so much strength and Artillery, so far behind on the track. */
export function attackWorth(
  g: State,
  s: Side,
  enemy: Side,
  n: number,
  force: number,
  going: number,
  behind = 0,
): number {
  const [mine, theirs] = [force + guardAt(s, n), guardAt(enemy, n)]
  const guns = going + gunsAt(g, s.faction, n)
  const fort = has(g, enemy.faction, spaceAt(n), 'fort') ? (guns > 0 ? 1 : 2) : 0
  const edge = -behind - WEIGHTS.tie - fort
  const prize = prizeAt(s, n)
  return s.faction === 'british'
    ? prospect(g, n, prize, mine, theirs, edge, guns)
    : -prospect(g, n, prize, theirs, mine, -edge, 0)
}

/** 10.6.1 What a stack of such strength at sea may take: the best goal it can land on. */
export function landingWorth(g: State, s: Side, enemy: Side, force: number, guns: number, now = false): number {
  if (!now && !landsInTime(g, s.faction)) return 0
  let best = 0
  for (let t = 0; t < s.wanted; t += 1) {
    const n = GOALS[s.targets[t] as number] as number
    if (!isSea(g, s.faction, n)) continue
    const found = attackWorth(g, s, enemy, n, force, guns, 1)
    if (found > best) best = found
  }
  return best * WEIGHTS.voyage
}
