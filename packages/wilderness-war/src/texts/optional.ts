/** 18 Keys and their arguments; the words are in locales/. */
export const OPTIONAL = {
  'log.linked': ['side', 'card'],
  'prompt.wear_militia': [],
  'log.militia_reduced': ['piece', 'department'],
  'log.militia_lost': ['piece', 'department'],
  'vp.regulars': [],
  'prompt.siege_besieged': ['space'],
  'prompt.trade': [],
  'chance.trade': [],
  'chance.auction': [],
  'prompt.auction': [],
  'prompt.auction_points': ['side'],
  'prompt.auction_raise': ['side', 'other', 'points'],
  'log.auction': ['seat:side', 'side', 'points:number'],
} as const
