/** Keys and their arguments; the words are in locales/. */
export const RAID = {
  'chance.interception': ['space'],
  'chance.raid': ['target'],
  'prompt.raider': [],
  'prompt.target': ['unit'],
  'prompt.hop': ['target'],
  'prompt.reroll_interception': ['space'],
  'prompt.reroll_raid': ['face'],
  'prompt.lacrosse': [],
  'log.raid': ['unit', 'from:space', 'target:space'],
  'log.interception': ['faction:role', 'space', 'face', '(die)'],
  'log.intercepted': ['unit', 'space'],
  'log.raid_roll': ['unit', 'target:space', 'face', '(die)'],
  'log.raid_success': ['unit', 'target:space'],
  'log.raid_failed': ['unit', 'target:space'],
  'log.raid_event': ['event'],
  'log.raider_home': ['unit'],
} as const
