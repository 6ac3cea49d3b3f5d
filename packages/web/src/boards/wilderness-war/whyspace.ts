/** Why a space cannot be chosen now. */
import {
  ARROWS,
  cardOf,
  type EventId,
  FORT,
  factsOf,
  isHome,
  type March,
  pieceOf,
  type Side,
  SPACE,
  type Space,
  type SpaceId,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/facts'
import type { Reason } from '../board.ts'
import { CONNECTIONS, type Kind } from './find.ts'
import { because } from './whynot.ts'

export function spaceReason(id: SpaceId, view: View, own: Side): Reason | undefined {
  const space = SPACE[id]
  const { step, march, activation } = view
  if (step === 'phase') return because(text('web.no.card'), '5.26')
  if (step === 'activate') return because(text(activation ? 'web.no.pieces_now' : 'web.no.use'), '5.32')
  if (step === 'march' && march && march.side === own) return wayReason(space, view, march)
  if (step === 'build') return siteReason(space, view, own)
  if (step === 'event' && BRINGS.has(eventOf(view) ?? '')) return entryReason(space, view, own)
  return undefined
}

const BOAT_SPACES = 9
const FOUL_SPACES = 2
/** 6.1, 6.2, 6.3 Whether the next space of a move may be that one. */
function wayReason(space: Space, view: View, m: March): Reason | undefined {
  const { at, stopped, spent, foul, land, boat, halt, pieces } = m
  if (space === at) return undefined
  const names = { from: spaceName(at), to: spaceName(space) }
  const kind = linkOf(at, space)
  if (kind === undefined)
    return ARROWS.some(([from, to]) => from === space && to === at)
      ? because(text('web.no.arrow', names), '2.0')
      : because(text('web.no.way', names), '6.1')
  if (stopped) return because(text('web.no.stopped'), '6.2')
  if (foul && spent >= FOUL_SPACES) return because(text('web.no.foul'), '5.56')
  const pace = Math.min(6, ...pieces.map((piece) => pieceOf(piece).movement))
  const rows = boat && spent < BOAT_SPACES
  if (rows && kind !== 'land') return heldReason(space, view, m)
  if (land && spent < pace && halt) return because(text('web.no.halt'), '6.2')
  if (land && spent < pace) return heldReason(space, view, m)
  return rows ? because(text('web.no.portage'), '6.3') : because(text('web.no.spaces', { spaces: spent }), '6.22')
}
/** Enemies are all that can be in the way now: leaders alone do not go among them. */
function heldReason(space: Space, view: View, { side }: March): Reason | undefined {
  return isEnemyThere(space, view, side) ? because(text('web.no.held_enemy'), '6.5') : undefined
}
const linkOf = (a: Space, b: Space): Kind | undefined =>
  CONNECTIONS.find(
    ([, one, other]) => (SPACE[one] === a && SPACE[other] === b) || (SPACE[one] === b && SPACE[other] === a),
  )?.[0] ?? (ARROWS.some(([from, to]) => from === a && to === b) ? 'river' : undefined)

const fortOf = ({ forts }: View, side: Side, space: Space): number =>
  Math.max(0, (forts[space] as number) * (side === 'british' ? 1 : -1))
const enemyOf = (side: Side): Side => (side === 'british' ? 'french' : 'british')
const isEnemyThere = (space: Space, view: View, own: Side): boolean =>
  (view.map[enemyOf(own)][space] ?? []).some((piece) => !pieceOf(piece).leader) || fortOf(view, enemyOf(own), space) > 0
const isUnderSiege = ({ sieges }: View, space: Space): boolean => sieges.some((siege) => siege.space === space)

/** 5.41, 5.42, 5.43 Where the card may build. */
function siteReason(space: Space, view: View, own: Side): Reason | undefined {
  const { fortress, terrain } = factsOf(space)
  if (fortress) return because(text('web.no.fortress'), '5.43')
  if (isUnderSiege(view, space)) return because(text('web.no.under_siege'), '5.41')
  if (isEnemyThere(space, view, own)) return because(text('web.no.held_enemy'), '5.41')
  if (fortOf(view, own, space) === FORT) return because(text('web.no.fort_there'), '5.43')
  const home = terrain === 'cultivated' && isHome(own, space)
  const drilled = (view.map[own][space] ?? []).some((piece) => pieceOf(piece).drilled)
  return home || drilled ? undefined : because(text('web.no.no_drilled'), '5.41')
}

/** Events that place counters on the map. */
const BRINGS: ReadonlySet<string> = new Set<EventId>([
  'northern-indian-alliance',
  'western-indian-alliance',
  'iroquois-alliance',
  'mohawks',
  'cherokees',
  'raise-provincial-regiments',
  'rangers',
  'light-infantry',
  'french-regulars',
  'british-regulars',
  'highlanders-4',
  'highlanders-1',
  'royal-americans',
  'acadians-expelled',
])
const eventOf = ({ card }: View): EventId | undefined => (card ? cardOf(card).event : undefined)
/** 5.522 Where those whom an event brings may not enter. */
function entryReason(space: Space, view: View, own: Side): Reason | undefined {
  if (isUnderSiege(view, space)) return because(text('web.no.under_siege'), '5.522')
  return isEnemyThere(space, view, own) ? because(text('web.no.held_enemy'), '5.522') : undefined
}
