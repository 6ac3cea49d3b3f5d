/** 7.51 Who commands, and how well. */
import { type Piece, pieceName, pieceOf, gameText as text } from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'

export const Leads = ({ piece, say }: { readonly piece: Piece; readonly say: Say }): ReactNode => (
  <p>{say(text('web.commander', { piece: pieceName(piece), tactics: pieceOf(piece).tactics }))}</p>
)
