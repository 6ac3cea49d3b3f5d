/** Records: written, read and played again, a game comes to the same position. */
import type { Game, State } from '../game.ts'
import { recordOf, replay, writeRecord } from '../record.ts'
import { readRecord } from '../record-format.ts'
import { rolesIn } from '../settings.ts'
import type { Table } from '../table.ts'
import { difference } from './data.ts'
import type { Start } from './start.ts'
import { report, walk } from './walk.ts'

/** At the end of each game, and a few times on the way. */
export function recordProblems<S extends State>(game: Game<S>, starts: readonly Start[]): string[] {
  return starts.flatMap((start) => {
    const seats = Object.fromEntries(rolesIn(game, start.settings).map((role) => [role, 'bot:random']))
    return walk(
      game,
      start,
      ({ table, number, random }) => {
        if (!table.over && number > 0 && random.below(100) > 0) return
        const record = recordOf(table, { scenario: start.scenario, options: start.settings, seats })
        const text = writeRecord(record)
        const again = replay(game, readRecord(text))
        report(prefixed(difference(pictureOf(table), pictureOf(again), 'position')))
        const rewritten = writeRecord(recordOf(again, { scenario: start.scenario, options: start.settings, seats }))
        report(rewritten === text ? undefined : 'a record played again makes another record')
      },
      { undoOneIn: 15 },
    )
  })
}

/** A position without the revision, which also counts what was taken back. */
const pictureOf = <S extends State>({ state, decisions, chance, count, draws, log, inputs }: Table<S>): unknown => ({
  state,
  decisions,
  chance,
  count,
  draws,
  log,
  inputs,
})

const prefixed = (problem: string | undefined): string | undefined => problem && `played again it differs: ${problem}`
