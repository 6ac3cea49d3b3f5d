/** Why something cannot be chosen now: as much of it as the table shows. The rules themselves stay with the host. */

import type { Message } from '@carillon/kernel'
import {
  type Activation,
  type CardId,
  COUNT,
  cardOf,
  NORTHERN_MILITIA,
  PIECE_IDS,
  type Piece,
  pieceCalled,
  pieceName,
  pieceOf,
  SIDES,
  type Side,
  type Space,
  ST_LAWRENCE_MILITIA,
  sideName,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/facts'
import type { Reason, Subject } from '../board.ts'
import { isBesieged, isSpace } from './find.ts'
import { spaceReason } from './whyspace.ts'

export const because = (message: Message, rule: string): Reason => ({ text: message, rule })

export function whyNot(subject: Subject, view: View, role: string): Reason | undefined {
  const own = SIDES.find((side) => side === role)
  const { unit, space, card } = subject as Readonly<Record<string, string | undefined>>
  if (!own) return undefined
  if (card) return cardReason(Number(card), view, own)
  if (unit !== undefined) return PIECE_IDS.includes(unit) ? pieceReason(pieceCalled(unit), view, own) : undefined
  return space && isSpace(space) ? spaceReason(space, view, own) : undefined
}

/** 5.26, 5.56 */
function cardReason(card: CardId, view: View, own: Side): Reason | undefined {
  if (card === view.card) return because(text('web.no.card_now'), '5.26')
  if (!view.hands[own].includes(card) || view.step === 'phase') return undefined
  return cardOf(card).response ? because(text('web.no.response'), '5.56') : because(text('web.no.card_phase'), '5.26')
}

const BATTLE: ReadonlySet<string> = new Set(['battle', 'fire', 'return_fire', 'battle_end', 'retreat'])
function pieceReason(piece: Piece, view: View, own: Side): Reason | undefined {
  const { side } = pieceOf(piece)
  if (side !== own) return because(text('web.no.enemy', { side: sideName(side) }), '5.31')
  const at = view.at[piece] as number
  if (at >= NORTHERN_MILITIA && at <= ST_LAWRENCE_MILITIA) return because(text('web.no.militia'), '3.12')
  if (at >= COUNT) return because(text('web.no.off_map'), '3.1')
  const { step, battle, siege } = view
  if (step === 'phase') return because(text('web.no.card'), '5.26')
  if (step === 'activate') return activationReason(piece, at, view, own)
  if (BATTLE.has(step) && battle)
    return battle.pieces[own].includes(piece)
      ? undefined
      : because(text('web.no.battle', { space: spaceName(battle.space) }), '7.1')
  if ((step === 'siege' || step === 'assault') && siege)
    return at === siege.space ? undefined : because(text('web.no.siege', { space: spaceName(siege.space) }), '8.231')
  return view.activation ? actingReason(piece, at, view, own, view.activation) : undefined
}

/** 5.3 Whom the card may name. */
function activationReason(piece: Piece, at: Space, view: View, own: Side): Reason | undefined {
  const { activation: a } = view
  const { leader, auxiliary, initiative } = pieceOf(piece)
  if (!a) return because(text('web.no.use'), '5.32')
  if (a.filling) return forceReason(piece, at, view, a)
  if (a.groups.some(({ pieces }) => pieces.includes(piece))) return because(text('web.no.named'), '5.33')
  if (a.use !== 'units') {
    if (!leader) return because(text('web.no.leader_first'), '5.34')
    return initiative > a.value ? because(text('web.no.initiative', { initiative, value: a.value }), '5.32') : undefined
  }
  if (!leader && !auxiliary) return because(text('web.no.drilled'), '5.32')
  if (leader && isBesieged(view, own, at)) return because(text('web.no.besieged_leader'), '8.25')
  return undefined
}

/** 5.34, 5.534 Who may serve in the force that is being filled. */
function forceReason(piece: Piece, at: Space, view: View, { groups }: Activation): Reason | undefined {
  const { commander, pieces, space } = groups.at(-1) as Activation['groups'][number]
  const { leader, command, johnsons, alike } = pieceOf(piece)
  if (pieces.includes(piece)) return because(text('web.no.in_group'), '5.34')
  if (groups.some((group) => group.pieces.includes(piece))) return because(text('web.no.other_force'), '5.34')
  if (at !== space) return because(text('web.no.elsewhere', { space: spaceName(space) }), '5.34')
  if (commander !== null && leader && command > pieceOf(commander).command)
    return because(text('web.no.command', { leader: pieceName(commander) }), '5.34')
  const isJohnsonHere = pieces.some((one) => pieceOf(one).id === 'johnson')
  if (johnsons && !isJohnsonHere) return because(text('web.no.johnson'), '5.534')
  const limit = pieces.reduce((sum, one) => sum + (pieceOf(one).leader ? pieceOf(one).command : 0), 0)
  const units = pieces.filter((one) => !pieceOf(one).leader && !pieceOf(one).johnsons).length
  if (!leader && !johnsons && units >= limit) return because(text('web.no.limit', { limit }), '5.34')
  const twin = view.map[pieceOf(piece).side][space]?.some((one) => one !== piece && pieceOf(one).alike === alike)
  return twin ? because(text('web.no.alike'), '5.34') : undefined
}

/** 5.31, 5.36 Who acts. */
function actingReason(piece: Piece, at: Space, view: View, own: Side, a: Activation): Reason | undefined {
  const { march } = view
  if (march?.pieces.includes(piece)) return undefined
  if (a.done.includes(piece)) return because(text('web.no.done'), '5.31')
  if (isBesieged(view, own, at)) return because(text('web.no.besieged'), '8.25')
  const named = a.groups.some(({ pieces }) => pieces.includes(piece))
  if (!named) return because(text('web.no.inactive'), '5.31')
  return march ? because(text('web.no.moving', { space: spaceName(march.at) }), '5.36') : undefined
}
