/** 7.8 Retreat, 7.9 rout, 7.10 pursuit fire. */
import { choose, given, note, type Play, reveal, rollDice } from '@carillon/kernel'
import { type River, ZONE_FACTS, type Zone } from '../data/map.ts'
import { COLUMNS, HITS_ON, INDIANS, type Side, UNITS } from '../data/units.ts'
import { columnName, say, sideName, spaceName, unitName, wayName } from '../messages.ts'
import {
  acrossWater,
  adjacent,
  type Battle,
  boats,
  crossesRiver,
  enemyOf,
  hasUnits,
  indians,
  isBattleZone,
  isFaceUp,
  moveTo,
  type State,
  type Unit,
  unitOf,
  unitsAt,
} from '../state.ts'
import { withdraw } from './06-indians.ts'
import { areIndiansAlone, inBattle } from './07-battle.ts'
import { diceOf, leaderFalls } from './07-fire.ts'
import { conditions, remove, spreadHits } from './10-conditions.ts'
import { BUTTON, TO, type ToOption, UNIT } from './options.ts'

/**
 * 7.6 steps 1 and 4: stand, or retreat if there is a way (7.8.4, R-17); 7.8.11, R-175 Indians left alone in a skirmish
 * withdraw, whose step it is or not.
 */
export function* stand(g: State): Play {
  const battle = inBattle(g)
  const side = battle.acting
  if (areIndiansAlone(g)) {
    yield* withdraw(g, '7.8.11')
    g.step = 'aftermath'
    return
  }
  // The defender may not retreat in the first battle turn.
  const may = side === battle.attacker || battle.round > 1
  const prompt = say('prompt.stand', { zone: spaceName(battle.zone), round: battle.round })
  const picked = yield* choose(side, '7.8.1', prompt, [BUTTON.stand, ...(may ? wayOut(g, side) : [])])
  if (!('space' in picked)) {
    g.step = 'reserve'
    return
  }
  yield* setOut(g, '7.8.2', side, picked)
}

/** The destination is named. 3.2, R-30 Reserves that will fire are shown, and one that will cover the retreat. */
function* setOut(g: State, rule: string, side: Side, { space, way }: ToOption): Play {
  const battle = inBattle(g)
  const words = { side: sideName(side), from: spaceName(battle.zone), to: spaceName(space), way: wayName(way) }
  note(g, rule, say('log.retreat', words))
  battle.leaving = { side, to: space, way, boarded: way === 'road' }
  g.step = 'depart'
  if (!underFire(g, battle)) return
  battle.shown = covered(g, battle) ? ['british', 'french'] : [enemyOf(side)]
  yield* reveal()
}

/**
 * 7.8.2, 7.8.3, R-16, R-25 Where a side may go: the attacker back where it came from, the defender by road or, where
 * none leads, by boat.
 */
function wayOut(g: State, side: Side): readonly ToOption[] {
  const battle = inBattle(g)
  const free = (zone: Zone) => !hasUnits(g, enemyOf(side), zone) && !isBattleZone(g, zone)
  const afloat = boatsHere(g, side) > 0
  if (side === battle.attacker)
    return free(battle.from) && (battle.way === 'road' || afloat) ? [TO[battle.way][battle.from]] : []
  const near = adjacent(g, battle.zone)
  const open = (zone: Zone) => zone !== battle.from && free(zone)
  const byRoad = near.filter(open).map((zone) => TO.road[zone])
  if (!afloat) return byRoad
  return [
    ...byRoad,
    ...acrossWater(battle.zone)
      .filter((zone) => !near.includes(zone) && open(zone))
      .map((zone) => TO.boat[zone]),
  ]
}

/** 7.8.5, R-5, R-35 Every retreat has all the places there, whatever the tide and whoever moved before. */
export function boatsHere(g: State, side: Side): number {
  const { shore } = ZONE_FACTS[inBattle(g).zone]
  return shore ? boats(g, side, shore as River) : 0
}

/** 7.9.2 to 7.9.4 The routed side leaves at once, or is lost. */
export function* rout(g: State): Play {
  const battle = inBattle(g)
  const side = given(battle.routed, 'rout')
  const gone = given(
    COLUMNS.find((column) => battle.lines[side][column].length === 0),
    'column without units',
  )
  note(g, '7.9.1', say('log.rout', { side: sideName(side), column: columnName(gone) }))
  const zones = wayOut(g, side)
  if (zones.length === 0) {
    yield* noWayOut(g, side)
    g.step = 'aftermath'
    return
  }
  const rule = side === battle.attacker ? '7.9.3' : '7.9.2'
  const picked = yield* choose(side, rule, say('prompt.rout', { zone: spaceName(battle.zone) }), zones)
  yield* setOut(g, rule, side, picked)
}

/** 7.9.4 Units that cannot retreat are eliminated. R-37 The Indians slip away (7.11.2). */
function* noWayOut(g: State, side: Side): Play {
  const { zone } = inBattle(g)
  note(g, '7.9.4', say('log.no_way_out', { side: sideName(side) }))
  yield* reveal()
  for (const unit of unitsAt(g, side, zone)) {
    if (unit.id === INDIANS) continue
    remove(g, '7.9.4', unit)
    yield* conditions(g, side)
  }
  if (side === 'french' && indians(g)?.at === zone) yield* withdraw(g, '7.11.2')
}

const overWater = (g: State, { zone, leaving }: Battle): boolean =>
  leaving !== null && (leaving.way === 'boat' || crossesRiver(g, zone, leaving.to))
/** 7.8.6 to 7.8.8, 7.10.1 */
const underFire = (g: State, battle: Battle): boolean => battle.routed !== null || overWater(g, battle)
/** 7.10.5, R-22 A reserve that covers the retreat. */
const covered = (g: State, battle: Battle): boolean => battle.routed !== null || g.rules.rearGuardOnRetreat === 'on'

/** 7.8.9, R-18 In this order: units without a boat are lost, fire, survivors move. */
export function* depart(g: State): Play {
  const battle = inBattle(g)
  const { side, to, way } = given(battle.leaving, 'retreat')
  if (way === 'boat') yield* fillBoats(g, side)
  battle.leaving = { side, to, way, boarded: true }
  if (underFire(g, battle)) yield* firedAt(g, battle, side)
  for (const { id } of unitsAt(g, side, battle.zone)) moveTo(g, id, to)
  g.step = 'aftermath'
}

/**
 * 7.8.5 One place a unit; its owner chooses who is left behind. R-36 The Indians need no place: they withdraw as they
 * like.
 */
function* fillBoats(g: State, side: Side): Play {
  const places = boatsHere(g, side)
  for (;;) {
    const units = passengers(g, side)
    const over = units.length - places
    if (over <= 0) return
    const prompt = say('prompt.no_boat', { count: over })
    const picked = yield* choose(
      side,
      '7.8.5',
      prompt,
      units.map((u) => UNIT[u.id]),
    )
    const hidden = !isFaceUp(g, picked.unit)
    remove(g, '7.8.5', unitOf(g, picked.unit), say('log.no_boat', { unit: unitName(picked.unit) }))
    if (hidden) yield* reveal()
    yield* conditions(g, side)
  }
}

/** All units of the side in the battle but the Indians, who take no hits on the way out (7.8.6, 7.10.6). */
const passengers = (g: State, side: Side): Unit[] => unitsAt(g, side, inBattle(g).zone).filter((u) => u.id !== INDIANS)

/** 7.8.6, 7.8.7 Fire at a retreat over water; 7.10 pursuit fire at a rout. All units of the other side, reserve included. */
function* firedAt(g: State, battle: Battle, side: Side): Play {
  const routed = battle.routed !== null
  const rule = routed ? '7.10.1' : battle.leaving?.way === 'boat' ? '7.8.6' : '7.8.7'
  const hits = yield* volley(
    g,
    rule,
    enemyOf(side),
    routed && overWater(g, battle) ? HITS_ON.pursuit : HITS_ON.retreat,
    routed,
  )
  const kept = covered(g, battle) ? rearGuard(g, side, hits) : 0
  const targets = () => passengers(g, side)
  const prompt = (left: number) => say('prompt.losses', { hits: left, zone: spaceName(battle.zone) })
  yield* spreadHits(g, routed ? '7.10.6' : rule, side, hits - kept, targets, prompt)
}

/**
 * R-39 One die a CV: the line together, then Indians in a pursuit (7.10.4: always 5 and 6) and leaders (11.1.1) on
 * their own.
 */
function* volley(g: State, rule: string, side: Side, need: number, pursuit: boolean): Play<number> {
  const units = unitsAt(g, side, inBattle(g).zone)
  const apart = units.filter((u) => UNITS[u.id].kind === 'leader' || (pursuit && u.id === INDIANS))
  const line = units.filter((u) => !apart.includes(u))
  let hits = 0
  if (line.length > 0) hits += yield* shoot(g, rule, side, line, need, pursuit)
  for (const unit of apart)
    hits += yield* shoot(g, rule, side, [unit], unit.id === INDIANS ? HITS_ON.indians : need, pursuit)
  return hits
}

function* shoot(
  g: State,
  rule: string,
  side: Side,
  units: readonly Unit[],
  need: number,
  pursuit: boolean,
): Play<number> {
  const dice = units.reduce((sum, unit) => sum + diceOf(unit), 0)
  const by = { side: sideName(side) }
  const faces = yield* rollDice(side, rule, pursuit ? say('chance.pursuit', by) : say('chance.retreat_fire', by), dice)
  const hits = faces.filter((face) => face >= need).length
  const found = { ...by, dice: faces, hits }
  note(g, rule, pursuit ? say('log.pursuit', { ...found, need }) : say('log.retreat_fire', found))
  if (units.length === 1) yield* leaderFalls(g, given(units[0], 'unit'), faces)
  return hits
}

/** 7.10.5, R-23 One hit is ignored for each 2 CV in reserve, rounded up. */
function rearGuard(g: State, side: Side, hits: number): number {
  let cv = 0
  for (const id of inBattle(g).lines[side].reserve)
    if (id !== INDIANS || g.rules.indiansInRearGuard === 'on') cv += unitOf(g, id).cv
  const ignored = Math.min(hits, Math.ceil(cv / 2))
  if (ignored > 0) note(g, '7.10.5', say('log.rear_guard', { side: sideName(side), cv, ignored }))
  return ignored
}
