/** Quebec 1759. */
import type { Catalogue, Game } from '@carillon/kernel'
import { board } from './board.ts'
import { type Rules, SWITCHES } from './data/switches.ts'
import { SIDES } from './data/units.ts'
import { hints } from './hints.ts'
import { brokenLaws } from './laws.ts'
import en from './locales/en.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }
import { NAMES, TEXTS } from './messages.ts'
import { position } from './position.ts'
import { reshuffleHidden } from './reshuffle.ts'
import { setup } from './rules/04-setup.ts'
import { SECTIONS } from './sections.ts'
import { sequence } from './sequence.ts'
import { copyState, type State } from './state.ts'
import { type View, view } from './view.ts'

export const quebec1759: Game<State, View> = {
  id: 'quebec-1759',
  rules: '1.0.0',
  roles: SIDES,
  scenarios: [{ id: 'campaign' }],
  switches: SWITCHES,
  setup: (_scenario, settings) => setup(settings as unknown as Rules),
  sequence,
  copy: copyState,
  view,
  reshuffleHidden,
  outcome: (g) => g.outcome ?? undefined,
  brokenLaws,
  bound: 20_000,
  board,
  hints,
  texts: TEXTS,
  names: NAMES,
  catalogues: { en: en as Catalogue, fr: fr as Catalogue },
  position,
  examples: async () => (await import('../examples/index.ts')).EXAMPLES,
  sections: SECTIONS,
}
