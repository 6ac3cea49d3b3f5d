/** One action of a faction alone: when it is over, the faction is asked at 7.2 and nothing goes on. */
import { offer, type Play } from '@carillon/kernel'
import type { Faction } from '../src/data/map.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { say } from '../src/messages.ts'
import type { PositionSpec } from '../src/position.ts'
import { sequence } from '../src/sequence.ts'
import type { Action, State } from '../src/state.ts'
import { play, type Rehearsal } from './help.ts'

export const ALONE = {
  ...bayonetsAndTomahawks,
  sequence: {
    ...sequence,
    actions: {
      rule: '7.2',
      *play(g: State): Play {
        yield* offer(g.active, '7.2', say('prompt.action'), [{ do: 'done' }])
        g.step = 'end'
      },
    },
  },
}
export interface How {
  readonly as?: Action['as']
  readonly double?: boolean
  readonly scenario?: string
  readonly settings?: Record<string, string>
}
/** The map is empty but for what the spec says. */
export function act(kind: Action['kind'], faction: Faction, spec: PositionSpec, how: How = {}): Rehearsal {
  const { as = kind === 'sail' ? 'sail' : 'army', double = false } = how
  const action: Action = {
    kind,
    faction,
    ap: 'army',
    as,
    double,
    back: 'actions',
    units: [],
    at: null,
    from: null,
    spent: 0,
    target: null,
    events: [],
  }
  const bare = { clear: true, fortworks: [], roadworks: [], roads: [] }
  return play({ ...bare, step: kind, active: faction, action, ...spec }, how.scenario, how.settings, ALONE)
}
/** The action is over. */
export const isOver = (p: Rehearsal): boolean => p.asked.endsWith('7.2') && p.state.action === null
