/** Keys and their arguments; the words are in locales/. */
export const COMMON = {
  'log.reduced': ['piece', 'space'],
  'log.eliminated': ['piece', 'space'],
  'log.killed': ['piece', 'space'],
  'log.restored': ['piece'],
  'log.enters': ['piece', 'space'],
  'log.response': ['side', 'card'],
  'log.vp': ['side', 'points', 'reason', 'total'],
  'vp.total.french': ['points'],
  'vp.total.british': ['points'],
  'vp.total.none': [],
} as const
