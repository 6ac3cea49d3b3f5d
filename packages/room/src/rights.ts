/** What somebody at the end of a line may. */
import { type Role, SPECTATOR, type Viewer } from '@carillon/kernel'

/** The owner of the machine has the seats of all its people, and every file; others have one seat at a table. */
export interface Rights {
  readonly owner: boolean
  seat?(id: string): Role | undefined
}

/** Where somebody who is not the owner sits: at a seat that people play, or he watches. */
export function guestSeat({ seat }: Rights, id: string, people: readonly Role[]): Viewer {
  const role = seat?.(id)
  return role !== undefined && people.includes(role) ? role : SPECTATOR
}
