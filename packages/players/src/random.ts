import { pickOne } from '@carillon/kernel'
import type { Player } from './player.ts'

/** Any option, each as likely. */
export const random: Player = {
  id: 'random',
  choose: (outlook, random) => pickOne(outlook.decision.options, random),
}
