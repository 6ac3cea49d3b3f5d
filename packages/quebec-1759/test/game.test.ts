import { readSources, testGame } from '@carillon/kernel/testing'
import { SIDES } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import { isKnown } from '../src/view.ts'

await testGame(quebec1759, {
  // Who is out has been shown (3.2).
  secrets: (g, viewer) =>
    SIDES.flatMap((side) => g.units[side].filter((u) => u.at !== 'out' && !isKnown(g, u.id, viewer)).map((u) => u.id)),
  sources: readSources(new URL('../src/', import.meta.url)),
  positions: 1000,
  contentGames: 100,
  // Which sections are tested is counted by title (`npm run uncovered`). Its own words are said by the board in the browser.
  // Why not is said when one asks, and why a machine player made a plan.
  unreached: ['section:*', 'text:web.*', 'text:no.*', 'text:reason.*'],
})
