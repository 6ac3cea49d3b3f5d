import { availableParallelism } from 'node:os'
import { type Game, rolesIn } from '@carillon/kernel'
import { numberOf, stringOf } from '../arguments.ts'
import type { Command, Context, Values } from '../context.ts'
import { findGame, findPlayer, findScenario, findSettings } from '../find.ts'
import { makeFolder, systemReason, tryFolder } from '../folders.ts'
import type { Batch } from '../sim/batch.ts'
import { playAll } from '../sim/pool.ts'
import { progressBar } from '../sim/progress.ts'
import { report, summed } from '../sim/report.ts'
import { outJson } from '../terminal.ts'
import { Failure, Usage } from '../usage.ts'

const MOST = 10_000_000

/** Many games between players that are not people. */
export const sim: Command = {
  name: 'sim',
  options: {
    scenario: { type: 'string' },
    option: { type: 'string', multiple: true },
    players: { type: 'string' },
    games: { type: 'string' },
    first: { type: 'string' },
    seed: { type: 'string' },
    nodes: { type: 'string' },
    workers: { type: 'string' },
    record: { type: 'string' },
    json: { type: 'boolean' },
  },
  takes: [1, 1],
  async run(context, [id = ''], values) {
    const game = await findGame(context, id)
    const batch = findBatch(context, game, values)
    const games = numberOf(context, values, 'games', 1, MOST) ?? 100
    const first = numberOf(context, values, 'first', 0, MOST) ?? 0
    const usual = Math.max(1, Math.min(availableParallelism(), Math.floor(games / 20)))
    const workers = numberOf(context, values, 'workers', 1, 256) ?? usual
    const bar = progressBar(games)
    const start = performance.now()
    const played = await playAll({ game, batch, first, games, workers, progress: bar.update })
      .catch((error: NodeJS.ErrnoException) => {
        // A system call went wrong, and there is but one: the records.
        if (error.syscall === undefined || batch.record === undefined) throw error
        throw new Failure(context.words('error.save', { file: batch.record, why: systemReason(error) }))
      })
      .finally(bar.clear)
    const summary = summed(game, batch, played, (performance.now() - start) / 1000)
    if (values.json) outJson(summary)
    else report(context, game, summary)
    return summary.failures > 0 ? 1 : 0
  },
}

function findBatch(context: Context, game: Game, values: Values): Batch {
  const { words } = context
  const scenario = findScenario(context, game, stringOf(values, 'scenario'))
  const settings = findSettings(context, game, scenario, values.option)
  const roles = rolesIn(game, settings)
  const players = (stringOf(values, 'players') ?? roles.map(() => 'random').join(',')).split(',')
  if (players.length !== roles.length)
    throw new Usage(words('error.players', { given: players.length, asked: roles.length, roles: roles.join(',') }))
  for (const player of players) findPlayer(context, game, player)
  const [fresh] = globalThis.crypto.getRandomValues(new Uint32Array(1))
  const seed = numberOf(context, values, 'seed', 0, 0xffff_ffff) ?? (fresh as number)
  const nodes = numberOf(context, values, 'nodes', 1, MOST)
  const record = stringOf(values, 'record')
  if (record !== undefined) checkFolder(context, record)
  return {
    ...{ game: game.id, scenario, settings, players, seed },
    ...(nodes !== undefined && { nodes }),
    ...(record !== undefined && { record }),
  }
}

/** Better now than after a thousand games. */
function checkFolder({ words }: Context, path: string): void {
  try {
    makeFolder(path)
    tryFolder(path)
  } catch (error) {
    throw new Usage(words('error.directory', { path, why: systemReason(error) }))
  }
}
