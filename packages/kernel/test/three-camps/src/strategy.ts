/** How well a role stands, for players that are not people. */
import type { Strategy } from '@carillon/kernel'
import { ROLES, type Role } from './data/pieces.ts'
import type { State } from './state.ts'

export const strategy: Strategy<State> = {
  evaluate: (g, role) => {
    const others = ROLES.filter((other) => other !== role).map((other) => g.points[other])
    return g.points[role as Role] - Math.max(...others)
  },
}
