/** 10 Why a stack cannot begin to move, a unit cannot go along, a space cannot be entered. */
import { given, type WhyNot } from '@carillon/kernel'
import { type Faction, type Link, linkBetween, linksAt, type Space, spaceAt, spaceOf } from '../data/map.ts'
import { among, BIT, factsOf, type Kinds, NO_KINDS, some, type UnitFacts } from '../data/units.ts'
import { say, spaceName } from '../messages.ts'
import { isUnitSpent, stackIn } from '../occupancy.ts'
import { isFriendlySea, kindOf, mayEnter } from '../rules/02-map.ts'
import { actionOf, atOf } from '../rules/07-action.ts'
import {
  artilleryRoom,
  fitWay,
  isAtEase,
  isHeldAt,
  isOpen,
  isPassable,
  leads,
  type March,
  mayArrive,
  mayJoin,
  mpsFor,
  onlyLight,
  roomOn,
} from '../rules/10-connections.ts'
import { alone, canStart, leavesNoCommander, mayDrop, mayLeaveCommander, starters } from '../rules/10-movement.ts'
import { hasHop, mayHop, type Party, partyOf } from '../rules/10-party.ts'
import { canSailFrom, roomAboard } from '../rules/10-sail.ts'
import { type Action, countUnits, isFixed, isRouted, type Spot, type State, stackAt } from '../state.ts'
import {
  type Asked,
  because,
  bound,
  firstOf,
  forbidden,
  noneOf,
  notOnSpot,
  plain,
  type Reason,
  type Reasons,
  stacks,
  tired,
  unlent,
} from './asked.ts'

// --- one Connection ----------------------------------------------------------------------------------------------

/** 2.1.7, 7.4 */
export const closed = (f: Faction): WhyNot => (f === 'british' ? plain('no.barred', '7.4') : plain('no.base', '2.1.7'))
/** 10.1 */
export const full = (units: number, left: number): WhyNot => because(say('no.full', { units, left }), '10.1')
/** 10.2 Units of these kinds may not use the Connection. */
export function unfit(g: State, kinds: Kinds, { by }: Pick<Link, 'by'>, way = kindOf(g, by)): Reason {
  if (fitWay(kinds, by, way)) return undefined
  return fitWay(among(kinds, BIT.fleet), by, way) ? plain('no.path', '10.2') : plain('no.coast', '10.2')
}
/** 13.8, 14.1.1 */
export const barredFrom = (g: State, f: Faction, from: Spot): WhyNot =>
  isRouted(g, f, from) ? plain('no.routed_goes', '13.8') : plain('no.starved_goes', '14.1.1')

/** 10.1, 10.2, 10.4, 10.5 The parts of `mayHop`, one by one. */
function hopReason(g: State, m: March, party: Party, from: number, link: Link): Reason {
  const { kinds, count, artillery } = party
  const { faction: f, spent } = m
  const { n, by } = link
  if (kinds === NO_KINDS) return plain('no.mps', '10.2')
  if (!isPassable(g, f, n, by)) return closed(f)
  if (!isOpen(g, f, from, link, spent === 0)) return plain('no.came', '10.2.1')
  const unable = unfit(g, kinds, link)
  if (unable) return unable
  const room = roomOn(g, f, by)
  if (count > 0 && count > room) return full(count, room)
  if (artillery > 0 && artillery > artilleryRoom(g, f, by)) return plain('no.guns', '10.1')
  if (mayHop(g, m, party, from, link)) return undefined
  if (count > 0) return barredFrom(g, f, spaceAt(from))
  return onlyLight(m) ? plain('no.alone_light', '10.5') : plain('no.alone', '10.4')
}
/** Of the reasons of several ways the one that tells most of this position: those of the map come last. */
const TELLING: readonly string[] = [
  'no.full',
  'no.guns',
  'no.came',
  'no.barred',
  'no.routed_goes',
  'no.starved_goes',
  'no.alone_light',
  'no.alone',
  'no.path',
  'no.coast',
  'no.base',
  'no.mps',
]
/** Why none of the parties can go anywhere. */
function stuck(g: State, m: March, parties: readonly Party[], from: number): WhyNot {
  const rank = ({ text }: WhyNot): number => TELLING.indexOf(text.key)
  const found = parties.flatMap((party) => linksAt(from).flatMap((link) => hopReason(g, m, party, from, link) ?? []))
  return found.reduce((best, one) => (rank(one) < rank(best) ? one : best))
}

// --- where a move begins -----------------------------------------------------------------------------------------

/** 7.3.2, 10.5 Only these can an AP of this kind activate. */
const wrongKind = ({ as }: March): WhyNot => (as === 'indian' ? plain('no.indian', '7.3.2') : plain('no.light', '10.5'))

/** 10.2 The parts of `canStart`, one by one. */
function startReason({ g }: Asked, space: Space): Reason {
  const a = actionOf(g)
  const { faction: f } = a
  const { n } = spaceOf(space)
  const stack = stackIn(g, f, n)
  if (stack.length === 0) return plain('no.nobody', '10.2')
  const able = stack.filter(({ bit }) => some(bit, starters(a)))
  if (able.length === 0) return stack.every(({ id }) => isFixed(id)) ? plain('no.fixed', '3.5') : wrongKind(a)
  const tied = noneOf(able, (unit) => tired(g, unit) ?? unlent(g, unit, false))
  if (tied) return tied
  if (isHeldAt(g, f, n)) return held(space)
  if (canStart(g, a, n)) return undefined
  if (linksAt(n).length === 0) return plain('no.island', '10.2')
  const free = able.filter((unit) => !tired(g, unit) && !unlent(g, unit, false))
  const { text, rule } = stuck(g, a, free.map(alone), n)
  return because(say('no.stuck', { why: text }), rule)
}
export const held = (space: Space): WhyNot => because(say('no.held', { space: spaceName(space) }), '10.2.1')

// --- who goes ----------------------------------------------------------------------------------------------------

/** 10.2.1, 10.4, 10.5, 7.3.2 The parts of `mayJoin`, then whether they could go anywhere together. */
function joinReason(g: State, a: Action, n: number, unit: UnitFacts): Reason {
  const units = factsOf(a.units)
  if (mpsFor(a, unit) <= a.spent) return plain('no.mps', '10.2')
  const tied = bound(g, unit) ?? unlent(g, unit, units.length > 0)
  if (tied) return tied
  if (!mayJoin(g, a, units, unit)) {
    if (a.as === 'indian' && unit.bit === BIT.indian) return plain('no.nation', '7.3.2')
    if (a.as === 'indian' || !leads(unit)) return wrongKind(a)
    if (a.spent > 0) return plain('no.commander_late', '10.5')
    return units.length === 0 ? plain('no.commander_first', '10.5') : plain('no.commander_one', '10.5')
  }
  const party = partyOf(a, [...units, unit])
  if (hasHop(g, a, party, n)) return undefined
  const { text, rule } = stuck(g, a, [party], n)
  return because(say(units.length > 0 ? 'no.together' : 'no.stuck', { why: text }), rule)
}
/** 10.2.1 Why a unit that goes cannot be left here: the parts of `mayDrop`. */
function dropReason(g: State, a: Action, n: number, unit: UnitFacts): Reason {
  const units = factsOf(a.units)
  if (!isUnitSpent(g, unit)) return plain('no.just_taken', '10.2.1')
  if (units.length === 1) return plain('no.only_one', '10.2.1')
  if (leads(unit) && !mayLeaveCommander(g, a, n, units)) return plain('no.left_alone', '10.5')
  if (mayDrop(g, a, n, units, unit)) return undefined
  const rest = units.filter((other) => other !== unit)
  return rest.every(leads) ? plain('no.leaders_rest', onlyLight(a) ? '10.5' : '10.4') : plain('no.rest', '10.2.1')
}
function moverReason(asked: Asked, unit: UnitFacts): Reason {
  const { g } = asked
  const a = actionOf(g)
  const { n } = spaceOf(atOf(a))
  const strange = notOnSpot(asked, unit)
  if (strange) return strange
  if (a.units.includes(unit.id)) return a.spent > 0 ? dropReason(g, a, n, unit) : plain('no.chosen', '10.2.1')
  if (a.spent > 0) {
    if (a.behind?.includes(atOf(a))) return plain('no.been', '10.2.1')
    if (partyOf(a, factsOf(a.units)).kinds === NO_KINDS) return plain('no.mps', '10.2')
  }
  return joinReason(g, a, n, unit)
}

// --- where to ----------------------------------------------------------------------------------------------------

/** 10.2 Where the stack may go on to. */
function hopsReason({ g }: Asked, space: Space): Reason {
  const a = actionOf(g)
  const from = atOf(a)
  if (space === from) return plain('no.here', '10.2')
  const link = linkBetween(from, space)
  if (!link) return because(say('no.way', { from: spaceName(from), to: spaceName(space) }), '10.2')
  if (a.units.length === 0) return plain('no.units_first', '10.2')
  const { n } = spaceOf(from)
  const party = partyOf(a, factsOf(a.units))
  return leavesNoCommander(g, a, n, party.units) ? hopReason(g, a, party, n, link) : plain('no.left_alone', '10.5')
}

const MOVERS: Reasons = { unit: moverReason, space: hopsReason }

// --- 10.6 at sea -------------------------------------------------------------------------------------------------

/** The parts of `canSailFrom`. */
function portReason({ g }: Asked, space: Space): Reason {
  const { faction: f } = actionOf(g)
  const { n } = spaceOf(space)
  const stack = stackIn(g, f, n)
  if (stack.length === 0) return plain('no.nobody', '10.6')
  const fleets = stack.filter(({ bit }) => bit === BIT.fleet)
  if (fleets.length === 0) return plain('no.fleet', '10.6')
  if (fleets.every((unit) => isUnitSpent(g, unit))) return plain('no.all_spent', '7.2.1')
  if (isHeldAt(g, f, n)) return held(space)
  return canSailFrom(g, f, n) ? undefined : forbidden(given(fleets[0], 'unit'))
}
/** The parts of what may go aboard. */
function aboardReason(asked: Asked, unit: UnitFacts): Reason {
  const { g } = asked
  const { units } = actionOf(g)
  const tied =
    notOnSpot(asked, unit) ?? (units.includes(unit.id) ? plain('no.chosen', '10.6') : undefined) ?? bound(g, unit)
  if (tied || unit.bit === BIT.fleet) return tied
  return firstOf([
    [units.length === 0, 'no.fleet_first', '10.6'],
    [!leads(unit) && roomAboard(factsOf(units)) <= 0, 'no.aboard', '10.6'],
  ])
}
/** 10.6.1, 10.6.2 The parts of where a stack may Land. */
function landingReason({ g, f }: Asked, space: Space): Reason {
  if (!isFriendlySea(g, f, space)) return plain('no.coastal', '10.6.2')
  if (!mayEnter(f, space)) return plain('no.base', '2.1.7')
  const units = g.action?.units ?? stackAt(g, f, 'sail')
  if (isAtEase(g, f, 'sail') || mayArrive(g, f, factsOf(units), countUnits(units), 'sail', space)) return undefined
  return barredFrom(g, f, 'sail')
}

export const MOVEMENT = {
  'prompt.move_from': stacks(startReason),
  'prompt.move_units': MOVERS,
  'prompt.move_to': MOVERS,
  'prompt.move_on': MOVERS,
  'prompt.sail_from': stacks(portReason),
  'prompt.embark': { unit: aboardReason },
  'prompt.land': { space: landingReason },
  'prompt.land_now': {},
} satisfies Record<string, Reasons>
