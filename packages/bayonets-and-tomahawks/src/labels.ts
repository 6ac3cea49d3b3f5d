/** How choices are called in lists: places with what one does there, cards with what they bring, rerolls with their face. */
import type { Message, Option } from '@carillon/kernel'
import { CARD, type CardId } from './data/cards.ts'
import { FACTIONS, SPACE, type Space } from './data/map.ts'
import type { UnitId } from './data/units.ts'
import { say } from './messages.ts'
import { apName, cardName, connectionName, faceName, spaceName, unitName } from './names.ts'
import type { View } from './view.ts'

type Why = 'own' | 'event' | 'commander'
interface Fields {
  readonly do?: string
  readonly unit?: UnitId
  readonly space?: Space
  readonly card?: string
  readonly connection?: string
  readonly why?: Why
}
/** Everything else is called by its fields. */
export function optionLabel(option: Option, view: View): Message | undefined {
  const { do: verb, unit, space, card, connection, why } = option as Fields
  if (unit !== undefined) return why && rerollLabel(unit, why, view)
  if (space !== undefined) return placeLabel(verb, space, view)
  if (card !== undefined) return cardLabel(Number(card))
  return connection === undefined ? undefined : connectionLabel(connection, view)
}

/** 13.5 */
function rerollLabel(unit: UnitId, why: Why, { battle }: View): Message {
  const rolling = battle?.rolling
  const face = rolling?.faces[rolling.units.indexOf(unit)]
  return say(`web.reroll.${why}`, { unit: unitName(unit), face: face ? faceName(face) : '' })
}
/** 6.0 */
export function cardLabel(id: CardId): Message {
  const { initiative, aps: all } = CARD[id] as (typeof CARD)[number]
  const card = cardName(String(id))
  const aps = all.length > 0 ? all.map(apName) : say('web.no_aps')
  return initiative > 0 ? say('web.card', { card, initiative, aps }) : say('web.card_indian', { card, aps })
}
/** 12.4 */
function connectionLabel(id: string, { step, roadworks }: View): Message {
  const connection = connectionName(id)
  if (step !== 'build') return connection
  return say(roadworks.includes(id) ? 'web.road_finish' : 'web.road_start', { connection })
}
function placeLabel(verb: string | undefined, id: Space, view: View): Message {
  const { step, action } = view
  const space = spaceName(id)
  // 15, 16 All that are left arrive there.
  if (verb === 'rest') return say(step === 'colonials_enlist' ? 'web.rest_muster' : 'web.rest', { space })
  if (step === 'move') return action?.at ? moveLabel(id, view) : say('web.from', { space })
  if (step === 'raid') return say(action?.target ? 'web.by_way' : 'web.raid', { space })
  if (step === 'marshal') return say(action?.at ? 'web.call' : 'web.marshal_at', { space })
  if (step === 'build') return say('web.build_at', { space })
  if (step === 'sail') return say(action?.from ? 'web.land_at' : 'web.sail_from', { space })
  if (step === 'outcome') return say('web.retreat_to', { space })
  if (step === 'fleets_arrive' || step === 'phase') return say('web.land_at', { space })
  if (step === 'colonials_enlist') return say('web.muster_at', { space })
  return step === 'events' ? space : say('web.to', { space })
}
function moveLabel(id: Space, { map, action }: View): Message {
  const hostile = FACTIONS.some((f) => f !== action?.faction && (map[f][SPACE[id].n]?.length ?? 0) > 0)
  return say(hostile ? 'web.to_enemy' : 'web.to', { space: spaceName(id) })
}
