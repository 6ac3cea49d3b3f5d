/** Keys and their arguments; the words are in locales/. */
export const COMMON = {
  'log.control': ['faction:role', 'space'],
  'log.open_seas': [],
  'log.eliminated': ['unit', 'place:space|box|place'],
  'log.vps': ['faction:role', 'vps:number', 'at:message', '(victory:number)'],
  'log.raid_points': ['faction:role', 'points:number', 'total:number'],
  'log.raid_lost': ['faction:role', 'points:number', 'total:number'],
  'log.chit': ['faction:role'],
  'chance.chit': ['faction'],
  'prompt.chit': ['held', 'drawn'],
  'place.sail': [],
} as const
