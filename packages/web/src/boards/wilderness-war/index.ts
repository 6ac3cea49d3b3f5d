/** Wilderness War in the browser. */
import '../../styles/theatre.css'
import '../../styles/theatre-map.css'
import '../../styles/theatre-fight.css'
import '../../styles/theatre-pieces.css'
import '../../styles/theatre-cards.css'
import '../../styles/theatre-tracks.css'
import '../../styles/wilderness.css'
import type { View } from '@carillon/wilderness-war/page'
import { rulebook } from '@carillon/wilderness-war/rulebook'
import { soon } from '../../shell/deferred.tsx'
import type { GameBoard } from '../board.ts'
import { Board } from './Board.tsx'
import { group, label } from './choices.ts'
import { FRAME } from './geometry.ts'
import { PANELS } from './panel-list.tsx'

const text = async () => (await import('./deferred.tsx')).board
const places = soon(async () => (await import('./deferred.tsx')).places)
const describe = soon(async () => (await import('./deferred.tsx')).describe)

export const board: GameBoard<View> = {
  Board,
  panels: PANELS,
  frame: FRAME,
  describe,
  places,
  label,
  text,
  group,
  rulebook,
}
