/** The figures of an arena for people: at the terminal, and the words of its picture. */
import type { Game } from '@carillon/kernel'
import type { Context } from '../context.ts'
import { nameOf, sayIn } from '../find.ts'
import { shareFormat } from '../sim/figures.ts'
import { out, pad, paint } from '../terminal.ts'
import type { FailedGame, Figures, Pair, Summary } from './summary.ts'

/** A table as both show it. */
export interface Rows {
  readonly title: string
  /** The strongest first. */
  readonly ladder: readonly { readonly player: string; readonly elo: string; readonly between: string }[]
  readonly pairs: readonly (readonly string[])[]
}

/** All together, then each scenario if there were several. */
export function tables(context: Context, game: Game, summary: Summary): Rows[] {
  const { words } = context
  const say = sayIn(game, context)
  const titled = (scenario: string): string => {
    const known = game.scenarios.some(({ id }) => id === scenario)
    const name = say({ key: 'game.name' })
    return known ? words('pair', { name, value: nameOf(say, 'scenario', scenario) }) : name
  }
  return [summary, ...(summary.scenarios ?? [])].map((figures) => ({
    title: titled(figures.scenario),
    ladder: ladderOf(context, figures),
    pairs: figures.pairs.map((pair) => pairRow(context, game, summary, pair)),
  }))
}

/** Players, the strongest first. */
export const ranked = ({ elo }: Figures) => Object.entries(elo).sort(([, a], [, b]) => b.elo - a.elo)

function ladderOf({ words, locale }: Context, figures: Figures): Rows['ladder'] {
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return ranked(figures).map(
    ([
      player,
      {
        elo,
        interval: [low, high],
      },
    ]) => ({
      player,
      elo: points.format(elo),
      between: words('sim.interval', { low: points.format(low), high: points.format(high) }),
    }),
  )
}

function pairRow(context: Context, game: Game, { sprt }: Summary, pair: Pair): string[] {
  const { words, locale } = context
  const say = sayIn(game, context)
  const percent = shareFormat(locale)
  const { a, b, games, score, interval, bySide } = pair
  const sides = Object.entries(bySide).map(([side, own]) => {
    const name = game.roles.includes(side) ? nameOf(say, 'role', side) : side
    return words('pair', { name, value: percent.format(own.score) })
  })
  const { verdict } = pair.sprt ?? {}
  const test = verdict ? words('arena.test', { score: percent.format(sprt?.[verdict] ?? 0) }) : words('arena.undecided')
  return [
    words('arena.pair', { a, b }),
    String(games),
    percent.format(score),
    words('sim.interval', { low: percent.format(interval[0]), high: percent.format(interval[1]) }),
    ...sides,
    ...(pair.sprt ? [test] : []),
  ]
}

export function report(context: Context, game: Game, summary: Summary): void {
  const { words, locale } = context
  const { games, seed, seconds, milliseconds, played } = summary
  for (const [i, { title, ladder, pairs }] of tables(context, game, summary).entries()) {
    out(`${paint.bold(title)}${i === 0 ? `  ${words('sim.title', { games, seed: String(seed) })}` : ''}`)
    out(`  ${paint.dim(words('arena.strengths'))}`)
    aligned(ladder.map(({ player, elo, between }) => [player, elo, paint.dim(between)]))
    out(`  ${paint.dim(words('arena.pairs'))}`)
    aligned(pairs)
  }
  const fine = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 })
  for (const [player, { mean, p99 }] of Object.entries(milliseconds)) {
    const value = words('arena.pace', { mean: fine.format(mean), p99: fine.format(p99) })
    out(`  ${words('pair', { name: player, value })}`)
  }
  const tenth = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const rate = fine.format(played / seconds)
  if (played > 0) out(`  ${words('arena.speed', { games: played, seconds: tenth.format(seconds), rate })}`)
  failures(context, summary)
}

/** Columns as wide as they must be: the first to the left, figures to the right. */
function aligned(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  for (const row of rows) {
    const cells = row.map((cell, i) => (i === 1 || i === 2 ? cell.padStart(widths[i] ?? 0) : pad(cell, widths[i] ?? 0)))
    out(`    ${cells.join('  ').trimEnd()}`)
  }
}

function failures({ words }: Context, { failures, failed }: Summary): void {
  if (failures === 0) return
  out(paint.red(`  ${words('sim.failures', { n: failures })}`))
  for (const [failure, same] of Map.groupBy(failed, (one) => one.failure.split('\n')[0] ?? '')) {
    const [{ a, b, number, record }] = same as [FailedGame]
    const pair = words('arena.pair', { a, b })
    out(`    ${words('arena.failure', { n: same.length, number, pair, failure })}`)
    if (record !== undefined) out(paint.dim(`      ${words('arena.kept', { record })}`))
  }
}
