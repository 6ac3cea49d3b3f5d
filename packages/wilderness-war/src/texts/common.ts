/** Keys and their arguments; the words are in locales/. */
/** What a reason adds to a die roll, and its rule. */
export const POINTS = ['points:number', '(rule:text)'] as const

export const COMMON = {
  'log.reduced': ['piece', 'space'],
  'log.eliminated': ['piece', 'space'],
  'log.killed': ['piece', 'space'],
  'log.restored': ['piece'],
  'log.enters': ['piece', 'space'],
  'log.response': ['side', 'card'],
  'log.vp': ['side', 'points:number', 'reason:vp', 'total:vp'],
  'vp.total.french': ['points:number'],
  'vp.total.british': ['points:number'],
  'vp.total.none': [],
} as const
