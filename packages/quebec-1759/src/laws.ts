/** Laws that hold in every position. */
import { countOf, type LogEntry } from '@carillon/kernel'
import { ZONES } from './data/map.ts'
import { COLUMNS, SHIPS, SIDES, unitsOf } from './data/units.ts'
import { isDecoy, type State, unitsAt } from './state.ts'

/** With the log of the whole game, also what can be counted in it. */
export function brokenLaws(g: State, log?: readonly LogEntry[]): readonly string[] {
  const broken: string[] = []
  if (log && countOf(log, 'turn') !== g.turn) broken.push(`5: turn ${g.turn}, ${countOf(log, 'turn')} in the log`)
  if (g.ships.bason + g.ships.st_laurent !== SHIPS || g.ships.bason < 0 || g.ships.st_laurent < 0)
    broken.push(`ships: ${g.ships.bason} + ${g.ships.st_laurent}`)
  for (const side of SIDES) {
    const ids = g.units[side].map((u) => u.id)
    if (ids.join() !== unitsOf(side, g.rules.edition).join()) broken.push(`pieces of the ${side}: ${ids.join()}`)
    for (const unit of g.units[side]) {
      const dead = unit.at === 'out'
      if (unit.cv < 0 || (!dead && unit.cv === 0 && !isDecoy(unit.id))) broken.push(`${unit.id} with CV ${unit.cv}`)
      if (unit.at !== 'out' && unit.at !== 'pool' && !ZONES.includes(unit.at)) broken.push(`${unit.id} at ${unit.at}`)
    }
    if (g.battle) {
      const line = g.battle.lines[side]
      const stand = [...COLUMNS.flatMap((c) => line[c]), ...line.reserve]
      if (new Set(stand).size !== stand.length) broken.push(`twice in line: ${stand.join()}`)
      const there = unitsAt(g, side, g.battle.zone).map((u) => u.id)
      if (g.step !== 'aftermath' && g.step !== 'end' && stand.some((id) => !there.includes(id)))
        broken.push(`in line but not at ${g.battle.zone}: ${stand.filter((id) => !there.includes(id)).join()}`)
    }
    // 6.7 Between two turns no decoys stand alone.
    if (g.step === 'orders' && !g.battle)
      for (const zone of ZONES) {
        const units = unitsAt(g, side, zone)
        if (units.length > 0 && units.every((u) => isDecoy(u.id))) broken.push(`only decoys of the ${side} at ${zone}`)
      }
  }
  return broken
}
