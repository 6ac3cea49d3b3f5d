/** Keys and their arguments; the words are in locales/. */
export const MOVEMENT = {
  'log.attack': ['faction:role', 'space'],
  'log.forced_march': ['faction:role'],
  'log.land': ['units:unit[]', 'space'],
  'log.move': ['units:unit[]', 'from:space', 'to:space'],
  'log.overwhelm': ['faction:role', 'space'],
  'log.sail': ['units:unit[]', 'space'],
  'log.surprise_landing': [],
  'prompt.embark': ['space', 'room'],
  'prompt.land': [],
  'prompt.land_now': [],
  'prompt.move_from': [],
  'prompt.move_on': ['space', 'spent'],
  'prompt.move_to': ['space'],
  'prompt.move_units': ['space'],
  'prompt.sail_from': [],
} as const
