/** How places are called in lists, with what one does there, as far as the step tells. */
import type { Message, Option } from '@carillon/kernel'
import { FACTIONS, SPACE, type Space } from './data/map.ts'
import { say } from './messages.ts'
import { spaceName } from './names.ts'
import type { View } from './view.ts'

/** Everything that is not a place is called by its fields. */
export function placeLabel(option: Option, view: View): Message | undefined {
  const {
    do: verb,
    unit,
    space: id,
  } = option as { readonly do?: string; readonly unit?: string; readonly space?: Space }
  if (id === undefined || unit !== undefined) return undefined
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
