/** 5.4, 5.5, 6, 7.9, 10.4, 15 Why a space cannot be chosen now. */
import { given, type WhyNot } from '@carillon/kernel'
import { ARROWS, type Department, factsOf, isCultivated, linksOf, type Space } from '../data/map.ts'
import { pieceOf } from '../data/pieces.ts'
import { departmentName, say, spaceName } from '../messages.ts'
import {
  closestFortifications,
  controlsPort,
  fortOf,
  hasFortification,
  hasOpenFortification,
  isHeldBy,
  isSiege,
  ownerAt,
  siegeLevel,
} from '../rules/02-map.ts'
import { hasWalls, isHomeLand } from '../rules/05-construction.ts'
import { crewOf } from '../rules/06-entering.ts'
import { maySail } from '../rules/06-naval.ts'
import { type Hop, hopsFrom, mayHop, mayRow } from '../rules/06-ways.ts'
import { isHalted } from '../rules/16-scouting.ts'
import { inSupply } from '../rules/17-supply.ts'
import {
  battleOf,
  enemyOf,
  FORT,
  FORTRESS,
  hasDrilled,
  hasUnit,
  isThird,
  type March,
  marchOf,
  placeOf,
  type State,
  stackAt,
} from '../state.ts'
import { type Asked, because, subjectOf, whyClosed } from './asked.ts'

// --- 6 the next space of a move --------------------------------------------------------------------------------------

export function whyNotNextSpace({ g }: Asked, space: Space): WhyNot | undefined {
  const m = marchOf(g)
  if (space === m.at) return because(say('no.here'), '6.1')
  const hop = hopsFrom(m.at).find(({ to }) => to === space)
  return hop ? whyNotThere(g, m, hop) : whyNoWay(g, m, space)
}
function whyNoWay(g: State, m: March, space: Space): WhyNot {
  const names = { from: spaceName(m.at), to: spaceName(space) }
  if (ARROWS.some(([from, to]) => from === space && to === m.at)) return because(say('no.arrow', names), '2.0')
  // 6.4 Who stands at a port may mean to sail.
  if (!factsOf(space).port || !controlsPort(g, m.side, m.at)) return because(say('no.way', names), '6.1')
  if (m.spent > 0) return because(say('no.sail_first'), '6.4')
  if (m.foul) return because(say('no.foul_sea'), '5.56')
  if (!maySail(m.pieces, m.value)) return because(say('no.sail_value'), '6.41')
  if (m.side === 'french' && g.flags.noFrenchNaval) return because(say('no.no_ships'), '6.4')
  return because(say('no.port'), '6.4')
}
/** 6.2, 6.3 A connection leads there. */
function whyNotThere(g: State, m: March, hop: Hop): WhyNot {
  if (mayHop(g, m, hop)) return whyNotEntering(g, m, hop.to)
  if (mayRow(m)) return because(say('no.portage'), '6.3')
  if (m.land && isHalted(g, m.halt, m.pieces))
    return hasDrilled(m.pieces) ? because(say('no.halt'), '6.2') : because(say('no.halt_hostile'), '16.2')
  return because(say('no.spaces', { spaces: m.spent }), m.land ? '6.22' : '6.3')
}
/** 6.52, 6.53 */
function whyNotEntering(g: State, m: March, space: Space): WhyNot {
  const fort = fortOf(g, enemyOf(m.side), space)
  if (fort >= FORT && !isSiege(g, space) && crewOf(m.pieces) === 'auxiliaries')
    return because(say('no.fort_drilled'), '6.52')
  return because(say('no.leaders_enemy'), '6.53')
}

// --- 5.4 building ----------------------------------------------------------------------------------------------------

function whyNoSite(g: State, { side }: Asked, space: Space): WhyNot | undefined {
  const enemy = enemyOf(side)
  if (factsOf(space).fortress) return because(say('no.fortress'), '5.43')
  if (ownerAt(g, space) === enemy || hasUnit(stackAt(g, enemy, space))) return because(say('no.held_enemy'), '5.41')
  return fortOf(g, side, space) === FORT ? because(say('no.fort_there'), '5.43') : undefined
}
const whyNoWorkers = (g: State, { side }: Asked, space: Space, rule: string): WhyNot | undefined => {
  if (!hasDrilled(stackAt(g, side, space)))
    return because(say(rule === '5.41' ? 'no.no_drilled' : 'no.no_builders'), rule)
  return inSupply(g, side, space) ? undefined : because(say('no.supply'), '17.3')
}
/** 5.41 */
export function whyNoStockade(asked: Asked, space: Space): WhyNot | undefined {
  const { g, side } = asked
  const closed = whyNoSite(g, asked, space)
  if (closed) return closed
  if (hasFortification(g, side, space)) return because(say('no.fort_there'), '5.43')
  return isHomeLand(side, space) ? undefined : whyNoWorkers(g, asked, space, '5.41')
}
/** 5.42 A fort that this card has begun waits for another one. */
export const whyNoFort = (asked: Asked, space: Space): WhyNot =>
  whyNoSite(asked.g, asked, space) ?? whyNoWorkers(asked.g, asked, space, '5.42') ?? because(say('no.begun'), '5.42')
/** 5.46 */
export function whyNotDemolished({ g, side }: Asked, space: Space): WhyNot | undefined {
  if (hasWalls(g, side, space)) return undefined
  const own = fortOf(g, side, space)
  if (own === FORTRESS) return because(say('no.fortress_stays'), '5.46')
  return own > 0 ? because(say('no.under_siege'), '5.46') : because(say('no.nothing_there'), '5.46')
}

// --- making way ------------------------------------------------------------------------------------------------------

/** 6.53, 7.92, 15.1 Adjacent, not held by the enemy, and not where he came from, which is all that is left; 6.432 a port. */
function whyNoWayOut({ g, side, rule }: Asked, at: Space, space: Space): WhyNot {
  if (space === at) return because(say('no.leave'), rule)
  const names = { space: spaceName(at) }
  if (!linksOf(at).some(({ to }) => to === space)) return because(say('no.not_adjacent', names), rule)
  if (isHeldBy(g, enemyOf(side), space)) return because(say('no.held_enemy'), rule)
  return because(say('no.came_from'), rule)
}
/** 7.92 Drilled troops retreat to cultivated spaces and fortifications. */
export function whyNoRetreat(asked: Asked, space: Space): WhyNot | undefined {
  const { g, side } = asked
  const { space: at, from } = battleOf(g)
  const beside = linksOf(at).some(({ to }) => to === space)
  if (!beside || space === from || isHeldBy(g, enemyOf(side), space)) return whyNoWayOut(asked, at, space)
  const wild = !isCultivated(space) && !hasFortification(g, side, space)
  return wild ? because(say('no.drilled_retreat'), '7.92') : undefined
}
export const whyNoLeaderThere = (asked: Asked, space: Space): WhyNot =>
  whyNoWayOut(asked, placeOf(asked.g, subjectOf(asked)), space)
/** 15.1 Out of a sortie nobody came from anywhere, and the siege is no longer told of. */
export function whyNoEscape(asked: Asked, space: Space): WhyNot {
  const { g, side } = asked
  if (g.march?.entry) return whyNoWayOut(asked, g.march.entry.space, space)
  return isHeldBy(g, enemyOf(side), space) ? because(say('no.held_enemy'), '15.1') : because(say('no.beside'), '15.1')
}
const whyNotHaven = ({ g, side }: Asked, space: Space, rule: string): WhyNot =>
  hasOpenFortification(g, side, space) ? because(say('no.not_closest'), rule) : because(say('no.no_haven'), rule)
export const whyNotSurrendered = (asked: Asked, space: Space): WhyNot => whyNotHaven(asked, space, '5.56')

/** 10.4, 4.0 Going home. */
export function whyNotHome(asked: Asked, space: Space): WhyNot {
  const { g, side, choice } = asked
  const piece = subjectOf(asked)
  const { type, settlement } = pieceOf(piece)
  const closest = closestFortifications(g, side, placeOf(g, piece)).includes(space)
  if (type === 'indian') {
    if (space === settlement) return because(say('no.held_enemy'), '10.411')
    if (closest) return because(say('no.unled'), '10.422')
    return hasOpenFortification(g, side, space)
      ? whyNotHaven(asked, space, '10.42')
      : because(say('no.not_home'), '10.41')
  }
  if (choice.options.some((option) => option.do === 'stay')) return because(say('no.stays'), '10.413')
  return closest ? because(say('no.promised'), '10.422') : whyNotHaven(asked, space, '10.42')
}

// --- 5.5 events ------------------------------------------------------------------------------------------------------

/** 5.52 Where a counter enters. */
export function whyNoEntry(asked: Asked, space: Space): WhyNot {
  const { side } = pieceOf(subjectOf(asked))
  return whyClosed(asked.g, side, space, '5.522') ?? because(say('no.entry'), '5.521')
}
const whyOutside = (department: Department, space: Space, rule: string): WhyNot | undefined =>
  factsOf(space).department === department
    ? undefined
    : because(say('no.department', { department: departmentName(department) }), rule)
/** 5.54 */
export function whyNotRaised(asked: Asked, space: Space): WhyNot | undefined {
  const { g, side } = asked
  const department = given(pieceOf(subjectOf(asked)).department, 'department')
  const found = whyOutside(department, space, '5.54') ?? whyClosed(g, side, space, '5.522')
  if (found || !isThird(g)) return found
  return because(say('no.fortified'), '5.54')
}
/** 5.53 Cherokees. */
export const whyNoCherokees = ({ g, side }: Asked, space: Space): WhyNot =>
  whyOutside('southern', space, '5.53') ?? whyClosed(g, side, space, '5.522') ?? because(say('no.fortified'), '5.53')
/** Card 5 */
export const whyNoBastions = ({ g }: Asked, space: Space): WhyNot =>
  siegeLevel(g, space) === undefined ? because(say('no.no_siege'), '5.51') : because(say('no.level_0'), '5.51')
