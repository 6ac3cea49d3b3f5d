/** The table that the examples speak of. */
import type { Observation } from '@carillon/kernel'
import type { NewGame, Roll } from '../src/index.ts'

export const SETUP: NewGame = {
  game: 'three-camps',
  scenario: 'long',
  options: { dice: 'two' },
  seats: { red: { kind: 'human' }, blue: { kind: 'bot', player: 'greedy' } },
}
export const SEEN: Observation = {
  game: 'three-camps',
  viewer: 'red',
  revision: 7,
  step: 'orders',
  rule: '2.1',
  waiting: [{ role: 'red', rule: '2.1' }],
  decision: {
    kind: 'choice',
    role: 'red',
    rule: '2.1',
    prompt: { key: 'ask.order' },
    options: [{ unit: 'r2' }, { do: 'done' }],
  },
  canUndo: true,
  view: { round: 1, event: 'calm' },
  log: [{ rule: '1.1', text: { key: 'log.event', args: { event: { key: 'event.calm' } } } }],
}
export const ROLL: Roll = {
  at: 3,
  rule: '4.1',
  what: { key: 'what.fight', args: { place: { key: 'place.ford' }, role: { key: 'role.red' } } },
  by: 'red',
  sides: 6,
  faces: [5, 2],
}
