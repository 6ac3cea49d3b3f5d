/** What a reader of the log wants to know of pieces: whose they are, and how many of a kind. */
import { idOf, type Message } from '@carillon/kernel'
import { countedPieces, PIECE_IDS, pieceCalled, pieceOf } from '@carillon/wilderness-war/page'
import type { Reading } from '../board.ts'

const isPiece = (name: Message): boolean => name.key.startsWith('piece.') && PIECE_IDS.includes(idOf(name))

export const reading: Reading = {
  sideOf: (name) => (isPiece(name) ? pieceOf(pieceCalled(idOf(name))).side : undefined),
  counted: (name) => (isPiece(name) ? countedPieces(pieceOf(pieceCalled(idOf(name))).type) : undefined),
}
