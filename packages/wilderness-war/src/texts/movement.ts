/** Keys and their arguments; the words are in locales/. */
export const MOVEMENT = {
  'prompt.foul_weather': ['pieces', 'space'],
  'prompt.march': ['pieces', 'space', 'spent'],
  'log.foul_weather': ['pieces'],
  'log.moves': ['pieces', 'from', 'to'],
  'log.goes_on': ['side', 'from', 'to'],
  'log.sails': ['pieces', 'from', 'to'],
  'log.lands': ['space'],
  'log.left': ['piece', 'space'],
} as const
