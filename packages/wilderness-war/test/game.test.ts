import { testGame } from '@carillon/kernel/testing'
import { wildernessWar } from '../src/index.ts'
import { PLAN } from './plan.ts'

// The short scenarios; the long war has a file of its own, so that both run side by side.
await testGame(wildernessWar, { ...PLAN, scenarios: ['annus-mirabilis', 'early-war'] })
