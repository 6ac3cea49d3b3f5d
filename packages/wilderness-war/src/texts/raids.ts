/** Keys and their arguments; the words are in locales/. */
export const RAIDS = {
  'prompt.raid_militia': ['space'],
  'log.raid_militia': ['piece', 'space'],
  'prompt.blockhouses': ['space'],
  'log.blockhouses': ['side'],
  'chance.raid': ['space'],
  'log.raid_succeeds': ['pieces', 'space', 'hard', 'die', 'reasons', 'modifiers', 'losses'],
  'log.raid_fails': ['pieces', 'space', 'hard', 'die', 'reasons', 'modifiers', 'losses'],
  'drm.rangers': [],
  'drm.militia': [],
  'log.raided': ['side', 'space'],
  'log.raided_before': ['space'],
  'log.stockade_burnt': ['space'],
} as const
