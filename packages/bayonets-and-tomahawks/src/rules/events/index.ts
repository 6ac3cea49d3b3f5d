/**
 * 7.4, R-58 The events of the cards. Those tagged AR Start are here; the others belong to the actions and battles they
 * change.
 */
import { inTurn, NOTHING, note, type Play } from '@carillon/kernel'
import { CARD, CARDS, type CardId, type StartEventId } from '../../data/cards.ts'
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
export type StartEvent = (g: State, f: Faction) => Play<boolean>

/** Card 54 has no function of its own turn: it holds from the start (see below). */
type Resolved = Exclude<StartEventId, 'lets-see-how-the-french-fight'>
export const START_EVENTS: Readonly<Record<Resolved, StartEvent>> = {
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

const isResolved = (event: string): event is Resolved => event in START_EVENTS
// By card: what is looked up for every card played.
const EVENT_AT: readonly (Resolved | null)[] = Array.from({ length: Math.max(...CARDS) + 1 }, (_, card) => {
  const event = CARD[card]?.event
  return event && isResolved(event) ? event : null
})

/**
 * 7.1 #5, R-54 The AR Start events of a faction's cards in play, the Indian card first. R-55 Card 54 waits for
 * nobody's turn: what it gives and forbids holds as soon as it is seen, before the First Player's events.
 */
export function startEvents(g: State, f: Faction): Play {
  if (f === g.first && inPlay(g, 'lets-see-how-the-french-fight')) letsSeeHowTheFrenchFight(g)
  if (f === 'british') return resolve(g, f, g.played.british)
  letSpeak(g, f, 'local')
  return inTurn(g, resolve(g, f, g.played.indian), resolveFrench)
}
function resolveFrench(g: State): Play {
  letDecide(g, 'french')
  return resolve(g, 'french', g.played.french)
}
/** The event of the card happens. */
function resolve(g: State, f: Faction, card: CardId | null): Play {
  const id = card === null ? null : EVENT_AT[card]
  return id ? happen(g, f, id) : NOTHING
}
function* happen(g: State, f: Faction, id: Resolved): Play {
  note(g, '7.4', say('log.event', { faction: factionName(f), event: eventName(id) }))
  if (!(yield* START_EVENTS[id](g, f))) note(g, '7.4', say('log.event_nothing', { event: eventName(id) }))
}
