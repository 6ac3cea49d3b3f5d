/** Quebec 1759, as far as playing it goes. */
import type { Core } from '@carillon/kernel'
import { type Rules, SWITCHES } from './data/switches.ts'
import { SIDES } from './data/units.ts'
import { reshuffleHidden } from './reshuffle.ts'
import { setup } from './rules/04-setup.ts'
import { sequence } from './sequence.ts'
import { copyState, type State } from './state.ts'
import { type View, view } from './view.ts'
import { windows } from './windows.ts'

export const core: Core<State, View> = {
  id: 'quebec-1759',
  rules: '1.1.0',
  roles: SIDES,
  scenarios: [{ id: 'campaign' }],
  switches: SWITCHES,
  setup: (_scenario, settings) => setup(settings as unknown as Rules),
  sequence,
  copy: copyState,
  view,
  windows,
  reshuffleHidden,
  outcome: (g) => g.outcome ?? undefined,
  styles: ['bold', 'cautious', 'raider'],
  judged: true,
  bound: 20_000,
}
