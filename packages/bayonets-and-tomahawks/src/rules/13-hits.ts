/** 13.3.4, 13.4 Hits: whether they are scored, and who takes them. */
import { choose, NOTHING, note, type Play } from '@carillon/kernel'
import type { Face } from '../data/dice.ts'
import { BRIGADE_TARGETS, METROPOLITAN, matches, TARGETS, type Targets } from '../data/hits.ts'
import type { Faction } from '../data/map.ts'
import { and, BIT, NO_KINDS, some, type UnitFacts, type UnitId, type UnitType, unitOf } from '../data/units.ts'
import { factionName, say, spaceName, unitName } from '../messages.ts'
import { type Battle, enemyOf, has, isReduced, type State, sideOf, voiceOf } from '../state.ts'
import { eliminate, setReduced } from './03-units.ts'
import { battleOf, fighters, kindsOf, ofKinds } from './13-sides.ts'
import { unitOptionAt } from './options.ts'

/** 13.3.1 The marker of a side advances. */
export function advanceMark({ marks }: Battle, f: Faction, by = 1): number {
  if (f === 'british') marks.british += by
  else marks.french += by
  return sideOf(marks, f)
}

/**
 * 13.5 Which dice of a group score a Hit, as if they were applied in their order: overflow Hits do not score, and a Hit
 * that leaves the marker at 0 or less takes no step.
 */
export function scoring(g: State, f: Faction, type: UnitType, faces: readonly Face[]): boolean[] {
  let mark = battleOf(g).marks[f]
  let steps = stepsOf(g, enemyOf(f), type)
  return faces.map((face) => {
    if (!matches(type, face) || steps === 0) return false
    mark += 1
    if (mark > 0) steps -= 1
    return true
  })
}
function stepsOf(g: State, enemy: Faction, type: UnitType): number {
  let kinds = NO_KINDS
  for (const group of TARGETS[type]) kinds = and(kinds, group)
  let steps = 0
  for (const { id, bit } of ofKinds(fighters(g, enemy), kinds)) steps += bit === BIT.indian || isReduced(g, id) ? 1 : 2
  return steps
}

/** 13.3.4, R-82 A die of the type: if an enemy can be Hit the marker advances, and above 0 the Hit is applied. */
export const hitCheck = (g: State, f: Faction, type: UnitType): Play => strike(g, f, TARGETS[type], false)
/** 13.3.3 A B&T against Brigades. */
export const brigadeHit = (g: State, f: Faction): Play => strike(g, f, BRIGADE_TARGETS, true)
function strike(g: State, f: Faction, targets: Targets, bt: boolean): Play {
  const units = fighters(g, enemyOf(f))
  const kinds = kindsOf(units)
  for (const group of targets) {
    if (!some(kinds, group)) continue
    if (advanceMark(battleOf(g), f) > 0) return takeHit(g, enemyOf(f), ofKinds(units, group), bt)
    note(g, '13.3.4', say('log.no_hit', { faction: factionName(f) }))
    return NOTHING
  }
  return NOTHING
}

/**
 * 13.4, 13.4.2, R-83, R-184 The owner chooses among the Reduced units, or else the Full ones; the first Hit the British
 * take is for a Highlander (the French have none).
 */
function* takeHit(g: State, f: Faction, units: readonly UnitFacts[], bt: boolean): Play {
  const b = battleOf(g)
  let open = units
  if (!bt && f === 'british' && some(kindsOf(units), METROPOLITAN)) {
    const highland = ofKinds(units, BIT.highland)
    if (!b.firstHit && highland.length > 0) open = highland
    b.firstHit = true
  }
  const reduced = open.filter(({ id }) => isReduced(g, id))
  const options = (reduced.length > 0 ? reduced : open).map(({ n }) => unitOptionAt(n))
  const { unit } = yield* choose(voiceOf(g, f), '13.4', say('prompt.hit'), options)
  yield* wound(g, f, unit)
}

/** 13.4 A Full unit is Reduced, a Reduced one or an Indian eliminated. A defender has still its roll (13.3.3). */
function* wound(g: State, f: Faction, id: UnitId): Play {
  const b = battleOf(g)
  const { type } = unitOf(id)
  if (type !== 'indian' && !isReduced(g, id)) {
    setReduced(g, id, true)
    note(g, '13.4', say('log.reduced', { unit: unitName(id), space: spaceName(b.space) }))
    return
  }
  if (f === b.defender) b.ghosts.push(id)
  yield* eliminate(g, id, b.space)
  if (type === 'bastion' && !has(g, f, b.space, 'bastion')) b.lastBastionFell = true
}
