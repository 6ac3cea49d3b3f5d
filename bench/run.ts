/**
 * `npm run bench`: how fast the kernel is, beside boardgame.io and beside a bare loop, and how fast each game is.
 * These machines are noisy, so speed is a ratio: every round plays each contestant in a fresh process, one after the
 * other, and the median over the rounds counts.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { GAMES } from '@carillon/registry'
import { BARE, BOARDGAME_IO, compete, type Effort, type Entry, KERNEL } from './contestant.ts'
import { type Figure, figures, medianEntry } from './figures.ts'
import { type BoardgameIo, playSame } from './toy/same.ts'

const USAGE = `npm run bench -- [--rounds 5] [--seconds 3] [--warmup 6] [--only GAME] [--cpu] [--json] [--strict]
npm run bench -- --check     only play the same games through all three toys, and compare them
  --only     of the games, this one alone ("none" for the toys alone)
  --cpu      count the processor's time instead of the clock's: steadier where other programs run
  --strict   exit code 1 if a figure is missed`

const values = readArgs()
const effort: Effort = {
  seconds: Number(values.seconds),
  warmup: Number(values.warmup),
  seed: Number(values.seed),
  cpu: values.cpu,
}

if (values.help) console.log(USAGE)
else if (values.contestant) console.log(JSON.stringify(await compete(values.contestant, effort)))
else {
  await check()
  if (!values.check) bench()
}

function readArgs() {
  try {
    const { values } = parseArgs({
      options: {
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '3' },
        warmup: { type: 'string', default: '6' },
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        cpu: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        contestant: { type: 'string' },
        seed: { type: 'string', default: '1' },
      },
    })
    for (const name of ['rounds', 'seconds', 'warmup', 'seed'] as const)
      if (!(Number(values[name]) > 0)) throw new TypeError(`--${name} is a number above 0, not "${values[name]}"`)
    return values
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

/** All three are the same game, or nothing of the rest means anything. */
async function check(): Promise<void> {
  const rival: BoardgameIo = await import(new URL('./toy/boardgame-io.mjs', import.meta.url).href)
  let moves = 0
  for (let seed = 1; seed <= 10; seed++) moves += playSame(seed, rival)
  console.error(`The three toys are the same game: ${moves} moves compared.`)
}

function bench(): void {
  const games = GAMES.map((game) => game.id).filter((id) => values.only === undefined || id === values.only)
  const names = [KERNEL, BOARDGAME_IO, BARE, ...games]
  const rounds = new Map<string, Entry[]>(names.map((name) => [name, []]))
  const count = Number(values.rounds)
  for (let round = 1; round <= count; round++) {
    console.error(`Round ${round} of ${count} ...`)
    for (const name of round % 2 ? names : names.toReversed()) rounds.get(name)?.push(inFreshProcess(name, round))
  }
  const found = figures(rounds, games)
  const entries = new Map(names.map((name) => [name, medianEntry(rounds.get(name) as Entry[])]))
  if (values.json) {
    const { seconds, warmup } = effort
    console.log(
      JSON.stringify(
        { rounds: count, seconds, warmup, contestants: Object.fromEntries(entries), figures: found },
        null,
        2,
      ),
    )
  } else print(entries, found)
  if (values.strict && found.some((figure) => !figure.met)) process.exitCode = 1
}

function inFreshProcess(name: string, seed: number): Entry {
  const { seconds, warmup, cpu } = effort
  const words = ['--contestant', name, '--seconds', `${seconds}`, '--warmup', `${warmup}`, '--seed', `${seed}`]
  if (cpu) words.push('--cpu')
  const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), ...words], {
    encoding: 'utf8',
    // As they would run in earnest: boardgame.io checks more otherwise.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(output) as Entry
}

function print(entries: ReadonlyMap<string, Entry>, found: readonly Figure[]): void {
  table(
    ['', 'moves/s', 'moves a game', 'options a move'],
    [...entries].map(([name, { pace }]) => [
      name,
      number(pace.movesPerSecond),
      number(pace.movesPerGame),
      number(pace.optionsPerMove),
    ]),
  )
  table(
    ['', 'inputs/s', 'ms a game', 'fork us', 'structuredClone us', 'stored bytes', 'largest'],
    [...entries].flatMap(([name, { measured: m }]) =>
      m
        ? [
            [
              name,
              number(m.inputsPerSecond),
              number(m.gameMilliseconds),
              number(m.forkMicroseconds),
              number(m.cloneMicroseconds),
              number(m.savedBytes),
              number(m.savedBytesMax),
            ],
          ]
        : [],
    ),
  )
  table(
    ['', 'to reach', 'found', ''],
    found.map((figure) => [
      figure.name,
      `${figure.atLeast ? 'at least' : 'at most'} ${number(figure.limit)}`,
      number(figure.found),
      figure.met ? 'met' : 'MISSED',
    ]),
  )
}

function number(value: number): string {
  const digits = value >= 1000 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] as string).length)))
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('   ')
        .trimEnd(),
    )
  console.log()
}
