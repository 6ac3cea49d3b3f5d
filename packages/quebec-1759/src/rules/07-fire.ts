/** 7.6, 7.7 A battle turn: stand or retreat, reserve, fire; first the defender, then the attacker. */
import { choose, given, note, offer, type Play, reveal, rollDice } from '@carillon/kernel'
import { COLUMNS, type Column, HITS_ON, INDIANS, LEADER_DICE, type Side, UNITS, type UnitId } from '../data/units.ts'
import { columnName, say, spaceName, unitName } from '../messages.ts'
import { type Battle, crossesRiver, defenderOf, enemyOf, hasUnits, type State, type Unit, unitOf } from '../state.ts'
import { areIndiansAlone, bothPresent, inBattle, startRound } from './07-battle.ts'
import { conditions, remove, spreadHits } from './10-conditions.ts'
import { BUTTON, type ColumnOption, INTO, UNIT } from './options.ts'

/** 7.6 steps 2 and 5: one unit out of the reserve into any column. 7.5.4 Never the Indians. */
export function* reserve(g: State): Play {
  const battle = inBattle(g)
  const side = battle.acting
  const line = battle.lines[side]
  if (line.reserve.length > 0) {
    const options: (ColumnOption | typeof BUTTON.hold)[] = [BUTTON.hold]
    for (const id of line.reserve) if (id !== INDIANS) for (const column of COLUMNS) options.push(INTO[column][id])
    // A reserve is seen, not who stands in it: its owner is asked even if only Indians do.
    const question = say('prompt.reserve', { zone: spaceName(battle.zone) })
    const asks = options.length > 1 ? question : say('prompt.only', { question })
    const picked = yield* offer(side, '7.6', asks, options)
    if ('unit' in picked) {
      line.reserve.splice(line.reserve.indexOf(picked.unit), 1)
      line[picked.column].push(picked.unit)
      note(g, '7.6', say('log.reserve', { unit: unitName(picked.unit), column: columnName(picked.column) }))
      yield* reveal()
    }
  }
  battle.toFire = [...line.left, ...line.centre, ...line.right]
  battle.volley = false
  g.step = 'fire'
}

/** 7.6 steps 3 and 6: every unit in a column fires once, in the order its player likes. The step comes again for each. */
export function* fire(g: State): Play {
  const battle = inBattle(g)
  if (battle.toFire.length === 0) {
    if (battle.acting === battle.attacker) startRound(g)
    else {
      battle.acting = battle.attacker
      g.step = 'stand'
    }
    return
  }
  const unit = unitOf(g, yield* nextToFire(battle))
  battle.toFire.splice(battle.toFire.indexOf(unit.id), 1)
  yield* fireOne(g, battle, unit)
  judge(g, battle)
}

function* nextToFire(battle: Battle): Play<UnitId> {
  const { acting, toFire, zone } = battle
  if (battle.volley) return given(toFire[0], 'unit to fire')
  const picked = yield* choose(acting, '7.7.1', say('prompt.fire', { zone: spaceName(zone) }), [
    ...toFire.map((id) => UNIT[id]),
    ...(toFire.length > 1 ? [BUTTON.fire_all] : []),
  ])
  if ('unit' in picked) return picked.unit
  battle.volley = true
  return given(toFire[0], 'unit to fire')
}

/** 11.1.1, R-20 A leader always rolls two. */
export const diceOf = (unit: Unit): number => (UNITS[unit.id].kind === 'leader' ? LEADER_DICE : unit.cv)

/** 7.7.1 to 7.7.3 One die a CV; hits strike the column opposite, and take effect at once. */
function* fireOne(g: State, battle: Battle, unit: Unit): Play {
  const side = battle.acting
  const column = columnOf(battle, side, unit.id)
  const faces = yield* rollDice(side, '7.7.1', say('chance.fire', { unit: unitName(unit.id) }), diceOf(unit))
  const need = hitsOnFive(g, battle, unit.id) ? HITS_ON.landing : HITS_ON.fire
  const hits = faces.filter((face) => face >= need).length
  const found = { unit: unitName(unit.id), dice: faces, hits, need }
  note(g, need === HITS_ON.landing ? '7.7.4' : '7.7.1', say('log.fire', found))
  const foe = enemyOf(side)
  const targets = () => battle.lines[foe][column].map((id) => unitOf(g, id))
  const prompt = (left: number) => say('prompt.losses', { hits: left, zone: spaceName(battle.zone) })
  yield* spreadHits(g, '7.7.2', foe, hits, targets, prompt)
  yield* leaderFalls(g, unit, faces)
}

/** 11.1.1 Hits count first; then equal dice cost the leader. */
export function* leaderFalls(g: State, unit: Unit, faces: readonly number[]): Play {
  if (UNITS[unit.id].kind !== 'leader' || faces[0] !== faces[1]) return
  remove(g, '11.1.1', unit, say('log.leader.lost', { unit: unitName(unit.id) }))
  yield* conditions(g, UNITS[unit.id].side)
}

const columnOf = (battle: Battle, side: Side, id: UnitId): Column =>
  given(
    COLUMNS.find((column) => battle.lines[side][column].includes(id)),
    'column of the unit',
  )

/** 7.7.4, R-21, R-24 Against a landing, defenders that did not land themselves hit on 5 and 6 in the first battle turn. */
function hitsOnFive(g: State, battle: Battle, id: UnitId): boolean {
  if (battle.round > 1 || battle.acting !== defenderOf(battle) || g.landed.includes(id)) return false
  const river = g.rules.riverAssault === 'on' && crossesRiver(g, battle.from, battle.zone)
  return battle.way === 'boat' || river
}

/**
 * 7.9.1 A column without units is a rout, 7.11.1 but not in a skirmish: it ends when one side is gone, or 7.8.11, R-175 has
 * only Indians left, who leave before anybody else fires.
 */
function judge(g: State, battle: Battle): void {
  if (battle.kind === 'skirmish') {
    if (!bothPresent(g)) g.step = 'aftermath'
    else if (areIndiansAlone(g)) g.step = 'stand'
    return
  }
  // R-40 Hits count before a leader's loss: the side that was fired at breaks first.
  for (const side of [enemyOf(battle.acting), battle.acting])
    if (COLUMNS.some((column) => battle.lines[side][column].length === 0)) {
      battle.routed = side
      g.step = hasUnits(g, side, battle.zone) ? 'rout' : 'aftermath'
      return
    }
}
