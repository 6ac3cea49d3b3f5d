/** 6.0 What the event of a card does, in our own words. */
import { CARD, type CardId } from '@carillon/bayonets-and-tomahawks/page'
import type { Say } from '../board.ts'

/** Some events are those of both factions, and differ. */
const BOTH: ReadonlySet<string> = new Set(['round-up', 'cherokee-diplomacy', 'iroquois-diplomacy'])
export function eventText(card: CardId, say: Say): string[] {
  const found = CARD[card]
  if (!found?.event) return []
  const french = found.deck === 'french' && BOTH.has(found.event)
  return [say({ key: `event.${found.event}.text${french ? '.french' : ''}` })]
}
