/** What stands on a card beside its event. */
import type { Message } from '@carillon/kernel'
import { type CardId, cardOf, gameText as text } from '@carillon/wilderness-war/facts'

/** 5.12, 5.56, 5.23 */
export const cardFacts = (card: CardId): readonly Message[] => {
  const { value, sides, response, remove } = cardOf(card)
  return [
    text('web.value', { value }),
    text(`web.for.${sides}`),
    ...(response ? [text('web.response')] : []),
    ...(remove ? [text('web.remove')] : []),
  ]
}
