/** A table over the network that was played almost to its end, before anybody has come to it. */
import { join } from 'node:path'
import { pickOne, seeded } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import type { Command } from '../packages/server/src/command.ts'
import { Hall } from '../packages/server/src/hall.ts'
import type { Live } from '../packages/server/src/live.ts'
import { sqliteStore } from '../packages/server/src/store/sqlite.ts'
import { type Made, makeTable } from '../packages/server/src/tables.ts'
import { vaultIn } from '../packages/server/src/vault.ts'

/** `left`: so many choices are not made yet. With all of them left it stands at its beginning. */
export async function lateTable(
  data: string,
  title: string,
  scenario: string,
  left: number,
  seed: number,
): Promise<Made> {
  const store = sqliteStore(join(data, 'carillon.db'))
  const hall = new Hall({
    store,
    vault: vaultIn(join(data, 'key')),
    library: new Library(GAMES),
    now: () => Date.now(),
  })
  try {
    const made = await makeTable(hall, { title, scenario, options: {}, bots: {}, visibility: 'link' })
    const begun = await hall.read(made.id, (live) => live)
    if (left < Number.POSITIVE_INFINITY)
      for (const command of rowsOf(begun, seed).slice(0, -left))
        await hall.act(made.id, null, null, (live) => live.folding(command))
    return made
  } finally {
    await hall.close()
    await store.close()
  }
}
/** One game to its end by any clicks. */
function rowsOf(begun: Live, seed: number): readonly Command[] {
  const random = seeded(seed)
  const rows: Command[] = []
  for (let live = begun; !live.over; ) {
    const [choice] = live.table.decisions
    if (!choice) throw new Error('nobody is asked')
    const { command, next } = live.answering(choice.role, pickOne(choice.options, random))
    rows.push(command)
    live = next
  }
  return rows
}
