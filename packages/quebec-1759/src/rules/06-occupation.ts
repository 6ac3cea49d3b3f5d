/** 6.8 First occupation: Quebec militia goes home when the British take a zone. */
import { choose, note, type Play, reveal } from '@carillon/kernel'
import { ZONES, type Zone } from '../data/map.ts'
import { UNITS } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import { census, hasUnits, moveTo, type State, type Unit, unitOf, zoneOf } from '../state.ts'
import { conditions, dropLonelyDecoys, leaveLine } from './10-conditions.ts'
import { UNIT } from './options.ts'

/** 6.8.1, 6.8.3 Every zone that the British now hold for the first time costs the French one Quebec militia. */
export function* firstOccupations(g: State): Play {
  for (;;) {
    const zone = newlyTaken(g)
    if (!zone) return
    g.occupied.push(zone)
    note(g, '6.8.1', say('log.occupied', { zone: spaceName(zone) }))
    yield* loseMilitia(g, zone)
  }
}

/** In the order of the board, whoever the blocks are. */
function newlyTaken(g: State): Zone | undefined {
  const { reals } = census(g, 'british')
  return ZONES.find((z, n) => (reals[n] as number) > 0 && !g.occupied.includes(z) && !hasUnits(g, 'french', z))
}

function* loseMilitia(g: State, zone: Zone): Play {
  const militia = militiaOf(g, 'quebec')
  // 6.8.4, R-9 Nothing is lost when none is left.
  if (militia.length === 0) return
  const picked = yield* choose(
    'french',
    '6.8.1',
    say('prompt.militia.quebec', { zone: spaceName(zone) }),
    militia.map((u) => UNIT[u.id]),
  )
  const unit = unitOf(g, picked.unit)
  note(g, '6.8.1', say('log.militia.quebec', { unit: unitName(unit.id), zone: spaceName(zoneOf(unit)) }))
  yield* desert(g, unit)
}

export const militiaOf = (g: State, group: 'quebec' | 'montreal'): Unit[] =>
  g.units.french.filter((u) => u.at !== 'out' && UNITS[u.id].group === group)

/** A militia unit leaves the game without a fight. */
export function* desert(g: State, unit: Unit): Play {
  moveTo(g, unit.id, 'out')
  leaveLine(g, unit.id)
  yield* reveal()
  yield* conditions(g, 'french')
  yield* dropLonelyDecoys(g, 'french')
}
