/** 5 The 70 cards: value, who may play the event, whether it is a response, whether it is removed. */

import { numberOf } from '../number-of.ts'
import type { Side } from './map.ts'

/** Its number, 1 to 70. */
export type CardId = number
/** A card that is there but not known. */
export const HIDDEN: CardId = 0

/** 5.5 Events that are played in the own phase. */
const OWN_EVENTS = [
  'campaign',
  'bastions-repaired',
  'louisbourg-squadrons',
  'governor-vaudreuil-interferes',
  'northern-indian-alliance',
  'western-indian-alliance',
  'iroquois-alliance',
  'mohawks',
  'cherokees',
  'cherokee-uprising',
  'treaty-of-easton',
  'indians-desert',
  'small-pox',
  'courier-intercepted',
  'francois-bigot',
  'british-ministerial-crisis',
  'provincial-regiments-dispersed',
  'stingy-provincial-assembly',
  'british-colonial-politics',
  'raise-provincial-regiments',
  'colonial-recruits',
  'troop-transports',
  'victories-in-germany',
  'call-out-militias',
  'rangers',
  'light-infantry',
  'french-regulars',
  'british-regulars',
  'highlanders-4',
  'highlanders-1',
  'quiberon-bay',
  'royal-americans',
  'acadians-expelled',
  'william-pitt',
  'diplomatic-revolution',
  'intrigues-against-shirley',
] as const
/** 5.56 Events that break into a rule. */
export const RESPONSES = [
  'surrender',
  'massacre',
  'coehorns',
  'fieldworks',
  'ambush',
  'blockhouses',
  'foul-weather',
  'lake-schooner',
  'george-croghan',
  'amphibious-landing',
] as const
export const EVENTS = [...OWN_EVENTS, ...RESPONSES] as const
export type OwnEventId = (typeof OWN_EVENTS)[number]
type ResponseId = (typeof RESPONSES)[number]
export type EventId = OwnEventId | ResponseId
export interface CardFacts {
  readonly id: CardId
  readonly event: EventId
  readonly value: 1 | 2 | 3
  /** 5.12 Who may play the event. */
  readonly sides: Side | 'both'
  /** 5.56 */
  readonly response: boolean
  /** 5.23 Out of the game when played as an event. */
  readonly remove: boolean
}
type Row =
  | readonly [event: OwnEventId, value: 1 | 2 | 3, sides: Side | 'both', more?: 'remove']
  | readonly [event: ResponseId, value: 1 | 2 | 3, sides: Side | 'both', more: 'response']
/** In the order of their numbers; 63 to 70 belong to the scenarios of 1755. */
const ROWS: readonly Row[] = [
  ['campaign', 3, 'both'],
  ['campaign', 3, 'both'],
  ['campaign', 3, 'both'],
  ['campaign', 3, 'both'],
  ['bastions-repaired', 1, 'both'],
  ['surrender', 3, 'both', 'response'],
  ['massacre', 1, 'both', 'response'],
  ['coehorns', 1, 'both', 'response'],
  ['fieldworks', 1, 'both', 'response'],
  ['fieldworks', 1, 'both', 'response'],
  ['ambush', 1, 'both', 'response'],
  ['ambush', 1, 'both', 'response'],
  ['blockhouses', 1, 'both', 'response'],
  ['foul-weather', 2, 'both', 'response'],
  ['lake-schooner', 1, 'both', 'response'],
  ['george-croghan', 1, 'british', 'response'],
  ['amphibious-landing', 1, 'british', 'response'],
  ['amphibious-landing', 1, 'british', 'response'],
  ['amphibious-landing', 1, 'british', 'response'],
  ['amphibious-landing', 1, 'british', 'response'],
  ['louisbourg-squadrons', 3, 'french'],
  ['governor-vaudreuil-interferes', 3, 'british'],
  ['northern-indian-alliance', 2, 'french'],
  ['northern-indian-alliance', 2, 'french'],
  ['northern-indian-alliance', 2, 'french'],
  ['western-indian-alliance', 2, 'french'],
  ['western-indian-alliance', 2, 'french'],
  ['iroquois-alliance', 3, 'both'],
  ['mohawks', 1, 'british'],
  ['cherokees', 1, 'british'],
  ['cherokee-uprising', 3, 'french', 'remove'],
  ['treaty-of-easton', 2, 'british', 'remove'],
  ['indians-desert', 2, 'both'],
  ['small-pox', 3, 'both'],
  ['courier-intercepted', 3, 'both'],
  ['francois-bigot', 2, 'british'],
  ['british-ministerial-crisis', 3, 'french'],
  ['provincial-regiments-dispersed', 2, 'french'],
  ['stingy-provincial-assembly', 2, 'french'],
  ['stingy-provincial-assembly', 2, 'french'],
  ['british-colonial-politics', 3, 'both'],
  ['british-colonial-politics', 3, 'both'],
  ['raise-provincial-regiments', 2, 'british'],
  ['raise-provincial-regiments', 2, 'british'],
  ['raise-provincial-regiments', 2, 'british'],
  ['colonial-recruits', 2, 'both'],
  ['troop-transports', 3, 'both'],
  ['victories-in-germany', 3, 'both'],
  ['call-out-militias', 1, 'both'],
  ['call-out-militias', 1, 'both'],
  ['call-out-militias', 1, 'both'],
  ['call-out-militias', 1, 'both'],
  ['rangers', 1, 'british'],
  ['light-infantry', 2, 'british'],
  ['french-regulars', 3, 'french', 'remove'],
  ['french-regulars', 3, 'french', 'remove'],
  ['british-regulars', 3, 'british', 'remove'],
  ['british-regulars', 3, 'british', 'remove'],
  ['british-regulars', 3, 'british', 'remove'],
  ['highlanders-4', 3, 'british', 'remove'],
  ['highlanders-1', 1, 'british', 'remove'],
  ['quiberon-bay', 3, 'british', 'remove'],
  ['highlanders-1', 1, 'british', 'remove'],
  ['british-regulars', 3, 'british', 'remove'],
  ['royal-americans', 3, 'british', 'remove'],
  ['acadians-expelled', 2, 'british', 'remove'],
  ['william-pitt', 3, 'british', 'remove'],
  ['french-regulars', 3, 'french', 'remove'],
  ['diplomatic-revolution', 3, 'french', 'remove'],
  ['intrigues-against-shirley', 2, 'french', 'remove'],
]
export const CARD: readonly (CardFacts | undefined)[] = [
  undefined,
  ...ROWS.map(([event, value, sides, more], n): CardFacts => {
    return { id: n + 1, event, value, sides, response: more === 'response', remove: more === 'remove' }
  }),
]
export const CARDS: readonly CardId[] = ROWS.map((_, n) => n + 1)
export const cardOf = (id: CardId): CardFacts => CARD[id] as CardFacts
/**
 * The number of a card that an option or a draw names. Not `Number(id)`: once compiled, that may make numbers of another
 * kind than small whole ones, and every list such a number comes into makes all that reads it slow.
 */
export const cardCalled: (id: string | number | undefined) => CardId = numberOf('card', CARDS, 1)
/** Cards of an event. */
export const CARDS_OF = Object.fromEntries(
  EVENTS.map((event) => [event, CARDS.filter((id) => cardOf(id).event === event)]),
) as unknown as Readonly<Record<EventId, readonly CardId[]>>

/** What sort of event a card has. */
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
