/** 6.0 The 54 cards. */
import type { Faction } from './map.ts'

export type Deck = Faction | 'indian'
/** 7.3 Action points. */
export const APS = [
  'light',
  'light-2x',
  'army',
  'army-2x',
  'sail-army',
  'sail-army-2x',
  'light-army',
  'light-army-2x',
  'indian',
  'indian-2x',
] as const
export type Ap = (typeof APS)[number]
/** 7.3 Kinds of action points. */
export type ApKind = Exclude<Ap, `${string}-2x`>

/** 7.4 Events that are resolved at the start of the AR. */
const START_EVENT_IDS = [
  'round-up',
  'disease-in-french-camp',
  'delayed-supplies-from-france',
  'smallpox-infected-blankets',
  'cherokee-diplomacy',
  'wintering-rear-admiral',
  'iroquois-diplomacy',
  'french-trade-goods-destroyed',
  'armed-battoemen',
  'reluctant-wagoners',
  'hesitant-british-general',
  'disease-in-british-camp',
  'french-lake-warships',
  'rough-seas',
  'smallpox-epidemic',
  'british-encroachment',
  'pennsylvanias-peace-promises',
  'lets-see-how-the-french-fight',
] as const
/** 7.4 Events that change actions, raids or battles. */
export const OTHER_EVENT_IDS = [
  'construction-frenzy',
  'lucky-cannonball',
  'surprise-landing',
  'forced-march',
  'perfect-volleys',
  'wilderness-ambush',
  'frontiers-ablaze',
  'coup-de-main',
  'indomitable-abbatis',
  'staged-lacrosse-game',
  'pursuit-of-elevated-status',
  'right-to-plunder-and-captives',
] as const
export const EVENT_IDS = [...START_EVENT_IDS, ...OTHER_EVENT_IDS] as const
export type StartEventId = (typeof START_EVENT_IDS)[number]
type OtherEventId = (typeof OTHER_EVENT_IDS)[number]
export type EventId = StartEventId | OtherEventId

export interface Card {
  readonly deck: Deck
  /** 0 on Indian cards. */
  readonly initiative: number
  readonly aps: readonly Ap[]
  /** Buildup deck (AR1 to AR3); otherwise Campaign. */
  readonly buildup: boolean
  /** Years it is used in; every year without it. */
  readonly years: readonly number[] | null
  readonly event: EventId | null
  /** 7.4 Resolved at the start of the AR. */
  readonly start: boolean
}
type More = Partial<Pick<Card, 'buildup' | 'years'>> &
  ({ readonly event?: OtherEventId; readonly start?: never } | { readonly event: StartEventId; readonly start: true })
const card = (deck: Deck, initiative: number, aps: string, more: More = {}): Card => ({
  deck,
  initiative,
  aps: aps ? (aps.split(' ') as Ap[]) : [],
  buildup: more.buildup ?? false,
  years: more.years ?? null,
  event: more.event ?? null,
  start: more.start ?? false,
})
export type CardId = number
export const CARD: Readonly<Record<CardId, Card>> = {
  1: card('british', 4, 'light army sail-army', { buildup: true, years: [1757] }),
  2: card('british', 5, 'light army army', { buildup: true }),
  3: card('british', 5, 'light army army sail-army', { buildup: true }),
  4: card('british', 6, 'light army', { buildup: true, event: 'round-up', start: true }),
  5: card('british', 6, 'light sail-army', { buildup: true, event: 'disease-in-french-camp', start: true }),
  6: card('british', 1, 'light army army sail-army', {
    years: [1757],
    event: 'delayed-supplies-from-france',
    start: true,
  }),
  7: card('british', 2, 'light army army army-2x', { event: 'construction-frenzy' }),
  8: card('british', 2, 'light army army sail-army', { event: 'lucky-cannonball' }),
  9: card('british', 3, 'light army army army', { event: 'surprise-landing' }),
  10: card('british', 4, 'light army sail-army', { buildup: true, event: 'forced-march' }),
  11: card('british', 4, 'army sail-army-2x', { event: 'smallpox-infected-blankets', start: true }),
  12: card('british', 1, 'light army army sail-army', { years: [1757], event: 'round-up', start: true }),
  13: card('british', 3, 'light-2x army sail-army', { event: 'cherokee-diplomacy', start: true }),
  14: card('british', 4, 'army army army sail-army', { event: 'perfect-volleys' }),
  15: card('british', 4, 'light army sail-army', { buildup: true, years: [1755, 1756] }),
  16: card('british', 1, 'light army sail-army', { years: [1755, 1756] }),
  17: card('british', 1, 'light army sail-army', { years: [1755, 1756], event: 'round-up', start: true }),
  18: card('british', 4, 'light army army sail-army', {
    buildup: true,
    years: [1758, 1759],
    event: 'wintering-rear-admiral',
    start: true,
  }),
  19: card('british', 1, 'light army army army sail-army', {
    years: [1758, 1759],
    event: 'iroquois-diplomacy',
    start: true,
  }),
  20: card('british', 5, 'light army army army sail-army', {
    years: [1758, 1759],
    event: 'french-trade-goods-destroyed',
    start: true,
  }),
  21: card('british', 4, 'light army sail-army', { event: 'armed-battoemen', start: true }),
  22: card('french', 4, 'light sail-army', { buildup: true }),
  23: card('french', 5, 'light-army sail-army', { buildup: true }),
  24: card('french', 5, 'light light-army', { buildup: true, event: 'forced-march' }),
  25: card('french', 6, 'light-2x', { buildup: true }),
  26: card('french', 6, 'light light', { buildup: true }),
  27: card('french', 1, 'light-2x light-army sail-army', { years: [1757], event: 'lucky-cannonball' }),
  28: card('french', 2, 'light army-2x', { years: [1757], event: 'construction-frenzy' }),
  29: card('french', 2, 'light sail-army', { event: 'cherokee-diplomacy', start: true }),
  30: card('french', 3, 'light sail-army', { event: 'reluctant-wagoners', start: true }),
  31: card('french', 4, 'light sail-army', { event: 'round-up', start: true }),
  32: card('french', 4, 'light sail-army', { event: 'wilderness-ambush' }),
  33: card('french', 1, 'light-army light-army sail-army', {
    years: [1757],
    event: 'hesitant-british-general',
    start: true,
  }),
  34: card('french', 3, 'light light army-2x', { event: 'disease-in-british-camp', start: true }),
  35: card('french', 5, 'light', { buildup: true }),
  36: card('french', 1, 'light-2x light-army sail-army', { years: [1755, 1756], event: 'frontiers-ablaze' }),
  37: card('french', 2, 'light army-2x', { years: [1755, 1756], event: 'coup-de-main' }),
  38: card('french', 1, 'light light-army sail-army', {
    years: [1755, 1756],
    event: 'iroquois-diplomacy',
    start: true,
  }),
  39: card('french', 1, 'light-2x light-army sail-army', {
    years: [1758, 1759],
    event: 'french-lake-warships',
    start: true,
  }),
  40: card('french', 2, 'light army-2x', { years: [1758, 1759], event: 'rough-seas', start: true }),
  41: card('french', 1, 'light-army light-army sail-army', { years: [1758, 1759], event: 'indomitable-abbatis' }),
  42: card('french', 4, 'light light-army'),
  43: card('indian', 0, 'indian indian'),
  44: card('indian', 0, 'indian'),
  45: card('indian', 0, 'indian', { event: 'smallpox-epidemic', start: true }),
  46: card('indian', 0, 'indian-2x indian', { event: 'staged-lacrosse-game' }),
  47: card('indian', 0, 'indian indian'),
  48: card('indian', 0, 'indian-2x'),
  49: card('indian', 0, 'indian indian', { event: 'pursuit-of-elevated-status' }),
  50: card('indian', 0, 'indian indian', { event: 'right-to-plunder-and-captives' }),
  51: card('indian', 0, 'indian', { event: 'british-encroachment', start: true }),
  52: card('indian', 0, 'indian indian indian'),
  53: card('indian', 0, 'indian', { event: 'pennsylvanias-peace-promises', start: true }),
  54: card('indian', 0, '', { event: 'lets-see-how-the-french-fight', start: true }),
}
export const CARDS: readonly CardId[] = Object.keys(CARD).map(Number)
export const CARD_IDS: readonly string[] = CARDS.map(String)
/** 6.0 Cards of a year; those of 1758 and 1759 serve in 1760 too. */
export const isOfYear = (id: CardId, year: number): boolean => CARD[id]?.years?.includes(Math.min(year, 1759)) ?? true
