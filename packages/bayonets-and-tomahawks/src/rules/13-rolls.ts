/** 13.3.3 Battle rolls: one unit type of a side after the other, then the Militia. */
import { choose, note, offer, type Play, rollDice } from '@carillon/kernel'
import { FACTIONS, type Faction, type Space } from '../data/map.ts'
import { ROLL_ORDER, type UnitId, type UnitType, unitOf } from '../data/units.ts'
import { faceName, factionName, say, spaceName, typeName, unitName } from '../messages.ts'
import { enemyOf, FACES, type Face, inPlay, type Rolling, type State, sideOf, voiceOf } from '../state.ts'
import { shift } from './03-units.ts'
import { brigadeHit, hitCheck, matches } from './13-hits.ts'
import { rerolls } from './13-rerolls.ts'
import { fleetHomes } from './13-retreat.ts'
import { battleOf, fighters, ofTypes } from './13-sides.ts'
import { BUTTON, spaceOption, unitOption } from './options.ts'

/** 13.3.3 #1 The next unit type of the attacker rolls. */
export function* attack(g: State): Play {
  const b = battleOf(g)
  if (yield* rollNext(g, b.attacker, fighters(g, b.attacker))) return
  b.done = []
  g.step = 'defend'
}
/** 13.3.3 #2 The defender's, with the units the attacker has eliminated. */
export function* defend(g: State): Play {
  const b = battleOf(g)
  if (yield* rollNext(g, b.defender, [...fighters(g, b.defender), ...b.ghosts])) return
  b.done = []
  b.ghosts = []
  g.step = 'militia'
}
/** False if all have rolled. */
function* rollNext(g: State, f: Faction, able: readonly UnitId[]): Play<boolean> {
  const b = battleOf(g)
  const type = ROLL_ORDER.find((t) => !b.done.includes(t) && able.some((id) => unitOf(id).type === t))
  if (!type) return false
  const units = ofTypes(able, [type])
  const what = say('chance.battle', { faction: factionName(f), type: typeName(type), space: spaceName(b.space) })
  const faces = toFaces(yield* rollDice(f, '13.3.3', what, units.length))
  const rolling: Rolling = { faction: f, type, units, faces, rerolled: [] }
  b.rolling = rolling
  const names = { faction: factionName(f), type: typeName(type), faces: faces.map(faceName) }
  note(g, '13.3.3', say('log.rolls', names))
  yield* rerolls(g, rolling)
  yield* effects(g, rolling)
  b.rolling = null
  b.done.push(type)
  return true
}
const toFaces = (sides: readonly number[]): Face[] => sides.map((side) => FACES[side - 1] as Face)

/** 13.3.3 First the Hits, then the B&Ts, then the Flags. */
function* effects(g: State, { faction: f, type, faces }: Rolling): Play {
  const b = battleOf(g)
  const before = sideOf(b.marks, f)
  for (const face of faces) if (matches(type, face)) yield* hitCheck(g, f, type)
  for (const face of faces) if (face === 'bt') yield* bayonets(g, f, type)
  if (type !== 'fleet' || !inPlay(g, 'rough-seas')) for (const face of faces) if (face === 'flag') b.marks[f] += 1
  const mark = sideOf(b.marks, f)
  if (mark !== before) note(g, '13.3.3', say('log.mark', { faction: factionName(f), mark }))
}

/** 13.3.3 What a B&T does depends on who rolled it; 37 those of a British Fort may be Misses. */
function* bayonets(g: State, f: Faction, type: UnitType): Play {
  const isBrigade = type === 'highland' || type === 'metropolitan' || type === 'non-metropolitan'
  if (isBrigade) removeMilitia(g, enemyOf(f))
  if (type === 'fleet') yield* slipAway(g, f)
  if (type === 'light' || type === 'indian' || type === 'non-metropolitan' || type === 'fleet') return
  if (type === 'fort' && f === 'british' && battleOf(g).coup) return
  yield* brigadeHit(g, f)
}
/** 13.2.1 */
function removeMilitia(g: State, f: Faction): void {
  const b = battleOf(g)
  if (sideOf(b.militia, f) === 0) return
  b.militia[f] -= 1
  note(g, '13.2.1', say('log.militia_removed', { faction: factionName(f) }))
}
/** 13.3.3 A Fleet may leave for a friendly Coastal Home Space without a battle. */
function* slipAway(g: State, f: Faction): Play {
  const { space } = battleOf(g)
  const fleets = ofTypes(fighters(g, f), ['fleet'])
  if (fleets.length === 0) return
  const homes = fleetHomes(g, f, space).filter((id) => !g.battles.includes(id))
  if (homes.length === 0) return
  const options = [...fleets.map((id) => unitOption(id)), BUTTON.stay]
  const answer = yield* offer(voiceOf(g, f), '13.3.3', say('prompt.slip'), options)
  if (!('unit' in answer)) return
  const to = yield* haven(g, f, answer.unit, homes)
  const names = { unit: unitName(answer.unit), from: spaceName(space), space: spaceName(to) }
  note(g, '13.3.3', say('log.slips', names))
  shift(g, f, [answer.unit], space, to)
}
function* haven(g: State, f: Faction, unit: UnitId, homes: readonly Space[]): Play<Space> {
  const options = homes.map((id) => spaceOption(id))
  return (yield* choose(voiceOf(g, f), '13.9.2', say('prompt.slip_to', { unit: unitName(unit) }), options)).space
}

/** 13.3.3 #3 Militia left roll; only their Flags count (13.2.1). */
export function* militia(g: State): Play {
  const b = battleOf(g)
  for (const f of FACTIONS) {
    if (sideOf(b.militia, f) === 0) continue
    const what = say('chance.militia', { faction: factionName(f), space: spaceName(b.space) })
    const faces = toFaces(yield* rollDice(f, '13.2.1', what, b.militia[f]))
    note(g, '13.2.1', say('log.militia_rolls', { faction: factionName(f), faces: faces.map(faceName) }))
    const flags = faces.filter((face) => face === 'flag').length
    if (flags === 0) continue
    b.marks[f] += flags
    note(g, '13.3.3', say('log.mark', { faction: factionName(f), mark: b.marks[f] }))
  }
  g.step = 'outcome'
}
