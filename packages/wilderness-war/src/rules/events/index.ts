/** 5.5 Events that are played in the own phase, by name. Responses are with the rules they break into (5.56). */
import { chapter, given, type Play } from '@carillon/kernel'
import { CARDS, type CardId, cardOf, type EventId, type OwnEventId } from '../../data/cards.ts'
import type { Side } from '../../data/map.ts'
import { cardName, say, sideName } from '../../messages.ts'
import { cardInPlay, type State } from '../../state.ts'
import { activateCampaign } from '../05-activation.ts'
import { settle } from '../08-settle.ts'
import { isForBoth } from '../18-optional.ts'
import * as cards from './cards.ts'
import * as indians from './indians.ts'
import * as provincials from './provincials.ts'
import * as troops from './troops.ts'
import * as war from './war.ts'

export interface Event {
  /** Its precondition, by public facts; none without it. */
  can?(g: State, side: Side): boolean
  /** It may say where the game goes on by setting `step`; otherwise the phase ends. */
  play(g: State, side: Side): Play
}
const campaign: Event = { play: (g) => activateCampaign(g) }

const EVENT: Readonly<Record<OwnEventId, Event>> = {
  campaign,
  'bastions-repaired': war.bastions,
  'louisbourg-squadrons': war.squadrons,
  'governor-vaudreuil-interferes': war.vaudreuil,
  'northern-indian-alliance': indians.northern,
  'western-indian-alliance': indians.western,
  'iroquois-alliance': indians.iroquois,
  mohawks: indians.mohawks,
  cherokees: indians.cherokees,
  'cherokee-uprising': indians.uprising,
  'treaty-of-easton': indians.easton,
  'indians-desert': indians.desert,
  'small-pox': war.smallPox,
  'courier-intercepted': cards.courier,
  'francois-bigot': cards.bigot,
  'british-ministerial-crisis': cards.crisis,
  'provincial-regiments-dispersed': provincials.dispersed,
  'stingy-provincial-assembly': provincials.stingy,
  'british-colonial-politics': provincials.politics,
  'raise-provincial-regiments': provincials.raise,
  'colonial-recruits': troops.recruits,
  'troop-transports': troops.transports,
  'victories-in-germany': troops.germany,
  'call-out-militias': troops.militias,
  rangers: troops.rangers,
  'light-infantry': troops.lightInfantry,
  'french-regulars': troops.frenchRegulars,
  'british-regulars': troops.britishRegulars,
  'highlanders-4': troops.highlanders4,
  'highlanders-1': troops.highlanders1,
  'quiberon-bay': war.quiberon,
  'royal-americans': troops.royalAmericans,
  'acadians-expelled': troops.acadians,
  'william-pitt': cards.pitt,
  'diplomatic-revolution': cards.diplomatic,
  'intrigues-against-shirley': war.shirley,
}

const ANY: Readonly<Partial<Record<EventId, Event>>> = EVENT
/** By card; undefined for a response. */
const EVENT_OF: readonly (Event | undefined)[] = [undefined, ...CARDS.map((card) => ANY[cardOf(card).event])]

/** 5.12, 5.51 Whether the side may play the card's event in its own phase. */
export function canPlay(g: State, side: Side, card: CardId): boolean {
  const { sides } = cardOf(card)
  if (sides !== 'both' && sides !== side && !isForBoth(g, card)) return false
  const event = EVENT_OF[card]
  return event !== undefined && (event.can === undefined || event.can(g, side))
}
/** 5.51 The event of the card of this phase. 5.45, R-156 What follows from it follows at once. */
export function* event(g: State): Play {
  const card = cardInPlay(g)
  const side = g.active
  chapter(g, 'phase', '5.51', say('log.event', { side: sideName(side), card: cardName(card) }))
  g.step = 'phase_end'
  yield* given(EVENT_OF[card], 'event').play(g, side)
  settle(g)
}
