/** 13.8 #3, 13.9.5 What becomes of the Fort of a stack that lost. */
import { note, offer, type Play } from '@carillon/kernel'
import type { Pool } from '../data/boxes.ts'
import type { Faction, Space } from '../data/map.ts'
import { type UnitId, unitOf } from '../data/units.ts'
import { factionName, say, spaceName, unitName } from '../messages.ts'
import { type Box, enemyOf, isReduced, isRouted, type State, unitsAt, voiceOf } from '../state.ts'
import { eliminate, enter, placeMarker, setReduced, takeOff } from './03-units.ts'
import { BUTTON } from './options.ts'

export const fortPool = (f: Faction): Pool => (f === 'british' ? 'british-forts' : 'french-forts')
export const fortAt = (g: State, f: Faction, space: Space): UnitId | undefined =>
  unitsAt(g, f, space).find((id) => unitOf(id).type === 'fort')

const CHOICE = [BUTTON.raze, BUTTON.leave_fort] as const
/** 13.9.5 A stack that is not Routed may eliminate its Fort; otherwise the enemy has one of his there. */
export function* loseFort(g: State, f: Faction, space: Space): Play {
  const fort = fortAt(g, f, space)
  if (!fort) return
  if (!isRouted(g, f, space)) {
    const { do: what } = yield* offer(voiceOf(g, f), '13.9.5', say('prompt.fort', { unit: unitName(fort) }), CHOICE)
    if (what === 'raze') {
      yield* eliminate(g, fort, space, '13.9.5')
      return
    }
  }
  replaceFort(g, f, space, fort, '13.9.5')
}

/** A unit from a box joins the stack that fights; it is no stack of its own that would free it of its markers. */
export function bring(g: State, f: Faction, id: UnitId, box: Box, space: Space): void {
  const marks = (['rout', 'oos'] as const).filter((kind) => g.markers[f][kind].includes(space))
  enter(g, f, id, box, space)
  for (const kind of marks) placeMarker(g, f, kind, space)
}

/** 13.8 #3, 13.9.5 The Fort is out of play; one of the enemy's pool, if any is left, stands in its place, as Reduced as it. */
export function replaceFort(g: State, f: Faction, space: Space, fort: UnitId, rule: string): void {
  const enemy = enemyOf(f)
  const reduced = isReduced(g, fort)
  setReduced(g, fort, false)
  takeOff(g, f, fort, space, 'removed')
  const pool = fortPool(enemy)
  const fresh = g.boxes[pool][0]
  if (!fresh) {
    note(g, rule, say('log.fort_removed', { unit: unitName(fort), space: spaceName(space) }))
    return
  }
  bring(g, enemy, fresh, pool, space)
  setReduced(g, fresh, reduced)
  note(g, rule, say('log.fort_replaced', { unit: unitName(fort), faction: factionName(enemy), fort: unitName(fresh) }))
}
