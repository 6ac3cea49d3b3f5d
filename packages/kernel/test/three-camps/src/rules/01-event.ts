/** 1 The event of the day. */
import { chapter, drawLots, leaveFor, type Play } from '@carillon/kernel'
import type { Event } from '../data/pieces.ts'
import { eventName, say } from '../messages.ts'
import type { State } from '../state.ts'

/** 1.1 One of the events that are left. A storm in the second round or later ends the game. */
export function* event(g: State): Play {
  const [drawn] = (yield* drawLots('1.1', say('what.event'), g.deck)) as [Event]
  g.deck = g.deck.filter((card) => card !== drawn)
  g.event = drawn
  chapter(g, 'round', '1.1', say('log.event', { event: eventName(drawn) }))
  if (drawn === 'storm' && g.round > 1) yield* leaveFor('end')
  g.step = 'orders'
}
