/** Bayonets & Tomahawks in the browser. */
import { gameText as text, type View } from '@carillon/bayonets-and-tomahawks/page'
import { rulebook } from '@carillon/bayonets-and-tomahawks/rulebook'
import { theatreBoard } from '../theatre/board.ts'
import { layersOf } from '../theatre/layers.ts'
import { LAYER_KEYS } from './layer-keys.ts'
import '../../styles/bayonets.css'
import { Board } from './Board.tsx'
import { group, label } from './choices.ts'
import { DIE } from './faces.tsx'
import { FRAME } from './geometry.ts'

export const board = theatreBoard<View, 'Cards' | 'Tracks' | 'Boxes' | 'BattlePanel'>({
  Board,
  deferred: () => import('./deferred.tsx'),
  panels: [
    ['cards', text('web.panel.cards'), 'Cards'],
    ['tracks', text('web.panel.tracks'), 'Tracks'],
    ['boxes', text('web.panel.boxes'), 'Boxes'],
    ['battle', text('web.panel.battle'), 'BattlePanel'],
  ],
  frame: FRAME,
  die: DIE,
  label,
  group,
  rulebook,
  layers: layersOf(LAYER_KEYS),
  aids: async () => (await import('@carillon/bayonets-and-tomahawks/aids')).aids,
})
