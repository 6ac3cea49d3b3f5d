/** Keys and their arguments; the words are in locales/. */
export const COMMON = {
  'log.control': ['faction', 'space'],
  'log.open_seas': [],
  'log.eliminated': ['unit', 'place'],
  'log.vps': ['faction', 'vps', 'victory'],
  'log.raid_points': ['faction', 'points', 'total'],
  'log.raid_lost': ['faction', 'points', 'total'],
  'log.chit': ['faction'],
  'chance.chit': ['faction'],
  'prompt.chit': ['held', 'drawn'],
  'place.sail': [],
} as const
