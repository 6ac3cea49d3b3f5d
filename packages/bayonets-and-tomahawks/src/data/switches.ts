/** The playbook's optional rules and ways to play. */
import type { Switch } from '@carillon/kernel'

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
]
type OnOff = 'off' | 'on'
export interface Rules {
  readonly balance: 'none' | 'british1' | 'british2' | 'french1' | 'french2'
  readonly harshSupply: OnOff
  readonly emergencyArtillery: OnOff
  readonly extended1760: OnOff
}
