/** 4.0 Action phases: by turns, one card each (5.26). */
import { ask, chapter, inTurn, NOTHING, note, type Option, offer, type Play } from '@carillon/kernel'
import { type CardId, cardCalled, cardOf } from '../data/cards.ts'
import type { Side } from '../data/map.ts'
import { cardName, say, sideName } from '../messages.ts'
import { both, enemyOf, type State, sideOf, withSide } from '../state.ts'
import { canBuild, canDemolish } from './05-construction.ts'
import { discard, endSilence, leaveHand } from './05-responses.ts'
import { retreatStranded } from './06-lone-leaders.ts'
import { canPlay } from './events/index.ts'
import { BUTTON, type Button, type Use, type UseOption, useOption } from './options.ts'

const PROMPT = both(
  say('prompt.phase', { side: sideName('british') }),
  say('prompt.phase', { side: sideName('french') }),
)
/** 5.26 A card for an activation, a construction or its event; or the last one is held. 5.46 Demolishing costs nothing. */
export function phase(g: State): Play {
  g.news = false
  return ask(g, offer(g.active, '5.26', sideOf(PROMPT, g.active), phaseOptions(g, g.active)), doInPhase)
}
function doInPhase(g: State, picked: UseOption | Button): Play {
  const side = g.active
  if ('use' in picked) playCard(g, side, cardCalled(picked.card), picked.use)
  else if (picked === BUTTON.hold) hold(g, side)
  else g.step = 'demolish'
  return NOTHING
}
function phaseOptions(g: State, side: Side): (UseOption | Button)[] {
  const hand = sideOf(g.hands, side)
  const options: (UseOption | Button)[] = []
  const building = canBuild(g, side, 1)
  for (const card of hand) {
    if (canPlay(g, side, card)) options.push(useOption('event', card))
    options.push(useOption('activate', card))
    if (building) options.push(useOption('build', card))
  }
  if (hand.length === 1 && !sideOf(g.carried, side)) options.push(BUTTON.hold)
  if (canDemolish(g, side)) options.push(BUTTON.demolish)
  return options
}
function playCard(g: State, side: Side, card: CardId, use: Use): void {
  leaveHand(g, side, card)
  g.card = card
  g.use = use
  g.step = use
  const what = { side: sideName(side), card: cardName(card), value: cardOf(card).value }
  if (use === 'activate') chapter(g, 'phase', '5.31', say('log.activates', what))
  if (use === 'build') chapter(g, 'phase', '5.4', say('log.builds', what))
}
/** 4.0 The holder has no more phases this season; as a response he may still play the card (5.56). */
function hold(g: State, side: Side): void {
  g.holding = withSide(g.holding, side, true)
  chapter(g, 'phase', '4.0', say('log.holds', { side: sideName(side) }))
  g.step = 'phase_end'
}

export const phaseEnd = (g: State): Play => inTurn(g, retreatStranded(g), endPhase)
const LAST = say('prompt.demolish_last')
const LAST_OPTIONS = [BUTTON.done, BUTTON.demolish]
/** 5.46, R-200 At any time: he is asked once more if there is news since the last time. */
const endPhase = (g: State): Play =>
  g.news && canDemolish(g, g.active) ? ask(g, offer(g.active, '5.46', LAST, LAST_OPTIONS), lastWord) : nextPhase(g)
function lastWord(g: State, picked: Option): Play {
  if (picked !== BUTTON.demolish) return nextPhase(g)
  g.step = 'demolish'
  return NOTHING
}
/**
 * The card is put away, and the other side has its phase; the season ends when nobody has one any more. R-162 Holding
 * builds nothing, and is no card between two that do (5.4).
 */
function nextPhase(g: State): Play {
  const side = g.active
  if (g.card !== null) putAway(g, g.card)
  if (g.use !== null && sideOf(g.built, side) !== (g.use === 'build'))
    g.built = withSide(g.built, side, g.use === 'build')
  g.use = null
  endSilence(g, false)
  const enemy = enemyOf(side)
  g.step = 'phase'
  if (hasPhase(g, enemy)) g.active = enemy
  else if (!hasPhase(g, side)) g.step = 'season_end'
  return NOTHING
}
/** 5.22, 5.23 Removed if it was played as an event and says so; an event may have put its card away itself. */
function putAway(g: State, card: CardId): void {
  g.card = null
  if (g.use === 'event' && cardOf(card).remove) {
    g.removed = [...g.removed, card]
    note(g, '5.23', say('log.removed', { card: cardName(card) }))
  } else discard(g, card)
}
const hasPhase = (g: State, side: Side): boolean => sideOf(g.hands, side).length > 0 && !sideOf(g.holding, side)
