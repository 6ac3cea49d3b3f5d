import { readSources, testGame } from '@carillon/kernel/testing'
import { bayonetsAndTomahawks } from '../src/index.ts'

await testGame(bayonetsAndTomahawks, {
  // Cards and chits have no ids that a view could show: the leak test deals them anew.
  secrets: () => [],
  // Its board in the browser says some of the texts.
  sources: [
    ...readSources(new URL('../src/', import.meta.url)),
    ...readSources(new URL('../../web/src/boards/bayonets-and-tomahawks/', import.meta.url)),
  ],
  games: 1,
  combinations: 2,
  positions: 200,
  mutations: 3000,
  contentGames: 60,
  unreached: ['section:*', 'text:web.*'],
})
