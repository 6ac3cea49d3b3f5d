import { testGame } from '@carillon/kernel/testing'
import { wildernessWar } from '../src/index.ts'
import { PLAN } from './plan.ts'

await testGame(wildernessWar, { ...PLAN, scenarios: ['late-war', 'full-campaign'], alone: true })
