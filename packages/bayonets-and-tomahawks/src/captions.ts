/** Short words for how the game stands, for all that show it. */
import type { Message } from '@carillon/kernel'
import { CARD, type CardId } from './data/cards.ts'
import type { Bonus } from './data/scenarios.ts'
import { say } from './messages.ts'
import { eventName, factionName, spaceName } from './names.ts'
import type { StepId } from './state.ts'
import type { View } from './view.ts'

/** 4.1 An Action Round, or what comes between rounds. */
export type When = number | 'fleets' | 'colonials' | 'winter'
const LOGISTICS: Readonly<Partial<Record<StepId, 'fleets' | 'colonials' | 'winter'>>> = {
  fleets_arrive: 'fleets',
  colonials_enlist: 'colonials',
  victory_check: 'winter',
  winter: 'winter',
  disband: 'winter',
  return: 'winter',
  ship: 'winter',
  redeploy: 'winter',
  combine: 'winter',
  recoup: 'winter',
  new_year: 'winter',
}
export const whenIs = ({ step, round }: View): When => LOGISTICS[step] ?? round
/** 7.1 Until Initiative is settled nobody goes first. */
const UNSETTLED: ReadonlySet<StepId> = new Set(['reserve', 'draw', 'choose', 'initiative'])
/** Year and round; in an Action Round also who goes first. */
export function whenText(view: View): readonly Message[] {
  const when = whenIs(view)
  const year = String(view.year)
  if (typeof when !== 'number') return [say(`board.${when}`, { year })]
  const first = UNSETTLED.has(view.step) ? [] : [say('board.first', { faction: factionName(view.first) })]
  return [say('board.round', { year, round: when }), ...first]
}

/** Some events are those of both factions, and differ. */
const BOTH: ReadonlySet<string> = new Set(['round-up', 'cherokee-diplomacy', 'iroquois-diplomacy'])
/** 6.0 What the event of a card does, in our own words. */
export function eventOf(card: CardId): Message | undefined {
  const found = CARD[card]
  if (!found?.event) return undefined
  const french = found.deck === 'french' && BOTH.has(found.event)
  return { key: `event.${found.event}.text${french ? '.french' : ''}` }
}

/** 6.0 A card is called by its event, if it has one. */
export function cardTitle(card: CardId): Message {
  const event = CARD[card]?.event
  return event ? eventName(event) : say('web.card_title', { number: String(card) })
}

/** 18.2.1 What scores at the end of the year, and how much. */
export function goalText({ faction, vp, when }: Bonus): Message {
  const who = { faction: factionName(faction), vp }
  if (when.kind === 'holds') return say('web.goal.holds', { ...who, spaces: when.spaces.map(spaceName) })
  if (when.kind === 'colonies') return say('web.goal.colonies', { ...who, least: when.least })
  return say(`web.goal.${when.of}`, { ...who, home: factionName(when.home), least: when.least })
}
