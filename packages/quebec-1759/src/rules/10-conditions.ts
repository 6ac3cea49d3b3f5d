/** 2.2, 6.7.2, 10 Losses, and what they bring about for the whole game. */
import { choose, leaveFor, type Message, note, offer, type Play, reveal } from '@carillon/kernel'
import { ZONES, type Zone } from '../data/map.ts'
import {
  BRITISH_MINIMUM,
  FRENCH_MINIMUM,
  INDIANS,
  INDIANS_LEAVE,
  type Side,
  UNITS,
  type UnitId,
} from '../data/units.ts'
import { say, sideName, spaceName, unitName } from '../messages.ts'
import { indians, isFaceUp, isReal, moveTo, type State, setCv, totalCv, type Unit, unitOf, unitsAt } from '../state.ts'
import { UNIT } from './options.ts'

/**
 * 2.2 A hit: one CV less; at 0 the unit is out. 10.3 The Indians leave at 1. R-29 Hidden units' hits are their owner's
 * secret; the Indians take theirs under everybody's eyes (6.4.4, 7.7.5).
 */
export function* hit(g: State, rule: string, unit: Unit): Play {
  const hidden = unit.id !== INDIANS && !isFaceUp(g, unit.id)
  const cv = unit.cv - 1
  setCv(g, unit.id, cv)
  const { side } = UNITS[unit.id]
  const text = { unit: unitName(unit.id), cv }
  if (unit.id === INDIANS && cv <= INDIANS_LEAVE) yield* indiansLeave(g, '10.3')
  else if (cv === 0) {
    remove(g, rule, unit)
    if (hidden) yield* reveal()
  } else if (hidden) note(g, rule, undefined, { roles: [side], text: say('log.hit.secret', text) })
  else note(g, rule, say('log.hit', text))
  yield* conditions(g, side)
}

/** Out of the game for good, and out of any battle line. What is removed is shown (3.2). */
export function remove(g: State, rule: string, unit: Unit, text?: Message): void {
  moveTo(g, unit.id, 'out')
  note(g, rule, text ?? say('log.lost', { unit: unitName(unit.id) }))
  leaveLine(g, unit.id)
}

/** 6.4.6, 6.7.2, 7.3.1 */
export function removeDecoys(g: State, rule: string, side: Side, zone: Zone, decoys: readonly Unit[]): void {
  if (decoys.length === 0) return
  for (const { id } of decoys) moveTo(g, id, 'out')
  note(g, rule, say('log.decoys', { side: sideName(side), zone: spaceName(zone), count: decoys.length }))
}

export function leaveLine(g: State, id: UnitId): void {
  if (!g.battle) return
  const line = g.battle.lines[UNITS[id].side]
  for (const part of [line.left, line.centre, line.right, line.reserve, g.battle.toFire]) {
    const at = part.indexOf(id)
    if (at >= 0) part.splice(at, 1)
  }
}

/** 10.1 The British are broken; 10.2, R-19 the Indians desert a broken army. Tested after every loss. */
export function* conditions(g: State, side: Side): Play {
  if (side === 'british') {
    const cv = totalCv(g, 'british')
    if (cv >= BRITISH_MINIMUM) return
    g.outcome = { winner: 'french', margin: BRITISH_MINIMUM - cv, cause: say('why.broken', { cv }), rule: '9.3' }
    yield* leaveFor('end')
  } else if (indians(g) && totalCv(g, 'french', false) < FRENCH_MINIMUM) yield* indiansLeave(g, '10.2')
}

/** Out of the game; decoys who have nobody else go at once (6.7.2). */
export function* indiansLeave(g: State, rule: string): Play {
  moveTo(g, INDIANS, 'out')
  note(g, rule, say('log.indians.gone'))
  leaveLine(g, INDIANS)
  yield* dropLonelyDecoys(g, 'french')
}

/** 7.7.2, R-15 The owner puts each hit on a unit of his choice; what exceeds the CV there is lost. */
export function* spreadHits(
  g: State,
  rule: string,
  owner: Side,
  hits: number,
  targets: () => readonly Unit[],
  prompt: (left: number) => Message,
): Play {
  for (let left = hits; left > 0; left--) {
    const units = targets()
    if (units.length === 0) {
      note(g, rule, say('log.surplus', { hits: left }))
      return
    }
    // Of hidden units the owner is always asked: that there is only one real unit among the blocks is nobody's business.
    const ask = units.every((u) => isFaceUp(g, u.id)) ? choose : offer
    const picked = yield* ask(
      owner,
      rule,
      prompt(left),
      units.map((u) => UNIT[u.id]),
    )
    yield* hit(g, rule, unitOf(g, picked.unit))
  }
}

/** 6.7.2, R-2 Decoys whose last companion is lost go too. */
export function* dropLonelyDecoys(g: State, side: Side): Play {
  if (g.rules.edition === 'second') return
  for (const zone of ZONES) {
    const units = unitsAt(g, side, zone)
    if (units.length === 0 || units.some(isReal)) continue
    removeDecoys(g, '6.7.2', side, zone, units)
    yield* reveal()
  }
}
