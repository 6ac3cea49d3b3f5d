/** 10.6 Sail Movement and Landing. */
import { choose, note, type Option, offer, type Play } from '@carillon/kernel'
import { type Faction, SPACES, type Space, spaceOf } from '../data/map.ts'
import { BIT, factsOf, type UnitFacts, type UnitId, unitOf } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import { isSomewhere, readyOf, standingOf } from '../standing.ts'
import {
  type Action,
  countUnits,
  inPlay,
  isCommander,
  type State,
  stackAt,
  typeOf,
  unitsAt,
  voiceOf,
} from '../state.ts'
import { isFriendlySea, mayEnter } from './02-map.ts'
import { mark, markAllSpent, noteArrival, shift } from './03-units.ts'
import { endAction } from './07-action-rounds.ts'
import { canLeave, isHeldAt, mayArrive } from './10-connections.ts'
import { arrive } from './10-entering.ts'
import { BUTTON, SPACE_OPTION_AT, spaceOption, unitOption } from './options.ts'

const COAST: readonly Space[] = SPACES.filter((id) => spaceOf(id).seas.length > 0)
/** 10.6 Units that one Fleet carries. */
const CAPACITY = 4

/** Whether a Fleet can Sail. */
export const canSail = (g: State, f: Faction): boolean => isSomewhere(g, f, LAST, canSailFrom)
const LAST = { british: 0, french: 0 }
function canSailFrom(g: State, f: Faction, n: number): boolean {
  if (((readyOf(g, f)[n] as number) & BIT.fleet) === 0) return false
  for (const unit of standingOf(g, f).units[n] as readonly UnitFacts[])
    if (unit.type === 'fleet' && canLeave(g, unit)) return !isHeldAt(g, f, n)
  return false
}
const isFleet = (id: UnitId): boolean => typeOf(id) === 'fleet'

export function* sail(g: State): Play {
  const a = g.action as Action
  const from = yield* port(g, a)
  yield* embark(g, a, from)
  shift(g, a.faction, a.units, from, 'sail')
  markAllSpent(g, a.units)
  note(g, '10.6', say('log.sail', { units: a.units.map(unitName), space: spaceName(from) }))
  a.at = null
  if (a.double && (yield* landsNow(g, a))) yield* landUnits(g, a.faction, a.units)
  endAction(g)
}
function* port(g: State, a: Action): Play<Space> {
  const options: Option[] = []
  for (const n of standingOf(g, a.faction).spots)
    if (canSailFrom(g, a.faction, n)) options.push(SPACE_OPTION_AT[n] as Option)
  const { space } = yield* choose(voiceOf(g, a.faction), '10.6', say('prompt.sail_from'), options)
  a.at = a.from = space as Space
  return a.at
}
/** Fleets and what they carry, one by one. A Fleet comes first; it may Sail empty. */
function* embark(g: State, a: Action, from: Space): Play {
  for (;;) {
    const options: Option[] = []
    const room = capacity(a.units) - countPassengers(a.units)
    for (const id of unitsAt(g, a.faction, from)) {
      if (a.units.includes(id) || !canLeave(g, unitOf(id))) continue
      if (isFleet(id) || (a.units.length > 0 && (room > 0 || isCommander(id)))) options.push(unitOption(id))
    }
    const all = everybody(g, a, from)
    if (all.length > a.units.length + 1 && countPassengers(all) <= capacity(all)) options.push(BUTTON.all)
    if (a.units.length > 0) options.push(BUTTON.done)
    const prompt = say('prompt.embark', { space: spaceName(from), room })
    const { unit, do: what } = yield* choose(voiceOf(g, a.faction), '10.6', prompt, options)
    if (what === 'done') return
    a.units = unit ? [...a.units, unit as UnitId] : all
  }
}
const everybody = (g: State, a: Action, from: Space): UnitId[] => [
  ...a.units,
  ...unitsAt(g, a.faction, from).filter((id) => !a.units.includes(id) && canLeave(g, unitOf(id))),
]
const capacity = (units: readonly UnitId[]): number => CAPACITY * countFleets(units)
const countPassengers = (units: readonly UnitId[]): number => countUnits(units) - countFleets(units)
function countFleets(units: readonly UnitId[]): number {
  let count = 0
  for (const id of units) if (isFleet(id)) count += 1
  return count
}

/** 7.3.4 With a 2x Sail AP the stack may Land at once. */
function* landsNow(g: State, a: Action): Play<boolean> {
  const options = [BUTTON.land, BUTTON.done]
  return (yield* offer(voiceOf(g, a.faction), '7.3.4', say('prompt.land_now'), options)).do === 'land'
}

// --- 10.6.1 Landing ----------------------------------------------------------------------------------------------

/** 7.2 #1 All units of the faction in the Sail Box Land. */
export function* land(g: State, f: Faction): Play {
  const units = stackAt(g, f, 'sail')
  if (units.length > 0) yield* landUnits(g, f, units)
}
/** On a single Coastal Space of a friendly sea zone. */
function* landUnits(g: State, f: Faction, units: readonly UnitId[]): Play {
  const count = countUnits(units)
  const facts = factsOf(units)
  const options: Option[] = []
  for (const id of COAST)
    if (isFriendlySea(g, f, id) && mayEnter(f, id) && mayArrive(g, f, facts, count, 'sail', id))
      options.push(spaceOption(id))
  const picked = yield* choose(voiceOf(g, f), '10.6.1', say('prompt.land'), options)
  const space = picked.space as Space
  note(g, '10.6.1', say('log.land', { units: units.map(unitName), space: spaceName(space) }))
  noteArrival(g, f, space)
  shift(g, f, units, 'sail', space)
  markAllSpent(g, units)
  if (f === 'british' && inPlay(g, 'surprise-landing', f)) note(g, '7.4', say('log.surprise_landing'))
  else mark(g, f, 'landing', space)
  const met = arrive(g, f, space)
  if (typeof met !== 'boolean') yield* met
}
