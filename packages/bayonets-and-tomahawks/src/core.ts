/** Bayonets & Tomahawks, as far as playing it goes. */
import type { Core } from '@carillon/kernel'
import { copyState } from './copy.ts'
import { SCENARIO, type ScenarioId } from './data/scenarios.ts'
import { ROLES, type Rules, SWITCHES } from './data/switches.ts'
import { reshuffleHidden } from './reshuffle.ts'
import { setup } from './rules/05-setup.ts'
import { sequence } from './sequence.ts'
import type { State } from './state.ts'
import { factionOfRole, type View, view } from './view.ts'
import { windows } from './windows.ts'

export const core: Core<State, View> = {
  id: 'bayonets-and-tomahawks',
  rules: '0.2.1',
  roles: ROLES,
  scenarios: Object.keys(SCENARIO).map((id) => ({ id })),
  switches: SWITCHES,
  setup: (scenario, settings) => setup(scenario as ScenarioId, settings as unknown as Rules),
  sequence,
  copy: copyState,
  view,
  windows,
  team: (role) => factionOfRole(role) ?? role,
  reshuffleHidden,
  outcome: (g) => g.outcome ?? undefined,
  players: ['playbook'],
  styles: ['bold', 'cautious', 'raider'],
  judged: true,
  bound: 200_000,
}
