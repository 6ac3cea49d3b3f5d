/** 17 Winter quarters: everybody goes home and the next year is prepared. */
import { chapter, choose, given, note, type Play } from '@carillon/kernel'
import { FACTIONS, type Faction, NATIONS, type Nation, SPACES, type Space, spaceOf, VILLAGES } from '../data/map.ts'
import { SET_UP } from '../data/set-ups.ts'
import { TOKEN_IDS, UNIT_IDS, type UnitId, type UnitType, unitOf } from '../data/units.ts'
import { boxName, factionName, say, spaceName, tokenName, unitName } from '../messages.ts'
import { entriesOf } from '../records.ts'
import { enemyOf, lossesBox, occupied, type Spot, type State, stackAt, unitsAt, voiceOf } from '../state.ts'
import { controller, isColonyHome, isFriendlyHome, updateControl } from './02-map.ts'
import {
  enter,
  rebox,
  removeLoneCommanders,
  setBox,
  setMarkers,
  setReduced,
  shift,
  spotOf,
  takeOff,
} from './03-units.ts'
import { decksOf, take } from './05-setup.ts'
import { NO_CARDS } from './06-cards.ts'
import { chooseSpot, fleetHavens } from './13-retreat.ts'
import { askGarrison, mayAnyStay } from './17-garrisons.ts'
import { passOn } from './17-return-to-colonies.ts'
import { spaceOption, unitOption } from './options.ts'
import { letBothSpeak, letSpeak } from './teams.ts'

/** 17.2 #1 to #4. */
export function* winter(g: State): Play {
  chapter(g, 'round', '17.2', say('log.winter', { year: String(g.year) }))
  g.raided = { british: [], french: [] }
  for (const f of FACTIONS) {
    setMarkers(g, f, 'rout', [])
    setMarkers(g, f, 'oos', [])
  }
  letBothSpeak(g, 'crown')
  for (const f of FACTIONS) yield* leaveSailBox(g, f)
  letBothSpeak(g, 'local')
  for (const f of FACTIONS) yield* toVillages(g, f)
  g.garrison = []
  g.active = 'british'
  g.step = 'disband'
}

/** 17.2 #3 A stack at sea goes to a friendly Coastal Home Space; without any, as Fleets retreat. */
function* leaveSailBox(g: State, f: Faction): Play {
  const units = stackAt(g, f, 'sail')
  if (units.length === 0) return
  const ports: Spot[] = SPACES.filter((id) => spaceOf(id).seas.length > 0 && isFriendlyHome(g, f, id))
  const spots = ports.length > 0 ? ports : fleetHavens(g, f, 'sail')
  const space = yield* chooseSpot(voiceOf(g, f), '17.2', say('prompt.sail_home'), spots)
  if (space === 'sail') return
  shift(g, f, units, 'sail', space)
  updateControl(g, space)
  note(g, '17.2', say('log.sail_home', { faction: factionName(f), place: spaceName(space) }))
}

// --- 17.2 #4 Indians -------------------------------------------------------------------------------------------

function* toVillages(g: State, f: Faction): Play {
  note(g, '17.2', say('log.villages', { faction: factionName(f) }))
  for (const id of UNIT_IDS) {
    const { type, faction, villages } = unitOf(id)
    if (type === 'indian' && faction === f) toVillage(g, f, id, given(villages[0], 'Village'))
  }
  for (const nation of NATIONS) if (g.nations[nation] === f) yield* nationToVillages(g, f, nation)
}
const isLost = (g: State, f: Faction, village: Space): boolean => controller(g, village) === enemyOf(f)

function toVillage(g: State, f: Faction, id: UnitId, village: Space): void {
  if (isLost(g, f, village)) toLosses(g, f, id, village)
  else settle(g, f, id, village)
}
function toLosses(g: State, f: Faction, id: UnitId, village: Space): void {
  const at = spotOf(g, f, id)
  if (at) takeOff(g, f, id, at, lossesBox(f))
  else if (!g.boxes[lossesBox(f)].includes(id)) return
  note(g, '17.2', say('log.village_lost', { unit: unitName(id), space: spaceName(village) }))
}
/** Nothing happens to units out of play for good (45). */
function settle(g: State, f: Faction, id: UnitId, village: Space): void {
  const at = spotOf(g, f, id)
  if (at === village) return
  if (at) {
    shift(g, f, [id], at, village)
    updateControl(g, village)
  } else if (g.boxes[lossesBox(f)].includes(id)) enter(g, f, id, lossesBox(f), village)
}

/** 17.2 #4 A unit of the nation is lost for each Village in enemy hands; the others go one to each other Village. */
function* nationToVillages(g: State, f: Faction, nation: Nation): Play {
  const units = UNIT_IDS.filter(
    (id) => unitOf(id).nation === nation && (spotOf(g, f, id) || g.boxes[lossesBox(f)].includes(id)),
  )
  let villages = VILLAGES[nation].filter((village) => !isLost(g, f, village))
  const lost = VILLAGES[nation].filter((village) => isLost(g, f, village))
  for (const village of lost) {
    const id = units.pop()
    if (id) toLosses(g, f, id, village)
  }
  for (const [n, id] of units.entries()) {
    const at = spotOf(g, f, id)
    const village =
      villages.find((space) => space === at) ?? (yield* chooseVillage(g, f, id, villages, units.length - n))
    villages = villages.filter((other) => other !== village)
    settle(g, f, id, village)
  }
}
function* chooseVillage(g: State, f: Faction, id: UnitId, free: readonly Space[], units: number): Play<Space> {
  const options = free.map((village) => spaceOption(village))
  if (options.length <= units) return given(free[0], 'free space')
  return (yield* choose(voiceOf(g, f), '17.2', say('prompt.home_village', { unit: unitName(id) }), options)).space
}

// --- 17.2 #5 ---------------------------------------------------------------------------------------------------

const isColonial = (id: UnitId): boolean => unitOf(id).colony !== null

/**
 * 17.2 #5 Colonial Brigades are disbanded, as they are; those of a winter garrison may stay. R-109 A Fort in a friendly
 * Colony keeps none: 17.3.1 is for stacks outside.
 */
export function* disband(g: State): Play {
  letSpeak(g, 'british', 'local')
  let count = 0
  for (const space of occupied(g, 'british')) {
    let brigades: readonly UnitId[] = unitsAt(g, 'british', space).filter(isColonial)
    if (brigades.length === 0) continue
    if (!isColonyHome(g, 'british', space) && mayAnyStay(g, 'british', brigades, space))
      brigades = yield* askGarrison(g, 'british', brigades, space)
    for (const id of brigades) takeOff(g, 'british', id, space, 'disbanded')
    count += brigades.length
  }
  for (const id of stackAt(g, 'british', 'sail').filter(isColonial)) takeOff(g, 'british', id, 'sail', 'disbanded')
  if (count > 0) note(g, '17.2', say('log.disband', { count }))
  g.step = 'return'
}

// --- 17.2 #7, #8 -----------------------------------------------------------------------------------------------

/** 17.2 #7 All Fleets go back to their pool; nobody's Commander is left with them alone (3.7). */
function* fleetsLeave(g: State): Play {
  note(g, '17.2', say('log.fleets_home'))
  for (const f of FACTIONS) {
    for (const space of occupied(g, f))
      for (const id of unitsAt(g, f, space))
        if (unitOf(id).type === 'fleet') {
          takeOff(g, f, id, space, 'fleets')
          setReduced(g, id, false)
        }
    yield* removeLoneCommanders(g, f)
  }
}

/** 17.2 #7, #8 The Fleets leave; then one in three of each type comes back from the Losses box. */
export function* recoup(g: State): Play {
  const f = g.active
  if (f === 'british') yield* fleetsLeave(g)
  let highlands = 0
  for (const kind of KINDS) {
    letSpeak(g, f, kind === LIGHTS || (f === 'british' && kind === COLONIALS) ? 'local' : 'crown')
    const count = Math.floor(lossesOf(g, f, kind, true).length / 3)
    for (let left = count; left > 0; left -= 1) {
      const units = lossesOf(g, f, kind, highlands === 0)
      if (units.length === 0) break
      const id = yield* comeBack(g, f, units, left)
      if (id && unitOf(id).type === 'highland') highlands += 1
    }
  }
  passOn(g, 'new_year')
}
/** 17.2 #8 Same type: a Highland Brigade is a Metropolitan Brigade. */
const LIGHTS: readonly UnitType[] = ['light']
const COLONIALS: readonly UnitType[] = ['non-metropolitan']
const KINDS: readonly (readonly UnitType[])[] = [LIGHTS, ['metropolitan', 'highland'], COLONIALS, ['artillery']]
const lossesOf = (g: State, f: Faction, kind: readonly UnitType[], highlands: boolean): UnitId[] =>
  g.boxes[lossesBox(f)].filter((id) => kind.includes(unitOf(id).type) && (highlands || unitOf(id).type !== 'highland'))

/** 17.2 #8, R-98 The owner chooses the unit (of Artillery any will do) and a friendly Settled Home Space. */
function* comeBack(g: State, f: Faction, units: readonly UnitId[], left: number): Play<UnitId | undefined> {
  const spaces = SPACES.filter((id) => spaceOf(id).kind === 'settled' && isFriendlyHome(g, f, id))
  const first = given(units[0], 'unit')
  const colonial = isColonial(first)
  if (!colonial && spaces.length === 0) return undefined
  const able = unitOf(first).type === 'artillery' ? [first] : units
  const { unit } = yield* choose(
    voiceOf(g, f),
    '17.2',
    say('prompt.recoup', { left }),
    able.map((id) => unitOption(id)),
  )
  if (colonial) {
    rebox(g, unit, lossesBox(f), 'disbanded')
    note(g, '17.2', say('log.recoup', { unit: unitName(unit), place: boxName('disbanded') }))
    return unit
  }
  const options = spaces.map((id) => spaceOption(id))
  const { space } = yield* choose(voiceOf(g, f), '17.2', say('prompt.recoup_to', { unit: unitName(unit) }), options)
  enter(g, f, unit, lossesBox(f), space)
  note(g, '17.2', say('log.recoup', { unit: unitName(unit), place: spaceName(space) }))
  return unit
}

// --- 17.2 #9, #10 ----------------------------------------------------------------------------------------------

/** 17.2 #9, #10, 17.4, 17.5 Decks and pools of the next year. */
export function* newYear(g: State): Play {
  letSpeak(g, 'british', 'crown')
  addToPools(g)
  if (g.year === 1759) yield* pool1760(g)
  else g.bonuses = []
  g.year += 1
  g.round = 1
  g.garrison = []
  g.wintering = false
  g.decks = decksOf(g.year, g.gone)
  g.seen = []
  g.discards = { british: [], french: [] }
  g.hands = { british: NO_CARDS, french: NO_CARDS }
  g.step = 'reserve'
}

/** 17.5 */
function addToPools(g: State): void {
  const unused = g.boxes.unused.slice()
  const tokens = TOKEN_IDS.filter((id) => !g.tokens.includes(id))
  for (const [pool, pieces] of entriesOf(SET_UP[g.scenario].additions[g.year] ?? {})) {
    const found = take(pieces, unused, tokens)
    setBox(g, pool, [...g.boxes[pool], ...found.units])
    g.tokens = [...g.tokens, ...found.tokens]
    const names = [...found.units.map(unitName), ...found.tokens.map(tokenName)]
    note(g, '17.5', say('log.additions', { pieces: names }))
  }
  setBox(g, 'unused', unused)
}

/** 1760: two Metropolitan Brigades, no Highlanders, go from the British losses to the pool. */
function* pool1760(g: State): Play {
  for (let n = 0; n < 2; n += 1) {
    const units = g.boxes['losses-british'].filter((id) => unitOf(id).type === 'metropolitan')
    if (units.length === 0) return
    const options = units.map((id) => unitOption(id))
    const { unit } = yield* choose(g.voice.british, '17.5', say('prompt.pool_1760'), options)
    rebox(g, unit, 'losses-british', 'british-metropolitan')
    note(g, '17.5', say('log.pool_1760', { unit: unitName(unit) }))
  }
}
