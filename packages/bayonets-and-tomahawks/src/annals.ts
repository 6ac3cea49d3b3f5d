/** What the course of a war is told by when it is over. */
import { type Annals, idOf } from '@carillon/kernel'
import { FACES, faceOf } from './data/dice.ts'
import { matches } from './data/hits.ts'
import { FACTIONS, type Faction, SPACE, SPACES } from './data/map.ts'
import { UNIT } from './data/units.ts'
import { oneOf, read, say } from './messages.ts'
import type { View } from './view.ts'

const isNotable = oneOf('log.control', 'log.vps', 'log.bonus', 'log.fort_removed', 'log.fort_replaced', 'log.overwhelm')
const troopsOf = (view: View, f: Faction): number =>
  SPACES.reduce((sum, space) => sum + (view.map[f][SPACE[space].n]?.length ?? 0), 0)
const strengths = FACTIONS.map((role) => ({ role, of: (view: View) => troopsOf(view, role) }))

export const annals: Annals<View> = {
  charts: [
    { name: say('annals.vp'), sides: ['british', 'french'], series: [{ of: ({ victory }) => victory }] },
    { name: say('annals.strength'), series: strengths },
  ],
  losses: (line) => {
    const unit = read(line, 'log.eliminated')?.unit ?? read(line, 'log.navy_losses')?.unit
    const role = unit && UNIT[idOf(unit)].faction
    return unit && role ? [{ role, name: unit }] : []
  },
  // 13.3.3, 13.3.4
  luck: (line) => {
    const rolled = read(line, 'log.rolls')
    if (!rolled) return undefined
    const type = idOf(rolled.type)
    const hits = rolled.dice.filter((die) => matches(type, faceOf(die))).length
    const chance = FACES.filter((face) => matches(type, face)).length / FACES.length
    return { role: idOf(rolled.faction), dice: rolled.dice.length, hits, expected: rolled.dice.length * chance }
  },
  notable: isNotable,
}
