import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import type { Game } from '@carillon/kernel'
import { type Hypotheses, type Limits, playersOf, sidesIn } from '@carillon/players'
import { drawn } from '../arena/drawing.ts'
import { append, checkLedger, type Ledger, openLedger } from '../arena/ledger.ts'
import type { Plan } from '../arena/plan.ts'
import { playAll } from '../arena/pool.ts'
import { report } from '../arena/report.ts'
import { Standings } from '../arena/standings.ts'
import { type Summary, summed } from '../arena/summary.ts'
import { numberOf, stringOf } from '../arguments.ts'
import type { Command, Context, Values } from '../context.ts'
import { findGame, findPlayer, findScenario, findSettings } from '../find.ts'
import { systemReason, tryFolder, typed } from '../folders.ts'
import { writeWhole } from '../play/store.ts'
import { progressBar } from '../sim/progress.ts'
import { outJson } from '../terminal.ts'
import { Failure, Usage } from '../usage.ts'

const MOST = 10_000_000

/** Players that are not people against each other: who is how strong. */
export const arena: Command = {
  name: 'arena',
  options: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    scenario: { type: 'string' },
    set: { type: 'string', multiple: true },
    option: { type: 'string', multiple: true },
    nodes: { type: 'string' },
    ms: { type: 'string' },
    sprt: { type: 'string' },
    jobs: { type: 'string' },
    out: { type: 'string' },
    svg: { type: 'string' },
    json: { type: 'boolean' },
  },
  takes: [1, 1],
  async run(context, [id = ''], values) {
    const game = await findGame(context, id)
    const svg = stringOf(values, 'svg')
    const file = stringOf(values, 'out')
    for (const one of [svg, file]) if (one !== undefined) checkPlace(context, one)
    const ledger = file === undefined ? undefined : openLedger(context, file)
    const plan = findPlan(context, game, values, ledger)
    const jobs = numberOf(context, values, 'jobs', 1, 256) ?? availableParallelism()
    const sides = findSides(context, game, plan)
    if (ledger) checkLedger(context, ledger, plan)
    const summary = await held(context, game, { plan, jobs, ledger, sides })
    if (svg !== undefined) draw(context, game, summary, svg)
    if (values.json) outJson(summary)
    else report(context, game, summary)
    return summary.failures > 0 ? 1 : 0
  },
}

interface Held {
  readonly plan: Plan
  readonly jobs: number
  readonly ledger: Ledger | undefined
  readonly sides: readonly string[]
}

async function held(context: Context, game: Game, { plan, jobs, ledger, sides }: Held): Promise<Summary> {
  const standings = new Standings(plan)
  for (const row of ledger?.rows ?? []) standings.add(row)
  const wanted = standings.left
  const bar = progressBar(wanted)
  const start = performance.now()
  const stem = ledger?.file.replace(/\.[^./\\]*$/, '') ?? `arena-${plan.game}-${plan.seed}`
  let played = 0
  await playAll({
    game,
    arena: { plan, stem },
    jobs: Math.max(1, Math.min(jobs, wanted)),
    next: () => standings.next(),
    played(row) {
      if (ledger) append(context, ledger.file, row)
      standings.add(row)
      played += 1
      bar.update(wanted - standings.left)
    },
  })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.syscall === undefined) throw error
      throw new Failure(context.words('error.save', { file: `${stem}-failed-*`, why: systemReason(error) }))
    })
    .finally(bar.clear)
  return summed(plan, standings.all, sides, { seconds: (performance.now() - start) / 1000, played })
}

function findPlan(context: Context, game: Game, values: Values, ledger: Ledger | undefined): Plan {
  const wanted = stringOf(values, 'scenario')
  const ids = wanted === 'all' ? game.scenarios.map(({ id }) => id) : [findScenario(context, game, wanted)]
  const given = [values.set, values.option].flatMap((some) => (Array.isArray(some) ? some : []))
  const [fresh] = globalThis.crypto.getRandomValues(new Uint32Array(1))
  const sprt = findHypotheses(context, stringOf(values, 'sprt'))
  return {
    game: game.id,
    rules: game.rules,
    scenarios: ids.map((scenario) => ({ scenario, settings: findSettings(context, game, scenario, given) })),
    players: findPlayers(context, game, stringOf(values, 'players')),
    games: numberOf(context, values, 'games', 1, MOST) ?? 100,
    seed: numberOf(context, values, 'seed', 0, 0xffff_ffff) ?? ledger?.plan?.seed ?? (fresh as number),
    limits: findLimits(context, values),
    ...(sprt && { sprt }),
  }
}

function findPlayers(context: Context, game: Game, given: string | undefined): readonly string[] {
  const { words } = context
  const players = (given ?? '').split(',').filter((name) => name !== '')
  for (const player of players) findPlayer(context, game, player)
  if (players.length < 2) throw new Usage(words('error.arena-many', { exist: playersOf(game).join(', ') }))
  const twice = players.find((player, i) => players.indexOf(player) < i)
  if (twice !== undefined && players.length > 2) throw new Usage(words('error.arena-once', { player: twice }))
  return players
}

function findSides({ words }: Context, game: Game, { scenarios }: Plan): readonly string[] {
  const [first = [], ...others] = scenarios.map(({ settings }) => sidesIn(game, settings))
  for (const sides of [first, ...others])
    if (sides.length !== 2) throw new Usage(words('error.arena-sides', { sides: sides.join(', ') }))
  return first
}

function findLimits(context: Context, values: Values): Limits {
  const nodes = numberOf(context, values, 'nodes', 1, MOST)
  const milliseconds = numberOf(context, values, 'ms', 1, 3_600_000)
  if (nodes !== undefined && milliseconds !== undefined) throw new Usage(context.words('error.limits'))
  return { ...(nodes !== undefined && { nodes }), ...(milliseconds !== undefined && { milliseconds }) }
}

function findHypotheses({ words }: Context, value: string | undefined): Hypotheses | undefined {
  if (value === undefined) return undefined
  const [low = 0, high = 0, ...more] = value.split(',').map(Number)
  if (more.length > 0 || !(low > 0 && low < high && high < 1)) throw new Usage(words('error.sprt', { value }))
  return { low, high }
}

/** Better now than after a thousand games. */
function checkPlace({ words }: Context, file: string): void {
  try {
    tryFolder(dirname(file))
  } catch (error) {
    throw new Usage(words('error.save', { file: typed(file), why: systemReason(error) }))
  }
}

function draw(context: Context, game: Game, summary: Summary, file: string): void {
  try {
    writeWhole(file, drawn(context, game, summary))
  } catch (error) {
    throw new Failure(context.words('error.save', { file: typed(file), why: systemReason(error) }))
  }
}
