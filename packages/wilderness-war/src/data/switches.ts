/** Editions, the advanced rules, and how a game may be evened out. */
import type { Role, Switch } from '@carillon/kernel'

export const ROLES: readonly Role[] = ['british', 'french']

/** 18 The optional rules of the third edition, in their order. */
export const OPTIONAL = ['linked', 'militia', 'regulars', 'surrender', 'acadians', 'trade', 'auction'] as const

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
  { id: 'bid', values: ['none', 'british', 'french'], default: 'none', rule: '12.3' },
  { id: 'tournament', values: ['off', 'on'], default: 'off', rule: '12.14' },
  ...OPTIONAL.map((id, n): Switch => {
    const unless = [{ value: 'on', other: 'edition', is: ['first'] }]
    if (id === 'auction') unless.push({ value: 'on', other: 'bid', is: ['british', 'french'] })
    return { id, values: ['off', 'on'], default: 'off', rule: `18.${n + 1}`, unless }
  }),
]
type OnOff = 'on' | 'off'
export interface Rules extends Readonly<Record<(typeof OPTIONAL)[number], OnOff>> {
  readonly edition: 'first' | 'third'
  /** 13 to 17. */
  readonly advanced: OnOff
  readonly reshuffle: 'surrender' | 'campaign'
  /** 12.3 The side that both want. */
  readonly bid: 'none' | 'british' | 'french'
  /** 12.14 A draw is a French victory. */
  readonly tournament: OnOff
}
