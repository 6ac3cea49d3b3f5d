/** Taking back at a table over the network: what has answered itself, as there was nothing to decide, would do so again, and stays. */
import type { Role } from '@carillon/kernel'
import { idleAnswer, made } from '@carillon/room'
import type { Attempt, Live } from './live.ts'

/** The row of it; nothing, if all that could be taken back has answered itself. */
export function takingBack(live: Live, role: Role, all: boolean): Attempt | undefined {
  const back = live.folding({ do: 'undo', role, all, down: live.walks.from(role) })
  if (!answersItself(back.next)) return back
  for (let down = made(back.next.table, role) + 1; down < made(live.table, role); down += 1) {
    const less = live.folding({ do: 'undo', role, all: false, down })
    if (!answersItself(less.next)) return less
  }
  return undefined
}
const answersItself = ({ table, single, people }: Live): boolean => single && idleAnswer(table, people) !== undefined
