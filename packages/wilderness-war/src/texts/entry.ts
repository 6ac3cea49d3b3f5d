/** Keys and their arguments; the words are in locales/. */
export const ENTRY = {
  // Card 15
  'prompt.lake_schooner': ['from', 'space'],
  'log.lake_schooner': ['space'],
  // 13, 14
  'log.infiltrates': ['pieces:piece[]', 'space'],
  'prompt.intercept': ['space'],
  'prompt.party': ['piece', '(force:piece[])'],
  'chance.interception': ['space'],
  'log.intercepts': ['pieces:piece[]', 'from:space', 'space', 'die'],
  'log.intercept_fails': ['pieces:piece[]', 'space', 'die'],
  // 15
  'prompt.avoid': ['space'],
  'prompt.avoid_to': [],
  'chance.avoid': ['space'],
  'log.avoids': ['pieces:piece[]', 'from:space', 'space'],
  'log.avoid_fails': ['pieces:piece[]', 'space', 'die'],
  // 8.1, 8.21
  'prompt.inside': ['space'],
  'log.inside': ['side', 'pieces:piece[]', 'space'],
  'log.siege_begins': ['space'],
  // 6.53
  'prompt.leader_retreats': ['piece', 'space'],
  'log.leader_retreats': ['piece', 'from:space', 'space'],
  'log.leader_inside': ['piece', 'space'],
} as const
