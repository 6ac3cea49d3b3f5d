/** A game as it was: its rows played again from the first one. */
import type { Role } from '@carillon/kernel'
import { Impossible } from '@carillon/room'
import type { Command } from './command.ts'
import type { Past } from './deals.ts'
import { Live, RECENT } from './live.ts'
import type { JournalTable } from './store/schema.ts'

type Rows = readonly Pick<JournalTable, 'body'>[]

export function playedAgain(live: Live, rows: Rows, look?: (live: Live, command: Command) => void): Live {
  const again = Live.begun(live.origin)
  for (const { body } of rows) {
    const command = JSON.parse(body) as Command
    again.fold(command)
    look?.(again, command)
  }
  return again
}

/** Before the choice of `role` that lies so many of its choices back; those it has taken back itself do not count. */
export function pastOf(live: Live, rows: Rows, role: Role, back: number): Past {
  const made: { readonly row: number; readonly count: number }[] = []
  let count = 0
  let row = 0
  playedAgain(live, rows, ({ table }, command) => {
    while ((made.at(-1)?.count ?? -1) >= table.count) made.pop()
    if (command.do === 'answer' && command.role === role) made.push({ row, count })
    count = table.count
    row += 1
  })
  const target = made.at(-back)
  if (!target) throw new Impossible('nothing-to-undo', 'there is nothing to go back to')
  const then = playedAgain(live, rows.slice(0, target.row))
  then.table.burn(live.table.draws)
  const { kept, entries } = then.keeping(0)
  // Questions are asked anew: an answer to an old one is stale.
  const roles = Object.keys(live.setup.seats)
  const revision = Object.fromEntries(roles.map((one) => [one, live.table.revision(one) + 1]))
  const saved = { ...kept.saved, revision }
  const to = { kept: { ...kept, saved, seats: live.setup.seats, clock: live.clock }, recent: entries.slice(-RECENT) }
  return { seq: live.seq, to }
}
