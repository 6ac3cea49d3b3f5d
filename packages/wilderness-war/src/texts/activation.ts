/** Keys and their arguments; the words are in locales/. */
export const ACTIVATION = {
  'prompt.activate': ['value'],
  'prompt.activate_single': [],
  'prompt.activate_units': ['left'],
  'prompt.commander': [],
  'prompt.force': ['leader', 'units', 'limit'],
  'prompt.next_group': [],
  'prompt.besiege_or_move': ['leader', 'space'],
  'prompt.sortie': ['space'],
  'log.activates_none': ['side'],
  'log.activates_one': ['side', 'piece', 'space'],
  'log.activates_force': ['side', 'leader:piece', 'units:number', 'pieces:piece[]', 'space'],
} as const
