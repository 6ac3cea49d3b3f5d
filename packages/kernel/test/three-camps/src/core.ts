/** Three Camps, as far as playing it goes. */
import type { Core } from '@carillon/kernel'
import { ROLES } from './data/pieces.ts'
import { SWITCHES } from './data/switches.ts'
import { reshuffleHidden } from './reshuffle.ts'
import { outcome } from './rules/05-end.ts'
import { sequence } from './sequence.ts'
import { setup } from './setup.ts'
import { copyState, type State } from './state.ts'
import { type View, view } from './view.ts'

export const core: Core<State, View> = {
  id: 'three-camps',
  rules: '1.0',
  roles: ROLES,
  scenarios: [{ id: 'long' }, { id: 'short' }],
  switches: SWITCHES,
  setup,
  sequence,
  copy: copyState,
  view,
  reshuffleHidden,
  outcome,
  bound: 150,
}
