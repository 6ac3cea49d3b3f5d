/** One game of an arena. */
import { writeFileSync } from 'node:fs'
import { type Game, recordOf, type State, type Table, toHex, writeRecord } from '@carillon/kernel'
import { type Bout, PLAYERS, type Player, playBout } from '@carillon/players'
import { type Contest, contestsOf, type Plan, type Row, type Task } from './plan.ts'

export interface Arena {
  readonly plan: Plan
  /** What the records of games that fail are called, before their own words. */
  readonly stem: string
}

/** The game of a task. If it fails, its record is written. */
export async function playTask(game: Game, { plan, stem }: Arena, { contest, number }: Task): Promise<Row> {
  const pair = contestsOf(plan)[contest] as Contest
  const { scenario, settings, a, b } = pair
  const players = [PLAYERS.get(a) as Player, PLAYERS.get(b) as Player] as const
  const { seed, limits } = plan
  const bout = await playBout({ game, scenario, settings, players, seed, limits }, number)
  const { side, points, failure, paces, table } = bout
  const row = { contest, number, side, inputs: table?.count ?? 0, paces }
  if (failure === undefined) return { ...row, points: points as number }
  const failed = { failure, seed: toHex(bout.dice) }
  if (!table) return { ...row, failed }
  const record = `${stem}-failed-${scenario}-${a}-${b}-${number}.json`
  writeFileSync(record, recordText(table, pair, bout))
  return { ...row, failed: { ...failed, record } }
}

function recordText(table: Table<State>, { scenario, settings }: Contest, { seats, dice, commitment }: Bout): string {
  const bots = Object.fromEntries(Object.entries(seats).map(([role, { id }]) => [role, `bot:${id}`]))
  return writeRecord(recordOf(table, { scenario, options: settings, seats: bots, commitment, seed: toHex(dice) }))
}
