/** How places are called in lists, with what one does there, as far as the step tells. */
import type { Message, Option } from '@carillon/kernel'
import { SIDES, SPACE, type SpaceId } from './data/map.ts'
import { say } from './messages.ts'
import { spaceName } from './names.ts'
import type { StepId } from './state.ts'
import type { View } from './view.ts'

const GOING: ReadonlySet<StepId> = new Set<StepId>([
  'march',
  'stand',
  'arrive',
  'captured',
  'retreat',
  'raid_roll',
  'go_home',
])
/** Everything that is not a place alone is called by its fields. */
export function placeLabel(option: Option, view: View): Message | undefined {
  const { space: id, ...others } = option as { readonly space?: SpaceId }
  if (id === undefined || Object.keys(others).length > 0) return undefined
  const space = spaceName(SPACE[id])
  const { step, march } = view
  if (step === 'build') return say('web.build_at', { space })
  if (!GOING.has(step)) return space
  const hostile =
    step === 'march' && SIDES.some((side) => side !== march?.side && (view.map[side][SPACE[id]]?.length ?? 0) > 0)
  return say(hostile ? 'web.to_enemy' : 'web.to', { space })
}
