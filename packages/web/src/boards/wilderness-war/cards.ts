/** What stands on a card beside its event. */
import type { Message } from '@carillon/kernel'
import { type CardId, cardOf, type EventId, gameText as text } from '@carillon/wilderness-war/page'
import type { EmblemName } from '../theatre/Emblem.tsx'

export type CardKind = 'campaign' | 'response' | 'indians' | 'troops' | 'politics' | 'war'
const KINDS: Readonly<Partial<Record<EventId, CardKind>>> = {
  campaign: 'campaign',
  'northern-indian-alliance': 'indians',
  'western-indian-alliance': 'indians',
  'iroquois-alliance': 'indians',
  mohawks: 'indians',
  cherokees: 'indians',
  'cherokee-uprising': 'indians',
  'treaty-of-easton': 'indians',
  'indians-desert': 'indians',
  'raise-provincial-regiments': 'troops',
  'colonial-recruits': 'troops',
  'troop-transports': 'troops',
  'victories-in-germany': 'troops',
  'call-out-militias': 'troops',
  rangers: 'troops',
  'light-infantry': 'troops',
  'french-regulars': 'troops',
  'british-regulars': 'troops',
  'highlanders-4': 'troops',
  'highlanders-1': 'troops',
  'royal-americans': 'troops',
  'acadians-expelled': 'troops',
  'governor-vaudreuil-interferes': 'politics',
  'francois-bigot': 'politics',
  'british-ministerial-crisis': 'politics',
  'provincial-regiments-dispersed': 'politics',
  'stingy-provincial-assembly': 'politics',
  'british-colonial-politics': 'politics',
  'william-pitt': 'politics',
  'diplomatic-revolution': 'politics',
  'intrigues-against-shirley': 'politics',
}
export function kindOf(card: CardId): CardKind {
  const { response, event } = cardOf(card)
  return response ? 'response' : (KINDS[event] ?? 'war')
}
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
