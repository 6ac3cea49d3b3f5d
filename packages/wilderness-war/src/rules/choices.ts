/** One of several pieces or spaces, where nothing else can be chosen; a single one is taken without asking. */
import { choose, type Message, type Play } from '@carillon/kernel'
import { type Side, type Space, spaceCalled } from '../data/map.ts'
import { type Piece, pieceCalled } from '../data/pieces.ts'
import { pieceOption, spaceOption } from './options.ts'

export function* choosePiece(side: Side, rule: string, prompt: Message, pieces: readonly Piece[]): Play<Piece> {
  const options = pieces.map((piece) => pieceOption(piece))
  return pieceCalled((yield* choose(side, rule, prompt, options)).piece)
}
export function* chooseSpace(side: Side, rule: string, prompt: Message, spaces: readonly Space[]): Play<Space> {
  const options = spaces.map((space) => spaceOption(space))
  return spaceCalled((yield* choose(side, rule, prompt, options)).space)
}
