/** How many of a kind, in words. */
import type { Message } from '@carillon/kernel'
import type { UnitType } from './data/kinds.ts'
import { say } from './messages.ts'

const COUNTED = {
  light: 'web.counted.light',
  indian: 'web.counted.indian',
  highland: 'web.counted.brigade',
  metropolitan: 'web.counted.brigade',
  'non-metropolitan': 'web.counted.brigade',
  artillery: 'web.counted.artillery',
  fleet: 'web.counted.fleet',
  fort: 'web.counted.fort',
  bastion: 'web.counted.bastion',
  commander: undefined,
} as const satisfies Readonly<Record<UnitType, string | undefined>>

/** None for Commanders, who are named. */
export function countedUnits(type: UnitType): ((count: number) => Message) | undefined {
  const key = COUNTED[type]
  return key && ((count) => say(key, { count }))
}
