/** What the course of a war is told by when it is over. */
import { type Annals, idOf, type LogLine } from '@carillon/kernel'
import { SIDES, type Side } from './data/map.ts'
import { pieceCalled, pieceOf } from './data/pieces.ts'
import { rowOf, stepsAt } from './data/tables.ts'
import { argsOf, oneOf, read, say } from './messages.ts'
import type { View } from './view.ts'

const isNotable = oneOf(
  'log.vp',
  'log.siege_begins',
  'log.surrender',
  'log.captured',
  'log.destroyed',
  'log.killed',
  'log.leader_dies',
  'log.siege_lifted',
)
/** 3.1 On the map, full or reduced. */
const strengthOf = (view: View, side: Side): number =>
  view.map[side].flat().reduce((sum, piece) => {
    const { strength, reducedStrength } = pieceOf(piece)
    return sum + (view.reduced.includes(piece) ? reducedStrength : strength)
  }, 0)
const strengths = SIDES.map((role) => ({ role, of: (view: View) => strengthOf(view, role) }))

const FACES = [1, 2, 3, 4, 5, 6]
/** 7.6, 9.13 A shot of one side, whatever it is called in the log. */
function shotIn(line: LogLine) {
  const plain = read(line, 'log.fire')
  return plain ? { ...plain, reasons: [] } : (read(line, 'log.fire_modified') ?? read(line, 'log.assault_fire'))
}

export const annals: Annals<View> = {
  charts: [
    { name: say('annals.vp'), sides: ['british', 'french'], series: [{ of: ({ vp }) => 0 - vp }] },
    { name: say('annals.strength'), series: strengths },
  ],
  losses: (line) => {
    const lost = read(line, 'log.eliminated') ?? read(line, 'log.killed') ?? read(line, 'log.leader_dies')
    return lost ? [{ role: pieceOf(pieceCalled(idOf(lost.piece))).side, name: lost.piece }] : []
  },
  luck: (line, { edition }) => {
    const shot = shotIn(line)
    // Lines that were kept before the column was told say too little.
    if (shot?.column === undefined) return undefined
    const { side, column, reasons, result } = shot
    const points = reasons.reduce((sum, reason) => sum + argsOf(reason).points, 0)
    const steps = FACES.map((face) => stepsAt(rowOf(face + points), column, edition === 'third'))
    const expected = steps.reduce((sum, one) => sum + one, 0) / FACES.length
    return { role: idOf(side), dice: 1, hits: result, expected }
  },
  notable: isNotable,
}
