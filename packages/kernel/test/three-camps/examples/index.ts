/** Worked examples: each a test and a lesson. */
import type { Example } from '@carillon/kernel'
import type { Position } from '../src/position.ts'

export const EXAMPLES: readonly Example[] = [
  {
    id: 'fight',
    title: 'example.fight',
    rules: ['4.1', '4.2'],
    scenario: 'short',
    position: { r3: 'ford', b1: 'ford' } satisfies Position,
    stops: [
      { text: 'example.fight.roll', expect: { dice: 1, noted: ['log.fight'] } },
      { drawn: [2] },
      { drawn: [3], expect: { noted: ['log.won'], winner: 'red', view: { gold: { points: { red: 1 } } } } },
    ],
  },
]
