import { readSources, testGame } from '@carillon/kernel/testing'
import { UNITS } from '../src/data/pieces.ts'
import { threeCamps } from '../src/index.ts'
import { knows } from '../src/state.ts'

await testGame(threeCamps, {
  secrets: (g, viewer) => UNITS.filter((unit) => !knows(g, viewer, unit)),
  sources: readSources(new URL('../src/', import.meta.url), new URL('../examples/', import.meta.url)),
  // The end at once asks nobody and notes nothing.
  unreached: ['section:4.3'],
  // Who seeks shows his units early.
  minChanged: 0.1,
})
