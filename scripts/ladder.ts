/**
 * `npm run ladder [-- GAME ...]`: each rank against the one below, the general against the yardsticks, on fresh seeds with
 * sides changed, until a sequential test can tell whether the rank is worth what is asked of it, or `--games` are played. A game
 * that is in the file already is not played again.
 * `npm run ladder -- --soak`: games of all players over all scenarios and options; it only asks that none fails.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Game } from '@carillon/kernel'
import { GAMES, loadGame } from '@carillon/registry'
import { cellsOf, dealText, HEAD, type Result, rowOf, soakCell } from './ladder/cells.ts'
import { KeptCells, Threads, whole } from './ladder/threads.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: '59000' },
    scenario: { type: 'string' },
    out: { type: 'string', default: 'ladder' },
    jobs: { type: 'string' },
    nodes: { type: 'string' },
    ms: { type: 'string' },
    soak: { type: 'boolean' },
    /** The ranks to be measured, all without it: `recruit,general`. */
    ranks: { type: 'string' },
    /** Whom against, all without it: `colonel,greedy`. */
    against: { type: 'string' },
  },
})
const seed = whole(values.seed, 0)
const wanted = positionals.length > 0 ? positionals : GAMES.map(({ id }) => id)
const games: Game[] = []
for (const id of wanted) {
  const game = await loadGame(id)
  if (!game) throw new Error(`there is no game "${id}": ${GAMES.map((one) => one.id).join(', ')}`)
  games.push(game)
}
const limits = {
  ...(values.nodes !== undefined && { nodes: whole(values.nodes, 0) }),
  ...(values.ms !== undefined && { milliseconds: whole(values.ms, 0) }),
}
const threads = new Threads(whole(values.jobs, availableParallelism()))
const failures = values.soak ? await soak() : await ladder()
await threads.leave()
if (failures > 0) process.exitCode = 1

async function ladder(): Promise<number> {
  const kept = new KeptCells(threads, values.out)
  const plan = { games: whole(values.games, 400), seed, limits, ...(values.scenario && { scenario: values.scenario }) }
  const results: Result[] = []
  console.log(HEAD)
  const [ranks, against] = [values.ranks?.split(','), values.against?.split(',')]
  for (const cell of games.flatMap((game) => cellsOf(game, plan))) {
    if ((ranks && !ranks.includes(cell.a)) || (against && !against.includes(cell.b))) continue
    const result = await kept.result(cell)
    results.push(result)
    console.log(rowOf(result))
  }
  writeFileSync(join(values.out, 'ladder.json'), `${JSON.stringify(results, null, 1)}\n`)
  return results.reduce((sum, result) => sum + result.failures.length, 0)
}

async function soak(): Promise<number> {
  // Few trials: games are many, and what is looked for are faults.
  const few = { nodes: 4, ...limits }
  const tasks = Array.from({ length: whole(values.games, 1000) }, (_, i) => ({
    cell: soakCell(games[i % games.length] as Game, seed + i, few),
    number: 0,
  }))
  let failed = 0
  await threads.play(tasks, ({ cell }, { failure }, done) => {
    if (failure !== undefined) {
      failed += 1
      console.log(`FAIL ${dealText(cell)}: ${failure}`)
    }
    if (done % 50 === 0 || done === tasks.length) console.log(`${done} of ${tasks.length} games, ${failed} failed`)
  })
  return failed
}
