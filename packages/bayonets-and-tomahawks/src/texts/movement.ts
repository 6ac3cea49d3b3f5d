/** Keys and their arguments; the words are in locales/. */
export const MOVEMENT = {
  'log.attack': ['faction', 'space'],
  'log.forced_march': ['faction'],
  'log.land': ['units', 'space'],
  'log.move': ['units', 'from', 'to'],
  'log.overwhelm': ['faction', 'space'],
  'log.sail': ['units', 'space'],
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
