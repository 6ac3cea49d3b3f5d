/** Why an order cannot be that one: 6.1 to 6.7. */
import type { WhyNot } from '@carillon/kernel'
import { type River, ZONE_FACTS, type Zone } from '../data/map.ts'
import { INDIANS, type Side, type UnitId } from '../data/units.ts'
import { say, sideName, spaceName, wayName } from '../messages.ts'
import {
  canFinish,
  type Draft,
  draftOf,
  isFar,
  isLeader,
  leavesDecoys,
  mayLand,
  onlyWay,
  sortOf,
  twoRoads,
} from '../rules/06-orders.ts'
import { acrossWater, adjacent, boats, type Group, hasUnits, type State, unitOf } from '../state.ts'
import { because } from './asked.ts'

const DECOYS_STAY = because(say('no.decoys_stay'), '6.7.1')
const TIDE = because(say('no.tide'), '6.2.1')

/** 6.1.3 Why no march starts in the zone. */
function whyNoStart(g: State, side: Side, zone: Zone): WhyNot | undefined {
  if (!hasUnits(g, side, zone)) return because(say('no.nobody'), '6.1.3')
  const draft = draftOf(g, side, zone, [])
  if (draft.leads === 0)
    return draft.indians > 0 ? because(say('no.indians_march'), '6.4.7') : because(say('no.decoys_march'), '6.7.1')
  return adjacent(g, zone).length > 0 ? undefined : whyNoBoat(g, draft)
}

/** 6.1.3 Why a unit cannot go with the group that is being written. */
export function whyNotWith(g: State, side: Side, id: UnitId): WhyNot | undefined {
  const unit = unitOf(g, id)
  const order = g.orders[side]
  // 6.4.8 Nor on an order of their own.
  if (
    order?.kind !== 'march' &&
    id === INDIANS &&
    leavesDecoys({ ...draftOf(g, side, unit.at as Zone, []), indians: 0 })
  )
    return because(say('no.decoys_stay'), '6.4.8')
  if (order?.kind !== 'march') return whyNoStart(g, side, unit.at as Zone) ?? because(say('no.zone_first'), '6.1.3')
  const taken = order.groups.find(({ units }) => units.includes(id))
  if (taken) return because(say('no.ordered', { zone: spaceName(taken.to) }), '6.1.3')
  if (unit.at !== order.from) return because(say('no.from', { zone: spaceName(order.from) }), '6.1.3')
  const group = order.groups.at(-1)
  if (!group) return because(say('no.first'), '6.1.3')
  const draft = draftOf(g, side, order.from, order.groups)
  if (isFar(g, draft, group) && !isLeader(unit)) return because(say('no.far'), '11.1.1')
  if (group.way === 'boat' && draft.boats <= 0) return because(say('no.full'), '6.6.4')
  const sort = sortOf(unit)
  // Without it the group has nobody whom decoys and Indians may go with, and nobody can follow who is.
  const missing = !isLed(g, group) && sort !== 'lead'
  if (missing && (draft.leads === 0 || (group.way === 'boat' && draft.boats < 2)))
    return sort === 'indians' ? because(say('no.indians_march'), '6.4.7') : because(say('no.decoys_march'), '6.7.1')
  return DECOYS_STAY
}
const isLed = (g: State, { units }: Group): boolean => units.some((id) => sortOf(unitOf(g, id)) === 'lead')

/** 6.5, 6.6 Why the march that is being written, or one that would start at `from`, cannot go to the zone. */
export function whyNotTo(g: State, side: Side, zone: Zone, from?: Zone): WhyNot | undefined {
  const order = g.orders[side]
  if (order?.kind === 'march') return whyNotThere(g, draftOf(g, side, order.from, order.groups), zone)
  if (!from) return whyNoStart(g, side, zone)
  return whyNoStart(g, side, from) ?? whyNotThere(g, draftOf(g, side, from, []), zone)
}
function whyNotThere(g: State, draft: Draft, zone: Zone): WhyNot | undefined {
  const { side, from, groups } = draft
  const group = groups.at(-1)
  // Whatever one points at: first those are seen to who would go alone, or stay alone.
  if (group && !isLed(g, group)) return because(say('no.unled', { zone: spaceName(group.to) }), '6.7.1')
  if (leavesDecoys(draft)) return DECOYS_STAY
  if (zone === from) return because(say('no.start'), '6.1.3')
  const near = adjacent(g, from).includes(zone)
  const far = g.rules.edition === 'second' && twoRoads(g, from, side).includes(zone)
  const shore = acrossWater(from).includes(zone)
  const names = { from: spaceName(from), zone: spaceName(zone) }
  if (!near && !far && !shore) return because(say('no.road', names), '6.5.1')
  if (groups.some(({ to }) => to === zone)) return because(say('no.twice'), '6.1.4')
  if (draft.leads === 0) return because(say('no.lead'), '6.7.1')
  const only = onlyWay(g, groups)
  const walks = only !== 'boat' && (near || far)
  const rows = only !== 'road' && shore
  if (only && !walks && !rows) return because(say('no.means', { way: wayName(only) }), '6.1.4')
  if (walks && near) return undefined
  if (!rows) return whyNotFar(draft)
  return mayLand(g, groups) ? whyNoBoat(g, draft) : because(say('no.landing'), '6.6.4')
}
/** 11.1.1 */
function whyNotFar(draft: Draft): WhyNot | undefined {
  if (!draft.rest.some(isLeader)) return because(say('no.far'), '11.1.1')
  return canFinish(draft, 'road', true, 'lead', true) ? undefined : DECOYS_STAY
}

/** 6.6, 6.2.1 Why nobody leaves by boat. */
function whyNoBoat(g: State, draft: Draft): WhyNot | undefined {
  const { side, from } = draft
  const { shore } = ZONE_FACTS[from]
  if (g.contraryTide) return TIDE
  if (shore && boats(g, side, shore) === 0) return whyNoBoats(side, shore)
  if (draft.boats === 0) return because(say('no.full'), '6.6.4')
  return canFinish(draft, 'boat', true, 'lead', false) ? undefined : DECOYS_STAY
}
export const whyNoBoats = (side: Side, river: River, rule = boatRule(side, river)): WhyNot =>
  because(say('no.boats', { side: sideName(side), river: spaceName(river) }), rule)
const boatRule = (side: Side, river: River): string =>
  side === 'french' ? '6.6.3' : river === 'bason' ? '6.6.1' : '6.6.2'

/** 6.3.1 Why no ship sails from there. */
export function whyNotSail(g: State, side: Side, from: River): WhyNot | undefined {
  if (side === 'french') return because(say('no.ships'), '6.3.1')
  if (g.contraryTide) return TIDE
  return g.ships[from] === 0 ? because(say('no.ship', { river: spaceName(from) }), '6.3.1') : undefined
}
