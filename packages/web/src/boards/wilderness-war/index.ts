/** Wilderness War in the browser. */
import { gameText as text, type View } from '@carillon/wilderness-war/page'
import { rulebook } from '@carillon/wilderness-war/rulebook'
import { theatreBoard } from '../theatre/board.ts'
import { layersOf } from '../theatre/layers.ts'
import { LAYER_KEYS } from './layer-keys.ts'
import '../../styles/wilderness.css'
import { Board } from './Board.tsx'
import { group, label } from './choices.ts'
import { FRAME } from './geometry.ts'

export const board = theatreBoard<View, 'Cards' | 'Tracks' | 'Boxes' | 'NowPanel'>({
  Board,
  deferred: () => import('./deferred.tsx'),
  panels: [
    ['cards', text('web.panel.cards'), 'Cards'],
    ['tracks', text('web.panel.tracks'), 'Tracks'],
    ['boxes', text('web.panel.boxes'), 'Boxes'],
    ['now', text('web.panel.now'), 'NowPanel'],
  ],
  frame: FRAME,
  label,
  group,
  rulebook,
  layers: layersOf(LAYER_KEYS),
  aids: async () => (await import('@carillon/wilderness-war/aids')).aids,
})
