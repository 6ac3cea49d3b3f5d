/** What comes of dice, in lines: of all options side by side, or of one with its strengths and reasons. */
import type { Choice, Message, Odds, Option } from '@carillon/kernel'
import { labelOf } from '@carillon/kernel/catalogue'
import { meant } from '@carillon/kernel/typed-words'
import { Reckoned, steps, toldOf } from '@carillon/room/odds'
import { paint, width, wrap } from '../terminal.ts'
import { choicesOf } from './choices.ts'
import { capital, type Listed } from './options.ts'
import type { Played } from './played.ts'
import type { Screen } from './screen.ts'

/** Letters of a bar that is full. */
const BAR = 20
/** Of a long spread only what is likely. */
const RARE = 0.02

export async function oddsLines(screen: Screen, played: Played, decision: Choice, typed: string): Promise<string[]> {
  const { words } = screen.context
  const list = choicesOf(screen, played, decision)
  const found = typed === '' ? undefined : meant(typed, list)
  if (found && found.kind !== 'one') return [words('play.none', { typed, most: list.length })]
  const option = found && list[found.index]?.option
  const { game, room } = played
  const reckoned = new Reckoned(game, room.table.fork(), decision.role, decision)
  const wanted = reckoned.wanted(option)
  for (const _ of steps(wanted));
  const told = toldOf(wanted)
  const [first] = told
  if (!first) return [words(option || wanted.length > 0 ? 'odds.none' : 'odds.one')]
  const figures = new Figures(screen, list)
  if (told.length === 1) return [figures.name(first.option), ...figures.whole(first.odds)]
  return told.flatMap((one) => figures.short(one.option, one.odds))
}

class Figures {
  readonly #screen: Screen
  readonly #list: readonly Listed[]
  readonly #percent: Intl.NumberFormat
  readonly #number: Intl.NumberFormat

  constructor(screen: Screen, list: readonly Listed[]) {
    this.#list = list
    const { locale } = screen.context
    this.#screen = screen
    this.#percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
    this.#number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  }
  /** As the choice is called in the list. */
  name(option: Option): string {
    const label = this.#list.find((one) => one.option === option)?.label
    return paint.bold(label ?? capital(labelOf(option).map(this.#screen.say).join(', ')))
  }
  short(option: Option, { chances, counts }: Odds): string[] {
    const { say, context } = this.#screen
    // A text may end with a number of its own.
    const pair = (text: Message, value: string) => context.words('pair', { name: say(text), value })
    const shares = chances.map(({ text, share }) => pair(text, this.#percent.format(share)))
    const means = counts.map(({ text, mean }) => pair(text, this.#number.format(mean)))
    return [
      this.name(option),
      ...wrap([...shares, ...means].join(context.words('semicolon')), width() - 4).map((line) => `    ${line}`),
    ]
  }
  whole(odds: Odds): string[] {
    const { say, context } = this.#screen
    const { words } = context
    const [percent, number] = [this.#percent, this.#number]
    const chances = odds.chances.map(({ text, share, low, high }) => {
      const full = Math.round(share * BAR)
      const bar = '█'.repeat(full) + paint.dim('·'.repeat(BAR - full))
      const range = odds.exact ? '' : paint.dim(` (${percent.format(low)} – ${percent.format(high)})`)
      return `  ${bar} ${percent.format(share).padStart(5)}  ${say(text)}${range}`
    })
    const counts = odds.counts.map(({ text, mean, values }) => {
      const likely = values.filter(({ share }) => share >= RARE)
      const spread = likely
        .map(({ value, share }) => words('pair', { name: `${value}`, value: percent.format(share) }))
        .join(', ')
      return `  ${words('pair', { name: say(text), value: number.format(mean) })} ${paint.dim(`(${spread})`)}`
    })
    const forces = odds.forces.flatMap(({ side, strength, reasons }) => {
      const span = strength && (strength.least === strength.most ? '' : ` (${strength.least} – ${strength.most})`)
      const value = strength ? `${number.format(strength.mean)}${span}` : ''
      const why = reasons.map(({ text, rule, share }) => {
        const often = share < 0.995 ? ` ${percent.format(share)}` : ''
        return `${say(text)}${rule === undefined ? '' : ` [${rule}]`}${often}`
      })
      const told = [value, ...why].filter((part) => part !== '').join(words('semicolon'))
      return told === '' ? [] : [`  ${words('pair', { name: say(side), value: told })}`]
    })
    const how = words(odds.exact ? 'odds.exact' : 'odds.drawn', { futures: odds.futures })
    return [...forces, ...chances, ...counts, paint.dim(`  ${how}`)]
  }
}
