/** The figures of a batch, for people and for programs. */
import { type Game, rolesIn, type Settings } from '@carillon/kernel'
import { wilson } from '@carillon/players'
import type { Context } from '../context.ts'
import { nameOf, sayIn } from '../find.ts'
import { out, pad, paint } from '../terminal.ts'
import type { Batch, Played } from './batch.ts'
import { mean, median, shareFormat } from './figures.ts'

/** The JSON of `sim`: keys are only ever added. */
export interface Summary {
  readonly game: string
  readonly scenario: string
  readonly options: Settings
  readonly players: readonly string[]
  readonly seed: number
  /** As asked for. */
  readonly nodes?: number
  readonly games: number
  readonly failures: number
  readonly wins: Readonly<Record<string, number>>
  readonly inputs: number
  readonly seconds: number
  readonly inputsPerSecond: number
  /** Inputs of the game in the middle. */
  readonly lengthMedian: number
  readonly lengthMean: number
  readonly intervals: Readonly<Record<string, readonly [low: number, high: number]>>
  /** The mean margin of the games that each has won. */
  readonly margins: Readonly<Record<string, number>>
  readonly failed: readonly { readonly number: number; readonly inputs: number; readonly failure: string }[]
}

/** Failures told one by one. */
const KEPT = 100
const round = (x: number, digits: number): number => Number(x.toFixed(digits))

export function summed(game: Game, batch: Batch, played: readonly Played[], seconds: number): Summary {
  const { scenario, settings, players, seed, nodes } = batch
  const wins: Record<string, number> = Object.fromEntries(
    [...rolesIn(game, settings), 'draw'].map((winner) => [winner, 0]),
  )
  const margins: Record<string, number> = { ...wins }
  for (const { winner, winners = winner === undefined ? [] : [winner], margin = 0 } of played)
    for (const one of winners) {
      wins[one] = (wins[one] ?? 0) + 1
      margins[one] = (margins[one] ?? 0) + margin
    }
  const ended = played.filter(({ winner }) => winner !== undefined)
  const failed = played.flatMap(({ number, inputs, failure }) =>
    failure === undefined ? [] : { number, inputs, failure },
  )
  const inputs = played.reduce((sum, one) => sum + one.inputs, 0)
  return {
    game: game.id,
    scenario,
    options: settings,
    players,
    seed,
    ...(nodes !== undefined && { nodes }),
    games: played.length,
    failures: failed.length,
    wins,
    inputs,
    seconds: round(seconds, 3),
    inputsPerSecond: Math.round(inputs / seconds),
    lengthMedian: median(ended.map((one) => one.inputs)),
    lengthMean: round(mean(ended.map((one) => one.inputs)), 1),
    intervals: Object.fromEntries(
      Object.entries(wins).map(([winner, n]) => {
        const [low, high] = wilson(n, ended.length)
        return [winner, [round(low, 4), round(high, 4)]]
      }),
    ),
    margins: Object.fromEntries(
      Object.entries(margins).map(([winner, sum]) => [winner, round(sum / Math.max(1, wins[winner] ?? 0), 2)]),
    ),
    failed: failed.slice(0, KEPT),
  }
}

export function report(context: Context, game: Game, summary: Summary): void {
  const { words, locale } = context
  const say = sayIn(game, context)
  const percent = shareFormat(locale)
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const { games, failures, wins, intervals, seed, inputs, seconds, inputsPerSecond, margins } = summary
  const { lengthMedian, lengthMean } = summary
  const tenth = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const title = words('pair', { name: say({ key: 'game.name' }), value: nameOf(say, 'scenario', summary.scenario) })
  out(`${paint.bold(title)}  ${words('sim.title', { games, seed: String(seed) })}`)
  const roles = rolesIn(game, summary.options)
  const names = roles.map((role, i) => `${nameOf(say, 'role', role)} (${summary.players[i]})`)
  const rows = [...roles.map((role, i) => [role, names[i] as string] as const), ['draw', words('sim.draw')] as const]
  const widest = Math.max(...rows.map(([, name]) => name.length))
  for (const [winner, name] of rows) {
    const n = wins[winner] ?? 0
    if (winner === 'draw' && n === 0) continue
    const [low, high] = intervals[winner] as readonly [number, number]
    const share = percent.format(games === failures ? 0 : n / (games - failures)).padStart(7)
    const between = paint.dim(words('sim.interval', { low: percent.format(low), high: percent.format(high) }))
    const margin = margins[winner] ? `  ${words('sim.margin', { margin: tenth.format(margins[winner]) })}` : ''
    out(`  ${pad(name, widest)}  ${whole.format(n).padStart(8)} ${share}  ${between}${margin}`)
  }
  out(`  ${words('sim.length', { median: whole.format(lengthMedian), mean: whole.format(lengthMean) })}`)
  out(
    `  ${words('sim.speed', { inputs: whole.format(inputs), seconds: seconds.toFixed(1), rate: whole.format(inputsPerSecond) })}`,
  )
  if (failures === 0) return
  out(paint.red(`  ${words('sim.failures', { n: failures })}`))
  for (const [failure, same] of Map.groupBy(summary.failed, (one) => one.failure.split('\n')[0] ?? '')) {
    const [{ number, inputs: at }] = same as [Summary['failed'][number]]
    out(`    ${words('sim.failure', { n: same.length, number, inputs: at, failure })}`)
    out(paint.dim(`      ${again(game, summary, number)}`))
  }
}

/** The command that plays the game in question again and keeps it. */
function again(game: Game, { scenario, options, players, seed, nodes }: Summary, number: number): string {
  const switches = game.switches
    .filter(({ id, default: usual }) => options[id] !== undefined && options[id] !== usual)
    .map(({ id }) => `--option ${id}=${options[id]} `)
  return (
    `carillon sim ${game.id} --scenario ${scenario} ${switches.join('')}--players ${players.join(',')} ` +
    `--seed ${seed} ${nodes === undefined ? '' : `--nodes ${nodes} `}--first ${number} --games 1 --record failed`
  )
}
