/** Quebec 1759 in the browser. */
import '../../styles/board-layer.css'
import '../../styles/quebec.css'
import { type View, web } from '@carillon/quebec-1759/page'
import { rulebook } from '@carillon/quebec-1759/rulebook'
import { soon } from '../../shell/deferred.tsx'
import type { GameBoard } from '../board.ts'
import { panelsOf } from '../panels.tsx'
import { Board } from './Board.tsx'
import { group, label } from './choices.ts'
import { FRAME } from './map/geometry.ts'

const text = async () => (await import('@carillon/quebec-1759/board')).board
const places = soon(async () => (await import('./places.ts')).places)
const reading = soon(async () => (await import('./reading.ts')).reading)
const describe = soon(async () => (await import('./describe.ts')).describe)

export const board: GameBoard<View> = {
  Board,
  panels: panelsOf(
    () => import('./Panels.tsx'),
    [
      ['orders', web.orders, 'Orders'],
      ['forces', web.forces, 'Forces'],
      ['losses', web.losses, 'Losses'],
      ['turns', web.turns, 'Turns'],
    ],
  ),
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
