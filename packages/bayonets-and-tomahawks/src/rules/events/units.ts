/** 7.4 Events that cost units or bring them back. */

import { choose, given, note, type Play } from '@carillon/kernel'
import { FACTS_AT, type Faction, spaceOf } from '../../data/map.ts'
import { and, BIT, BRIGADES, type Kinds, type UnitId, unitOf } from '../../data/units.ts'
import { eventName, say, spaceName, unitName } from '../../messages.ts'
import { holderIn } from '../../occupancy.ts'
import { isFixed, isReduced, lossesBox, type State, voiceOf } from '../../state.ts'
import { eliminate, enter, everywhere, setReduced } from '../03-units.ts'
import { BUTTON, spaceOptionAt, unitOption } from '../options.ts'

// --- disease ---------------------------------------------------------------------------------------------------

const METROPOLITANS = and(BIT.metropolitan, BIT.highland)
const COLONIALS = BIT['non-metropolitan']

/** 5 The French lose a Metropolitan Brigade, another Brigade if they have none. */
export function* diseaseInFrenchCamp(g: State): Play<boolean> {
  return (
    (yield* loseBrigade(g, 'french', 'disease-in-french-camp', METROPOLITANS)) ||
    (yield* loseBrigade(g, 'french', 'disease-in-french-camp', BRIGADES))
  )
}

/** 34 The British lose a Brigade; from 1757 a Metropolitan and a Colonial one. */
export function* diseaseInBritishCamp(g: State): Play<boolean> {
  if (g.year < 1757) return yield* loseBrigade(g, 'british', 'disease-in-british-camp', BRIGADES)
  const metropolitan = yield* loseBrigade(g, 'british', 'disease-in-british-camp', METROPOLITANS)
  const colonial = yield* loseBrigade(g, 'british', 'disease-in-british-camp', COLONIALS)
  return metropolitan || colonial
}

/** One of the faction's own choice, on the map or in the Sail Box. */
function* loseBrigade(
  g: State,
  f: Faction,
  event: 'disease-in-french-camp' | 'disease-in-british-camp',
  wanted: Kinds,
): Play<boolean> {
  const sick = everywhere(g, f, wanted)
  if (sick.length === 0) return false
  const options = sick.map(([id]) => unitOption(id))
  const picked = yield* choose(voiceOf(g, f), '7.4', say('prompt.disease', { event: eventName(event) }), options)
  const [id, spot] = given(sick[options.indexOf(picked)], 'unit')
  yield* eliminate(g, id, spot, '7.4')
  return true
}

// --- men and equipment -----------------------------------------------------------------------------------------

/** 4, 12, 17, 31 Up to two Reduced units are made full, or a unit comes back from the Losses box. */
export function* roundUp(g: State, f: Faction): Play<boolean> {
  const worn = wornUnits(g, f)
  const lost = recallable(g, f)
  if (worn.length === 0 && lost.length === 0) return false
  const options = [...worn, ...lost].map((id) => unitOption(id))
  const prompt = say(worn.length === 0 ? 'prompt.recall' : lost.length === 0 ? 'prompt.refit' : 'prompt.round_up')
  const { unit } = yield* choose(voiceOf(g, f), '7.4', prompt, options)
  if (worn.includes(unit)) yield* refit(g, f, unit)
  else yield* recall(g, f, unit)
  return true
}

/** R-56 Reduced units on the map that are not built, and Colonial Brigades sent home. */
function wornUnits(g: State, f: Faction): UnitId[] {
  const worn: UnitId[] = []
  if (g.reduced.length === 0) return worn
  for (const [id, spot] of everywhere(g, f)) if (spot !== 'sail' && isReduced(g, id) && !isFixed(id)) worn.push(id)
  if (f === 'british') for (const id of g.boxes.disbanded) if (isReduced(g, id)) worn.push(id)
  return worn
}
function* refit(g: State, f: Faction, first: UnitId): Play {
  makeFull(g, first)
  const options = wornUnits(g, f).map((id) => unitOption(id))
  if (options.length === 0) return
  const answer = yield* choose(voiceOf(g, f), '7.4', say('prompt.refit_more'), [...options, BUTTON.done])
  if ('unit' in answer) makeFull(g, answer.unit)
}
function makeFull(g: State, id: UnitId): void {
  setReduced(g, id, false)
  note(g, '7.4', say('log.refit', { unit: unitName(id) }))
}

/** Units of the Losses box that have a place to go to; for the French the Canadiens come first. */
function recallable(g: State, f: Faction): UnitId[] {
  const lost = g.boxes[lossesBox(f)]
  const canadiens = f === 'french' ? lost.filter((id) => unitOf(id).bit === COLONIALS) : []
  return (canadiens.length > 0 ? canadiens : lost).filter((id) => homesFor(g, f, id).length > 0)
}
const HOMES: Readonly<Record<Faction, readonly number[]>> = {
  british: FACTS_AT.filter(({ home }) => home === 'british').map(({ n }) => n),
  french: FACTS_AT.filter(({ home }) => home === 'french').map(({ n }) => n),
}
/** A Colonial Brigade comes back in its Colony, an Indian unit in its Village, others on any friendly Home Space. */
function homesFor(g: State, f: Faction, id: UnitId): number[] {
  const { colony, type, villages } = unitOf(id)
  const found: number[] = []
  for (const n of type === 'indian' ? villages.map((village) => spaceOf(village).n) : HOMES[f]) {
    if (holderIn(g, n) === f && (colony === null || FACTS_AT[n]?.colony === colony)) found.push(n)
  }
  return found
}
function* recall(g: State, f: Faction, id: UnitId): Play {
  const options = homesFor(g, f, id).map((n) => spaceOptionAt(n))
  const { space } = yield* choose(voiceOf(g, f), '7.4', say('prompt.place', { unit: unitName(id) }), options)
  note(g, '7.4', say('log.placed', { unit: unitName(id), space: spaceName(space) }))
  enter(g, f, id, lossesBox(f), space)
}
