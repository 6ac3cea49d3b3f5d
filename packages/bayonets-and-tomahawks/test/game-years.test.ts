import { testGame } from '@carillon/kernel/testing'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { PLAN } from './plan.ts'

// The whole war.
await testGame(bayonetsAndTomahawks, { ...PLAN, scenarios: ['4', '4B'], alone: true })
