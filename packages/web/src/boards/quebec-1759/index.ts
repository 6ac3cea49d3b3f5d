/** Quebec 1759 in the browser. */
import '../../styles/quebec.css'
import type { View } from '@carillon/quebec-1759/page'
import { rulebook } from '@carillon/quebec-1759/rulebook'
import { soon } from '../../shell/deferred.tsx'
import type { GameBoard } from '../board.ts'
import { Board } from './Board.tsx'
import { group, label } from './choices.ts'
import { FRAME } from './map/geometry.ts'
import { PANELS } from './panel-list.tsx'

const text = async () => (await import('@carillon/quebec-1759/board')).board
const places = soon(async () => (await import('./places.ts')).places)
const reading = soon(async () => (await import('./reading.ts')).reading)
const describe = soon(async () => (await import('./describe.ts')).describe)

export const board: GameBoard<View> = {
  Board,
  panels: PANELS,
  frame: FRAME,
  describe,
  places,
  reading,
  label,
  text,
  group,
  rulebook,
  aids: async () => (await import('@carillon/quebec-1759/aids')).aids,
}
