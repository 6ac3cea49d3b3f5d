/** Options made once, by number. */
import { optionsOf } from '@carillon/kernel'
import type { CardId } from '../data/cards.ts'
import { SPACE_IDS, type Space } from '../data/map.ts'
import { PIECE_IDS, type Piece } from '../data/pieces.ts'
import { CARD_IDS, DO, type USES } from '../names.ts'

/** Copied: objects that were filled key by key are slow to read. */
export const BUTTON = { ...optionsOf('do', DO) }
type OptionOf<F extends string> = Readonly<Record<F, string>>
const list = <F extends string>(field: F, ids: readonly string[]): readonly OptionOf<F>[] =>
  ids.map((id) => Object.freeze({ [field]: id } as Record<F, string>))
const [SPACES, PIECES] = [list('space', SPACE_IDS), list('piece', PIECE_IDS)]
const CARDS = list('card', ['0', ...CARD_IDS])
/** `{ space: 'albany' }` */
export const spaceOption = (space: Space): OptionOf<'space'> => SPACES[space] as OptionOf<'space'>
/** `{ piece: 'montcalm' }` */
export const pieceOption = (piece: Piece): OptionOf<'piece'> => PIECES[piece] as OptionOf<'piece'>
/** `{ card: '14' }`, by the number of the card. */
export const cardOption = (card: CardId): OptionOf<'card'> => CARDS[card] as OptionOf<'card'>
function withDo<D extends string, F extends string>(what: D, field: F, ids: readonly string[]) {
  const table = ids.map((id) => Object.freeze({ do: what, [field]: id } as Record<'do' | F, string>))
  return (n: number) => table[n] as Readonly<Record<'do' | F, string>>
}
/** `{ do: 'drop', piece: 'br-44th' }` */
export const dropOption = withDo('drop', 'piece', PIECE_IDS)
/** 13 `{ do: 'infiltrate', space: 'albany' }` */
export const infiltrateOption = withDo('infiltrate', 'space', SPACE_IDS)
/** 6.4 `{ do: 'sail', space: 'halifax' }` */
export const sailOption = withDo('sail', 'space', SPACE_IDS)
/** 6.43 `{ do: 'land', space: 'louisbourg' }` */
export const landOption = withDo('land', 'space', SPACE_IDS)
/** 5.46 `{ do: 'demolish', space: 'oswego' }` */
export const demolishOption = withDo('demolish', 'space', SPACE_IDS)
/** 5.46 Fieldworks alone, where walls stand too: `{ do: 'clear', space: 'oswego' }` */
export const clearOption = withDo('clear', 'space', SPACE_IDS)
/** 5.26 What a card is played for: `{ card: '14', use: 'activate' }`. */
export type Use = (typeof USES)[number]
type UseOption = Readonly<{ card: string; use: Use }>
const useOptions = (use: Use): readonly UseOption[] => ['0', ...CARD_IDS].map((card) => Object.freeze({ card, use }))
const USE_OPTIONS: Readonly<Record<Use, readonly UseOption[]>> = {
  activate: useOptions('activate'),
  build: useOptions('build'),
  event: useOptions('event'),
}
export const useOption = (use: Use, card: CardId): UseOption => USE_OPTIONS[use][card] as UseOption
