/**
 * 7.4, R-58 The events of the cards. Those tagged AR Start are here; the others belong to the actions and battles they
 * change.
 */
import { NOTHING, note, type Play } from '@carillon/kernel'
import { CARD, CARDS, type CardId, type EventId } from '../../data/cards.ts'
import type { Faction } from '../../data/map.ts'
import { eventName, factionName, say } from '../../messages.ts'
import { inPlay, type State } from '../../state.ts'
import { letDecide, letSpeak } from '../teams.ts'
import { delayedSuppliesFromFrance, letsSeeHowTheFrenchFight, reluctantWagoners } from './aps.ts'
import { cherokeeDiplomacy, frenchTradeGoodsDestroyed, iroquoisDiplomacy } from './diplomacy.ts'
import {
  britishEncroachment,
  pennsylvaniasPeacePromises,
  smallpoxEpidemic,
  smallpoxInfectedBlankets,
} from './indians.ts'
import { armedBattoemen, hesitantBritishGeneral } from './markers.ts'
import { frenchLakeWarships, roughSeas, winteringRearAdmiral } from './sea.ts'
import { diseaseInBritishCamp, diseaseInFrenchCamp, roundUp } from './units.ts'

/** What an AR Start event does for the faction whose card it is; false if it could do nothing. */
export type StartEvent = (g: State, f: Faction) => boolean | Play<boolean>

export const START_EVENTS: Readonly<Partial<Record<EventId, StartEvent>>> = {
  'round-up': roundUp,
  'disease-in-french-camp': diseaseInFrenchCamp,
  'delayed-supplies-from-france': delayedSuppliesFromFrance,
  'smallpox-infected-blankets': smallpoxInfectedBlankets,
  'cherokee-diplomacy': cherokeeDiplomacy,
  'wintering-rear-admiral': winteringRearAdmiral,
  'iroquois-diplomacy': iroquoisDiplomacy,
  'french-trade-goods-destroyed': frenchTradeGoodsDestroyed,
  'armed-battoemen': armedBattoemen,
  'reluctant-wagoners': reluctantWagoners,
  'hesitant-british-general': hesitantBritishGeneral,
  'disease-in-british-camp': diseaseInBritishCamp,
  'french-lake-warships': frenchLakeWarships,
  'rough-seas': roughSeas,
  'smallpox-epidemic': smallpoxEpidemic,
  'british-encroachment': britishEncroachment,
  'pennsylvanias-peace-promises': pennsylvaniasPeacePromises,
}

// By card: what is looked up for every card played.
const EVENT_AT: readonly (EventId | null)[] = Array.from({ length: Math.max(...CARDS) + 1 }, (_, card) => {
  const event = CARD[card]?.event
  return event && event in START_EVENTS ? event : null
})

/**
 * 7.1 #5, R-54 The AR Start events of a faction's cards in play, the Indian card first. R-55 Card 54 carries no tag:
 * what it gives and forbids holds as soon as it is seen, before the First Player's events.
 */
export function startEvents(g: State, f: Faction): Play {
  if (f === g.first && inPlay(g, 'lets-see-how-the-french-fight')) letsSeeHowTheFrenchFight(g)
  if (f === 'british') return resolve(g, f, g.played.british) ?? NOTHING
  letSpeak(g, f, 'local')
  const asked = resolve(g, f, g.played.indian)
  if (asked) return goOn(g, asked)
  letDecide(g, f)
  return resolve(g, f, g.played.french) ?? NOTHING
}
function* goOn(g: State, indian: Play): Play {
  yield* indian
  letDecide(g, 'french')
  const asked = resolve(g, 'french', g.played.french)
  if (asked) yield* asked
}

/** The event of the card happens; a play if anybody is asked. */
function resolve(g: State, f: Faction, card: CardId | null): Play | undefined {
  const id = card === null ? null : (EVENT_AT[card] as EventId | null)
  if (id === null) return undefined
  note(g, '7.4', say('log.event', { faction: factionName(f), event: eventName(id) }))
  const did = (START_EVENTS[id] as StartEvent)(g, f)
  if (typeof did !== 'boolean') return noteIfNothing(g, id, did)
  if (!did) noteNothing(g, id)
  return undefined
}
function* noteIfNothing(g: State, id: EventId, play: Play<boolean>): Play {
  if (!(yield* play)) noteNothing(g, id)
}
const noteNothing = (g: State, id: EventId): void => note(g, '7.4', say('log.event_nothing', { event: eventName(id) }))
