/** 12.0 The Brigade that completed a Road moves over it, with others of its stack. */
import { choose, given, note, type Play } from '@carillon/kernel'
import type { Connection, Faction, Link } from '../data/map.ts'
import { BIT, factsOf, idsOf, type UnitFacts } from '../data/units.ts'
import { nameOf, say, spaceNameAt } from '../messages.ts'
import { stackIn } from '../occupancy.ts'
import { type Action, type State, voiceOf } from '../state.ts'
import { artilleryRoom, canLeave, fitWay, isOpen, leads, roomOn } from './10-connections.ts'
import { enterSpace } from './10-entering.ts'
import { BUTTON, type Button, type UnitOption, unitOptionAt } from './options.ts'
import { mayUse } from './teams.ts'

/** 10.1 Units that used a Path earlier in the round count on the Road. */
const WIDER = 4
/** Whether the Brigade could move over the Road once it is complete; it has no choice. */
export const mayBuildOver = (g: State, f: Faction, n: number, link: Link): boolean =>
  isOpen(g, f, n, link, false) && roomOn(g, f, link.by) + WIDER > 0

export function* roadMove(g: State, a: Action, from: number, { to, n, by }: Link): Play {
  for (;;) {
    const options: (UnitOption | Button)[] = []
    const units = factsOf(a.units)
    for (const unit of stackIn(g, a.faction, from))
      if (mayFollow(g, a, units, unit, by)) options.push(unitOptionAt(unit.n))
    if (options.length === 0) break
    const all = withFollowers(g, a, units, from, by)
    if (all) options.push(BUTTON.all)
    options.push(BUTTON.done)
    const prompt = say('prompt.road_move', { space: spaceNameAt(n) })
    const picked = yield* choose(voiceOf(g, a.faction), '12.0', prompt, options)
    if (picked === BUTTON.done) break
    a.units = 'unit' in picked ? [...a.units, picked.unit] : idsOf(given(all, 'stack'))
  }
  const units = factsOf(a.units)
  const names = { units: units.map(nameOf), from: spaceNameAt(from), to: spaceNameAt(n) }
  note(g, '12.0', say('log.move', names))
  a.at = to
  yield* enterSpace(g, a.faction, units, a.units, from, n, by)
}
export function mayFollow(g: State, a: Action, units: readonly UnitFacts[], unit: UnitFacts, by: Connection): boolean {
  if (units.includes(unit) || !canLeave(g, unit) || !mayUse(g, unit, true) || !fitWay(unit.bit, by, 'road'))
    return false
  if (!leads(unit) && units.filter((other) => !leads(other)).length >= roomOn(g, a.faction, by)) return false
  if (unit.bit !== BIT.artillery) return true
  return units.filter(({ bit }) => bit === BIT.artillery).length < artilleryRoom(g, a.faction, by)
}
/** All that may follow, if the Road takes them all and they are more than one. */
function withFollowers(
  g: State,
  a: Action,
  units: readonly UnitFacts[],
  from: number,
  by: Connection,
): readonly UnitFacts[] | undefined {
  const all = units.slice()
  for (const unit of stackIn(g, a.faction, from)) {
    if (mayFollow(g, a, all, unit, by)) all.push(unit)
    else if (mayFollow(g, a, units, unit, by)) return undefined
  }
  return all.length > units.length + 1 ? all : undefined
}
