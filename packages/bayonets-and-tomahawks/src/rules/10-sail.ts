/** 10.6 Sail Movement and Landing. */
import { choose, note, offer, type Play } from '@carillon/kernel'
import { CAPACITY } from '../data/actions.ts'
import { FACTS_AT, type Faction, type SpaceFacts, spaceAt, spaceOf } from '../data/map.ts'
import { BIT, factsOf, idsOf, some, type UnitFacts, type UnitId, without } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import { readyIn, somewhere, spotsOf, stackIn } from '../occupancy.ts'
import { type Action, countUnits, inPlay, type State, stackAt, voiceOf } from '../state.ts'
import { markAllSpent, noteArrival, placeMarker, shift } from './03-units.ts'
import { actionOf, atOf, endAction } from './07-action.ts'
import { canLeave, isAtEase, isHeldAt, kindsAtRest, mayArrive } from './10-connections.ts'
import { arrive } from './10-entering.ts'
import { BUTTON, type Button, type SpaceOption, spaceOptionAt, type UnitOption, unitOptionAt } from './options.ts'

const { fleet: FLEET, commander: COMMANDER } = BIT

export const canSailFrom = (g: State, f: Faction, n: number): boolean =>
  some(without(readyIn(g, f, n), kindsAtRest(g)), FLEET) && !isHeldAt(g, f, n)
/** Whether a Fleet can Sail. */
export const canSail = somewhere(canSailFrom)

export function* sail(g: State): Play {
  const a = actionOf(g)
  const from = (yield* askPort(g, a)).space
  const { n } = spaceOf(from)
  a.at = a.from = from
  for (;;) {
    const picked = yield* askAboard(g, a, n)
    if (picked === BUTTON.done) break
    a.units = [...a.units, ...('unit' in picked ? [picked.unit] : idsOf(waiting(g, a, n)))]
  }
  shift(g, a.faction, a.units, from, 'sail')
  markAllSpent(g, a.units)
  note(g, '10.6', say('log.sail', { units: a.units.map(unitName), space: spaceName(from) }))
  a.at = null
  if (a.double && (yield* landsNow(g, a))) yield* landUnits(g, a.faction, a.units)
  endAction(g)
}
function askPort(g: State, a: Action): Play<SpaceOption> {
  const options: SpaceOption[] = []
  for (const n of spotsOf(g, a.faction)) if (canSailFrom(g, a.faction, n)) options.push(spaceOptionAt(n))
  return choose(voiceOf(g, a.faction), '10.6', say('prompt.sail_from'), options)
}
/** Fleets and what they carry, one by one. A Fleet comes first; it may Sail empty. */
function askAboard(g: State, a: Action, n: number): Play<UnitOption | Button> {
  const options: (UnitOption | Button)[] = []
  const others = waiting(g, a, n)
  const room = roomAboard(factsOf(a.units))
  for (const { n: number, bit } of others)
    if (bit === FLEET || (a.units.length > 0 && (room > 0 || bit === COMMANDER))) options.push(unitOptionAt(number))
  if (others.length > 1 && room + roomAboard(others) >= 0) options.push(BUTTON.all)
  if (a.units.length > 0) options.push(BUTTON.done)
  const prompt = say('prompt.embark', { space: spaceName(atOf(a)), room })
  return choose(voiceOf(g, a.faction), '10.6', prompt, options)
}
/** Units of the port that may still go aboard. */
function waiting(g: State, a: Action, n: number): readonly UnitFacts[] {
  const found: UnitFacts[] = []
  for (const unit of stackIn(g, a.faction, n)) if (canLeave(g, unit) && !a.units.includes(unit.id)) found.push(unit)
  return found
}
/** How many more units the Fleets among them could carry; Commanders do not count. */
export function roomAboard(units: readonly UnitFacts[]): number {
  let room = 0
  for (const { bit } of units)
    if (bit === FLEET) room += CAPACITY
    else if (bit !== COMMANDER) room -= 1
  return room
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
const coast = (fits: (space: SpaceFacts) => boolean): readonly SpaceFacts[] =>
  FACTS_AT.filter((space) => space.seas.length > 0 && fits(space))
const COAST = coast(() => true)
const ATLANTIC = coast(({ seas }) => seas.includes('atlantic'))
const NO_BASES = coast(({ kind }) => kind !== 'base')
/** 10.6.2, 2.1.7 Coastal Spaces of the sea zones that are friendly to the faction, but for the French no Base. */
const coastOf = (g: State, f: Faction): readonly SpaceFacts[] =>
  f === 'french' ? NO_BASES : g.openSeas ? COAST : ATLANTIC
/** On a single Coastal Space of a friendly sea zone. 9, R-60 Surprise serves all Landings of the round. */
function* landUnits(g: State, f: Faction, units: readonly UnitId[]): Play {
  const { space } = yield* askLanding(g, f, units)
  note(g, '10.6.1', say('log.land', { units: units.map(unitName), space: spaceName(space) }))
  noteArrival(g, f, space)
  shift(g, f, units, 'sail', space)
  markAllSpent(g, units)
  if (f === 'british' && inPlay(g, 'surprise-landing', f)) note(g, '7.4', say('log.surprise_landing'))
  else placeMarker(g, f, 'landing', space)
  yield* arrive(g, f, factsOf(units), spaceOf(space).n)
}
function askLanding(g: State, f: Faction, units: readonly UnitId[]): Play<SpaceOption> {
  const facts = factsOf(units)
  const count = countUnits(units)
  const free = isAtEase(g, f, 'sail')
  const options: SpaceOption[] = []
  for (const { n } of coastOf(g, f))
    if (free || mayArrive(g, f, facts, count, 'sail', spaceAt(n))) options.push(spaceOptionAt(n))
  return choose(voiceOf(g, f), '10.6.1', say('prompt.land'), options)
}
