/** How much of the kernel's suite is played, and what random play need not reach. */
import { readSources, type TestPlan } from '@carillon/kernel/testing'
import { FACTIONS } from '../src/data/map.ts'
import { SCENARIO } from '../src/data/scenarios.ts'
import type { State } from '../src/state.ts'
import { factionOfRole } from '../src/view.ts'

const RARE = [
  'log.open_seas',
  'prompt.hop',
  'log.combined',
  'log.retreat_overwhelm',
  'log.fort_removed',
  'log.fort_replaced',
  'prompt.combine_lose',
  'prompt.combine_flip',
  'prompt.new_leader',
  'prompt.retreat_victim',
  'prompt.swap_fleet',
  'log.swap_fleet',
  'log.no_colony',
  'prompt.pool_1760',
  'log.pool_1760',
  'prompt.play_on',
  'log.play_on',
  'prompt.battoemen.oos',
  'prompt.battoemen.rout',
  'board.seas.open',
  'prompt.home_village',
  'prompt.refit',
  'prompt.refit_more',
  'log.fort_repair',
]

export const PLAN: TestPlan<State> = {
  // Cards the others hold, as they are named in the log. In later years they may have been played before.
  secrets: (g, viewer) =>
    g.year !== SCENARIO[g.scenario].years[0]
      ? []
      : FACTIONS.filter((f) => factionOfRole(viewer) !== f).flatMap((f) => {
          const { reserve, drawn, indian } = g.hands[f]
          return [reserve, drawn, indian].flatMap((card) => (card === null ? [] : [`card.${card}`]))
        }),
  // Its board in the browser says some of the texts.
  sources: [
    ...readSources(new URL('../src/', import.meta.url)),
    ...readSources(new URL('../../web/src/boards/bayonets-and-tomahawks/', import.meta.url)),
  ],
  games: 1,
  combinations: 2,
  positions: 500,
  mutations: 3000,
  contentGames: 100,
  // Which sections are tested is counted by title (`npm run uncovered`). Random play comes to few great battles and
  // captures: the tests of the chapters and the worked examples say these.
  unreached: [
    'section:*',
    'text:web.*',
    // Said of what is not offered: the law that everything refused has a reason says these.
    'text:no.*',
    'text:event.*',
    'family:sea',
    'event:*',
    'do:*',
    ...RARE.map((key) => `text:${key}`),
  ],
}
