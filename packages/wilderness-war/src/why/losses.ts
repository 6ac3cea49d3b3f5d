/** 7, 9, 10, 11, 5.5 Why a piece is not lost, restored, placed or called out. */
import { given, type WhyNot } from '@carillon/kernel'
import { SPACE } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { say, spaceName } from '../messages.ts'
import { isInside } from '../rules/02-map.ts'
import { commandOf, isOnMap } from '../rules/03-pieces.ts'
import { inSupply } from '../rules/17-supply.ts'
import { isFree } from '../rules/events/indians.ts'
import { AVAILABLE, battleOf, isReduced, isUnit, NORTHERN_MILITIA, placeOf, raidOf } from '../state.ts'
import { type Asked, because, whyClosed, whyElsewhere } from './asked.ts'

/** 7.1 It has no part in the battle. */
function whyNotFighting({ g, side }: Asked, piece: Piece): WhyNot | undefined {
  const { battle } = g
  if (!battle || battle.pieces[side].includes(piece)) return undefined
  return because(say('no.battle', { space: spaceName(battle.space) }), '7.1')
}
/** 10.3 Nor in the raid. */
function whyNotRaiding({ g }: Asked, piece: Piece): WhyNot | undefined {
  const raid = g.step === 'raid_roll' ? raidOf(g) : undefined
  if (!raid || raid.pieces.includes(piece)) return undefined
  return because(say('no.raid', { space: spaceName(raid.space) }), '10.3')
}

/** 7.6, 9.14 Who loses a step. */
export function whyNotLosing(asked: Asked, piece: Piece): WhyNot | undefined {
  const { g, rule, offered } = asked
  const apart = whyNotFighting(asked, piece) ?? whyNotRaiding(asked, piece) ?? whyElsewhere(asked, piece)
  if (apart) return apart
  if (!isUnit(piece)) return because(say('no.leader_loss'), '7.6')
  if (!pieceOf(piece).drilled && offered.every((one) => pieceOf(one).drilled))
    return because(say('no.drilled_lose'), rule === '9.14' ? rule : '7.62')
  if (isReduced(g, piece) && !offered.some((one) => isReduced(g, one))) return because(say('no.full_first'), '7.63')
  return undefined
}
/** 7.51 Whose tactics count. */
export function whyNotLeading(asked: Asked, piece: Piece): WhyNot | undefined {
  const { g, offered } = asked
  if (isUnit(piece)) return because(say('no.leader_wanted'), '7.51')
  const apart = whyNotFighting(asked, piece) ?? whyNotRaiding(asked, piece) ?? whyElsewhere(asked, piece)
  if (apart) return apart
  if (commandOf(g, piece) < commandOf(g, given(offered[0], 'piece'))) return because(say('no.top'), '7.51')
  return because(say('no.as_good'), '7.51')
}
/** 8.251 Who comes out of the besieged place. */
export function whyNotJoining(asked: Asked, piece: Piece): WhyNot | undefined {
  const { space, pieces } = battleOf(asked.g)
  if (pieces[asked.side].includes(piece)) return because(say('no.fights'), '8.251')
  return whyElsewhere(asked, piece, space)
}
/** 8.13 Who goes back inside. */
export const whyNotShutIn = (asked: Asked, piece: Piece): WhyNot | undefined =>
  whyNotFighting(asked, piece) ?? (isUnit(piece) ? undefined : because(say('no.leader_enters'), '8.11'))

/** 7.3, 10.2, 18.2 Which militia. */
export function whyNotCalled(asked: Asked, piece: Piece): WhyNot | undefined {
  const { g, rule, offered } = asked
  if (pieceOf(piece).type !== 'militia') return because(say('no.not_militia'), rule)
  if (g.at[piece] === AVAILABLE) return because(say('no.off_map'), '3.1')
  return g.at[piece] === g.at[given(offered[0], 'piece')] ? undefined : because(say('no.other_box'), rule)
}
/** 11.2 */
export function whyNotWorn(asked: Asked, piece: Piece): WhyNot | undefined {
  const away = whyElsewhere(asked, piece)
  if (away) return away
  if (!pieceOf(piece).drilled) return because(say('no.only_drilled'), '11.1')
  return isReduced(asked.g, piece) ? undefined : because(say('no.reduced_lost'), '11.2')
}

// --- 5.5 events ------------------------------------------------------------------------------------------------------

/** 5.523 */
export function whyNotRestored({ g, side }: Asked, piece: Piece): WhyNot | undefined {
  if (placeOf(g, piece) >= AVAILABLE) return because(say('no.off_map'), '3.1')
  if (!isReduced(g, piece)) return because(say('no.full_strength'), '5.523')
  if (isInside(g, piece)) return because(say('no.besieged_unit'), '5.523')
  const at = placeOf(g, piece)
  if (at < NORTHERN_MILITIA && pieceOf(piece).drilled && !inSupply(g, side, at))
    return because(say('no.supply'), '17.3')
  return undefined
}
/** 5.53 Who comes to the map. */
export function whyNotAllied({ g, side }: Asked, piece: Piece): WhyNot | undefined {
  const { type, settlement } = pieceOf(piece)
  if (isOnMap(g, piece)) return because(say('no.on_map'), '5.53')
  if (type !== 'indian' || settlement === null) return because(say('no.not_indian'), '5.53')
  if (g.at[piece] !== AVAILABLE) return because(say('no.off_map'), '3.1')
  if (!isFree(g, piece)) return because(say('no.tribe'), '5.533')
  return whyClosed(g, side, settlement, '5.522')
}
/** 5.55 Who makes room for another commander of an army. */
export function whyNotDismissed({ g }: Asked, piece: Piece): WhyNot {
  if (isUnit(piece) || commandOf(g, piece) < 7) return because(say('no.command_7'), '5.55')
  return isInside(g, piece) ? because(say('no.besieged_unit'), '5.55') : because(say('no.off_map'), '3.1')
}
/** 5.53, 5.54 Who is given up: nobody who is besieged. */
export const whyNotGivenUp = ({ g, rule }: Asked, piece: Piece): WhyNot | undefined =>
  isInside(g, piece) ? because(say('no.besieged_unit'), rule) : undefined
/** 5.54 */
export function whyNotDispersed(asked: Asked, piece: Piece): WhyNot | undefined {
  if (pieceOf(piece).type !== 'provincial') return because(say('no.not_provincial'), '5.54')
  return whyNotGivenUp(asked, piece)
}
/** Card 33 */
export function whyNotDeserting(asked: Asked, piece: Piece): WhyNot | undefined {
  const away = whyElsewhere(asked, piece)
  if (away) return away
  return pieceOf(piece).type === 'indian' ? whyNotGivenUp(asked, piece) : because(say('no.not_indian'), '5.53')
}
/** Card 22 */
export function whyNotExchanged({ g, rule }: Asked, piece: Piece): WhyNot {
  const { side, leader } = pieceOf(piece)
  if (side === 'british' || !leader) return because(say('no.french_leader'), rule)
  if (isInside(g, piece)) return because(say('no.besieged_unit'), rule)
  if (g.at[piece] === SPACE.louisbourg && g.flags.noFrenchNaval) return because(say('no.no_ships'), rule)
  return because(say('no.same_place'), rule)
}
