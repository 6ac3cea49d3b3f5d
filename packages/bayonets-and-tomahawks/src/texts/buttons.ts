/** Named buttons; the words are `do.<id>`. Kept in the order of the alphabet. */
export const BUTTONS = [
  'all',
  'build',
  'done',
  'keep_chit',
  'lights',
  'marshal',
  'move',
  'none',
  'pass',
  'raid',
  'sail',
  'take_chit',
] as const
