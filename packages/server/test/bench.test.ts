/** `npm run soak -- --bench` runs: nobody does so for weeks. */
import { expect, test } from 'vitest'
import { bench } from '../../../scripts/soak/bench.ts'

test('what an answer costs can be measured', async () => {
  const { commit, whole, insert, change, opening, inputs } = await bench('quebec-1759', 'campaign', 20)
  for (const figure of [commit, whole, insert, change, opening, inputs]) expect(figure).toBeGreaterThan(0)
  expect(whole).toBeGreaterThan(commit)
})
