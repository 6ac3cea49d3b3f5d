/** A game as it was: its rows played again from the first one. */
import { type GameRecord, type Input, type Part, type Role, recordOf } from '@carillon/kernel'
import { Impossible, seatTexts } from '@carillon/room'
import type { Command } from './command.ts'
import type { Past } from './deals.ts'
import { Live, type Origin, RECENT } from './live.ts'
import type { JournalTable } from './store/schema.ts'

type Rows = readonly Pick<JournalTable, 'body'>[]

export function playedAgain(origin: Origin, rows: Rows, look?: (live: Live, command: Command) => void): Live {
  const again = Live.begun(origin)
  for (const { body } of rows) {
    const command = JSON.parse(body) as Command
    again.fold(command)
    look?.(again, command)
  }
  return again
}

/** The record of a game: what its rows come to, with where it was set back. Everything secret is in it. */
export function recordIn(origin: Origin, rows: Rows): GameRecord {
  const { scenario, options } = origin.setup
  let before: readonly Input[] = []
  let parts: Part[] = []
  let last: Live['table'] | undefined
  const again = playedAgain(origin, rows, ({ table }, command) => {
    if (command.do === 'rewind') {
      before = [...before, ...(last?.inputs ?? [])].slice(0, table.count - table.inputs.length)
      parts = parts.filter(({ at }) => at < table.count)
      parts.push({ at: table.count, rules: origin.game.rules, draws: table.draws })
    }
    last = table
  })
  return recordOf(again.table, {
    ...{ scenario, options, seats: seatTexts(again.setup.seats), before },
    ...{ commitment: origin.commitment, seed: origin.seed, entropy: again.entropy },
    ...(parts.length > 0 && { parts }),
  })
}

/** Before the choice of `role` that lies so many of its choices back; those it has taken back itself do not count. */
export function pastOf(live: Live, rows: Rows, role: Role, back: number): Past {
  const made: { readonly row: number; readonly count: number }[] = []
  let count = 0
  let row = 0
  playedAgain(live.origin, rows, ({ table }, command) => {
    while ((made.at(-1)?.count ?? -1) >= table.count) made.pop()
    if (command.do === 'answer' && command.role === role) made.push({ row, count })
    count = table.count
    row += 1
  })
  const target = made.at(-back)
  if (!target) throw new Impossible('nothing-to-undo', 'there is nothing to go back to')
  const then = playedAgain(live.origin, rows.slice(0, target.row))
  then.table.burn(live.table.draws)
  const { kept, entries } = then.keeping(0)
  // Questions are asked anew: an answer to an old one is stale.
  const roles = Object.keys(live.setup.seats)
  const revision = Object.fromEntries(roles.map((one) => [one, live.table.revision(one) + 1]))
  const saved = { ...kept.saved, revision }
  const to = { kept: { ...kept, saved, seats: live.setup.seats, clock: live.clock }, recent: entries.slice(-RECENT) }
  return { seq: live.seq, to }
}
