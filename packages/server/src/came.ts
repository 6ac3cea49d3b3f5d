/** Whether somebody who came to a seat is still the one to sit there: by a newer link another may be. */
import type { Role, Viewer } from '@carillon/kernel'
import type { Live } from './live.ts'

/** How often his seat had got a new link when he came, and, if he came after another, had closed its invitation. */
export interface Came {
  readonly renewed: number
  readonly closed: number | undefined
}
export function isOut(live: Live, seat: Viewer, came: Came | undefined): boolean {
  if (!came) return false
  const { renewed, closed = 0 } = cameTo(live, seat, true)
  return renewed > came.renewed || closed > (came.closed ?? Number.POSITIVE_INFINITY)
}
export const cameTo = ({ renewed, closed }: Live, role: Role, further: boolean): Came => ({
  renewed: renewed[role] ?? 0,
  closed: further ? (closed[role] ?? 0) : undefined,
})
