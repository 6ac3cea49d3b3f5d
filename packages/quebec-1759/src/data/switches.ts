/** 11.2 Editions and options. */
import type { Switch } from '@carillon/kernel'
import type { Edition } from './units.ts'

const onOff = (id: string, rule: string): Switch => ({ id, values: ['off', 'on'], default: 'off', rule })
const offOn = (id: string, rule: string): Switch => ({ id, values: ['on', 'off'], default: 'on', rule })

export const SWITCHES: readonly Switch[] = [
  { id: 'edition', values: ['first', 'second'], default: 'first', rule: '11.1' },
  onOff('tides', '6.2.1'),
  { id: 'orders', values: ['simultaneous', 'british_write', 'french_write'], default: 'simultaneous', rule: '6.9.1' },
  { id: 'marchMeans', values: ['same_origin', 'exclusive'], default: 'same_origin', rule: '6.1.4' },
  offOn('landingSplit', '6.6.4'),
  onOff('riverAssault', '7.7.4'),
  onOff('rearGuardOnRetreat', '7.10.5'),
  offOn('indiansInRearGuard', '7.10.5'),
  onOff('roadSteFoySillery', '1.2'),
  onOff('roadStCharlesSteFoy', '1.2'),
]

type OnOff = 'on' | 'off'
export interface Rules {
  readonly edition: Edition
  readonly tides: OnOff
  readonly orders: 'simultaneous' | 'british_write' | 'french_write'
  readonly marchMeans: 'same_origin' | 'exclusive'
  readonly landingSplit: OnOff
  readonly riverAssault: OnOff
  readonly rearGuardOnRetreat: OnOff
  readonly indiansInRearGuard: OnOff
  readonly roadSteFoySillery: OnOff
  readonly roadStCharlesSteFoy: OnOff
}
