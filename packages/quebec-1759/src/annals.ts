/** What the course of a campaign is told by when it is over. */
import { type Annals, idOf, type LogLine } from '@carillon/kernel'
import { ZONES } from './data/map.ts'
import { HITS_ON, SIDES, UNITS } from './data/units.ts'
import { oneOf, read, say } from './messages.ts'
import type { View } from './view.ts'

const isNotable = oneOf('log.occupied', 'log.leader.lost', 'log.indians.gone', 'log.militia.montreal', 'log.rout')
const FACES = 6

/** 6.4, 7.7, 7.9, 7.10 Fire of one side, whatever it is called in the log. */
function fireIn(line: LogLine) {
  const fire = read(line, 'log.fire')
  if (fire) return { ...fire, role: UNITS[idOf(fire.unit)].side }
  const raid = read(line, 'log.raid')
  if (raid) return { ...raid, role: 'french', need: HITS_ON.raid }
  const answer = read(line, 'log.answer')
  if (answer) return { ...answer, role: UNITS[idOf(answer.unit)].side, need: HITS_ON.answer }
  const retreat = read(line, 'log.retreat_fire')
  if (retreat) return { ...retreat, role: idOf(retreat.side), need: HITS_ON.retreat }
  const pursuit = read(line, 'log.pursuit')
  return pursuit && { ...pursuit, role: idOf(pursuit.side) }
}
const strengths = SIDES.map((role) => ({ role, of: ({ cv }: View) => cv[role] }))
const zones = SIDES.map((role) => ({
  role,
  of: (view: View) => ZONES.filter((zone) => view.zones[zone][role].length > 0).length,
}))

export const annals: Annals<View> = {
  charts: [
    { name: say('annals.strength'), series: strengths },
    { name: say('annals.zones'), series: zones },
  ],
  losses: (line) => {
    const unit = read(line, 'log.lost')?.unit ?? read(line, 'log.leader.lost')?.unit ?? read(line, 'log.no_boat')?.unit
    return unit ? [{ role: UNITS[idOf(unit)].side, name: unit }] : []
  },
  luck: (line) => {
    const fire = fireIn(line)
    if (!fire) return undefined
    const { role, dice, hits, need } = fire
    return { role, dice: dice.length, hits, expected: (dice.length * (FACES + 1 - need)) / FACES }
  },
  notable: isNotable,
}
