/** Tables and lists beside the board, from facts and a view alone. */
import type { Aid, Viewer } from '@carillon/kernel'
import type { View } from '../view.ts'
import { arrivals } from './arrivals.ts'
import { cards } from './cards.ts'
import { movement } from './movement.ts'
import { roster } from './roster.ts'
import { combat, raid, siege } from './tables.ts'
import { victory } from './victory.ts'

export const aids = (view: View, viewer: Viewer): readonly Aid[] => [
  combat(view),
  siege(view),
  raid(view),
  movement(view),
  cards(view, viewer),
  roster(view),
  arrivals(view, viewer),
  victory(view),
]
