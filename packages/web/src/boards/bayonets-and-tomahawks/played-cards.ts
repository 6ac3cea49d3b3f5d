/** Which lines of the log lay a card open. */

import { tellers } from '@carillon/bayonets-and-tomahawks/page'
import { idOf } from '@carillon/kernel'
import type { Played } from '../theatre/played-cards.ts'

export const tellsPlayed = tellers<[], Played>({
  'log.played': ({ faction, card }) => ({ card: idOf(card), side: idOf(faction) }),
})
