/** Options made once, by number. */
import { type Option, optionsOf } from '@carillon/kernel'
import type { CardId } from '../data/cards.ts'
import { SPACE_IDS } from '../data/map.ts'
import { PIECE_IDS } from '../data/pieces.ts'
import { CARD_IDS, DO, type USES } from '../names.ts'

/** Copied: objects that were filled key by key are slow to read. */
export const BUTTON = { ...optionsOf('do', DO) }
export type Button = (typeof BUTTON)[keyof typeof BUTTON]
function byNumber<O extends Option>(ids: readonly string[], make: (id: string) => O): (n: number) => O {
  const table = ids.map((id) => Object.freeze(make(id)))
  return (n) => table[n] as O
}
/** `{ space: 'albany' }` */
export const spaceOption = byNumber(SPACE_IDS, (space) => ({ space }))
/** `{ piece: 'montcalm' }` */
export const pieceOption = byNumber(PIECE_IDS, (piece) => ({ piece }))
/** The hidden card has the number 0. */
const CARDS = ['0', ...CARD_IDS]
/** `{ card: '14' }`, by the number of the card. */
export const cardOption = byNumber(CARDS, (card) => ({ card }))
/** `{ do: 'drop', piece: 'br-44th' }` */
export const dropOption = byNumber(PIECE_IDS, (piece) => ({ do: 'drop', piece }))
/** 13 `{ do: 'infiltrate', space: 'albany' }` */
export const infiltrateOption = byNumber(SPACE_IDS, (space) => ({ do: 'infiltrate', space }))
/** 6.4 `{ do: 'sail', space: 'halifax' }` */
export const sailOption = byNumber(SPACE_IDS, (space) => ({ do: 'sail', space }))
/** 6.43 `{ do: 'land', space: 'louisbourg' }` */
export const landOption = byNumber(SPACE_IDS, (space) => ({ do: 'land', space }))
/** 5.46 `{ do: 'demolish', space: 'oswego' }` */
export const demolishOption = byNumber(SPACE_IDS, (space) => ({ do: 'demolish', space }))
/** 5.46 Fieldworks alone, where walls stand too: `{ do: 'clear', space: 'oswego' }` */
export const clearOption = byNumber(SPACE_IDS, (space) => ({ do: 'clear', space }))
/** 5.26 What a card is played for: `{ card: '14', use: 'activate' }`. */
export type Use = (typeof USES)[number]
export type UseOption = Readonly<{ card: string; use: Use }>
const useOptions = (use: Use) => byNumber(CARDS, (card): UseOption => ({ card, use }))
const USE_OPTIONS = { activate: useOptions('activate'), build: useOptions('build'), event: useOptions('event') }
export const useOption = (use: Use, card: CardId): UseOption => USE_OPTIONS[use](card)
/** 12.3, 18.7 `{ points: 3 }`: bids from one number of VPs up to another. */
export type BidOption = Readonly<{ points: number }>
export function bidOptions(least: number, most: number): BidOption[] {
  const options: BidOption[] = []
  for (let points = least; points <= most; points += 1) options.push({ points })
  return options
}
