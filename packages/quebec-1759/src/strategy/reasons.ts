/** Why a plan is made: for each group of inputs the words of what it serves, as each side would say it. */
import type { Message } from '@carillon/kernel'
import type { Side } from '../data/units.ts'
import { say } from '../messages.ts'
import type { TEXTS } from '../texts.ts'
import type { Group } from './inputs.ts'

type Reason = Extract<keyof typeof TEXTS, `reason.${string}`>
/** Settings and the kind of the order are no reasons. */
type Speaking = Exclude<Group, 'order' | 'edition' | 'option'>

export const REASONS: Readonly<Record<Side, Readonly<Record<Speaking, Reason>>>> = {
  british: {
    montmorency: 'reason.montmorency.british',
    beauport: 'reason.beauport.british',
    st_charles: 'reason.st_charles.british',
    abraham: 'reason.abraham.british',
    ste_foy: 'reason.ste_foy.british',
    sillery: 'reason.sillery.british',
    cap_rouge: 'reason.cap_rouge.british',
    etchemin: 'reason.etchemin.british',
    levis: 'reason.levis.british',
    ile_d_orleans: 'reason.ile_d_orleans.british',
    fleet: 'reason.fleet.british',
    militia: 'reason.militia.british',
    indians: 'reason.indians.british',
    strength: 'reason.strength.british',
    decoys: 'reason.decoys.british',
    battle: 'reason.battle',
    time: 'reason.time.british',
    hand: 'reason.hand',
  },
  french: {
    montmorency: 'reason.montmorency.french',
    beauport: 'reason.beauport.french',
    st_charles: 'reason.st_charles.french',
    abraham: 'reason.abraham.french',
    ste_foy: 'reason.ste_foy.french',
    sillery: 'reason.sillery.french',
    cap_rouge: 'reason.cap_rouge.french',
    etchemin: 'reason.etchemin.french',
    levis: 'reason.levis.french',
    ile_d_orleans: 'reason.ile_d_orleans.french',
    fleet: 'reason.fleet.french',
    militia: 'reason.militia.french',
    indians: 'reason.indians.french',
    strength: 'reason.strength.french',
    decoys: 'reason.decoys.french',
    battle: 'reason.battle',
    time: 'reason.time.french',
    hand: 'reason.hand',
  },
}

export function reasonFor(side: Side, group: string): Message | undefined {
  const key = (REASONS[side] as Readonly<Record<string, Reason | undefined>>)[group]
  return key && say(key)
}
