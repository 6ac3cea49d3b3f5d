import { testGame } from '@carillon/kernel/testing'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { PLAN } from './plan.ts'

// Scenarios of a year or two; the whole war has a file of its own, so that both run side by side.
await testGame(bayonetsAndTomahawks, { ...PLAN, scenarios: ['1', '1B', '2', '3', '3B'] })
