/** Keys and their arguments; the words are in locales/. */
export const SIEGE = {
  'log.siege_lifted': ['space'],
  'log.fortress_reverts': ['space', 'side'],
  'log.amphib_removed': ['space'],
  'log.works_removed': ['space'],
  'vp.fortress': ['space'],
  'vp.holds': ['space'],
  // 8.23
  'prompt.siege': ['space', 'level'],
  'prompt.siege_assault': ['space', 'level'],
  'prompt.siege_coehorns': ['space'],
  'prompt.siege_or_surrender': ['space'],
  'chance.siege': ['space'],
  'log.siege_roll': ['space', 'die', 'drm', 'gain', 'level'],
  'log.surrender': ['space'],
  // 9
  'prompt.assault_coehorns': ['space'],
  'chance.assault': ['space'],
  'log.assault': ['side', 'space'],
  'log.assault_fire': ['side', 'strength', 'die', 'drm', 'result'],
  'log.assault_fails': ['space'],
  // 9.22, 5.45
  'log.captured': ['side', 'space', 'what'],
  'log.destroyed': ['side', 'space', 'what'],
  'vp.stockade': ['space'],
  'vp.fort': ['space'],
  'vp.massacre': ['space'],
  'prompt.massacre': ['space'],
  'prompt.surrendered': ['space'],
  'log.surrendered': ['side', 'space'],
} as const
