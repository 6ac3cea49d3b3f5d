/** What the course of a war is told by when it is over. */
import { type Annals, idOf, type LogLine } from '@carillon/kernel'
import { SIDES, type Side } from './data/map.ts'
import { pieceCalled, pieceOf } from './data/pieces.ts'
import { columnOf, rowOf, stepsAt } from './data/tables.ts'
import { argsOf, oneOf, read, say } from './messages.ts'
import type { View } from './view.ts'

const isNotable = oneOf(
  'log.vp',
  'log.siege_begins',
  'log.surrender',
  'log.captured',
  'log.destroyed',
  'log.killed',
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
/** 7.6, 9.13 A shot of one side, whatever it is called in the log; 7.55 Fieldworks shift a column. */
function shotIn(line: LogLine) {
  const plain = read(line, 'log.fire')
  if (plain) return { ...plain, reasons: [], shift: 0 }
  const modified = read(line, 'log.fire_modified')
  if (modified) return { ...modified, shift: modified.reasons.some(({ key }) => key === 'drm.fieldworks') ? -1 : 0 }
  const assault = read(line, 'log.assault_fire')
  return assault && { ...assault, shift: undefined }
}

export const annals: Annals<View> = {
  charts: [
    { name: say('annals.vp'), sides: ['british', 'french'], series: [{ of: ({ vp }) => 0 - vp }] },
    { name: say('annals.strength'), series: strengths },
  ],
  losses: (line) => {
    const piece = read(line, 'log.eliminated')?.piece ?? read(line, 'log.killed')?.piece
    return piece ? [{ role: pieceOf(pieceCalled(idOf(piece))).side, name: piece }] : []
  },
  luck: (line) => {
    const shot = shotIn(line)
    if (!shot) return undefined
    const { side, strength, die, reasons, result } = shot
    const points = reasons.reduce((sum, reason) => sum + argsOf(reason).points, 0)
    const steps = (shift: number): number[] =>
      FACES.map((face) => stepsAt(rowOf(face + points), columnOf(strength, shift), false))
    // 9.13 Who assaults shoots one column to the left: the line does not say who that is, but what came of it.
    const shift = shot.shift ?? (steps(0)[die - 1] === result ? 0 : -1)
    const expected = steps(shift).reduce((sum, one) => sum + one, 0) / FACES.length
    return { role: idOf(side), dice: 1, hits: result, expected }
  },
  notable: isNotable,
}
