import { pickOne } from '@carillon/kernel'
import { instant } from './policy.ts'

/** Any option, each as likely. */
export const random = instant('random', (outlook, random) => pickOne(outlook.decision.options, random))
