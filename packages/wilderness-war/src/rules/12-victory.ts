/** 12 Victory. */
import { type Message, NOTHING, note, type Play } from '@carillon/kernel'
import { vpText } from '../captions.ts'
import { FORTRESSES, isHome, type Side, SPACE, type Space } from '../data/map.ts'
import { CONQUESTS, FRENCH_LEVEL, LAST_VP, MARKERS_A_VP, SUDDEN_VP } from '../data/points.ts'
import { SCENARIO } from '../data/scenarios.ts'
import { say, sideName } from '../messages.ts'
import { both, enemyOf, hasDrilled, hasUnit, isThird, leadersOf, type State, stackAt, vpOf } from '../state.ts'
import { controlsFortress, fortOf, hasFortress, isSiege } from './02-map.ts'
import { newYear } from './04-season.ts'
import { score } from './12-score.ts'
import { inSupply } from './17-supply.ts'

/** 4.0 B.4, 12.22 Half a VP for each Raided marker, rounded up for each side. */
export function removeRaids(g: State): Play {
  for (const side of ['french', 'british'] as const) {
    const markers = g.raided[side].length
    score(g, '12.22', side, Math.ceil(markers / MARKERS_A_VP), say('vp.raids', { markers }))
  }
  g.raided = both([], [])
  g.step = 'attrition'
  return NOTHING
}

/** 4.0 B.6 Sudden death first, then the end of the scenario; otherwise another year. R-171 The margin is VPs. */
export function victory(g: State): Play {
  const end = suddenDeath(g) ?? (g.year === SCENARIO[g.scenario].to ? lastYear(g) : undefined)
  if (!end) {
    newYear(g)
    return NOTHING
  }
  const { winner, rule, cause } = end
  g.outcome = { winner, margin: winner === 'draw' ? 0 : Math.max(0, vpOf(g, winner)), cause, rule }
  note(g, rule, cause)
  g.step = 'end'
  return NOTHING
}
interface End {
  readonly winner: Side | 'draw'
  readonly rule: string
  readonly cause: Message
}
const won = (winner: Side, rule: string, cause: Message): End => ({ winner, rule, cause })
const year = (g: State): string => String(g.year)

/** 12.11 In this order. */
function suddenDeath(g: State): End | undefined {
  if (holdsAll(g)) return won('british', '12.11', say('why.all'))
  for (const side of ['french', 'british'] as const)
    if (vpOf(g, side) >= SUDDEN_VP)
      return won(side, '12.11', say('why.eleven', { side: sideName(side), total: vpText(g.vp) }))
  const level = FRENCH_LEVEL[g.year]
  if (level !== undefined && vpOf(g, 'french') >= level)
    return won('french', '12.11', say('why.level', { year: year(g), level, total: vpText(g.vp) }))
  return undefined
}
/** All eleven fortresses, and Niagara and Ohio Forks alone. */
const holdsAll = (g: State): boolean =>
  FORTRESSES.every((space) => controlsFortress(g, 'british', space)) &&
  occupiesAlone(g, 'british', SPACE.niagara) &&
  occupiesAlone(g, 'british', SPACE['ohio-forks'])
/** 12.11, 12.23, R-172 With units or a fortification, and the enemy with neither. */
function occupiesAlone(g: State, side: Side, space: Space): boolean {
  const present = (one: Side) => hasUnit(stackAt(g, one, space)) || fortOf(g, one, space) > 0
  return present(side) && !present(enemyOf(side))
}

const lastYear = (g: State): End => (SCENARIO[g.scenario].to === 1759 ? end1759(g) : end1762(g)) ?? drawn(g)

/** 12.12 */
function end1759(g: State): End | undefined {
  if (FORTRESSES.every((space) => !isHome('british', space) || keeps(g, space)) && conquests(g) >= CONQUESTS)
    return won('british', '12.12', say('why.conquests', { conquests: conquests(g) }))
  if (g.vp === 0) return undefined
  const winner = g.vp > 0 ? 'french' : 'british'
  return won(winner, '12.12', say('why.points', { side: sideName(winner), year: year(g), total: vpText(g.vp) }))
}
/** Of Quebec, Montreal, Niagara and Ohio Forks. */
export function conquests(g: State): number {
  let count = 0
  for (const space of [SPACE.quebec, SPACE.montreal]) if (controlsFortress(g, 'british', space)) count += 1
  for (const space of [SPACE.niagara, SPACE['ohio-forks']]) if (occupiesAlone(g, 'british', space)) count += 1
  return count
}
/** 12.12 Third edition: a siege takes control away only where the besiegers could roll for it. */
function keeps(g: State, space: Space): boolean {
  if (!isThird(g) || !isSiege(g, space)) return controlsFortress(g, 'british', space)
  return hasFortress(g, 'british', space) && !couldRoll(g, 'french', space)
}
/** 8.231, 17.3 A leader, and drilled troops in supply. */
function couldRoll(g: State, side: Side, space: Space): boolean {
  const stack = stackAt(g, side, space)
  return leadersOf(stack).length > 0 && hasDrilled(stack) && inSupply(g, side, space)
}

/** 12.13 */
function end1762(g: State): End | undefined {
  const winner =
    vpOf(g, 'french') >= LAST_VP.french ? 'french' : vpOf(g, 'british') >= LAST_VP.british ? 'british' : undefined
  if (winner === undefined) return undefined
  return won(winner, '12.13', say('why.points', { side: sideName(winner), year: year(g), total: vpText(g.vp) }))
}
/** 12.14 In a tournament the French win a draw. */
function drawn(g: State): End {
  if (g.rules.tournament === 'on') return won('french', '12.14', say('why.tournament', { total: vpText(g.vp) }))
  return { winner: 'draw', rule: '12.14', cause: say('why.draw', { year: year(g), total: vpText(g.vp) }) }
}
