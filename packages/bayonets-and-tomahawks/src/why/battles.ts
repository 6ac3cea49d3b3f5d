/** 13 Why something cannot be chosen in a battle and in a retreat. */
import { isOffered } from '@carillon/kernel'
import { BRIGADE_TARGETS, TARGETS } from '../data/hits.ts'
import { linkBetween, SPACE, type Space, spaceOf } from '../data/map.ts'
import { BIT, factsOf, LIGHTS, NO_KINDS, only, some, UNIT, type UnitFacts } from '../data/units.ts'
import { say, spaceName } from '../messages.ts'
import { isKeyOf } from '../records.ts'
import { isFriendlyHome, kindOf, mayEnter } from '../rules/02-map.ts'
import { leads } from '../rules/10-connections.ts'
import { scoring } from '../rules/13-hits.ts'
import { cameFrom, retreating } from '../rules/13-retreat.ts'
import { battleOf, kindsOf } from '../rules/13-sides.ts'
import { enemyOf, isPresent, isReduced } from '../state.ts'
import {
  type Asked,
  away,
  because,
  type Check,
  firstOf,
  foreign,
  plain,
  type Reason,
  type Reasons,
  unlisted,
  whereIs,
} from './asked.ts'

/** 13.0, 13.9.3 Another's, or not in the battle. */
function idle(asked: Asked, unit: UnitFacts): Reason {
  const { g } = asked
  const { space, apart } = battleOf(g)
  const strange = foreign(asked, unit) ?? away(g, unit)
  if (strange) return strange
  if (whereIs(g, unit) !== space) return because(say('no.battle', { space: spaceName(space) }), '13.0')
  return apart.includes(unit.id) ? plain('no.apart', '13.9.3') : undefined
}
/** A unit of the battle of which something more is wanted. */
const fighting =
  (...checks: ((asked: Asked, unit: UnitFacts) => Check)[]) =>
  (asked: Asked, unit: UnitFacts): Reason =>
    idle(asked, unit) ?? firstOf(checks.map((check) => check(asked, unit)))
const notFleet = ({ bit }: UnitFacts): boolean => bit !== BIT.fleet

/** 13.2.3 */
const combined = (asked: Asked, unit: UnitFacts): Reason =>
  foreign(asked, unit) ??
  (isReduced(asked.g, unit.id)
    ? unlisted(asked, { unit: unit.id }, 'no.combine', '13.2.3')
    : plain('no.not_reduced', '13.2.3'))

const offeredUnits = ({ choice }: Asked): readonly UnitFacts[] =>
  factsOf(choice.options.flatMap(({ unit }) => (isKeyOf(UNIT, unit) ? [unit] : [])))

/** 13.3.4, 13.4, 13.4.2 Who takes a Hit: those of the types that are hit, the Reduced first. */
function hitReason(asked: Asked, unit: UnitFacts): Reason {
  const { g, f, choice } = asked
  const strange = idle(asked, unit)
  if (strange) return strange
  if (leads(unit)) return plain('no.commander_safe', '3.7')
  if (isOffered(choice, { unit: unit.id })) return undefined
  const offered = offeredUnits(asked)
  const type = battleOf(g).rolling?.type
  const groups = type ? [...TARGETS[type], ...BRIGADE_TARGETS] : BRIGADE_TARGETS
  const group = groups.find((kinds) => some(kinds, kindsOf(offered))) ?? NO_KINDS
  return firstOf([
    [!some(unit.bit, group), 'no.other_type', '13.3.4'],
    [!isReduced(g, unit.id) && offered.every(({ id }) => isReduced(g, id)), 'no.reduced_first', '13.4'],
    [f === 'british' && offered.every(({ bit }) => bit === BIT.highland), 'no.highland_first', '13.4.2'],
  ])
}
/** 13.8 #1 */
function routLossReason(asked: Asked, unit: UnitFacts): Reason {
  const strange = idle(asked, unit)
  if (strange) return strange
  if (isOffered(asked.choice, { unit: unit.id })) return undefined
  return firstOf([
    [leads(unit), 'no.commander_safe', '3.7'],
    [unit.bit === BIT.fort, 'no.fort_stays', '13.8'],
    [offeredUnits(asked).some(({ bit }) => bit === BIT.artillery), 'no.artillery_first', '13.8'],
    [unit.bit === BIT.indian, 'no.indian_last', '13.8'],
  ])
}
/** 13.5 Those who roll may lie in a box already (13.3.3). */
function rerollReason(asked: Asked, unit: UnitFacts): Reason {
  const { g } = asked
  const { rolling } = battleOf(g)
  const n = rolling ? rolling.units.indexOf(unit.id) : -1
  if (!rolling || n < 0) return foreign(asked, unit) ?? plain('no.not_rolling', '13.5')
  const { faction, type, faces } = rolling
  if (faces[n] === 'flag' || scoring(g, faction, type, faces)[n]) return plain('no.stands', '13.5')
  return unlisted(asked, { unit: unit.id }, 'no.rerolled', '13.5')
}

// --- 13.9 --------------------------------------------------------------------------------------------------------

/** 13.3.3, 13.9.2 A Fleet that slips away. */
function slipReason({ g, f }: Asked, space: Space): Reason {
  return firstOf([
    [spaceOf(space).seas.length === 0, 'no.no_coast', '13.9.2'],
    [!isFriendlyHome(g, f, space), 'no.no_home', '13.9.2'],
    [isPresent(g, enemyOf(f), space), 'no.enemies', '13.9.2'],
    [g.battles.includes(space), 'no.battle_there', '13.3.3'],
  ])
}
/** 13.9.1 to 13.9.4 The first priority that offers a space names all there are. */
function retreatReason(asked: Asked, space: Space): Reason {
  const { g, f, choice } = asked
  const { rule } = choice
  const enemies = (at: Space): boolean => isPresent(g, enemyOf(f), at)
  const meets = choice.options.some((option) => isKeyOf(SPACE, option.space) && enemies(option.space))
  if (rule === '13.9.2') {
    if (spaceOf(space).seas.length === 0) return plain('no.no_coast', rule)
    return enemies(space) ? plain('no.enemies', rule) : unlisted(asked, { space }, 'no.haven')
  }
  // A stack that Lands and Overwhelms does not say where.
  const from = g.battle?.space ?? g.action?.at
  if (from) {
    if (space === from) return plain('no.leaves', '13.9')
    const link = linkBetween(from, space)
    if (!link) return because(say('no.way', { from: spaceName(from), to: spaceName(space) }), '13.9.1')
    if (!mayEnter(f, space)) return plain('no.base', '2.1.7')
    const heavy = !only(kindsOf(retreating(g, f, from)), LIGHTS)
    if (heavy && kindOf(g, link.by) === 'path') return plain('no.path', '10.2')
    const defends = g.battle?.defender !== enemyOf(f)
    if (defends && cameFrom(g, enemyOf(f), spaceOf(from).n, link.n)) return plain('no.came', '13.9.1')
  }
  if (enemies(space) && !meets) return plain('no.enemies', '13.9.3')
  return unlisted(asked, { space }, 'no.retreat_order')
}

const COMBINED: Reasons = { unit: combined }
const LEADERS: Reasons = { unit: fighting((_, unit) => [!leads(unit), 'no.commander', '13.3.1']) }
export const BATTLES = {
  'prompt.emergency': { unit: fighting((_, unit) => [notFleet(unit), 'no.fleet_given', '13.2.2']) },
  'prompt.combine_lose': COMBINED,
  'prompt.combine_flip': COMBINED,
  'prompt.battle_event': {},
  'prompt.leader': LEADERS,
  'prompt.new_leader': LEADERS,
  'prompt.battle_reroll': { unit: rerollReason },
  'prompt.hit': { unit: hitReason },
  'prompt.slip': { unit: fighting((_, unit) => [notFleet(unit), 'no.fleet_slips', '13.3.3']) },
  'prompt.slip_to': { space: slipReason },
  'prompt.rout_loss': { unit: routLossReason },
  'prompt.retreat': { space: retreatReason },
  'prompt.retreat_victim': { unit: (asked, { id }) => unlisted(asked, { unit: id }, 'no.victim', '13.9.4') },
  'prompt.fort': {},
} satisfies Record<string, Reasons>
