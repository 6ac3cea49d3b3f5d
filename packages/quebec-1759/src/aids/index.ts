/** Tables and lists beside the board, from facts and a view alone. */
import type { Aid } from '@carillon/kernel'
import type { View } from '../view.ts'
import { battle, fire } from './battle.ts'
import { boats, roads } from './moving.ts'
import { roster } from './roster.ts'
import { militia, turns } from './turns.ts'

export const aids = (view: View): readonly Aid[] => [
  fire(view),
  battle(view),
  boats(view),
  roads(view),
  militia(view),
  roster(view),
  turns(view),
]
