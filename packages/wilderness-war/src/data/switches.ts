/** Editions, the advanced rules, and how a game may be evened out. */
import type { Role, Switch } from '@carillon/kernel'

export const ROLES: readonly Role[] = ['british', 'french']

export const SWITCHES: readonly Switch[] = [
  { id: 'edition', values: ['first', 'third'], default: 'first', rule: '1.0' },
  {
    id: 'advanced',
    values: ['on', 'off'],
    default: 'on',
    rule: '13.0',
    unless: [{ value: 'off', other: 'edition', is: ['third'] }],
  },
  {
    id: 'reshuffle',
    values: ['surrender', 'campaign'],
    default: 'surrender',
    rule: '5.25',
    unless: [{ value: 'campaign', other: 'edition', is: ['first'] }],
  },
  {
    id: 'bid',
    values: ['none', 'british1', 'british2', 'british3', 'british4', 'french1', 'french2', 'french3', 'french4'],
    default: 'none',
    rule: '12.3',
  },
  { id: 'tournament', values: ['off', 'on'], default: 'off', rule: '12.14' },
]
type OnOff = 'on' | 'off'
export interface Rules {
  readonly edition: 'first' | 'third'
  /** 13 to 17. */
  readonly advanced: OnOff
  readonly reshuffle: 'surrender' | 'campaign'
  /** VPs for that side at the start. */
  readonly bid: string
  /** 12.14 A draw is a French victory. */
  readonly tournament: OnOff
}
