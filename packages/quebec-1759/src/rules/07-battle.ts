/** 7.1 to 7.5, 7.11 A battle from its choice to its end. The fight itself is in 07-fire.ts and 07-retreat.ts. */
import { chapter, choose, given, type Message, note, offer, type Play, reveal } from '@carillon/kernel'
import { COLUMNS, INDIANS, SIDES, type Side, type UnitId } from '../data/units.ts'
import { say, sideName, spaceName } from '../messages.ts'
import {
  type Battle,
  defenderOf,
  hasUnits,
  indians,
  isDecoy,
  type Line,
  type State,
  unitOf,
  unitsAt,
} from '../state.ts'
import { refuges, withdraw } from './06-indians.ts'
import { firstOccupations } from './06-occupation.ts'
import { dropLonelyDecoys, removeDecoys } from './10-conditions.ts'
import { BUTTON, type ColumnOption, INTO, SPACE } from './options.ts'

const emptyLine = (): Line => ({ left: [], centre: [], right: [], reserve: [] })
export const inBattle = (g: State): Battle => given(g.battle, 'battle')

/** 7.1.1 The French say which battle is next; 7.3 decoys go; 7.4 the Indians may leave before the lines are drawn. */
export function* battles(g: State): Play {
  const open = g.battles.filter((b) => hasUnits(g, 'british', b.zone) && hasUnits(g, 'french', b.zone))
  g.battles = open
  if (open.length === 0) {
    g.step = 'cap_rouge'
    return
  }
  const picked = yield* choose(
    'french',
    '7.1.1',
    say('prompt.battle'),
    open.map((b) => SPACE[b.zone]),
  )
  const site = given(
    open.find((b) => b.zone === picked.space),
    'battle there',
  )
  g.battles = open.filter((b) => b !== site)
  g.battle = {
    ...site,
    kind: null,
    round: 0,
    acting: defenderOf(site),
    lines: { british: emptyLine(), french: emptyLine() },
    arrayed: [],
    shown: [],
    toFire: [],
    volley: false,
    routed: null,
    leaving: null,
  }
  const zone = spaceName(site.zone)
  const sides = { attacker: sideName(site.attacker), defender: sideName(defenderOf(site)) }
  chapter(g, 'battle', '7.2', say('log.battle', { zone, ...sides }))
  for (const side of SIDES)
    removeDecoys(
      g,
      '7.3.1',
      side,
      site.zone,
      unitsAt(g, side, site.zone).filter((u) => isDecoy(u.id)),
    )
  yield* reveal()
  g.step = 'array'
}

/** 7.4, 7.5 The step comes again for every unit that is put in line. */
export function* array(g: State): Play {
  const battle = inBattle(g)
  if (!battle.kind) {
    yield* indiansBefore(g)
    if (!bothPresent(g)) {
      g.step = 'aftermath'
      return
    }
    drawUp(g)
    return
  }
  const side = [defenderOf(battle), battle.attacker].find((s) => !battle.arrayed.includes(s))
  if (!side) {
    startRound(g)
    return
  }
  if (battle.kind === 'columns') yield* deployOne(g, side)
  if (placed(battle, side) < unitsAt(g, side, battle.zone).length) return
  battle.arrayed.push(side)
  note(g, '7.5.6', say('log.arrayed', { side: sideName(side) }))
  yield* reveal()
}

export const bothPresent = (g: State): boolean =>
  hasUnits(g, 'british', inBattle(g).zone) && hasUnits(g, 'french', inBattle(g).zone)
/** 7.4.2, 7.8.11 The French have nobody else in the battle: then they do not fight. */
export function areIndiansAlone(g: State): boolean {
  const units = unitsAt(g, 'french', inBattle(g).zone)
  return units.length === 1 && units[0]?.id === INDIANS
}

/**
 * 7.4.1 The Indians may withdraw; 7.4.2, R-12 alone they must. R-28 While they are in the game the French are always asked,
 * there or not, so that the question does not betray them.
 */
function* indiansBefore(g: State): Play {
  const unit = indians(g)
  if (!unit) return
  const { zone } = inBattle(g)
  const there = unit.at === zone
  if (areIndiansAlone(g)) {
    yield* reveal()
    yield* withdraw(g, '7.4.2')
    return
  }
  const may = there && refuges(g).length > 0
  const question = say('prompt.indians.stay', { zone: spaceName(zone) })
  const picked = yield* indiansMay('7.4.1', question, may)
  if (picked === BUTTON.withdraw) yield* withdraw(g, '7.4.1')
}

const indiansMay = (rule: string, question: Message, may: boolean) =>
  may
    ? offer('french', rule, question, [BUTTON.stay, BUTTON.withdraw])
    : offer('french', rule, say('prompt.only', { question }), [BUTTON.stay])

/**
 * 7.5.2, 7.5.3, R-13 Columns if both have three units besides the Indians, else a skirmish of one column without
 * reserve.
 */
function drawUp(g: State): void {
  const battle = inBattle(g)
  const zone = spaceName(battle.zone)
  const few = (side: Side) => unitsAt(g, side, battle.zone).filter((u) => u.id !== INDIANS).length < 3
  battle.kind = few('british') || few('french') ? 'skirmish' : 'columns'
  note(
    g,
    '7.5.2',
    battle.kind === 'columns' ? say('log.battle.columns', { zone }) : say('log.battle.skirmish', { zone }),
  )
  for (const side of SIDES)
    for (const { id } of unitsAt(g, side, battle.zone)) {
      if (battle.kind === 'skirmish') battle.lines[side].centre.push(id)
      // 7.5.4 In columns the Indians stand in reserve.
      else if (id === INDIANS) battle.lines[side].reserve.push(id)
    }
}

const placed = (battle: Battle, side: Side): number => {
  const { left, centre, right, reserve } = battle.lines[side]
  return left.length + centre.length + right.length + reserve.length
}

/** 7.5.2, R-13 Every column needs a unit: the last ones may be needed to fill them. */
function* deployOne(g: State, side: Side): Play {
  const battle = inBattle(g)
  const line = battle.lines[side]
  const standing = new Set<UnitId>([...line.left, ...line.centre, ...line.right, ...line.reserve])
  const waiting = unitsAt(g, side, battle.zone).filter((u) => !standing.has(u.id))
  const empty = COLUMNS.filter((column) => line[column].length === 0)
  const tight = waiting.length <= empty.length
  const options: (ColumnOption | typeof BUTTON.rest_reserve)[] = []
  for (const { id } of waiting) {
    for (const column of tight ? empty : COLUMNS) options.push(INTO[column][id])
    if (!tight) options.push(INTO.reserve[id])
  }
  if (empty.length === 0 && waiting.length > 1) options.push(BUTTON.rest_reserve)
  const picked = yield* choose(side, '7.5.2', say('prompt.array', { zone: spaceName(battle.zone) }), options)
  if ('unit' in picked) line[picked.column].push(picked.unit)
  else line.reserve.push(...waiting.map((u) => u.id))
}

/** 7.6 */
export function startRound(g: State): void {
  const battle = inBattle(g)
  battle.round += 1
  battle.acting = defenderOf(battle)
  note(g, '7.6', say('log.round', { round: battle.round }))
  g.step = 'stand'
}

/** 7.11.2 The Indians may leave; 7.11.3 a zone may have changed hands. */
export function* aftermath(g: State): Play {
  const battle = inBattle(g)
  const winner = SIDES.find((side) => hasUnits(g, side, battle.zone))
  const zone = spaceName(battle.zone)
  const end = winner ? say('log.battle.won', { side: sideName(winner), zone }) : say('log.battle.nobody', { zone })
  chapter(g, 'battle-over', '7.11', end)
  g.battle = null
  yield* indiansAfter(g, battle)
  for (const side of SIDES) yield* dropLonelyDecoys(g, side)
  yield* firstOccupations(g)
  g.step = 'battles'
}

/** R-28 As before a battle, the French are asked whether the Indians were in it or not, unless everybody saw it. */
function* indiansAfter(g: State, battle: Battle): Play {
  const unit = indians(g)
  if (!unit) return
  const { left, centre, right, reserve } = battle.lines.french
  const fought = [...left, ...centre, ...right, ...reserve]
  if (!fought.some((id) => unitOf(g, id).at !== 'out')) return
  const there = fought.includes(INDIANS)
  const known = battle.kind === 'skirmish' || reserve.length === 0 || battle.shown.includes('french')
  if (known && !there) return
  const may = there && refuges(g).some((zone) => zone !== unit.at)
  const question = say('prompt.indians.after', { zone: spaceName(battle.zone) })
  const picked = yield* indiansMay('7.11.2', question, may)
  if (picked === BUTTON.withdraw) yield* withdraw(g, '7.11.2')
}
