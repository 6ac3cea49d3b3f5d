/** Bayonets & Tomahawks in the browser. */
import '../../styles/theatre.css'
import '../../styles/theatre-map.css'
import '../../styles/theatre-fight.css'
import '../../styles/theatre-pieces.css'
import '../../styles/theatre-cards.css'
import '../../styles/theatre-tracks.css'
import '../../styles/bayonets.css'
import type { View } from '@carillon/bayonets-and-tomahawks/page'
import { rulebook } from '@carillon/bayonets-and-tomahawks/rulebook'
import { soon } from '../../shell/deferred.tsx'
import type { GameBoard } from '../board.ts'
import { Board } from './Board.tsx'
import { group, label } from './choices.ts'
import { DIE } from './faces.tsx'
import { FRAME } from './geometry.ts'
import { PANELS } from './panel-list.tsx'

const text = async () => (await import('./deferred.tsx')).board
const places = soon(async () => (await import('./deferred.tsx')).places)
const describe = soon(async () => (await import('./deferred.tsx')).describe)

export const board: GameBoard<View> = {
  Board,
  panels: PANELS,
  frame: FRAME,
  die: DIE,
  describe,
  places,
  label,
  text,
  group,
  rulebook,
}
