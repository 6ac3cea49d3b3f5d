/** Options made once. Arrays are by number. */
import { optionsOf } from '@carillon/kernel'
import { SPACE_IDS } from '../data/map.ts'
import { PIECE_IDS } from '../data/pieces.ts'
import { CARD_IDS, DO, type USES } from '../names.ts'

/** Copied: objects that were filled key by key are slow to read. */
export const BUTTON = { ...optionsOf('do', DO) }
const list = <F extends string>(field: F, ids: readonly string[]): readonly Readonly<Record<F, string>>[] =>
  ids.map((id) => Object.freeze({ [field]: id } as Record<F, string>))
/** `{ space: 'albany' }` */
export const SPACE_OPTION = list('space', SPACE_IDS)
/** `{ piece: 'montcalm' }` */
export const PIECE_OPTION = list('piece', PIECE_IDS)
/** `{ card: '14' }`, by the number of the card. */
export const CARD_OPTION = [Object.freeze({ card: '0' }), ...list('card', CARD_IDS)]
const withDo = <D extends string, F extends string>(what: D, field: F, ids: readonly string[]) =>
  ids.map((id) => Object.freeze({ do: what, [field]: id } as Record<'do' | F, string>))
/** `{ do: 'drop', piece: 'br-44th' }` */
export const DROP_OPTION = withDo('drop', 'piece', PIECE_IDS)
/** 13 `{ do: 'infiltrate', space: 'albany' }` */
export const INFILTRATE_OPTION = withDo('infiltrate', 'space', SPACE_IDS)
/** 6.4 `{ do: 'sail', space: 'halifax' }` */
export const SAIL_OPTION = withDo('sail', 'space', SPACE_IDS)
/** 6.43 `{ do: 'land', space: 'louisbourg' }` */
export const LAND_OPTION = withDo('land', 'space', SPACE_IDS)
/** 5.46 `{ do: 'demolish', space: 'oswego' }` */
export const DEMOLISH_OPTION = withDo('demolish', 'space', SPACE_IDS)
/** 5.46 Fieldworks alone, where walls stand too: `{ do: 'clear', space: 'oswego' }` */
export const CLEAR_OPTION = withDo('clear', 'space', SPACE_IDS)
/** 5.26 What a card is played for: `{ card: '14', use: 'activate' }`. */
export type Use = (typeof USES)[number]
export const USE_OPTION: Readonly<Record<Use, readonly Readonly<{ card: string; use: Use }>[]>> = {
  activate: useOptions('activate'),
  build: useOptions('build'),
  event: useOptions('event'),
}
function useOptions(use: Use): readonly Readonly<{ card: string; use: Use }>[] {
  return ['0', ...CARD_IDS].map((card) => Object.freeze({ card, use }))
}
