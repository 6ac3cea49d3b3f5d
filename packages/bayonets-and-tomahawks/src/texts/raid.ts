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
  'log.raid': ['unit', 'from', 'target'],
  'log.interception': ['faction', 'space', 'face'],
  'log.intercepted': ['unit', 'space'],
  'log.raid_roll': ['unit', 'target', 'face'],
  'log.raid_success': ['unit', 'target'],
  'log.raid_failed': ['unit', 'target'],
  'log.raid_event': ['event'],
  'log.raider_home': ['unit'],
} as const
