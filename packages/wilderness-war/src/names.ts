/** Names of things: messages like all others. */
import { type Name, namer } from '@carillon/kernel'
import { CARDS, type CardId, EVENTS } from './data/cards.ts'
import { DEPARTMENTS, SIDES, type Side, SPACE_IDS, type Space, type SpaceId } from './data/map.ts'
import { PIECE_IDS, type Piece } from './data/pieces.ts'
import { BUTTONS } from './texts/buttons.ts'

export const DO = BUTTONS
export const CARD_IDS: readonly string[] = CARDS.map(String)
export const ASSEMBLIES = ['reluctant', 'supportive', 'enthusiastic'] as const
const SEASONS = ['early', 'late'] as const
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

const made = <F extends string, I extends string>(family: F, ids: readonly I[]): readonly Name<F, I>[] =>
  ids.map(namer(family, ids))
const SPACE_NAMES = made('space', SPACE_IDS)
const PIECE_NAMES = made('piece', PIECE_IDS)
const CARD_NAMES: readonly Name<'card'>[] = [{ key: 'card.0' }, ...made('card', CARD_IDS)]
export const spaceName = (space: Space): Name<'space', SpaceId> => SPACE_NAMES[space] as Name<'space', SpaceId>
export const pieceName = (piece: Piece): Name<'piece'> => PIECE_NAMES[piece] as Name<'piece'>
export const pieceNames = (pieces: readonly Piece[]): readonly Name<'piece'>[] => {
  const names: Name<'piece'>[] = []
  for (const piece of pieces) names.push(pieceName(piece))
  return names
}
export const cardName = (card: CardId): Name<'card'> => CARD_NAMES[card] as Name<'card'>
const SIDE_NAMES = made('side', SIDES)
/** SIDES in their order. */
export const sideName = (side: Side): Name<'side', Side> => SIDE_NAMES[side === 'british' ? 0 : 1] as Name<'side', Side>
export const departmentName = namer('department', DEPARTMENTS)
export const seasonName = namer('season', SEASONS)
const ASSEMBLY_NAMES = made('assemblies', ASSEMBLIES)
export const assembliesName = (box: number): Name<'assemblies', (typeof ASSEMBLIES)[number]> =>
  ASSEMBLY_NAMES[box] as Name<'assemblies', (typeof ASSEMBLIES)[number]>
const FORT_NAMES = made('fortification', FORTIFICATIONS)
/** STOCKADE, FORT or FORTRESS. */
export const fortificationName = (kind: number): Name<'fortification', (typeof FORTIFICATIONS)[number]> =>
  FORT_NAMES[kind - 1] as Name<'fortification', (typeof FORTIFICATIONS)[number]>
