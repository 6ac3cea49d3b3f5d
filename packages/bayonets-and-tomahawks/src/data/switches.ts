/** The playbook's optional rules and ways to play. */
import type { Role, Switch } from '@carillon/kernel'

/** In team play a Colonial and an Indian player join. */
export const ROLES: readonly Role[] = ['british', 'french', 'colonial', 'indian']

const onOff = (id: string, rule: string, scenarios?: readonly string[]): Switch => ({
  id,
  values: ['off', 'on'],
  default: 'off',
  rule,
  ...(scenarios && { scenarios }),
})

export const SWITCHES: readonly Switch[] = [
  { id: 'balance', values: ['none', 'british1', 'british2', 'french1', 'french2'], default: 'none', rule: '18.2' },
  onOff('harshSupply', '14.1.1'),
  onOff('emergencyArtillery', '15.3', ['4', '4B']),
  onOff('extended1760', '18.2', ['3', '4']),
  {
    id: 'team',
    values: ['none', 'british', 'french', 'both'],
    default: 'none',
    rule: 'P.team',
    seats: {
      none: ['british', 'french'],
      british: ['british', 'french', 'colonial'],
      french: ['british', 'french', 'indian'],
      both: ROLES,
    },
  },
]
type OnOff = 'off' | 'on'
export interface Rules {
  readonly balance: 'none' | 'british1' | 'british2' | 'french1' | 'french2'
  readonly harshSupply: OnOff
  readonly emergencyArtillery: OnOff
  readonly extended1760: OnOff
  readonly team: 'none' | 'british' | 'french' | 'both'
}
