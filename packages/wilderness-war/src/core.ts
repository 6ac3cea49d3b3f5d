/** Wilderness War, as far as playing it goes. */
import type { Core } from '@carillon/kernel'
import { copyState } from './copy.ts'
import { SCENARIOS, type ScenarioId } from './data/scenarios.ts'
import { ROLES, type Rules, SWITCHES } from './data/switches.ts'
import { idle, openly } from './open-decisions.ts'
import { reshuffleHidden } from './reshuffle.ts'
import { setup } from './rules/setup.ts'
import { sequence } from './sequence.ts'
import type { State } from './state.ts'
import { type View, view } from './view.ts'
import { windows } from './windows.ts'

export const core: Core<State, View> = {
  id: 'wilderness-war',
  rules: '0.2.0',
  roles: ROLES,
  scenarios: SCENARIOS.map((id) => ({ id })),
  switches: SWITCHES,
  setup: (scenario, settings) => setup(scenario as ScenarioId, settings as unknown as Rules),
  sequence,
  copy: copyState,
  view,
  openly,
  idle,
  windows,
  reshuffleHidden,
  outcome: (g) => g.outcome ?? undefined,
  styles: ['bold', 'cautious', 'raider'],
  judged: true,
  bound: 200_000,
}
