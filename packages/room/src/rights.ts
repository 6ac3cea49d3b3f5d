/** What somebody at the end of a line may. */
import type { Viewer } from '@carillon/kernel'

/** The owner of the machine has the seats of all its people, and every file; others have one seat at a table. */
export interface Rights {
  readonly owner: boolean
  seat?(id: string): Viewer
}
