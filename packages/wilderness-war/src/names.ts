/** Names of things: messages like all others. */
import { type Message, namer } from '@carillon/kernel'
import { CARDS, type CardId, EVENTS } from './data/cards.ts'
import { DEPARTMENTS, SIDES, type Side, SPACE_IDS, type Space } from './data/map.ts'
import { PIECE_IDS, type Piece } from './data/pieces.ts'
import { BUTTONS } from './texts/buttons.ts'

export const DO = BUTTONS
export const CARD_IDS: readonly string[] = CARDS.map(String)
export const ASSEMBLIES = ['reluctant', 'supportive', 'enthusiastic'] as const
export const SEASONS = ['early', 'late'] as const
export const FORTIFICATIONS = ['stockade', 'fort', 'fortress'] as const
/** 5.26 What a card is played for. */
export const USES = ['activate', 'build', 'event'] as const

/** Families of names, for the catalogue's check. */
export const NAMES = {
  side: SIDES,
  space: SPACE_IDS,
  piece: PIECE_IDS,
  card: CARD_IDS,
  event: EVENTS,
  department: DEPARTMENTS,
  assemblies: ASSEMBLIES,
  season: SEASONS,
  fortification: FORTIFICATIONS,
  use: USES,
} as const

const made = (family: string, ids: readonly string[]): readonly Message[] => ids.map(namer(family, ids))
const SPACE_NAMES = made('space', SPACE_IDS)
const PIECE_NAMES = made('piece', PIECE_IDS)
const CARD_NAMES = [{ key: 'card.0' }, ...made('card', CARD_IDS)]
export const spaceName = (space: Space): Message => SPACE_NAMES[space] as Message
export const pieceName = (piece: Piece): Message => PIECE_NAMES[piece] as Message
export const pieceNames = (pieces: readonly Piece[]): readonly Message[] => {
  const names: Message[] = []
  for (const piece of pieces) names.push(pieceName(piece))
  return names
}
export const cardName = (card: CardId): Message => CARD_NAMES[card] as Message
const SIDE_NAMES = made('side', SIDES)
/** SIDES in their order. */
export const sideName = (side: Side): Message => SIDE_NAMES[side === 'british' ? 0 : 1] as Message
export const departmentName = namer('department', DEPARTMENTS)
export const seasonName = namer('season', SEASONS)
const ASSEMBLY_NAMES = made('assemblies', ASSEMBLIES)
export const assembliesName = (box: number): Message => ASSEMBLY_NAMES[box] as Message
const FORT_NAMES = made('fortification', FORTIFICATIONS)
/** STOCKADE, FORT or FORTRESS. */
export const fortificationName = (kind: number): Message => FORT_NAMES[kind - 1] as Message
