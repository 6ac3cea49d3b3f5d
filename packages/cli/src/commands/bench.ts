import { seeded } from '@carillon/kernel'
import { type Measured, measureGame } from '@carillon/players'
import { numberOf } from '../arguments.ts'
import type { Command } from '../context.ts'
import { findGame, sayIn } from '../find.ts'
import { out, outJson, paint } from '../terminal.ts'

/** How fast each game runs here, by random play on one core. */
export const bench: Command = {
  name: 'bench',
  options: { seconds: { type: 'string' }, warmup: { type: 'string' }, json: { type: 'boolean' } },
  takes: [0, 99],
  async run(context, given, values) {
    const seconds = numberOf(context, values, 'seconds', 1, 600) ?? 2
    const warmup = numberOf(context, values, 'warmup', 0, 600) ?? 1
    const ids = given.length > 0 ? given : context.games.map((listed) => listed.id)
    const games = await Promise.all(ids.map((id) => findGame(context, id)))
    const figures: Record<string, Measured> = {}
    for (const game of games) {
      const measured = measureGame(game, { seconds, warmup, random: seeded(1) })
      figures[game.id] = rounded(measured)
      if (values.json) continue
      const whole = new Intl.NumberFormat(context.locale, { maximumFractionDigits: 0 })
      const fine = new Intl.NumberFormat(context.locale, { maximumSignificantDigits: 3 })
      out(paint.bold(sayIn(game, context)({ key: 'game.name' })))
      out(`  ${context.words('bench.inputs', { n: whole.format(measured.inputsPerSecond) })}`)
      out(`  ${context.words('bench.game', { n: fine.format(measured.gameMilliseconds) })}`)
      out(`  ${context.words('bench.fork', { n: fine.format(measured.forkMicroseconds) })}`)
    }
    if (values.json) outJson(figures)
    return 0
  },
}

/** Four digits are more than a noisy machine can vouch for. */
const rounded = (figures: Measured): Measured =>
  Object.fromEntries(Object.entries(figures).map(([name, n]) => [name, Number((n as number).toPrecision(4))])) as {
    [name in keyof Measured]: number
  }
