/**
 * `npm run balance -- GAME [--games N] [--player colonel|general] [--nodes N] [--scenario S] [--seed N] [--out DIR]`: a rank
 * against itself in every scenario and variant, and what makes the lopsided ones more even. It goes on where it stopped; each
 * row is written to the figures of the new-game screen when it is there.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { GAMES, loadGame } from '@carillon/registry'
import type { Balance } from '../packages/web/src/shell/new/balance.ts'
import { BELOW, VARIANTS } from './balance/plans.ts'
import { balanceOf, merged } from './balance/rows.ts'
import { KeptCells, Threads, whole } from './ladder/threads.ts'

const STRENGTHS = new URL('../packages/web/src/shell/new/strengths.json', import.meta.url)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    player: { type: 'string', default: 'colonel' },
    nodes: { type: 'string' },
    scenario: { type: 'string' },
    seed: { type: 'string', default: '76000' },
    out: { type: 'string', default: 'balance' },
    jobs: { type: 'string' },
  },
})
const [id = ''] = positionals
const game = await loadGame(id)
if (!game) throw new Error(`there is no game "${id}": ${GAMES.map((one) => one.id).join(', ')}`)
const { player, scenario: only } = values
if (!Object.hasOwn(BELOW, player))
  throw new Error(`--player is one of ${Object.keys(BELOW).join(', ')}, not "${player}"`)
const scenarios = game.scenarios.filter((one) => only === undefined || one.id === only)
if (scenarios.length === 0) throw new Error(`there is no scenario "${only}"`)

const threads = new Threads(whole(values.jobs, availableParallelism()))
const kept = new KeptCells(threads, values.out)
const limits = values.nodes === undefined ? {} : { nodes: whole(values.nodes, 0) }
const wish = { game, games: whole(values.games, 100), player, seed: whole(values.seed, 0), limits }
for (const scenario of scenarios)
  for (const options of [{}, ...(VARIANTS[game.id] ?? [])]) {
    const date = new Date().toISOString().slice(0, 10)
    const row = await balanceOf(wish, scenario.id, options, date, (cell) => kept.result(cell, even(cell.games)))
    console.log(JSON.stringify(row))
    keep(row)
  }
await threads.leave()

/** In a match the games of even number give the first side to the first player, each with dice of its own. */
function even(games: number): number[] {
  return Array.from({ length: games }, (_, i) => 2 * i)
}
function keep(row: Balance): void {
  const all = JSON.parse(readFileSync(STRENGTHS, 'utf8'))
  const of = all[id] ?? { over: {}, balance: [] }
  writeFileSync(
    STRENGTHS,
    `${JSON.stringify({ ...all, [id]: { ...of, balance: merged(of.balance, [row]) } }, null, 2)}\n`,
  )
}
