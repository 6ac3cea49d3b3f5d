/** Three Camps: three sides walk four places for up to three rounds, with orders in secret, spies and dice. */
import type { Game } from '@carillon/kernel'
import { board } from './board.ts'
import { core } from './core.ts'
import { brokenLaws } from './laws.ts'
import { CATALOGUES } from './locales/index.ts'
import { position } from './position.ts'
import { SECTIONS } from './sections.ts'
import type { State } from './state.ts'
import { strategy } from './strategy.ts'
import { NAMES, TEXTS } from './texts.ts'
import type { View } from './view.ts'
import { subjects, why } from './why.ts'

export const threeCamps: Game<State, View> = {
  ...core,
  catalogues: CATALOGUES,
  strategy,
  board,
  brokenLaws,
  subjects,
  why,
  texts: TEXTS,
  names: NAMES,
  position,
  examples: async () => (await import('../examples/index.ts')).EXAMPLES,
  sections: SECTIONS,
}
