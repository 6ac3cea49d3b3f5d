/** Why something on the board is not among what may be chosen now: by the rules themselves, from a view. */
import { type Choice, isOffered, remembered, type Subject, type Viewer, type WhyNot } from '@carillon/kernel'
import { cardOf, HIDDEN } from '../data/cards.ts'
import { SIDES, type Side, SPACE, SPACE_IDS, type Space, type SpaceId } from '../data/map.ts'
import { PIECE_IDS, PIECES, type Piece, pieceCalled, pieceOf } from '../data/pieces.ts'
import { type PromptKey, say, sideName } from '../messages.ts'
import { isTwin } from '../rules/03-pieces.ts'
import { NORTHERN_MILITIA, placeOf, ST_LAWRENCE_MILITIA, stackAt } from '../state.ts'
import { positionOf, type View } from '../view.ts'
import { type Asked, always, askedOf, because, otherwise } from './asked.ts'
import * as force from './force.ts'
import * as losses from './losses.ts'
import * as spaces from './spaces.ts'

/** What a question leaves out, and why; without it, it does not ask for such. */
interface Reasons {
  readonly piece?: (asked: Asked, piece: Piece) => WhyNot | undefined
  /** Where nothing else bars the piece, and nobody like it is offered. */
  readonly last?: (asked: Asked, piece: Piece) => WhyNot
  readonly space?: (asked: Asked, space: Space) => WhyNot | undefined
  readonly card?: () => WhyNot
  /** It may be about pieces of the other side, or about some that are not on the map. */
  readonly foreign?: true
  readonly off?: true
}

const first = (...why: Parameters<typeof because>): Reasons => ({ piece: always(...why), space: always(...why) })
const lastly = (...why: Parameters<typeof because>): Pick<Reasons, 'last'> => ({ last: always(...why) })
/** Answered beside the map. */
const BUTTONS: Reasons = {}
const MILITIA: Reasons = { piece: losses.whyNotCalled, off: true }

const ASKED: Readonly<Record<PromptKey, Reasons>> = {
  // 4, 5.26
  'prompt.bid': BUTTONS,
  'prompt.auction': BUTTONS,
  'prompt.auction_points': BUTTONS,
  'prompt.auction_raise': BUTTONS,
  'prompt.phase': first(say('no.card'), '5.26'),
  'prompt.demolish_last': BUTTONS,
  'prompt.trade': { card: always(say('no.in_hand'), '18.6') },
  // 5.3
  'prompt.activate': first(say('no.use'), '5.32'),
  'prompt.activate_single': { piece: force.whyNotSingle },
  'prompt.activate_units': { piece: force.whyNotAlone },
  'prompt.commander': { piece: force.whyNotCommander },
  'prompt.force': { piece: force.whyNotInForce },
  'prompt.next_group': { piece: force.whyNotNext },
  'prompt.besiege_or_move': BUTTONS,
  'prompt.sortie': BUTTONS,
  // 5.4
  'prompt.build_what': BUTTONS,
  'prompt.stockade': { space: spaces.whyNoStockade },
  'prompt.fort': { space: spaces.whyNoFort },
  'prompt.demolish': { space: spaces.whyNotDemolished },
  // 6, 8.1, 14, 15
  'prompt.foul_weather': BUTTONS,
  'prompt.none_held': BUTTONS,
  'prompt.not_held': BUTTONS,
  'prompt.march': { piece: force.whyNotDropped, space: spaces.whyNotNextSpace },
  'prompt.lake_schooner': BUTTONS,
  'prompt.intercept': { piece: force.whyNotIntercepting },
  'prompt.avoid': { piece: force.whyNotAvoiding },
  'prompt.party': { piece: force.whyNotInParty },
  'prompt.avoid_to': { space: spaces.whyNoEscape },
  'prompt.inside': { piece: force.whyNotInside, last: force.lastInside },
  'prompt.leader_retreats': { space: spaces.whyNoLeaderThere },
  // 7
  'prompt.join': { piece: losses.whyNotJoining, ...lastly(say('no.joins'), '8.251') },
  'prompt.militia': { ...MILITIA, ...lastly(say('no.joins'), '7.3') },
  'prompt.battle_events': BUTTONS,
  'prompt.loss': { piece: losses.whyNotLosing },
  'prompt.battle_commander': { piece: losses.whyNotLeading },
  'prompt.retreat': { space: spaces.whyNoRetreat },
  'prompt.shut_in': { piece: losses.whyNotShutIn, ...lastly(say('no.goes_inside'), '8.13') },
  'prompt.leave_fieldworks': BUTTONS,
  // 8, 9
  'prompt.siege': BUTTONS,
  'prompt.siege_assault': BUTTONS,
  'prompt.siege_coehorns': BUTTONS,
  'prompt.siege_besieged': BUTTONS,
  'prompt.siege_or_surrender': BUTTONS,
  'prompt.assault_coehorns': BUTTONS,
  'prompt.massacre': BUTTONS,
  'prompt.surrendered': { space: spaces.whyNotSurrendered },
  // 10, 11
  'prompt.raid_militia': MILITIA,
  'prompt.wear_militia': MILITIA,
  'prompt.blockhouses': BUTTONS,
  'prompt.go_home': { space: spaces.whyNotHome },
  'prompt.attrition': { piece: losses.whyNotWorn },
  // 5.5
  'prompt.enter': { space: spaces.whyNoEntry },
  'prompt.restore': { piece: losses.whyNotRestored, ...lastly(say('no.event'), '5.523'), off: true },
  'prompt.dismiss': { piece: losses.whyNotDismissed, off: true },
  'prompt.ally': { piece: losses.whyNotAllied, ...lastly(say('no.event'), '5.53'), off: true },
  'prompt.cherokees': { space: spaces.whyNoCherokees },
  'prompt.give_up': { piece: losses.whyNotGivenUp, ...lastly(say('no.event'), '5.53') },
  'prompt.desert_space': { space: always(say('no.no_indians'), '5.53') },
  'prompt.desert': { piece: losses.whyNotDeserting, foreign: true },
  'prompt.crisis': { card: always(say('no.crisis'), '5.51') },
  'prompt.take_back': { card: always(say('no.in_hand'), '5.22') },
  'prompt.lose_provincial': { piece: losses.whyNotDispersed, ...lastly(say('no.other_colony'), '5.54'), foreign: true },
  'prompt.stingy': BUTTONS,
  'prompt.raise': BUTTONS,
  'prompt.department': BUTTONS,
  'prompt.recruit': { space: spaces.whyNotRaised },
  'prompt.place_or_restore': BUTTONS,
  'prompt.militia_box': BUTTONS,
  'prompt.bastions': { space: spaces.whyNoBastions },
  'prompt.exchange': { piece: losses.whyNotExchanged, foreign: true },
  'prompt.small_pox': { space: always(say('no.few'), '5.51') },
}

/** Of one view many things may be asked. */
const positionIn = remembered(positionOf)

/** `{ piece }` (a board says `unit`), `{ space }`, `{ card }`. */
export function why(view: View, choice: Choice, subject: Subject): WhyNot | undefined {
  const { unit, piece = unit, space, card } = subject
  const named: Subject = piece === undefined ? subject : { piece }
  if (isOffered(choice, named)) return undefined
  const reasons = ASKED[choice.prompt.key as PromptKey]
  if (card !== undefined) return whyNotCard(view, choice, Number(card), reasons)
  const asked = askedOf(positionIn(view), choice)
  if (piece !== undefined)
    return PIECE_IDS.includes(String(piece)) ? whyNotPiece(asked, pieceCalled(String(piece)), reasons) : undefined
  if (space === undefined || !(space in SPACE)) return undefined
  return reasons.space ? reasons.space(asked, SPACE[space as SpaceId]) : otherwise(choice)
}

function whyNotPiece(asked: Asked, piece: Piece, { piece: reason, last, foreign, off }: Reasons): WhyNot | undefined {
  const { g, side, choice, rule, offered } = asked
  const { side: owner } = pieceOf(piece)
  if (owner !== side && !foreign) return because(say('no.enemy', { side: sideName(owner) }), '5.31')
  const place = placeOf(g, piece)
  if (place >= NORTHERN_MILITIA && !off)
    return place <= ST_LAWRENCE_MILITIA ? because(say('no.militia'), '3.12') : because(say('no.off_map'), '3.1')
  if (!reason) return otherwise(choice)
  const found = reason(asked, piece)
  if (found) return found
  if (offered.some((one) => isTwin(g, piece, one))) return because(say('no.alike'), rule)
  return last?.(asked, piece)
}

/** 5.26, 5.56 */
function whyNotCard(view: View, { role }: Choice, card: number, reasons: Reasons): WhyNot {
  if (card === view.card) return because(say('no.card_now'), '5.26')
  if (!view.hands[role as Side].includes(card)) return because(say('no.not_held'), '5.26')
  if (reasons.card) return reasons.card()
  return cardOf(card).response ? because(say('no.response'), '5.56') : because(say('no.card_phase'), '5.26')
}

/** All that the board shows: spaces, pieces on the map and beside it, the cards of the viewer and the one being played. */
export function subjects(view: View, viewer: Viewer): readonly Subject[] {
  const hand = SIDES.includes(viewer as Side) ? view.hands[viewer as Side] : []
  const cards = [...hand, ...(view.card === null ? [] : [view.card])].filter((card) => card !== HIDDEN)
  return [
    ...SPACE_IDS.map((space) => ({ space })),
    ...PIECES.map(({ id }) => ({ piece: id })),
    ...cards.map((card) => ({ card: String(card) })),
  ]
}
/** The pieces of a space. */
export function within(view: View, { space }: Subject): readonly Subject[] {
  if (space === undefined || !(space in SPACE)) return []
  const at = SPACE[space as SpaceId]
  return SIDES.flatMap((side) => stackAt(view, side, at).map((piece) => ({ piece: pieceOf(piece).id })))
}
