/** 5.3, 14, 15, 8.1 Why a piece is not named, does not join a force, does not act. */
import { given, type WhyNot } from '@carillon/kernel'
import { linksOf } from '../data/map.ts'
import { JOHNSON, type Piece, pieceOf } from '../data/pieces.ts'
import { pieceName, say, spaceName } from '../messages.ts'
import { hasFortress, isBesieged } from '../rules/02-map.ts'
import { drop, without } from '../rules/03-pieces.ts'
import { halvesLeft, halvesOf, lastOf, namedIn } from '../rules/05-activation.ts'
import { forceFits, limitOf, mayCommand } from '../rules/05-force.ts'
import { headOf } from '../rules/05-next-group.ts'
import { roomInside } from '../rules/08-inside.ts'
import { isBarred, whoMayIntercept } from '../rules/14-interception.ts'
import { canLead } from '../rules/14-party.ts'
import {
  activationOf,
  countUnits,
  entryOf,
  hasUnit,
  isUnit,
  leaderOf,
  marchOf,
  placeOf,
  type State,
  stackAt,
} from '../state.ts'
import { type Asked, because, listedIn, otherwise, subjectOf, whyElsewhere } from './asked.ts'

// --- 5.32 to 5.34 who is named -------------------------------------------------------------------------------------

const IN_FORCE = because(say('no.in_group'), '5.34')

/** 5.32 One unit of drilled troops. */
export const whyNotSingle = (_: Asked, piece: Piece): WhyNot | undefined =>
  pieceOf(piece).drilled ? undefined : because(say('no.not_drilled'), '5.32')

/** 5.33 One by one. */
export function whyNotAlone({ g, side }: Asked, piece: Piece): WhyNot | undefined {
  const a = activationOf(g)
  const named = namedIn(a)
  const { leader, auxiliary } = pieceOf(piece)
  if (named.includes(piece)) return because(say('no.named'), '5.33')
  if (!leader && !auxiliary) return because(say('no.drilled'), '5.32')
  if (leader && isBesieged(g, side, placeOf(g, piece))) return because(say('no.besieged_leader'), '8.25')
  const halves = halvesLeft(a, named)
  return halvesOf(piece) > halves ? because(say('no.left', { left: halves / 2 }), '5.33') : undefined
}
/** 5.32, 5.34 Who leads a force. */
export function whyNotCommander({ g }: Asked, piece: Piece): WhyNot | undefined {
  const { leader, initiative } = pieceOf(piece)
  const { value } = activationOf(g)
  if (namedIn(activationOf(g)).includes(piece)) return because(say('no.named'), '5.33')
  if (!leader) return because(say('no.leader_first'), '5.34')
  return initiative > value ? because(say('no.initiative', { initiative, value }), '5.32') : undefined
}
/** 5.34 Who serves in the force that is being filled. */
export function whyNotInForce({ g }: Asked, piece: Piece): WhyNot | undefined {
  const { groups } = activationOf(g)
  const force = lastOf(groups)
  const { pieces, space } = force
  if (pieces.includes(piece)) return IN_FORCE
  if (groups.some((group) => group.pieces.includes(piece))) return because(say('no.other_force'), '5.34')
  if (g.at[piece] !== space) return because(say('no.elsewhere', { space: spaceName(space) }), '5.34')
  return whyNotUnder(g, leaderOf(force), pieces, piece)
}
/** 5.34, 5.534 */
function whyNotUnder(g: State, commander: Piece, force: readonly Piece[], piece: Piece): WhyNot | undefined {
  const { leader, johnsons } = pieceOf(piece)
  if (leader && !mayCommand(g, commander, piece))
    return because(say('no.command', { leader: pieceName(commander) }), '5.34')
  if (johnsons && !force.includes(JOHNSON)) return because(say('no.johnson'), '5.534')
  if (forceFits(g, commander, [...force, piece])) return undefined
  return because(say('no.limit', { limit: limitOf(g, force) }), '5.34')
}

// --- 5.36 who acts ---------------------------------------------------------------------------------------------------

/** 5.33 Which group is next. */
export function whyNotNext({ g }: Asked, piece: Piece): WhyNot | undefined {
  const group = activationOf(g).groups.find(({ pieces }) => pieces.includes(piece))
  if (!group) return whyNotActing(g, piece)
  return headOf(group) === piece ? undefined : because(say('no.follows', { leader: pieceName(headOf(group)) }), '5.34')
}
/** 5.31 */
function whyNotActing(g: State, piece: Piece): WhyNot {
  if (activationOf(g).done.includes(piece)) return because(say('no.done'), '5.31')
  return because(say('no.inactive'), '5.31')
}
/** 6.1, 10.13 Who is left behind. */
export function whyNotDropped({ g }: Asked, piece: Piece): WhyNot | undefined {
  const m = marchOf(g)
  const { commander, pieces } = m
  if (!pieces.includes(piece)) {
    const waits = activationOf(g).groups.some((group) => group.pieces.includes(piece))
    return waits ? because(say('no.moving', { space: spaceName(m.at) }), '5.36') : whyNotActing(g, piece)
  }
  if (commander === null || pieces.length === 1) return because(say('no.alone'), '6.1')
  if (piece === commander) return because(say('no.commands'), '5.34')
  if (m.spent === 0) return because(say('no.set_out'), '6.1')
  if (m.infiltrating) return because(say('no.among_enemy'), '13.0')
  if (forceFits(g, commander, drop(pieces, piece))) return undefined
  return because(say('no.needed'), pieceOf(piece).id === 'johnson' ? '5.534' : '5.34')
}

// --- 14, 15 a party --------------------------------------------------------------------------------------------------

const leadsNobody = (g: State, piece: Piece, stack: readonly Piece[], rule: string): WhyNot | undefined =>
  isUnit(piece) || canLead(g, piece, stack) ? undefined : because(say('no.leads_nobody'), rule)

/** 14.2 */
export function whyNotIntercepting({ g, side }: Asked, piece: Piece): WhyNot | undefined {
  const march = marchOf(g)
  const { space } = entryOf(march)
  const at = placeOf(g, piece)
  const stack = whoMayIntercept(g, march).find(({ pieces }) => pieces.includes(piece))
  if (stack) return leadsNobody(g, piece, stack.pieces, '14.2')
  if (at === space && !march.infiltrating) return because(say('no.defends'), '14.2')
  if (at !== space && !linksOf(space).some(({ to }) => to === at))
    return because(say('no.not_beside', { space: spaceName(space) }), '14.2')
  if (isBesieged(g, side, at)) return because(say('no.besieged'), '8.25')
  if (!hasUnit(stackAt(g, side, at))) return because(say('no.leads_nobody'), '14.2')
  return isBarred(g, march, at) ? because(say('no.let_go'), '14.24') : because(say('no.auxiliary_only'), '14.21')
}
const INSIDE = because(say('no.is_inside'), '15.0')
/** 15.0, 15.4 Those who are in the space, and may not try. */
function whyNotFree({ march }: State, piece: Piece): WhyNot | undefined {
  if (march?.tried.includes(piece)) return because(say('no.tried'), '15.4')
  return march?.entry?.inside.includes(piece) ? INSIDE : undefined
}
/** 15.0 Against who comes, or against a sortie. */
export function whyNotAvoiding(asked: Asked, piece: Piece): WhyNot | undefined {
  const { g, side, offered } = asked
  const tried: readonly Piece[] = g.march?.tried ?? []
  const entry = g.march?.entry
  const place = entry?.space ?? placeOf(g, given(offered[0], 'piece'))
  const away = whyElsewhere(asked, piece, place)
  if (away) return away
  const held = whyNotFree(g, piece) ?? (isBesieged(g, side, place) ? INSIDE : undefined)
  if (held) return held
  return leadsNobody(g, piece, without(stackAt(g, side, place), [...tried, ...(entry?.inside ?? [])]), '15.0')
}
/** 5.34, 14.21 Who goes with the commander: the question tells who does already. */
export function whyNotInParty(asked: Asked, piece: Piece): WhyNot | undefined {
  const { g, rule } = asked
  const commander = subjectOf(asked)
  const force = listedIn(asked, 'force')
  const away = whyElsewhere(asked, piece, placeOf(g, commander))
  if (away) return away
  if (force.includes(piece)) return IN_FORCE
  const held = rule === '15.0' ? whyNotFree(g, piece) : whyNotSingleOf(g, commander, force, piece)
  return held ?? whyNotUnder(g, commander, force, piece)
}
/** 14.21 One auxiliary is all that may go. */
function whyNotSingleOf(g: State, commander: Piece, force: readonly Piece[], piece: Piece): WhyNot | undefined {
  const { drilled, leader } = pieceOf(piece)
  if (leader || !(drilled || hasUnit(force))) return undefined
  const single = whoMayIntercept(g, marchOf(g)).some((stack) => stack.single && stack.pieces.includes(commander))
  return single ? because(say('no.auxiliary_only'), '14.21') : undefined
}

/** 8.1, 8.11 Who goes inside. */
export function whyNotInside(asked: Asked, piece: Piece): WhyNot | undefined {
  const { space, interceptors } = entryOf(marchOf(asked.g))
  const away = whyElsewhere(asked, piece, space)
  if (away) return away
  if (interceptors.includes(piece)) return because(say('no.intercepted'), '8.1')
  // The last one goes or stays with a button.
  return asked.offered.length === 0 ? otherwise(asked.choice) : undefined
}
/** Nobody like it is offered: a fort is full, or it is inside. */
export function lastInside({ g, side, offered }: Asked, piece: Piece): WhyNot {
  const { space, interceptors } = entryOf(marchOf(g))
  const many = countUnits(without(stackAt(g, side, space), interceptors)) > roomInside(g, side, space)
  const full = isUnit(piece) && many && !hasUnit(offered)
  return full && !hasFortress(g, side, space)
    ? because(say('no.fort_full'), '8.11')
    : because(say('no.goes_inside'), '8.1')
}
