import { readSources, testGame } from '@carillon/kernel/testing'
import { SIDES } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import { isKnown } from '../src/view.ts'

await testGame(quebec1759, {
  // Who is out has been shown (3.2).
  secrets: (g, viewer) =>
    SIDES.flatMap((side) => g.units[side].filter((u) => u.at !== 'out' && !isKnown(g, u.id, viewer)).map((u) => u.id)),
  // Its board in the browser says some of the texts.
  sources: [
    ...readSources(new URL('../src/', import.meta.url)),
    ...readSources(new URL('../../web/src/boards/quebec-1759/', import.meta.url)),
  ],
  positions: 1000,
  contentGames: 100,
  // Which sections are tested is counted by title (`npm run uncovered`). Its own words are said by the board in the browser.
  // Why not is said when one asks, and why a machine player made a plan.
  unreached: ['section:*', 'text:web.*', 'text:reason.*'],
})
