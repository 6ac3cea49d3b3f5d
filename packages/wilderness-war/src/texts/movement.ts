/** Keys and their arguments; the words are in locales/. */
export const MOVEMENT = {
  'prompt.foul_weather': ['pieces', 'space'],
  'prompt.not_held': ['question'],
  'prompt.march': ['pieces', 'space', 'spent'],
  'march.force': ['leader:piece', 'others:number'],
  'log.foul_weather': ['pieces:piece[]'],
  'log.moves': ['pieces:piece[]', 'from:space', 'to:space'],
  'log.goes_on': ['side', 'from:space', 'to:space'],
  'log.sails': ['pieces:piece[]', 'from:space', 'to:space'],
  'log.lands': ['space'],
  'log.left': ['piece', 'space'],
  'way.force': ['leader:piece'],
  'way.force_card': ['leader:piece', 'card', 'value'],
  'way.siege': ['leader:piece'],
  'way.siege_card': ['leader:piece', 'card', 'value'],
  'way.alone': ['piece'],
  'way.alone_card': ['piece', 'card', 'value'],
} as const
