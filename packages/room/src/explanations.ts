/** What the rules say of a position, from the house's own view of a seat. */
import { findOption } from '@carillon/kernel'
import type { Asked, Reply } from '@carillon/protocol'
import { checkNames } from './names.ts'
import type { SeatPosition } from './seat-position.ts'

export function explained(
  { game, view, choice }: Omit<SeatPosition, 'table'>,
  request: Asked<'overlay' | 'why' | 'meaning'>,
): Reply {
  switch (request.ask) {
    case 'overlay':
      return { said: 'overlay', shown: game.overlay?.(view, request.seat, request.kind, request.at) ?? [] }
    case 'why': {
      checkNames(game, request.subject)
      const why = choice && game.why?.(view, choice, request.subject)
      return { said: 'why', ...(why && { why }) }
    }
    case 'meaning': {
      const option = choice && findOption(choice.options, request.option)
      const meaning = option && game.meaning?.(view, choice, option)
      return { said: 'meaning', ...(meaning && { meaning }) }
    }
  }
}
