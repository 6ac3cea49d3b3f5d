/** Which lines of the log lay a card open. */
import { idOf, type Name } from '@carillon/kernel'
import { type Side, tellers } from '@carillon/wilderness-war/page'
import type { Played } from '../theatre/played-cards.ts'

const laid = ({ side, card }: { readonly side: Name<'side', Side>; readonly card: Name<'card'> }): Played => ({
  ...{ card: idOf(card), side: idOf(side) },
})
export const tellsPlayed = tellers<[], Played>({
  'log.activates': laid,
  'log.builds': laid,
  'log.event': laid,
  'log.response': laid,
})
