/** 4 Fights. */
import { chapter, leaveFor, type Play, reveal, rollDice } from '@carillon/kernel'
import { ownerOf, PLACES, ROLES, type Role, strengthOf } from '../data/pieces.ts'
import { placeName, roleName, say, unitName } from '../messages.ts'
import { type State, unitsAt } from '../state.ts'

/** 4.1 Where several roles stand all units are shown and dice decide (4.2); two points end the game at once (4.3). */
export function* fight(g: State): Play {
  for (const place of PLACES.slice(1)) {
    const units = unitsAt(g, place)
    const sides = ROLES.filter((role) => units.some((unit) => ownerOf(unit) === role))
    if (sides.length < 2) continue
    for (const unit of units) if (!g.shown.includes(unit)) g.shown.push(unit)
    chapter(g, 'battle', '4.1', say('log.fight', { place: placeName(place), units: units.map(unitName) }))
    yield* reveal()
    const totals: number[] = []
    for (const role of sides) {
      const what = say('what.fight', { place: placeName(place), role: roleName(role) })
      let total = 0
      for (const face of yield* rollDice(role, '4.1', what, g.dice)) total += face
      for (const unit of units) if (ownerOf(unit) === role) total += strengthOf(unit)
      totals.push(total)
    }
    const best = Math.max(...totals)
    if (totals.indexOf(best) !== totals.lastIndexOf(best)) {
      chapter(g, 'battle-over', '4.2', say('log.even', { place: placeName(place) }))
      continue
    }
    const winner = sides[totals.indexOf(best)] as Role
    g.points[winner] += 1
    chapter(g, 'battle-over', '4.2', say('log.won', { role: roleName(winner), place: placeName(place) }))
    if (g.points[winner] === 2) yield* leaveFor('end')
  }
  g.step = g.round === g.last ? 'end' : 'event'
  g.round += 1
}
