import { readSources, testGame } from '@carillon/kernel/testing'
import { SIDES } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import { TEXTS } from '../src/texts.ts'
import { isKnown } from '../src/view.ts'

await testGame(quebec1759, {
  // Who is out has been shown (3.2).
  secrets: (g, viewer) =>
    SIDES.flatMap((side) => g.units[side].filter((u) => u.at !== 'out' && !isKnown(g, u.id, viewer)).map((u) => u.id)),
  sources: readSources(new URL('../src/', import.meta.url)),
  positions: 1000,
  contentGames: 300,
  // Which sections are tested is counted by title (`npm run uncovered`). These texts are too rare for random play; tests
  // and worked examples of 7.2.3, 7.9.2, 7.9.4 and 9.3 say them.
  unreached: [
    'section:*',
    // Said by the board in the browser.
    'text:web.*',
    // Said of what is not offered.
    'text:no.*',
    'text:prompt.exchange',
    'text:log.exchange',
    'text:prompt.rout',
    'text:log.no_way_out',
    'text:why.broken',
    // What only the browser says.
    ...Object.keys(TEXTS).flatMap((key) => (key.startsWith('web.') ? [`text:${key}`] : [])),
  ],
})
