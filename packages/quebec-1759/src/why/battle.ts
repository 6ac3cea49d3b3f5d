/** Why a unit or a zone has no part in a battle now: 7. */
import type { WhyNot } from '@carillon/kernel'
import { type River, ZONE_FACTS, type Zone } from '../data/map.ts'
import { INDIANS, type UnitId } from '../data/units.ts'
import { say, spaceName } from '../messages.ts'
import { inBattle } from '../rules/07-battle.ts'
import { boatsHere } from '../rules/07-retreat.ts'
import { acrossWater, adjacent, enemyOf, hasUnits, isBattleZone, unitOf } from '../state.ts'
import { type Asked, because } from './asked.ts'
import { whyNoBoats } from './march.ts'

/** 7.1 */
function whyAway({ g }: Asked, unit: UnitId): WhyNot | undefined {
  const { zone } = inBattle(g)
  return unitOf(g, unit).at === zone ? undefined : because(say('no.battle', { zone: spaceName(zone) }), '7.1.1')
}
const INDIANS_IN_RESERVE = because(say('no.indians_reserve'), '7.5.4')

/** 7.5 All others who are there stand in line. */
export const whyNotDrawnUp = (asked: Asked, unit: UnitId): WhyNot =>
  whyAway(asked, unit) ?? (unit === INDIANS ? INDIANS_IN_RESERVE : because(say('no.arrayed'), '7.5.2'))

/** 7.6 All others who are there stand in a column. */
export const whyNotInReserve = (asked: Asked, unit: UnitId): WhyNot =>
  whyAway(asked, unit) ?? (unit === INDIANS ? INDIANS_IN_RESERVE : because(say('no.in_column'), '7.6'))

/** 7.7.1 */
export function whyNotFiring(asked: Asked, unit: UnitId): WhyNot {
  const { reserve } = inBattle(asked.g).lines[asked.side]
  const idle = reserve.includes(unit) ? say('no.reserve') : say('no.fired')
  return whyAway(asked, unit) ?? because(idle, '7.7.1')
}

/** 7.7.2; 7.8.6, 7.10.6 all of those who leave but the Indians. */
export const whyNotHit = (asked: Asked, unit: UnitId): WhyNot =>
  whyAway(asked, unit) ??
  (inBattle(asked.g).leaving ? because(say('no.indians_hit'), asked.rule) : because(say('no.opposite'), '7.7.2'))

/** 7.8.5 */
export const whyNotLeaving = (asked: Asked, unit: UnitId): WhyNot =>
  whyAway(asked, unit) ?? because(say('no.indians_boat'), '7.8.5')

/** 7.8.2 to 7.8.4, 7.9.2, 7.9.3 A defender who may not retreat yet is not asked. */
export function whyNotRetreat(asked: Asked, zone: Zone): WhyNot | undefined {
  const { g, side } = asked
  const battle = inBattle(g)
  if (zone === battle.zone) return because(say('no.battle_here'), '7.8.1')
  const attacks = side === battle.attacker
  if (attacks && zone !== battle.from) return because(say('no.back', { zone: spaceName(battle.from) }), '7.8.2')
  const near = adjacent(g, battle.zone).includes(zone)
  const names = { from: spaceName(battle.zone), zone: spaceName(zone) }
  if (!attacks && !near && !acrossWater(battle.zone).includes(zone)) return because(say('no.road', names), '7.8.2')
  if (!attacks && zone === battle.from) return because(say('no.attacker_came'), '7.8.3')
  if (hasUnits(g, enemyOf(side), zone)) return because(say('no.enemy_there'), '7.8.3')
  if (isBattleZone(g, zone)) return because(say('no.battle_there'), '7.8.3')
  const afloat = attacks ? battle.way === 'boat' : !near
  const { shore } = ZONE_FACTS[battle.zone]
  return afloat && boatsHere(g, side) === 0 ? whyNoBoats(side, shore as River, '7.8.4') : undefined
}
