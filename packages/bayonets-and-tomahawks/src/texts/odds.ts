/** Keys and their arguments; the words are in locales/. */
export const ODDS = {
  'odds.raid': [],
  'odds.raid_failed': [],
  'odds.intercepted': [],
  'odds.won': ['faction:role', 'space'],
  'odds.rout': ['faction:role'],
  'odds.lost': ['faction:role'],
  'odds.reduced': ['faction:role'],
  'odds.force': ['faction:role'],
  'odds.mark': ['mark:number'],
  'odds.leads': ['unit', 'left:number'],
  'meaning.done': ['count:number'],
  'meaning.raid': ['unit', 'from:space', 'target:space'],
  'meaning.march': ['count:number', 'from:space', 'to:space', 'meets:message'],
  'meaning.battle': ['units:number', 'militia:number'],
  'meaning.nobody': [],
} as const
