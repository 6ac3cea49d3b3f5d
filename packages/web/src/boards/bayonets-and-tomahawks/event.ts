/** 6.0 What the event of a card does, in our own words. */
import { type CardId, eventOf } from '@carillon/bayonets-and-tomahawks/page'
import type { Say } from '../board.ts'

export function eventText(card: CardId, say: Say): string[] {
  const event = eventOf(card)
  return event ? [say(event)] : []
}
