/**
 * 18, R-215 Optional rules of the third edition, each with a switch: chapter 14 of its rulebook, whose number is taken
 * here.
 */
import { choose, drawLots, note, type Option, type Play, reveal } from '@carillon/kernel'
import { CARDS_OF, type CardId, cardCalled, cardOf, type EventId } from '../data/cards.ts'
import { factsOf, type Side, type Space } from '../data/map.ts'
import { cardName, departmentName, pieceName, say, sideName } from '../messages.ts'
import { AVAILABLE, isReduced, type State, stackAt } from '../state.ts'
import { distinct, drop, MILITIA_BOX, put } from './03-pieces.ts'
import { discard, gainCard, leaveHand } from './05-responses.ts'
import { score } from './12-score.ts'
import { choosePiece } from './choices.ts'
import { BUTTON, cardOption } from './options.ts'

// --- 18.1 --------------------------------------------------------------------------------------------------------

const [PITT] = CARDS_OF['william-pitt']
const [DIPLOMATIC] = CARDS_OF['diplomatic-revolution']
/**
 * 18.1, R-216 Of William Pitt and the Diplomatic Revolution one was played: the other waits in the discards for the
 * next deal.
 */
export const isAwaited = (g: State, card: CardId): boolean =>
  g.rules.linked === 'on' && ((card === PITT && g.flags.diplomatic) || (card === DIPLOMATIC && g.flags.pitt))
export function dealAwaited(g: State): void {
  for (const card of g.discards.filter((one) => isAwaited(g, one))) {
    const side: Side = card === PITT ? 'british' : 'french'
    g.discards = drop(g.discards, card)
    gainCard(g, side, card)
    note(g, '18.1', say('log.linked', { side: sideName(side), card: cardName(card) }))
  }
}

// --- 18.2 --------------------------------------------------------------------------------------------------------

/** 18.2, R-217 A Raided marker of the enemy costs the militia of the department a step. */
export function* wearMilitia(g: State, side: Side, space: Space): Play {
  const { department } = factsOf(space)
  if (g.rules.militia === 'off' || department === null) return
  const militia = distinct(g, stackAt(g, side, MILITIA_BOX[department]))
  if (militia.length === 0) return
  const unit = yield* choosePiece(side, '18.2', say('prompt.wear_militia'), militia)
  const names = { piece: pieceName(unit), department: departmentName(department) }
  if (isReduced(g, unit)) {
    g.reduced = drop(g.reduced, unit)
    put(g, unit, AVAILABLE)
    note(g, '18.2', say('log.militia_lost', names))
  } else {
    g.reduced = [...g.reduced, unit]
    note(g, '18.2', say('log.militia_reduced', names))
  }
}

// --- 18.3, 18.5 --------------------------------------------------------------------------------------------------

/** 18.3 Regulars in 1755 and 1756 cost their side a VP. */
export function payForRegulars(g: State, side: Side): void {
  if (g.rules.regulars === 'on' && g.year <= 1756) score(g, '18.3', side, -1, say('vp.regulars'))
}
/** 18.5 Acadians Expelled is for either side. */
export const isForBoth = (g: State, card: CardId): boolean =>
  g.rules.acadians === 'on' && cardOf(card).event === 'acadians-expelled'

// --- 18.6 --------------------------------------------------------------------------------------------------------

const WANTED: readonly EventId[] = ['british-regulars', 'highlanders-4', 'highlanders-1']
const wanted = (g: State): CardId[] => g.discards.filter((card) => WANTED.includes(cardOf(card).event))
/** 18.6 In every season after 1756. */
export const mayTrade = (g: State): boolean =>
  g.rules.trade === 'on' && g.year > 1756 && g.hands.british.length > 0 && wanted(g).length > 0
/** R-219 Step: which card they want, or none; then chance says which one they give. */
export function* trade(g: State): Play {
  const options: Option[] = [BUTTON.none]
  for (const card of wanted(g)) options.push(cardOption(card))
  const { card } = yield* choose('british', '18.6', say('prompt.trade'), options)
  if (card !== undefined) yield* giveFor(g, cardCalled(card))
  g.step = 'phase'
}
function* giveFor(g: State, taken: CardId): Play {
  const [id] = yield* drawLots('18.6', say('chance.trade'), g.hands.british.map(String))
  const given = cardCalled(id)
  leaveHand(g, 'british', given)
  discard(g, given)
  g.discards = drop(g.discards, taken)
  gainCard(g, 'british', taken)
  const side = sideName('british')
  note(g, '18.6', say('log.thrown_away', { side, card: cardName(given) }))
  note(g, '18.6', say('log.taken_back', { side, card: cardName(taken) }))
  yield* reveal()
}
