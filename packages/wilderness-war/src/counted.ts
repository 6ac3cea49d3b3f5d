/** How many of a kind, in words. */
import type { PieceType } from './data/pieces.ts'
import { type Message, say } from './messages.ts'

const COUNTED = {
  regular: 'web.counted.regular',
  'light-infantry': 'web.counted.light-infantry',
  provincial: 'web.counted.provincial',
  militia: 'web.counted.militia',
  indian: 'web.counted.indian',
  coureurs: 'web.counted.coureurs',
  ranger: 'web.counted.ranger',
  leader: undefined,
} as const satisfies Readonly<Record<PieceType, string | undefined>>

/** None for leaders, who are named. */
export function countedPieces(type: PieceType): ((count: number) => Message) | undefined {
  const key = COUNTED[type]
  return key && ((count) => say(key, { count }))
}
