/** 8 Cap Rouge check: with the road to Montreal cut, its militia goes home. */
import { choose, note, type Play } from '@carillon/kernel'
import { SUPPLY } from '../data/map.ts'
import { say, unitName } from '../messages.ts'
import { occupies, type State, unitOf } from '../state.ts'
import { desert, firstOccupations, militiaOf } from './06-occupation.ts'
import { UNIT } from './options.ts'

/** 8.1, 8.2 */
export function* capRouge(g: State): Play {
  yield* supplyCheck(g)
  g.step = 'turn_end'
}

function* supplyCheck(g: State): Play {
  if (!occupies(g, 'british', SUPPLY)) return
  const militia = militiaOf(g, 'montreal')
  if (militia.length === 0) return
  const picked = yield* choose(
    'french',
    '8.1',
    say('prompt.militia.montreal'),
    militia.map((u) => UNIT[u.id]),
  )
  const unit = unitOf(g, picked.unit)
  note(g, '8.1', say('log.militia.montreal', { unit: unitName(unit.id) }))
  yield* desert(g, unit)
  yield* firstOccupations(g)
}
