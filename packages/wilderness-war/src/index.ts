/** Wilderness War. */
import type { Game } from '@carillon/kernel'
import { aids } from './aids/index.ts'
import { annals } from './annals.ts'
import { board } from './board.ts'
import { core } from './core.ts'
import { optionLabel } from './labels.ts'
import { brokenLaws } from './laws.ts'
import { CATALOGUES } from './locales/index.ts'
import { meaning } from './meaning.ts'
import { DO, NAMES } from './messages.ts'
import { odds } from './odds.ts'
import { overlay } from './overlays.ts'
import { position } from './position.ts'
import { SECTIONS } from './sections.ts'
import type { State } from './state.ts'
import { strategy } from './strategy.ts'
import { TEXTS } from './texts/index.ts'
import { travel } from './travel.ts'
import type { View } from './view.ts'
import { subjects, why, within } from './why/index.ts'

export const wildernessWar: Game<State, View> = {
  ...core,
  catalogues: CATALOGUES,
  strategy,
  annals,
  board,
  brokenLaws,
  label: optionLabel,
  overlay,
  rulebook: async (locale) => (await import('./rulebook/index.ts')).rulebook(locale),
  aids,
  travel,
  subjects,
  within,
  why,
  meaning,
  odds,
  texts: TEXTS,
  names: { ...NAMES, do: DO },
  position,
  examples: async () => (await import('../examples/index.ts')).EXAMPLES,
  teaching: async () => (await import('../guided/index.ts')).TEACHING,
  sections: SECTIONS,
}
