/** 13.3.3 Battle rolls: one unit type of a side after the other, then the Militia. */
import { choose, NOTHING, note, offer, type Play, rollDice } from '@carillon/kernel'
import { faceOf } from '../data/dice.ts'
import { BAYONETS, matches } from '../data/hits.ts'
import { FACTIONS, type Faction, type Space } from '../data/map.ts'
import { BIT, factsOf, idsOf, ROLL_ORDER, some, type UnitFacts, type UnitId, type UnitType } from '../data/units.ts'
import { faceName, factionName, say, spaceName, typeName, unitName } from '../messages.ts'
import { type Battle, enemyOf, inPlay, type Rolling, type State, sideOf, voiceOf } from '../state.ts'
import { shift } from './03-units.ts'
import { advanceMark, brigadeHit, hitCheck } from './13-hits.ts'
import { possible, rerolls } from './13-rerolls.ts'
import { fleetHomes } from './13-retreat.ts'
import { battleOf, fighters, kindsOf, ofKinds } from './13-sides.ts'
import { BUTTON, spaceOption, unitOptionAt } from './options.ts'

/** 13.3.3 #1 The next unit type of the attacker rolls. */
export function attack(g: State): Play {
  const b = battleOf(g)
  const able = fighters(g, b.attacker)
  const type = nextType(b, able)
  if (type) return rollAll(g, b.attacker, type, able)
  b.done = []
  g.step = 'defend'
  return NOTHING
}
/** 13.3.3 #2 The defender's, with the units the attacker has eliminated. */
export function defend(g: State): Play {
  const b = battleOf(g)
  const left = fighters(g, b.defender)
  const able = b.ghosts.length === 0 ? left : [...left, ...factsOf(b.ghosts)]
  const type = nextType(b, able)
  if (type) return rollAll(g, b.defender, type, able)
  b.done = []
  b.ghosts = []
  g.step = 'militia'
  return NOTHING
}
/** Undefined if all have rolled. */
function nextType({ done }: Battle, able: readonly UnitFacts[]): UnitType | undefined {
  const kinds = kindsOf(able)
  for (const type of ROLL_ORDER) if (some(kinds, BIT[type]) && !done.includes(type)) return type
  return undefined
}
/** 13.3.3 A die a unit, rerolls; then first the Hits, then the B&Ts, then the Flags. */
function* rollAll(g: State, f: Faction, type: UnitType, able: readonly UnitFacts[]): Play {
  const b = battleOf(g)
  const faction = factionName(f)
  const units = idsOf(ofKinds(able, BIT[type]))
  const what = say('chance.battle', { faction, type: typeName(type), space: spaceName(b.space) })
  const dice = yield* rollDice(f, '13.3.3', what, units.length)
  const faces = dice.map(faceOf)
  const rolling: Rolling = { faction: f, type, units, faces, rerolled: [] }
  b.rolling = rolling
  note(g, '13.3.3', say('log.rolls', { faction, type: typeName(type), faces: faces.map(faceName), dice }))
  if (possible(g, rolling).length > 0) yield* rerolls(g, rolling)
  const before = sideOf(b.marks, f)
  for (const face of faces) if (matches(type, face)) yield* hitCheck(g, f, type)
  for (const face of faces) if (face === 'bt') yield* bayonets(g, f, type)
  if (type !== 'fleet' || !inPlay(g, 'rough-seas')) for (const face of faces) if (face === 'flag') advanceMark(b, f)
  const mark = sideOf(b.marks, f)
  if (mark !== before) note(g, '13.3.3', say('log.mark', { faction, mark }))
  b.rolling = null
  b.done.push(type)
}

/** 13.3.3 What a B&T does depends on who rolled it; 37 those of a British Fort may be Misses. */
function bayonets(g: State, f: Faction, type: UnitType): Play {
  const { militia, does } = BAYONETS[type]
  if (militia) removeMilitia(g, enemyOf(f))
  if (does === 'slip') return slipAway(g, f)
  if (does === null || (type === 'fort' && f === 'british' && battleOf(g).coup)) return NOTHING
  return brigadeHit(g, f)
}
/** 13.2.1 */
function removeMilitia(g: State, f: Faction): void {
  const b = battleOf(g)
  if (sideOf(b.militia, f) === 0) return
  b.militia[f] -= 1
  note(g, '13.2.1', say('log.militia_removed', { faction: factionName(f) }))
}
/** 13.3.3 A Fleet may leave for a friendly Coastal Home Space without a battle. */
function slipAway(g: State, f: Faction): Play {
  const fleets = ofKinds(fighters(g, f), BIT.fleet)
  if (fleets.length === 0) return NOTHING
  const homes = fleetHomes(g, f, battleOf(g).space).filter((id) => !g.battles.includes(id))
  return homes.length === 0 ? NOTHING : slip(g, f, fleets, homes)
}
function* slip(g: State, f: Faction, fleets: readonly UnitFacts[], homes: readonly Space[]): Play {
  const { space } = battleOf(g)
  const options = [...fleets.map(({ n }) => unitOptionAt(n)), BUTTON.stay]
  const answer = yield* offer(voiceOf(g, f), '13.3.3', say('prompt.slip'), options)
  if (!('unit' in answer)) return
  const id = answer.unit
  const to = yield* haven(g, f, id, homes)
  note(g, '13.3.3', say('log.slips', { unit: unitName(id), from: spaceName(space), space: spaceName(to) }))
  shift(g, f, [id], space, to)
}
function* haven(g: State, f: Faction, unit: UnitId, homes: readonly Space[]): Play<Space> {
  const options = homes.map((id) => spaceOption(id))
  return (yield* choose(voiceOf(g, f), '13.9.2', say('prompt.slip_to', { unit: unitName(unit) }), options)).space
}

/** 13.3.3 #3 Militia left roll; only their Flags count (13.2.1). */
export function militia(g: State): Play {
  const { british, french } = battleOf(g).militia
  if (british + french > 0) return rollMilitia(g)
  g.step = 'outcome'
  return NOTHING
}
function* rollMilitia(g: State): Play {
  const b = battleOf(g)
  for (const f of FACTIONS) {
    const count = sideOf(b.militia, f)
    if (count === 0) continue
    const faction = factionName(f)
    const what = say('chance.militia', { faction, space: spaceName(b.space) })
    const dice = yield* rollDice(f, '13.2.1', what, count)
    const faces = dice.map(faceOf)
    note(g, '13.2.1', say('log.militia_rolls', { faction, faces: faces.map(faceName), dice }))
    const flags = faces.filter((face) => face === 'flag').length
    if (flags === 0) continue
    note(g, '13.3.3', say('log.mark', { faction, mark: advanceMark(b, f, flags) }))
  }
  g.step = 'outcome'
}
