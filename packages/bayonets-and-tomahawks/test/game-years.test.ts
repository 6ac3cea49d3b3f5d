import { testGame } from '@carillon/kernel/testing'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { PLAN } from './plan.ts'

// The whole war. 4B is the same war from another position: of its option sets half are looked at after every input.
await testGame(bayonetsAndTomahawks, { ...PLAN, scenarios: ['4'], alone: true })
await testGame(bayonetsAndTomahawks, { ...PLAN, scenarios: ['4B'], alone: true, closely: 0.5 })
