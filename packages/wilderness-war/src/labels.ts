/** How places and cards are called in lists, with what one does there, as far as the step tells. */
import type { Message, Option } from '@carillon/kernel'
import { cardOf } from './data/cards.ts'
import { SIDES, SPACE, type SpaceId } from './data/map.ts'
import { say } from './messages.ts'
import { cardName, spaceName } from './names.ts'
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
/** Everything that is not a place alone or a card is called by its fields. */
export function optionLabel(option: Option, view: View): Message | undefined {
  const { card, use } = option
  if (card === undefined) return placeLabel(option, view)
  const name = cardLabel(Number(card), view)
  return use === undefined ? name : say('web.do', { action: { key: `use.${use}` }, name })
}
/** Title and value; its number too where cards of that title lie side by side. */
export function cardLabel(card: number, view: View): Message {
  const { event, value } = cardOf(card)
  const args = { card: cardName(card), value }
  const known = [...SIDES.flatMap((side) => view.hands[side]), ...view.discards]
  return known.some((one) => one !== card && one > 0 && cardOf(one).event === event)
    ? say('web.card_no', { ...args, number: String(card) })
    : say('board.card', args)
}
function placeLabel(option: Option, view: View): Message | undefined {
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
