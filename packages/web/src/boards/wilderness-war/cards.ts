/** What stands on a card beside its event. */
import type { Message } from '@carillon/kernel'
import { type CardId, type CardKind, cardOf, kindOf, gameText as text } from '@carillon/wilderness-war/page'
import type { EmblemName } from '../theatre/Emblem.tsx'

export { type CardKind, kindOf }
export const SIGNS: Readonly<Record<CardKind, EmblemName>> = {
  campaign: 'both',
  response: 'reply',
  indians: 'indian',
  troops: 'drum',
  politics: 'deed',
  war: 'works',
}
/** The rule a kind of card stands on. */
export const KIND_RULES: Readonly<Record<CardKind, string>> = {
  campaign: '5.32',
  response: '5.56',
  indians: '5.53',
  troops: '5.52',
  politics: '5.51',
  war: '5.51',
}

/** 5.12, 5.23, 5.25 */
export const cardMarks = (card: CardId, shuffler: CardId): readonly Message[] => {
  const { sides, remove } = cardOf(card)
  return [
    text(`web.for.${sides}`),
    ...(remove ? [text('web.remove')] : []),
    ...(card === shuffler ? [text('web.shuffles')] : []),
  ]
}
/** All of it for a voice or a list. */
export const cardFacts = (card: CardId, shuffler: CardId): readonly Message[] => {
  const { value, response } = cardOf(card)
  const [sides, ...more] = cardMarks(card, shuffler) as [Message, ...Message[]]
  return [text('web.value', { value }), sides, ...(response ? [text('web.response')] : []), ...more]
}
