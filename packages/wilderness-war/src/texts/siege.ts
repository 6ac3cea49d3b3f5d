/** Keys and their arguments; the words are in locales/. */
export const SIEGE = {
  'log.siege_lifted': ['space'],
  'log.fortress_reverts': ['space', 'side'],
  'log.amphib_removed': ['space'],
  'log.works_removed': ['space'],
  'vp.fortress': ['space'],
  'vp.holds': ['space'],
} as const
