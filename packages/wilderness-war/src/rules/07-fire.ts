/** 7.6, 7.7 The dice of a battle, the steps lost, the leaders killed. */
import { given, note, type Play } from '@carillon/kernel'
import type { Side } from '../data/map.ts'
import { columnOf } from '../data/tables.ts'
import { say, sideName, spaceName } from '../messages.ts'
import { type Battle, battleOf, enemyOf, hasUnit, leadersOf, type State, sideOf, withSide } from '../state.ts'
import { checkLeaders, commanderOf, takeLosses } from './07-losses.ts'
import { ambusherOf, fireOf } from './07-modifiers.ts'
import { stepsIn } from './07-table.ts'
import { rollDie } from './dice.ts'

/** Both sides fire, or with an ambush its side alone; then losses, then leaders. One of these a time the step runs. */
export function* fire(g: State): Play {
  const b = battleOf(g)
  const first = ambusherOf(b)
  if (sideOf(b.result, first ?? b.attacker) === null) {
    if (isLedByHighest(b)) yield* appoint(g, b, b.attacker)
    yield* appoint(g, b, b.defender)
    yield* shoot(g, b, first ?? b.attacker)
    if (!first) yield* shoot(g, b, b.defender)
  } else if (!(yield* suffer(g, b))) g.step = first ? 'return_fire' : 'battle_end'
}
/** 7.56 Who was ambushed fires with what is left. */
export function* returnFire(g: State): Play {
  const b = battleOf(g)
  const second = enemyOf(given(ambusherOf(b), 'ambush'))
  if (sideOf(b.result, second) === null) {
    yield* replaceCommander(g, b, second)
    yield* shoot(g, b, second)
  } else if (!(yield* suffer(g, b))) g.step = 'battle_end'
}

/** 10.13, R-121 Raiders who were left on the way by the activated leader. */
const isLedByHighest = ({ cause, commander, attacker }: Battle): boolean =>
  cause === 'raid' && sideOf(commander, attacker) === null
/** 7.51 The side that was not activated is led by one of its highest in command. */
function* appoint(g: State, b: Battle, side: Side): Play {
  b.commander = withSide(b.commander, side, yield* commanderOf(g, side, sideOf(b.pieces, side)))
}
/** 7.56 If the commander fell in the ambush, the highest in command who is left leads. */
function* replaceCommander(g: State, b: Battle, side: Side): Play {
  const commander = sideOf(b.commander, side)
  if (commander !== null && !sideOf(b.pieces, side).includes(commander)) yield* appoint(g, b, side)
}

/** 7.2 C A side without units left does not fire. 7.7 A natural 1 or 6 that costs a step is a danger for leaders. */
function* shoot(g: State, b: Battle, side: Side): Play {
  const enemy = enemyOf(side)
  let result = 0
  if (hasUnit(sideOf(b.pieces, side))) {
    const what = say('chance.battle', { space: spaceName(b.space) })
    const [die] = yield* rollDie(g, side, '7.6', what)
    result = resultOf(g, b, side, die)
    const danger = result > 0 && (die === 1 || die === 6)
    b.check = withSide(b.check, enemy, danger)
  }
  b.result = withSide<number | null>(b.result, side, result)
  b.due = withSide(b.due, enemy, result)
}
function resultOf(g: State, b: Battle, side: Side, die: number): number {
  const { strength, shift, drm, reasons } = fireOf(g, b, side)
  const column = columnOf(strength, shift)
  const result = stepsIn(g, column, die + drm)
  const shot = { side: sideName(side), strength, column, die, result }
  note(g, '7.6', reasons.length === 0 ? say('log.fire', shot) : say('log.fire_modified', { ...shot, reasons }))
  return result
}

/** 7.6 The attacker takes his losses first; 7.7 then the leaders are checked. Whether there was anything to do. */
function* suffer(g: State, b: Battle): Play<boolean> {
  for (const side of [b.attacker, b.defender]) {
    const count = sideOf(b.due, side)
    if (count === 0) continue
    b.due = withSide(b.due, side, 0)
    yield* takeLosses(g, '7.6', side, sideOf(b.pieces, side), count, 'battle')
    return true
  }
  for (const side of [b.attacker, b.defender]) {
    if (!sideOf(b.check, side)) continue
    b.check = withSide(b.check, side, false)
    yield* checkLeaders(g, '7.7', side, leadersOf(sideOf(b.pieces, side)))
    return true
  }
  return false
}
