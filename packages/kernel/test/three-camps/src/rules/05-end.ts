/** 5 The end. */
import type { Outcome } from '@carillon/kernel'
import { ROLES, type Role } from '../data/pieces.ts'
import { roleName, say } from '../messages.ts'
import type { State } from '../state.ts'

/** 5.1 Who has most points wins. */
export function outcome(g: State): Outcome | undefined {
  if (g.step !== 'end') return undefined
  const [first, second] = ROLES.toSorted((a, b) => g.points[b] - g.points[a]) as [Role, Role]
  const margin = g.points[first] - g.points[second]
  if (margin === 0) return { winner: 'draw', margin, cause: say('why.draw'), rule: '5.1' }
  const cause = say('why.points', { role: roleName(first), points: g.points[first] })
  return { winner: first, margin, cause, rule: '5.1' }
}
