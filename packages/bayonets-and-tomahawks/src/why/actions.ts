/** 9, 11, 12 Why something cannot be chosen in a raid, when troops are Marshaled, when something is built. */
import { given } from '@carillon/kernel'
import {
  CONNECTIONS,
  type Connection,
  type Faction,
  factsAt,
  type Link,
  linkBetween,
  type Space,
  spaceOf,
} from '../data/map.ts'
import { BIT, BRIGADES, factsOf, LIGHTS, some, type UnitFacts } from '../data/units.ts'
import { say, spaceName } from '../messages.ts'
import { isUnitSpent, stackIn } from '../occupancy.ts'
import { isBarred, isFriendly, kindOf } from '../rules/02-map.ts'
import { spaceUnder } from '../rules/03-units.ts'
import { actionOf, atOf, fromOf, targetOf } from '../rules/07-action.ts'
import { raiderKinds, raidReach } from '../rules/09-raid.ts'
import { canBeTarget, nextHops, reachesTarget, targetsFrom } from '../rules/09-ways.ts'
import { artilleryRoom, isHeldAt, isOpen, isPassable, leads, roomOn } from '../rules/10-connections.ts'
import { canCall, isSource, isTarget, mayCome } from '../rules/11-marshal.ts'
import { canBuildAt, isSite, mayBuild, mayWorkOn } from '../rules/12-construction.ts'
import { mayFollow } from '../rules/12-road-move.ts'
import { enemyOf, has, isOos, isRouted, type State } from '../state.ts'
import {
  type Asked,
  away,
  because,
  bound,
  forbidden,
  foreign,
  noneOf,
  notOnSpot,
  plain,
  type Reason,
  type Reasons,
  stacks,
  tired,
  unlent,
} from './asked.ts'
import { barredFrom, closed, full, held, unfit } from './movement.ts'

// --- 9 -----------------------------------------------------------------------------------------------------------

function raiderReason(asked: Asked, unit: UnitFacts): Reason {
  const { g } = asked
  const { faction: f, as, double } = actionOf(g)
  const strange = foreign(asked, unit) ?? away(g, unit)
  if (strange) return strange
  if (!some(unit.bit, LIGHTS)) return plain('no.raider', '9.1')
  if (!some(unit.bit, raiderKinds(g, as)))
    return unit.bit === BIT.indian ? forbidden(unit) : plain('no.indian', '7.3.2')
  if (isUnitSpent(g, unit)) return plain('no.spent', '7.2.1')
  const from = spaceUnder(g, unit.id)
  if (isRouted(g, f, from)) return plain('no.routed', '13.8')
  const steps = raidReach(double)
  return reachesTarget(g, f, spaceOf(from).n, steps) ? undefined : because(say('no.no_reach', { steps }), '9.1')
}
function targetReason({ g }: Asked, space: Space): Reason {
  const a = actionOf(g)
  const { faction: f, double } = a
  const facts = spaceOf(space)
  if (g.raided.british.includes(space) || g.raided.french.includes(space)) return plain('no.raided', '9.0')
  if (!canBeTarget(f, facts)) return plain('no.no_target', '9.0')
  if (facts.kind === 'wilderness' && !has(g, enemyOf(f), space, 'fort')) return plain('no.no_target', '9.0')
  const steps = raidReach(double)
  if (targetsFrom(g, f, spaceOf(fromOf(a)).n, steps).includes(facts.n)) return undefined
  return because(say('no.far', { steps }), '9.1')
}
function raidWayReason({ g }: Asked, space: Space): Reason {
  const a = actionOf(g)
  const { faction: f, double, spent } = a
  const from = atOf(a)
  if (space === from) return plain('no.raider_here', '9.1')
  if (!linkBetween(from, space)) return because(say('no.way', { from: spaceName(from), to: spaceName(space) }), '9.1')
  const hops = nextHops(g, f, spaceOf(from).n, spaceOf(targetOf(a)).n, raidReach(double) - spent)
  return hops.includes(spaceOf(space).n) ? undefined : plain('no.worse_way', '9.1')
}

// --- 11 ----------------------------------------------------------------------------------------------------------

/** The parts of `isTarget`. */
function rallyReason({ g }: Asked, space: Space): Reason {
  const { faction: f } = actionOf(g)
  const { n } = spaceOf(space)
  const stack = stackIn(g, f, n)
  if (stack.length === 0) return plain('no.nobody', '11.0')
  if (stack.every(leads)) return plain('no.only_commanders', '3.7')
  if (isRouted(g, f, space)) return plain('no.routed', '13.8')
  const callers = stack.filter(({ bit }) => !some(bit, LIGHTS))
  if (callers.length === 0) return plain('no.calls', '11.0')
  const tied = noneOf(callers, (unit) => tired(g, unit) ?? unlent(g, unit, false))
  if (tied) return tied
  return isTarget(g, f, n) ? undefined : plain('no.nobody_comes', '11.0')
}
/** The parts of `canCall`. */
function callerReason(asked: Asked, unit: UnitFacts): Reason {
  const { g } = asked
  const strange = notOnSpot(asked, unit)
  if (strange) return strange
  if (some(unit.bit, LIGHTS)) return plain('no.calls', '11.0')
  const tied = tired(g, unit) ?? unlent(g, unit, false)
  return canCall(g, unit) ? undefined : tied
}
/** 10.2.1, 13.8 Why nobody of a neighbour may come: the parts of `isSource`. */
function sourceReason(g: State, f: Faction, to: number, link: Link): Reason {
  if (isRouted(g, f, link.to)) return plain('no.routed', '13.8')
  if (isHeldAt(g, f, link.n)) return held(link.to)
  if (!isPassable(g, f, to, link.by)) return closed(f)
  return isSource(g, f, to, link) ? undefined : plain('no.nobody', '11.0')
}
/** The parts of `mayCome`. */
function troopReason(asked: Asked, unit: UnitFacts): Reason {
  const { g } = asked
  const a = actionOf(g)
  const { faction: f } = a
  const strange = foreign(asked, unit) ?? away(g, unit)
  if (strange) return strange
  const at = atOf(a)
  const from = spaceUnder(g, unit.id)
  if (from === at) return plain('no.comes_to', '11.0')
  const link = linkBetween(at, from)
  if (!link) return plain('no.neighbours', '11.0')
  if (a.units.includes(unit.id)) return plain('no.chosen', '11.0')
  const to = spaceOf(at).n
  const tied = sourceReason(g, f, to, link) ?? bound(g, unit) ?? unlent(g, unit, true) ?? unfit(g, unit.bit, link)
  if (tied) return tied
  const called = factsOf(a.units).filter((other) => stackIn(g, f, link.n).includes(other))
  const count = called.filter((other) => !leads(other)).length
  const guns = called.filter(({ bit }) => bit === BIT.artillery).length
  if (mayCome(g, f, count, guns, unit, to, link)) return undefined
  const room = roomOn(g, f, link.by)
  if (!leads(unit) && count >= room) return full(count + 1, room)
  if (unit.bit === BIT.artillery && guns >= artilleryRoom(g, f, link.by)) return plain('no.guns', '10.1')
  return barredFrom(g, f, from)
}
function troopsReason(asked: Asked, space: Space): Reason {
  const { g } = asked
  const a = actionOf(g)
  const { faction: f } = a
  const at = atOf(a)
  if (space === at) return plain('no.comes_to', '11.0')
  const link = linkBetween(at, space)
  if (!link) return plain('no.neighbours', '11.0')
  const stack = stackIn(g, f, link.n)
  if (stack.length === 0) return plain('no.nobody', '11.0')
  return noneOf(stack, (unit) => troopReason(asked, unit))
}

// --- 12 ----------------------------------------------------------------------------------------------------------

/** The parts of `canBuildAt`. */
function siteReason({ g }: Asked, space: Space): Reason {
  const { faction: f } = actionOf(g)
  const { n } = spaceOf(space)
  const stack = stackIn(g, f, n)
  if (stack.length === 0) return plain('no.nobody', '12.0')
  const brigades = stack.filter(({ bit }) => some(bit, BRIGADES))
  if (brigades.length === 0) return plain('no.brigade', '12.0')
  const tied = noneOf(brigades, (unit) => brigadeReason(g, unit))
  if (tied) return tied
  if (isRouted(g, f, space)) return plain('no.routed', '13.8')
  if (isOos(g, f, space)) return plain('no.oos', '12.0')
  if (factsAt(n).kind !== 'wilderness' && !isFriendly(g, f, space)) return plain('no.friendly', '12.0')
  if (!isSite(g, f, n)) return plain('no.foes', '12.0')
  return canBuildAt(g, f, n) ? undefined : plain('no.no_work', '12.0')
}
/** The parts of `mayBuild`. */
function brigadeReason(g: State, unit: UnitFacts): Reason {
  if (mayBuild(g, unit)) return undefined
  if (!some(unit.bit, BRIGADES)) return plain('no.brigade', '12.0')
  return isUnitSpent(g, unit) ? plain('no.spent', '7.2.1') : unlent(g, unit, false)
}
/** The parts of `mayWorkOn`. What was placed a moment ago may be completed at once (card 7 and 28): only it is offered. */
function workReason({ g, choice }: Asked, by: Connection): Reason {
  const a = actionOf(g)
  const { faction: f } = a
  const from = atOf(a)
  if (kindOf(g, by) !== 'path') return plain('no.only_paths', '2.2.3')
  const to = given(
    by.ends.find((end) => end !== from),
    'other end',
  )
  const link = by.ends.includes(from) ? linkBetween(from, to) : undefined
  if (!link) return because(say('no.site', { space: spaceName(from) }), '12.0')
  if (f === 'british' && isBarred(g, by)) return closed(f)
  const { n } = spaceOf(from)
  if (mayWorkOn(g, f, n, link, by.id)) {
    const ripe = choice.options.some(({ connection }) => connection === by.id)
    return ripe ? undefined : plain('no.fresh', '12.0')
  }
  if (!isPassable(g, f, link.n, by)) return closed(f)
  return isOpen(g, f, n, link, false) ? full(1, Math.max(0, roomOn(g, f, by))) : plain('no.came', '10.2.1')
}
/** The parts of `mayFollow`, over the Road that was built last. */
function followReason(asked: Asked, unit: UnitFacts): Reason {
  const { g } = asked
  const a = actionOf(g)
  const { faction: f } = a
  const units = factsOf(a.units)
  const by = given(
    CONNECTIONS.find(({ id }) => id === g.roads.at(-1)),
    'connection',
  )
  const strange = notOnSpot(asked, unit)
  if (strange) return strange
  if (units.includes(unit)) return plain('no.chosen', '12.0')
  const tied = bound(g, unit) ?? unlent(g, unit, true) ?? unfit(g, unit.bit, { by }, 'road')
  if (tied) return tied
  if (mayFollow(g, a, units, unit, by)) return undefined
  const count = units.filter((other) => !leads(other)).length
  const room = roomOn(g, f, by)
  return !leads(unit) && count >= room ? full(count + 1, room) : plain('no.guns', '10.1')
}

const SITE = stacks(siteReason)
export const ACTIONS = {
  'prompt.raider': { unit: raiderReason },
  'prompt.target': { space: targetReason },
  'prompt.hop': { space: raidWayReason },
  'prompt.reroll_interception': {},
  'prompt.reroll_raid': {},
  'prompt.lacrosse': {},
  'prompt.marshal_space': stacks(rallyReason),
  'prompt.marshal_unit': { unit: callerReason },
  'prompt.marshal_troops': { unit: troopReason, space: troopsReason },
  'prompt.build_space': SITE,
  'prompt.frenzy': SITE,
  'prompt.build_unit': {
    unit: (asked, unit) => notOnSpot(asked, unit) ?? brigadeReason(asked.g, unit),
  },
  'prompt.build': { connection: workReason },
  'prompt.road_move': { unit: followReason },
} satisfies Record<string, Reasons>
