/** 13 Battles to be fought, and the one being fought. */
import { type Faction, factsAt, type Space, spaceAt, spaceOf } from '../data/map.ts'
import { type UnitId, unitOf } from '../data/units.ts'
import { type Battle, enemyOf, has, type State, sideOf } from '../state.ts'
import { goalAt } from './map.ts'
import { isSea, landsInTime } from './prospects.ts'
import type { Scales } from './scales.ts'
import { guardAt, holderOf, prizeAt, type Side, type Survey, targetAt } from './survey.ts'

/** How surely the British win: positions on the Battle track that both sides may expect to gain, and how far these vary. */
export function chance(scales: Scales, british: number, french: number, edge: number): number {
  const mean = (scales.gain * (british - french)) / scales.die + edge
  const spread = Math.sqrt((0.25 * (british + french)) / scales.die + 0.3)
  return 0.5 + 0.5 * Math.tanh((scales.steep * mean) / spread)
}
/** What a battle promises the British, from the strengths of both sides and an advantage on the track. */
function prospect(
  g: State,
  s: Side,
  n: number,
  prize: number,
  british: number,
  french: number,
  edge: number,
  guns: number,
): number {
  if (british + french === 0) return 0
  const { scales } = s
  const win = chance(scales, british, french, edge)
  const spoils = scales.field * (win * french - (1 - win) * british)
  const stake = prize * scales.vp + scales.control
  const holder = holderOf(s, n)
  if (holder === 'british') return spoils - (1 - win) * stake
  if (holder === 'french') return spoils + win * stake * (isFortress(g, n) ? siege(scales, guns) : 1)
  return spoils
}
/** 2.1.10, 13.3.4 A Fortress does not fall in one battle, and hardly ever without Artillery. */
const siege = (scales: Scales, guns: number): number => Math.min(scales.fortress, scales.gun * (0.5 + guns))
const isFortress = (g: State, n: number): boolean => factsAt(n).fortress && has(g, 'french', spaceAt(n), 'bastion')

/** To the British. */
export function battlesWorth(g: State, s: Survey): number {
  let sum = 0
  for (const space of g.battles) {
    const { n } = spaceOf(space)
    const holder = holderOf(s, n)
    const edge = edgeAt(g, s, space)
    const prize = prizeAt(holder === 'british' ? s.french : s.british, n)
    sum += prospect(g, s.british, n, prize, guardAt(s.british, n), guardAt(s.french, n), edge, gunsAt(g, 'british', n))
  }
  return sum + (g.battle ? rolled(s.scales, g.battle) : 0)
}
export function gunsAt(g: State, f: Faction, n: number): number {
  let count = 0
  for (const id of sideOf(g.map, f)[n] as readonly UnitId[]) if (unitOf(id).type === 'artillery') count += 1
  return count
}
/** 13.3.2 To the British: the attackers of a Fort start behind, less so with Artillery, those who Landed too; ties are the defender's. */
function pendingEdge(g: State, scales: Scales, space: Space, holder: Faction | null): number {
  const defender = holder ?? (has(g, 'british', space, 'fort') ? 'british' : 'french')
  const attacker = enemyOf(defender)
  let edge = scales.tie
  if (has(g, defender, space, 'fort')) edge += has(g, attacker, space, 'artillery') ? 1 : 2
  if (g.markers[attacker].landing.includes(space)) edge += 1
  return defender === 'british' ? edge : -edge
}
const edgeOf = (scales: Scales, { marks, attacker }: Battle): number =>
  marks.british - marks.french + (attacker === 'british' ? -scales.tie : scales.tie)
/** To the British: the advantage on the track with which the battle there is fought. */
export const edgeAt = (g: State, s: Survey, space: Space): number =>
  g.battle?.space === space
    ? edgeOf(s.scales, g.battle)
    : pendingEdge(g, s.scales, space, holderOf(s, spaceOf(space).n))

/** 13.5 A die that does nothing had better be rolled again; bare numbers, as the table of effects is the rules'. */
function rolled(scales: Scales, { rolling }: Battle): number {
  if (!rolling) return 0
  return rolling.rerolled.length * (rolling.faction === 'british' ? scales.reroll : -scales.reroll)
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
  const edge = -behind - s.scales.tie - fort
  const prize = prizeAt(s, n)
  return s.faction === 'british'
    ? prospect(g, s, n, prize, mine, theirs, edge, guns)
    : -prospect(g, s, n, prize, theirs, mine, -edge, 0)
}

/** 10.6.1 What a stack of such strength at sea may take: the best goal it can land on. */
export function landingWorth(g: State, s: Side, enemy: Side, force: number, guns: number, now = false): number {
  if (!now && !landsInTime(g, s.faction)) return 0
  let best = 0
  for (let t = 0; t < s.wanted; t += 1) {
    const n = goalAt(targetAt(s, t))
    if (!isSea(g, s.faction, n)) continue
    const found = attackWorth(g, s, enemy, n, force, guns, 1)
    if (found > best) best = found
  }
  return best * s.scales.voyage
}
