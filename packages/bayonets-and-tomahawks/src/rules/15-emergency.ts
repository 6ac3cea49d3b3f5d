/** 15.3 Optional: Emergency Artillery among the reinforcements. */
import { choose, note, type Play } from '@carillon/kernel'
import type { Faction } from '../data/map.ts'
import { BIT, type UnitId, unitOf } from '../data/units.ts'
import { say, unitName } from '../messages.ts'
import { type Box, type State, voiceOf } from '../state.ts'
import { everywhere } from './03-units.ts'
import { artilleryFor } from './13-battle.ts'
import { BUTTON, unitOption } from './options.ts'

export interface Swap {
  readonly fleet: UnitId
  readonly artillery: UnitId
  /** Where the Artillery unit is taken from. */
  readonly box: Box
}
const isArtillery = (id: UnitId): boolean => unitOf(id).type === 'artillery'

/** 15.3 Whoever has no Artillery on the map nor among the units that come may have one instead of a Fleet. */
export function* askSwap(g: State, f: Faction, units: readonly UnitId[]): Play<Swap | undefined> {
  if (g.rules.emergencyArtillery !== 'on' || units.some(isArtillery)) return undefined
  if (everywhere(g, f, BIT.artillery).length > 0) return undefined
  const fleets = units.filter((id) => unitOf(id).type === 'fleet')
  const found = artilleryFor(g, f)
  if (fleets.length === 0 || !found) return undefined
  const [artillery, box] = found
  const options = [...fleets.map(unitOption), BUTTON.none]
  const answer = yield* choose(voiceOf(g, f), '15.3', say('prompt.swap_fleet'), options)
  if (!('unit' in answer)) return undefined
  const fleet = answer.unit
  note(g, '15.3', say('log.swap_fleet', { fleet: unitName(fleet), unit: unitName(artillery) }))
  return { fleet, artillery, box }
}
