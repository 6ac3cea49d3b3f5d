/** Worked examples: each a test and a lesson. */
import type { Example } from '@carillon/kernel'
import { BATTLE } from './battle.ts'
import { END } from './end.ts'
import { INDIANS } from './indians.ts'
import { OPTIONS } from './options.ts'
import { ORDERS } from './orders.ts'
import { RETREAT } from './retreat.ts'
import { ROUT } from './rout.ts'
import { SETUP } from './setup.ts'

export const EXAMPLES: readonly Example[] = [
  ...SETUP,
  ...ORDERS,
  ...INDIANS,
  ...BATTLE,
  ...RETREAT,
  ...ROUT,
  ...END,
  ...OPTIONS,
]
