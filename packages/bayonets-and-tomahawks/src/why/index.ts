/** Why something on the board is not offered: by the rules' own predicates, from what the one who is asked may see. */
import { type Choice, isOffered, remembered, type Subject, type WhyNot } from '@carillon/kernel'
import { BOXES } from '../data/boxes.ts'
import { CONNECTIONS, FACTIONS, SPACE, SPACES } from '../data/map.ts'
import { UNIT, type UnitId } from '../data/units.ts'
import type { PromptKey } from '../messages.ts'
import { isKeyOf } from '../records.ts'
import { spaceUnder } from '../rules/03-units.ts'
import { factionOfRole, HIDDEN, positionOf, type View } from '../view.ts'
import { ACTIONS } from './actions.ts'
import { type Asked, away, plain, type Reason, type Reasons, unasked } from './asked.ts'
import { BATTLES } from './battles.ts'
import { EVENTS } from './events.ts'
import { MOVEMENT } from './movement.ts'
import { YEAR } from './year.ts'

/** By the question that is put. One without an entry does not compile. */
const REASONS: Readonly<Record<PromptKey, Reasons>> = {
  'prompt.reserve': {},
  'prompt.card': {},
  'prompt.initiative': {},
  'prompt.hold': {},
  'prompt.action': {},
  'prompt.lend': {},
  ...MOVEMENT,
  ...ACTIONS,
  ...BATTLES,
  ...YEAR,
  ...EVENTS,
}

/** 2.3 A Sail Box stands on the board as a place of its own. */
const SAIL = { 'sail-british': true, 'sail-french': true }
const CONNECTION = new Map(CONNECTIONS.map((by) => [by.id, by]))
/** Of one view many things are asked. */
const positionIn = remembered(positionOf)

export function why(view: View, choice: Choice, subject: Subject): WhyNot | undefined {
  const f = factionOfRole(choice.role)
  const { unit, space, connection, card } = subject
  if (!f) return undefined
  const asked: Asked = { g: positionIn(view), f, choice }
  const reasons = REASONS[choice.prompt.key as PromptKey]
  if (card !== undefined) return cardReason(asked, Number(card))
  if (isKeyOf(UNIT, unit)) return unitReason(asked, reasons, unit)
  if (isKeyOf(SPACE, space)) return reasons.space ? reasons.space(asked, space) : unasked(choice)
  if (isKeyOf(SAIL, space)) return plain('no.sail_box', '10.6.1')
  const by = CONNECTION.get(String(connection))
  return by && (reasons.connection ? reasons.connection(asked, by) : unasked(choice))
}

/** Where a space is asked for, those who are there stand for it. */
function unitReason(asked: Asked, reasons: Reasons, id: UnitId): Reason {
  const unit = UNIT[id]
  const { g, choice } = asked
  if (reasons.unit) return reasons.unit(asked, unit)
  if (!reasons.space) return unasked(choice)
  return away(g, unit) ?? reasons.space(asked, spaceUnder(g, id)) ?? unasked(choice)
}

/** 7.1 */
function cardReason({ g, f, choice }: Asked, card: number): Reason {
  if (isOffered(choice, { card })) return undefined
  if (Object.values(g.played).includes(card)) return plain('no.in_play', '7.1')
  if (g.hands[f].indian === card) return plain('no.indian_card', '7.1')
  if (g.seen.includes(card)) return plain('no.card_played', '7.1')
  return plain('no.card_later', '7.1')
}

/** All that the board and the panels show. */
export function subjects({ map, boxes, hands, played, seen }: View): readonly Subject[] {
  const units = [
    ...FACTIONS.flatMap((f) => map[f].flat()),
    ...BOXES.flatMap((box) => (box === 'unused' ? [] : boxes[box])),
  ]
  const held = FACTIONS.flatMap((f) => [hands[f].reserve, hands[f].drawn, hands[f].indian])
  const cards = new Set([...held, ...Object.values(played), ...seen].filter((card) => card !== null && card !== HIDDEN))
  return [
    ...[...SPACES, ...Object.keys(SAIL)].map((space) => ({ space })),
    ...CONNECTIONS.map(({ id }) => ({ connection: id })),
    ...units.map((unit) => ({ unit })),
    ...[...cards].map((card) => ({ card: String(card) })),
  ]
}

/** A place is opened, and its units are chosen. */
export function within({ map, boxes }: View, { space }: Subject): readonly Subject[] {
  const units = isKeyOf(SAIL, space)
    ? boxes[space]
    : isKeyOf(SPACE, space)
      ? FACTIONS.flatMap((f) => map[f][SPACE[space].n] ?? [])
      : []
  return units.map((unit) => ({ unit }))
}
