/** Tables and lists beside the board, from facts and a view alone. */
import type { Aid, Viewer } from '@carillon/kernel'
import type { View } from '../view.ts'
import { actions } from './actions.ts'
import { arrivals } from './arrivals.ts'
import { battle, dice } from './battle.ts'
import { cards } from './cards.ts'
import { ways } from './map.ts'
import { roster } from './roster.ts'
import { victory } from './victory.ts'

export const aids = (view: View, viewer: Viewer): readonly Aid[] => [
  dice(view),
  battle(view),
  actions(view),
  ways(view),
  cards(view, viewer),
  roster(view),
  arrivals(view),
  victory(view),
]
