/** 8.2 Sieges: who may press one, the roll, Coehorns (card 8) and Surrender! (card 6). */
import { choose, note, type Option, offer, type Play } from '@carillon/kernel'
import { type CardId, cardCalled, cardOf, type EventId } from '../data/cards.ts'
import { type Side, SPACE, type Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { ASSAULT_LEVEL, DRM, siegeGain } from '../data/tables.ts'
import { say, spaceName } from '../messages.ts'
import {
  enemyOf,
  hasDrilled,
  leadersOf,
  type SiegeLevel,
  type State,
  sideOf,
  siegeOf,
  stackAt,
  withSide,
} from '../state.ts'
import { hasFortress, isSiege, levelOf, ownerAt, siegeLevel } from './02-map.ts'
import { topLeaders, without } from './03-pieces.ts'
import { heldCard, mayHold, respond, window } from './05-responses.ts'
import { commanderOf } from './07-losses.ts'
import { fallTo } from './08-capture.ts'
import { inSupply } from './17-supply.ts'
import { rollDie } from './dice.ts'
import { addTactics, lessTactics, type Modifiers, modify, noModifiers, told } from './modifiers.ts'
import { BUTTON, cardOption } from './options.ts'

// --- who may -----------------------------------------------------------------------------------------------------

/** The side besieges the place. */
const besieges = (g: State, side: Side, space: Space): boolean =>
  isSiege(g, space) && ownerAt(g, space) === enemyOf(side)
/** 8.231, R-126 The besiegers who began the phase there: who marched in this phase is done. */
const beganThere = (g: State, side: Side, space: Space): readonly Piece[] =>
  without(stackAt(g, side, space), g.activation?.done ?? [])

/** 8.231, 17.3 Under a leader of highest command, with drilled troops, in supply. At level 2 too, though it changes nothing. */
export function mayRollSiege(g: State, side: Side, space: Space, commander: Piece): boolean {
  if (!besieges(g, side, space)) return false
  const stack = beganThere(g, side, space)
  return hasDrilled(stack) && topLeaders(g, stack).includes(commander) && inSupply(g, side, space)
}
/** 9.1 The level is reached and a leader is there. Neither supply nor drilled troops are needed. */
export const mayAssault = (g: State, side: Side, space: Space): boolean =>
  besieges(g, side, space) &&
  levelOf(g, space) >= levelNeeded(g, space) &&
  leadersOf(stackAt(g, side, space)).length > 0
/** 8.24 */
const levelNeeded = (g: State, space: Space): number =>
  ASSAULT_LEVEL[hasFortress(g, 'british', space) || hasFortress(g, 'french', space) ? 'fortress' : 'fort']

// --- Coehorns (card 8) -------------------------------------------------------------------------------------------

/** 8 A side with a regular in the siege may play it, once. */
export const mayPlayCoehorns = (g: State, side: Side, space: Space): boolean =>
  !hasCoehorns(g, side) && stackAt(g, side, space).some((piece) => pieceOf(piece).regular)
/** 8, 9.13, R-204 Played in this phase, for whatever roll or assault. */
export const hasCoehorns = (g: State, side: Side): boolean =>
  g.activation !== null && sideOf(g.activation.coehorns, side)
function bringCoehorns(g: State, side: Side): void {
  if (g.activation) g.activation = { ...g.activation, coehorns: withSide(g.activation.coehorns, side, true) }
}
/** 8.24 The defenders' turn to play it, once an assault is declared. */
export function* coehornsWindow(g: State, side: Side, space: Space): Play {
  if (!mayPlayCoehorns(g, side, space)) return
  const prompt = say('prompt.assault_coehorns', { space: spaceName(space) })
  if (yield* window(g, side, '8.24', prompt, ['coehorns'])) bringCoehorns(g, side)
}

// --- the siege ---------------------------------------------------------------------------------------------------

/** Step: one decision of the besieger. Comes again until he has assaulted, stopped, or has nothing left to decide. */
export function* siege(g: State): Play {
  const { space, besieger, commander, rolled } = siegeOf(g)
  const roll = !rolled && mayRollSiege(g, besieger, space, commander)
  const storm = mayAssault(g, besieger, space)
  if (!roll && !storm) return endSiege(g)
  const names = { space: spaceName(space), level: levelOf(g, space) }
  const prompt = roll ? say('prompt.siege', names) : say('prompt.siege_assault', names)
  const picked = yield* choose(besieger, roll ? '8.231' : '8.24', prompt, siegeOptions(g, roll, storm))
  if (picked === BUTTON.stop) endSiege(g)
  else if (picked === BUTTON.assault) g.step = 'assault'
  else if (picked === BUTTON.roll) yield* rollSiege(g)
  else playCard(g, cardCalled(picked.card))
}
/** The force has done what it wanted. */
export function endSiege(g: State): void {
  g.siege = null
  g.step = 'next_group'
}
function siegeOptions(g: State, roll: boolean, storm: boolean): Option[] {
  const { space, besieger } = siegeOf(g)
  const options: Option[] = []
  if (roll) options.push(BUTTON.roll)
  if (storm) options.push(BUTTON.assault)
  if (mayPlayCoehorns(g, besieger, space)) addCard(g, besieger, 'coehorns', options)
  if (roll && maySurrender(g, space)) addCard(g, besieger, 'surrender', options)
  options.push(BUTTON.stop)
  return options
}
function addCard(g: State, side: Side, event: EventId, options: Option[]): void {
  const card = heldCard(g, side, event)
  if (card !== undefined) options.push(cardOption(card))
}
/** 6 Instead of a roll; at Louisbourg not before level 1. */
const maySurrender = (g: State, space: Space): boolean => space !== SPACE.louisbourg || siegeLevel(g, space) !== 0
/** 8 and the siege goes on; 6 and the place is given up. */
function playCard(g: State, card: CardId): void {
  const { besieger } = siegeOf(g)
  respond(g, besieger, '8.231', card)
  if (cardOf(card).event === 'surrender') surrender(g)
  else bringCoehorns(g, besieger)
}
function surrender(g: State): void {
  const { space, besieger } = siegeOf(g)
  note(g, '8.231', say('log.surrender', { space: spaceName(space) }))
  endSiege(g)
  fallTo(g, space, besieger, 'surrender', 'next_group')
}

// --- the roll ----------------------------------------------------------------------------------------------------

/** 8.231 The defenders' turn, before the roll: Coehorns, or by the option Surrender! (18.4, R-218). */
function* defendersWindow(g: State, side: Side, space: Space): Play<EventId | undefined> {
  const playable: EventId[] = []
  if (mayPlayCoehorns(g, side, space)) playable.push('coehorns')
  const giving = g.rules.surrender === 'on' && maySurrender(g, space)
  if (giving) playable.push('surrender')
  const names = { space: spaceName(space) }
  const prompt = giving ? say('prompt.siege_besieged', names) : say('prompt.siege_coehorns', names)
  return yield* window(g, side, '8.231', prompt, playable)
}
/** 8.231, R-128 If the defenders play Coehorns, Surrender! may still take the place of the roll. */
function* rollSiege(g: State): Play {
  const { space, besieger } = siegeOf(g)
  const defender = enemyOf(besieger)
  const played = yield* defendersWindow(g, defender, space)
  if (played === 'surrender') return surrender(g)
  if (played === 'coehorns') {
    bringCoehorns(g, defender)
    const card = yield* surrenderAfterAll(g)
    if (card !== undefined) return playCard(g, card)
  }
  const modifiers = yield* siegeModifiers(g)
  const [die] = yield* rollDie(g, besieger, '8.231', say('chance.siege', { space: spaceName(space) }))
  rise(g, die, modifiers)
}
function* surrenderAfterAll(g: State): Play<CardId | undefined> {
  const { space, besieger } = siegeOf(g)
  if (!maySurrender(g, space) || !mayHold(g, besieger, 'surrender')) return undefined
  const options: Option[] = [BUTTON.roll]
  addCard(g, besieger, 'surrender', options)
  const question = say('prompt.siege_or_surrender', { space: spaceName(space) })
  const asks = options.length > 1 ? question : say('prompt.none_held', { question })
  const { card } = yield* offer(besieger, '8.231', asks, options)
  return card === undefined ? undefined : cardCalled(card)
}
/** 8.231 Tactics of both commanders, Coehorns, Louisbourg. */
function* siegeModifiers(g: State): Play<Modifiers> {
  const { space, besieger, commander } = siegeOf(g)
  const defender = enemyOf(besieger)
  const inside = yield* commanderOf(g, defender, stackAt(g, defender, space))
  const modifiers = noModifiers()
  addTactics(modifiers, commander)
  lessTactics(modifiers, inside)
  if (hasCoehorns(g, besieger)) modify(modifiers, DRM.coehorns)
  if (hasCoehorns(g, defender)) modify(modifiers, DRM.coehorns_enemy)
  if (space === SPACE.louisbourg) modify(modifiers, DRM.louisbourg)
  return modifiers
}
/** 8.21 It rises no further. */
const LEVELS: readonly SiegeLevel[] = [0, 1, 2]
function rise(g: State, die: number, modifiers: Modifiers): void {
  const { space } = siegeOf(g)
  const gain = siegeGain(die + modifiers.drm)
  const level = LEVELS[levelOf(g, space) + gain] ?? 2
  g.sieges = g.sieges.map((one) => (one.space === space ? { space, level } : one))
  siegeOf(g).rolled = true
  note(g, '8.231', say('log.siege_roll', { space: spaceName(space), die, ...told(modifiers), gain, level }))
}
