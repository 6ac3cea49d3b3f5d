/**
 * `npm run ladder [-- GAME ...]`: each rank against the one below, the general against the yardsticks, on fresh seeds with
 * sides changed. A cell that is in the file already is not played again.
 * `npm run ladder -- --soak`: games of all players over all scenarios and options; it only asks that none fails.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Game } from '@carillon/kernel'
import { GAMES, loadGame } from '@carillon/registry'
import {
  type Cell,
  cellsOf,
  cellText,
  HEAD,
  type Played,
  type Result,
  resultOf,
  rowOf,
  soakCell,
} from './ladder/cells.ts'

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
  },
})
const whole = (text: string | undefined, usual: number): number => {
  const number = Number(text ?? usual)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`"${text}" is no whole number`)
  return number
}
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
const workers = Array.from(
  { length: Math.max(1, whole(values.jobs, availableParallelism())) },
  () => new Worker(new URL('./ladder/worker.ts', import.meta.url)),
)
const failures = values.soak ? await soak() : await ladder()
for (const worker of workers) await worker.terminate()
if (failures > 0) process.exitCode = 1

async function ladder(): Promise<number> {
  mkdirSync(values.out, { recursive: true })
  const file = join(values.out, 'cells.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const known = new Map<string, Result>(
    lines.flatMap((line) => {
      if (line === '') return []
      const result = JSON.parse(line) as Result
      return [[cellText(result), result] as const]
    }),
  )
  const plan = { games: whole(values.games, 40), seed, limits, ...(values.scenario && { scenario: values.scenario }) }
  const results: Result[] = []
  console.log(HEAD)
  for (const cell of games.flatMap((game) => cellsOf(game, plan))) {
    let result = known.get(cellText(cell))
    if (!result) {
      const began = performance.now()
      const tasks = Array.from({ length: cell.games }, () => cell)
      const played = await shared(tasks)
      result = resultOf(
        cell,
        played,
        Math.round((performance.now() - began) / 1000),
        new Date().toISOString().slice(0, 10),
      )
      appendFileSync(file, `${JSON.stringify(result)}\n`)
    }
    results.push(result)
    console.log(rowOf(result))
  }
  writeFileSync(join(values.out, 'ladder.json'), `${JSON.stringify(results, null, 1)}\n`)
  return results.reduce((sum, result) => sum + result.failures.length, 0)
}

async function soak(): Promise<number> {
  // Few trials: games are many, and what is looked for are faults.
  const few = { nodes: 4, ...limits }
  const cells = Array.from({ length: whole(values.games, 1000) }, (_, i) =>
    soakCell(games[i % games.length] as Game, seed + i, few),
  )
  let failed = 0
  await shared(cells, (cell, { failure }, done) => {
    if (failure !== undefined) {
      failed += 1
      console.log(`FAIL ${cellText(cell)}: ${failure}`)
    }
    if (done % 50 === 0 || done === cells.length) console.log(`${done} of ${cells.length} games, ${failed} failed`)
  })
  return failed
}

/** The games of the cells, shared among the threads; game n of a cell is its nth in the list. */
function shared(
  cells: readonly Cell[],
  told: (cell: Cell, played: Played, done: number) => void = () => {},
): Promise<Played[]> {
  const numbers = new Map<Cell, number>()
  const played: Played[] = []
  let next = 0
  let done = 0
  return new Promise((resolve, reject) => {
    for (const worker of workers) {
      let at = -1
      const give = (): void => {
        const cell = cells[next]
        if (!cell) return
        at = next
        next += 1
        const number = numbers.get(cell) ?? 0
        numbers.set(cell, number + 1)
        worker.postMessage({ cell, number })
      }
      worker.removeAllListeners()
      worker.on('error', reject)
      worker.on('message', (one: Played) => {
        played[at] = one
        done += 1
        told(cells[at] as Cell, one, done)
        if (done === cells.length) resolve(played)
        else give()
      })
      give()
    }
    if (cells.length === 0) resolve(played)
  })
}
