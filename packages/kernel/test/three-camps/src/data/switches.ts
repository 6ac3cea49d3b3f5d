/** Options of the rules. */
import type { Switch } from '@carillon/kernel'

export const SWITCHES: readonly Switch[] = [
  { id: 'dice', values: ['one', 'two'], default: 'one', rule: '4.1' },
  {
    id: 'nights',
    values: ['no', 'yes'],
    default: 'no',
    rule: '1',
    scenarios: ['long'],
    unless: [{ value: 'yes', other: 'dice', is: ['two'] }],
  },
]
