/** 9 Victory. The collapse of the British (9.3) is tested with every loss: 10-conditions.ts. */
import { NOTHING, type Play } from '@carillon/kernel'
import { OBJECTIVE } from '../data/map.ts'
import { BRITISH_MINIMUM, TURNS } from '../data/units.ts'
import { say } from '../messages.ts'
import { occupies, type State, totalCv } from '../state.ts'
import { startTurn } from './05-turn.ts'

/** 9.1, 9.2, R-42 After turn 16 it counts who holds Abraham. */
export function turnEnd(g: State): Play {
  if (g.turn < TURNS) {
    startTurn(g)
    return NOTHING
  }
  const margin = totalCv(g, 'british') - BRITISH_MINIMUM
  g.outcome = occupies(g, 'british', OBJECTIVE)
    ? { winner: 'british', margin, cause: say('why.abraham'), rule: '9.1' }
    : { winner: 'french', margin: totalCv(g, 'french'), cause: say('why.no_abraham'), rule: '9.2' }
  g.step = 'end'
  return NOTHING
}
