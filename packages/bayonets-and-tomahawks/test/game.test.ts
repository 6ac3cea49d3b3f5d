import { readSources, testGame } from '@carillon/kernel/testing'
import { bayonetsAndTomahawks } from '../src/index.ts'

await testGame(bayonetsAndTomahawks, {
  secrets: () => [],
  sources: readSources(new URL('../src/', import.meta.url)),
  unreached: ['section:*'],
})
