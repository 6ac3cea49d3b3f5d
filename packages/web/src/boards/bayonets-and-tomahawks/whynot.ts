/** Why something cannot be chosen now: as much of it as the table shows. The rules themselves stay with the host. */
import {
  type Action,
  boxName,
  CARD,
  type CardId,
  type EventId,
  eventName,
  type Faction,
  factionName,
  factionOfRole,
  SPACE,
  type Space,
  spaceName,
  gameText as text,
  UNIT,
  type UnitId,
  type View,
} from '@carillon/bayonets-and-tomahawks/facts'
import type { Message } from '@carillon/kernel'
import type { Reason, Subject } from '../board.ts'
import { factionOf, isSail, isSpace, unitsAt, whereIs } from './find.ts'
import { connectionReason, spaceReason } from './whyspace.ts'

export const because = (message: Message, rule: string): Reason => ({ text: message, rule })

export function whyNot(subject: Subject, view: View, role: string): Reason | undefined {
  const own = factionOfRole(role)
  const { unit, space, connection, card } = subject as Readonly<Record<string, string | undefined>>
  if (!own) return undefined
  if (card) return cardReason(Number(card), view, own)
  if (unit && unit in UNIT) return unitReason(unit as UnitId, view, own)
  if (connection) return connectionReason(connection, view)
  if (!space) return undefined
  if (isSail(space)) return because(text('web.no.sea'), '10.6.1')
  return isSpace(space) ? spaceReason(space, view, own) : undefined
}

/** 7.1 */
function cardReason(card: CardId, { played, hands, step }: View, own: Faction): Reason | undefined {
  if (Object.values(played).includes(card)) return because(text('web.no.in_play'), '7.1')
  const { reserve, drawn, indian } = hands[own]
  if (step === 'choose' && card === indian) return because(text('web.no.indian_card'), '7.1')
  const held = [reserve, drawn, indian].includes(card)
  return held && step !== 'choose' && step !== 'reserve' ? because(text('web.no.card_later'), '7.1') : undefined
}

const BATTLE: ReadonlySet<string> = new Set(['prepare', 'attack', 'defend', 'militia', 'outcome'])

function unitReason(unit: UnitId, view: View, own: Faction): Reason | undefined {
  const { step, action, battle } = view
  const owner = factionOf(view, unit)
  if (owner === null) return because(text('web.no.neutral'), '8.0')
  if (owner !== own) return because(text('web.no.enemy', { faction: factionName(owner) }), '3.0')
  const found = whereIs(view, unit)
  if (!found) return undefined
  if ('box' in found)
    return isSail(found.box)
      ? because(text('web.no.sea'), '10.6.1')
      : because(text('web.no.box', { box: boxName(found.box) }), '3.0')
  const { space } = found
  if (battle && BATTLE.has(step))
    return battle.space === space
      ? undefined
      : because(text('web.no.battle', { space: spaceName(battle.space) }), '13.0')
  if (step === 'actions' || step === 'indian' || step === 'reaction') return because(text('web.no.action'), '7.2')
  if (!action || step !== action.kind) return undefined
  return stateReason(unit, space, view, action) ?? kindReason(unit, space, view, action)
}

/** What keeps a unit from any action. */
function stateReason(unit: UnitId, space: Space, view: View, action: Action): Reason | undefined {
  const { type } = UNIT[unit]
  if (action.units.includes(unit)) return because(text('web.no.chosen'), '7.2')
  if (view.spent.includes(unit)) return because(text('web.no.spent'), '7.2.1')
  if (type === 'fleet' && isInPlay(view, 'rough-seas')) return forbidden('rough-seas')
  if (type === 'indian' && isInPlay(view, 'lets-see-how-the-french-fight'))
    return forbidden('lets-see-how-the-french-fight')
  if (action.kind !== 'move' && action.kind !== 'sail' && isRouted(view, action.faction, space))
    return because(text('web.no.routed'), '13.8')
  return undefined
}
const forbidden = (event: EventId): Reason => because(text('web.no.event', { event: eventName(event) }), '7.4')
export const isRouted = (view: View, f: Faction, space: Space): boolean => view.markers[f].rout.includes(space)
const isInPlay = ({ played }: View, event: EventId): boolean =>
  Object.values(played).some((card) => card !== null && CARD[card]?.event === event)

/** What keeps this kind of unit, or one that stands there, from this kind of action. */
function kindReason(unit: UnitId, space: Space, view: View, action: Action): Reason | undefined {
  const { type, shape } = UNIT[unit]
  const { kind, at, as, spent } = action
  const light = shape === 'triangle'
  const elsewhere = because(text('web.no.elsewhere', { space: spaceName(at ?? space) }), '10.2.1')
  const fixed = type === 'fort' || type === 'bastion'
  if (kind === 'raid') return light ? undefined : because(text('web.no.raider'), '9.1')
  if (kind === 'build') return shape === 'square' ? undefined : because(text('web.no.brigade'), '12.0')
  if (kind === 'marshal') return at === space && light ? because(text('web.no.calls'), '11.0') : undefined
  if (fixed) return because(text('web.no.fixed'), type === 'fort' ? '3.5' : '3.4')
  if (at && at !== space) return elsewhere
  if (kind === 'sail') {
    if (action.units.length === 0 && type !== 'fleet') return because(text('web.no.fleet_first'), '10.6')
    return at ? because(text('web.no.aboard'), '10.6') : undefined
  }
  if (as === 'indian') return because(text('web.no.indian'), '7.3.2')
  if (as === 'light' && !light) return because(text('web.no.light'), '10.5')
  if (spent >= mpsOf(action, light)) return because(text('web.no.mps'), '10.2')
  return isHeld(view, action.faction, space)
    ? because(text('web.no.held', { space: spaceName(space) }), '10.2.1')
    : undefined
}
/** 10.2 */
export const mpsOf = ({ double, events }: Action, light: boolean): number =>
  (light ? 3 : 2) * (double ? 2 : 1) + (!light && events.includes('forced-march') ? 1 : 0)

/** 10.2.1 Surely: Militia of its own is counted for it. */
export function isHeld(view: View, f: Faction, space: Space): boolean {
  const { home, militia } = SPACE[space]
  const enemies = countAt(view, f === 'british' ? 'french' : 'british', space)
  return enemies > 0 && countAt(view, f, space) + (home === f ? militia : 0) <= 3 * enemies
}
export const countAt = (view: View, f: Faction, space: Space): number =>
  unitsAt(view, f, space).filter((unit) => UNIT[unit].type !== 'commander').length
