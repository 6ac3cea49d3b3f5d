/** 13 Battles to be fought, and the one being fought. */
import { SPACES, type Space } from '../data/map.ts'
import { controller, isFortress, isFriendlySea } from '../rules/02-map.ts'
import { type Battle, has, type State } from '../state.ts'
import { vpsAt } from './map.ts'
import { guardAt, type Side, type Survey } from './survey.ts'
import { WEIGHTS } from './weights.ts'

/** What a battle promises the British, from the strengths of both sides and an advantage on the track. */
function prospect(g: State, space: Space, british: number, french: number, edge: number): number {
  const all = british + french
  if (all === 0) return 0
  const tilt = ((british - french) / all) * WEIGHTS.odds + edge
  const win = 0.5 + 0.5 * Math.max(-1, Math.min(1, tilt))
  const spoils = WEIGHTS.field * (win * french - (1 - win) * british)
  const prize = vpsAt(g.scenario, space) * WEIGHTS.vp + WEIGHTS.control
  const holder = controller(g, space)
  if (holder === 'british') return spoils - (1 - win) * prize
  if (holder === 'french') return spoils + win * prize * (isFortress(g, space) ? WEIGHTS.fortress : 1)
  return spoils
}

/** To the British. */
export function battlesWorth(g: State, s: Survey): number {
  let sum = 0
  for (const space of g.battles) {
    const fighting = g.battle?.space === space ? g.battle : null
    const edge = fighting ? edgeOf(fighting) : fortEdge(g, space)
    sum += prospect(g, space, guardAt(g, s.british, space), guardAt(g, s.french, space), edge)
  }
  return sum + (g.battle ? rolled(g.battle) : 0)
}
/** 13.3.2 To the British. */
const fortEdge = (g: State, space: Space): number =>
  (has(g, 'british', space, 'fort') ? WEIGHTS.fort : 0) - (has(g, 'french', space, 'fort') ? WEIGHTS.fort : 0)
const edgeOf = ({ marks, attacker }: Battle): number =>
  WEIGHTS.mark * (marks.british - marks.french) + (attacker === 'british' ? -0.05 : 0.05)

/** 13.5 A die that does nothing had better be rolled again; bare numbers, as the table of effects is the rules'. */
function rolled({ rolling }: Battle): number {
  if (!rolling) return 0
  return rolling.rerolled.length * (rolling.faction === 'british' ? WEIGHTS.reroll : -WEIGHTS.reroll)
}

/** What the side would win by going to fight there with so much strength. */
export function attackWorth(g: State, s: Side, enemy: Side, space: Space, force: number): number {
  const [mine, theirs] = [force + guardAt(g, s, space), guardAt(g, enemy, space)]
  const edge = fortEdge(g, space)
  return s.faction === 'british' ? prospect(g, space, mine, theirs, edge) : -prospect(g, space, theirs, mine, edge)
}

/** 10.6.1 What a stack of such strength at sea may take: the best Victory Space it can land on. */
export function landingWorth(g: State, s: Side, enemy: Side, force: number): number {
  let best = 0
  for (let t = 0; t < s.wanted; t += 1) {
    const space = SPACES[s.targets[t] as number] as Space
    if (!isFriendlySea(g, s.faction, space)) continue
    const found = attackWorth(g, s, enemy, space, force * WEIGHTS.landing)
    if (found > best) best = found
  }
  return best * WEIGHTS.voyage
}
