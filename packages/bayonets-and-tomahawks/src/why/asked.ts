/** What is asked, and the short forms in which the reasons of all chapters are written. */
import { type Choice, isOffered, type Message, type Option, type WhyNot } from '@carillon/kernel'
import type { EventId } from '../data/cards.ts'
import type { Connection, Faction, Space } from '../data/map.ts'
import { BIT, type UnitFacts } from '../data/units.ts'
import { boxName, eventName, factionName, say, spaceName } from '../messages.ts'
import { isUnitSpent } from '../occupancy.ts'
import { boxOf, spaceUnder, spotOf } from '../rules/03-units.ts'
import { actionOf, atOf } from '../rules/07-action.ts'
import { canAct } from '../rules/10-connections.ts'
import { mayUse } from '../rules/teams.ts'
import { type Box, isFixed, type Spot, type State } from '../state.ts'
import type { TEXTS } from '../texts/index.ts'

/** A decision, with the position of who decides as far as he sees it. */
export interface Asked {
  readonly g: State
  readonly f: Faction
  readonly choice: Choice
}
export type Reason = WhyNot | undefined
/**
 * Why a thing of each sort is not offered, for one question; nothing for what is offered. A sort that is missing is not
 * asked about.
 */
export interface Reasons {
  unit?(asked: Asked, unit: UnitFacts): Reason
  space?(asked: Asked, space: Space): Reason
  connection?(asked: Asked, by: Connection): Reason
}
type ReasonKey = Extract<keyof typeof TEXTS, `no.${string}`>
/** The reasons that need no arguments. */
type Plain = { [K in ReasonKey]: (typeof TEXTS)[K] extends readonly [] ? K : never }[ReasonKey]

export const because = (text: Message, rule: string): WhyNot => ({ text, rule })
export const plain = (key: Plain, rule: string): WhyNot => ({ text: say(key), rule })
/** The first that holds. */
export type Check = readonly [holds: boolean, key: Plain, rule: string]
export function firstOf(checks: readonly Check[]): Reason {
  const found = checks.find(([holds]) => holds)
  return found && plain(found[1], found[2])
}
/** The rules have listed what can be chosen; the text says of what sort that is. */
export const unlisted = ({ choice }: Asked, subject: Option, key: Plain, rule = choice.rule): Reason =>
  isOffered(choice, subject) ? undefined : plain(key, rule)

/** Something else is asked for. */
export function unasked({ prompt, options, rule }: Choice): WhyNot {
  if (prompt.key === 'prompt.action') return plain('no.action', rule)
  const names = (field: string): boolean => options.some((option) => field in option)
  if (names('card')) return plain('no.asks.card', rule)
  if (names('connection')) return plain('no.asks.connection', rule)
  if (names('unit')) return plain(names('space') ? 'no.asks.unit_space' : 'no.asks.unit', rule)
  return plain(names('space') ? 'no.asks.space' : 'no.asks.answer', rule)
}

/** The space of an own stack is asked for: its units stand for it. */
export const stacks = (space: (asked: Asked, space: Space) => Reason): Reasons => ({
  space,
  unit(asked, unit) {
    const { g, choice } = asked
    const strange = foreign(asked, unit) ?? away(g, unit) ?? space(asked, spaceUnder(g, unit.id))
    return strange ?? tired(g, unit) ?? unasked(choice)
  },
})

// --- units -------------------------------------------------------------------------------------------------------

/** 8.1 Whom a unit serves; null for one of a neutral nation. */
const ownerOf = (g: State, { faction, nation }: UnitFacts): Faction | null => faction ?? (nation && g.nations[nation])
/** 3.0, 8.0 It is another's. */
export function foreign({ g, f }: Asked, unit: UnitFacts): Reason {
  const owner = ownerOf(g, unit)
  if (owner === null) return plain('no.neutral', '8.0')
  return owner === f ? undefined : because(say('no.enemy', { faction: factionName(owner) }), '3.0')
}
export function whereIs(g: State, unit: UnitFacts): Spot | undefined {
  const owner = ownerOf(g, unit)
  return owner ? spotOf(g, owner, unit.id) : undefined
}
/** It is not on the map. */
export function away(g: State, unit: UnitFacts): Reason {
  const spot = whereIs(g, unit)
  if (spot === 'sail') return plain('no.sea', '10.6')
  if (spot) return undefined
  const box = boxOf(g, unit.id)
  return because(say('no.box', { box: boxName(box) }), BOX_RULE[box] ?? '5.2')
}
/** Where the lost, the disbanded and those on their way lie; all others are pools. */
const BOX_RULE: Readonly<Partial<Record<Box, string>>> = {
  'losses-british': '13.4.1',
  'losses-french': '13.4.1',
  removed: '13.4.1',
  disbanded: '17.2',
  arriving: '15.3',
}
/** It is not where those are who act. */
export function elsewhere({ g, choice }: Asked, unit: UnitFacts, space: Space): Reason {
  return whereIs(g, unit) === space ? undefined : because(say('no.elsewhere', { space: spaceName(space) }), choice.rule)
}
/** An own unit of the space at which the action is. */
export const notOnSpot = (asked: Asked, unit: UnitFacts): Reason =>
  foreign(asked, unit) ?? away(asked.g, unit) ?? elsewhere(asked, unit, atOf(actionOf(asked.g)))

/** 3.4, 3.5 It never moves. */
export const fixed = ({ id, bit }: UnitFacts): Reason =>
  isFixed(id) ? plain('no.fixed', bit === BIT.fort ? '3.5' : '3.4') : undefined
/** 7.2.1, 7.4 It cannot take part in an action any more. */
export function tired(g: State, unit: UnitFacts): Reason {
  if (isUnitSpent(g, unit)) return plain('no.spent', '7.2.1')
  return canAct(g, unit) ? undefined : forbidden(unit)
}
/** Cards 40 and 54 forbid it to Fleets and Indians. */
export const forbidden = ({ bit }: UnitFacts): WhyNot =>
  byEvent(bit === BIT.fleet ? 'rough-seas' : 'lets-see-how-the-french-fight')
const byEvent = (event: EventId): WhyNot => because(say('no.event', { event: eventName(event) }), '7.4')
/** P.team */
export const unlent = (g: State, unit: UnitFacts, inCompany: boolean): Reason =>
  mayUse(g, unit, inCompany) ? undefined : plain('no.teammate', 'P.team')
/** What keeps a unit from leaving its space in any action. */
export const bound = (g: State, unit: UnitFacts): Reason => fixed(unit) ?? tired(g, unit)

/** Of the units of a space, of which the action takes any: why it can take none. */
export function noneOf(units: readonly UnitFacts[], why: (unit: UnitFacts) => Reason): Reason {
  let found: Reason
  for (const unit of units) {
    const reason = why(unit)
    if (!reason) return undefined
    // The best hope is the one that fails last; of several as good the first.
    if (!found || rankOf(reason) > rankOf(found)) found = reason
  }
  return found && (ALL[found.text.key] ?? found)
}
/** Of one it is said otherwise than of a space. */
const ALL: Readonly<Record<string, WhyNot>> = {
  'no.spent': plain('no.all_spent', '7.2.1'),
  'no.chosen': plain('no.all_chosen', '7.2'),
}
/** In the order in which they are asked about; all others come later. */
const RANK: readonly string[] = ['no.fixed', 'no.spent', 'no.event', 'no.teammate', 'no.chosen']
const rankOf = ({ text }: WhyNot): number => (RANK.includes(text.key) ? RANK.indexOf(text.key) : RANK.length)
