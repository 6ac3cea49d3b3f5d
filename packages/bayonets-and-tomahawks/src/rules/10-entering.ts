/** 10.2, 10.3.2, 10.7 Entering a space: control, trespass, Overwhelm, attack. */

import { done, note, type Play } from '@carillon/kernel'
import { type Connection, type Faction, factsAt, type Space, spaceAt, spaceOf } from '../data/map.ts'
import type { UnitFacts, UnitId } from '../data/units.ts'
import { factionName, say, spaceName } from '../messages.ts'
import { kindsIn } from '../occupancy.ts'
import { packEntry } from '../packed.ts'
import { enemyOf, isPresent, type State } from '../state.ts'
import {
  aloneMilitia,
  give,
  isDefended,
  isNeutralVillage,
  outnumbers,
  updateControl,
  updateControlAt,
} from './02-map.ts'
import { drop, markAllSpent, shiftAt } from './03-units.ts'
import { joinNation } from './08-nations.ts'
import { countUse, isFortified, leads } from './10-connections.ts'
import { retreat } from './13-retreat.ts'

/**
 * Units, with these ids, go from one space to another, by number, over a connection, and are Spent. Whether they must stop
 * there.
 */
export function enterSpace(
  g: State,
  f: Faction,
  units: readonly UnitFacts[],
  ids: readonly UnitId[],
  from: number,
  to: number,
  by: Connection,
): Play<boolean> {
  countUse(g, f, units, by)
  const entry = packEntry(f, from, to)
  if (!g.entries.includes(entry)) g.entries = [...g.entries, entry]
  shiftAt(g, f, ids, from, to)
  markAllSpent(g, ids)
  return arrive(g, f, units, to)
}

/** 10.3.2, R-71 What units meet that have come to a space, by land or sea. Whether they must stop. */
export function arrive(g: State, f: Faction, units: readonly UnitFacts[], n: number): Play<boolean> {
  const enemy = enemyOf(f)
  const space = spaceAt(n)
  const { home, nation } = factsAt(n)
  if (
    kindsIn(g, enemy, n) !== 0 ||
    (nation !== null && isNeutralVillage(g, space)) ||
    (home === enemy && aloneMilitia(g, enemy, space) > 0)
  )
    return meet(g, f, units, space)
  updateControlAt(g, n)
  return done(false)
}
function meet(g: State, f: Faction, units: readonly UnitFacts[], space: Space): Play<boolean> {
  const enemy = enemyOf(f)
  const { nation } = spaceOf(space)
  const trespass = nation !== null && isNeutralVillage(g, space)
  if (trespass) joinNation(g, nation, enemy)
  if (!isDefended(g, f, space)) {
    updateControl(g, space)
    return done(trespass)
  }
  // 10.3.1, R-176 A Commander who comes alone (11.0) is not counted, so he causes no ratio.
  if (units.every(leads) || isFortified(g, enemy, space) || !outnumbers(g, f, space)) {
    attack(g, f, space)
    return done(true)
  }
  return overwhelm(g, f, space, trespass)
}

/** 10.7 In a new battle all fight, also those who had retreated to one that was not fought there (13.9.3 #5B). */
function attack(g: State, f: Faction, space: Space): void {
  if (g.battles.includes(space)) return
  g.battles = [...g.battles, space]
  if (g.apart.length > 0) g.apart = g.apart.filter((entry) => entry.space !== space)
  note(g, '10.7', say('log.attack', { faction: factionName(f), space: spaceName(space) }))
}

/** 10.3.2 The enemies retreat at once, Militia gives way; there is no battle, and the space is taken. Whether the stack must stop. */
function* overwhelm(g: State, f: Faction, space: Space, mustStop: boolean): Play<boolean> {
  const enemy = enemyOf(f)
  note(g, '10.3.2', say('log.overwhelm', { faction: factionName(f), space: spaceName(space) }))
  g.battles = drop(g.battles, space)
  if (isPresent(g, enemy, space)) yield* retreat(g, enemy, space, 'defender')
  const { kind } = spaceOf(space)
  if (kind !== 'wilderness' && kind !== 'base') give(g, space, f)
  return mustStop
}
