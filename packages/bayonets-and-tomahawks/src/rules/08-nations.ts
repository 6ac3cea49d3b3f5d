/** 8 The Iroquois Confederacy and the Cherokee. */
import { note } from '@carillon/kernel'
import { type Faction, type Nation, spaceOf, VILLAGES } from '../data/map.ts'
import { unitOf } from '../data/units.ts'
import { factionName, nationName, say } from '../messages.ts'
import type { State } from '../state.ts'
import { enter } from './03-units.ts'

/**
 * 8.1 A neutral nation joins the faction for the rest of the game: a unit of it comes to each of its Villages. They
 * count as there since the round began, so an intruder is the attacker (13.1, R-62).
 */
export function joinNation(g: State, nation: Nation, f: Faction): void {
  if (g.nations[nation] !== null) throw new Error(`8.1: the ${nation} serve the ${g.nations[nation]}`)
  g.nations = { ...g.nations, [nation]: f }
  note(g, '8.1', say('log.nation', { nation: nationName(nation), faction: factionName(f) }))
  for (const village of VILLAGES[nation]) {
    const id = g.boxes['neutral-indians'].find((unit) => unitOf(unit).nation === nation)
    if (id) enter(g, f, id, 'neutral-indians', village)
  }
  g.began = { ...g.began, [f]: [...g.began[f], ...VILLAGES[nation].map((village) => spaceOf(village).n)] }
}
