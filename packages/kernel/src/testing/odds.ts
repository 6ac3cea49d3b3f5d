/**
 * Odds tell nothing that is hidden: in another world, which the viewer cannot tell from the game, they are the same to the
 * byte. What is called exact does not depend on luck; all that is told is a text of the game, and its rules are rules.
 */
import type { Choice, Option } from '../ask.ts'
import type { Game, State } from '../game.ts'
import type { Odds } from '../odds.ts'
import { pickOne, type Random, seeded } from '../random.ts'
import { inquirerAt, Reckoning } from '../reckoning.ts'
import type { Table } from '../table.ts'
import type { Start } from './start.ts'
import { randomInput, report, type Walker, walk } from './walk.ts'
import { watch } from './watch.ts'
import { isRule } from './why.ts'
import { anotherWorld } from './worlds.ts'

/** One decision in so many is looked at, so many options of it; futures are few, and the last option is taken on the way. */
const ONE_IN = 6
const OPTIONS = 3
const DRAWN = 8

export interface OddsCounts {
  /** Options of which something was told, those in another deal, and those that were exact. */
  told: number
  dealt: number
  exact: number
}

export function oddsProblems<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  walker: Walker<S> = randomInput,
): { problems: string[]; counts: OddsCounts } {
  const watched = watch(game)
  const counts: OddsCounts = { told: 0, dealt: 0, exact: 0 }
  const problems = starts.flatMap((start) =>
    walk(
      watched.game,
      start,
      ({ table, random }) => {
        if (random.below(ONE_IN) > 0) return
        for (const choice of table.decisions) lookAt(choice, table, random)
      },
      { walker },
    ),
  )
  function lookAt(choice: Choice, table: Table<S>, random: Random): void {
    const world = anotherWorld(watched, table, choice.role, random)
    for (let n = 0; n < OPTIONS; n += 1) {
      const option = pickOne(choice.options, random)
      const odds = oddsOf(game, table, choice, option)
      if (!odds) continue
      counts.told += 1
      report(wrongText(game, odds))
      const place = `${choice.role} asks for the odds of ${JSON.stringify(option)} at ${choice.rule}`
      if (odds.exact) {
        counts.exact += 1
        const again = oddsOf(game, table, choice, option, { luck: 1 })
        if (again?.exact && JSON.stringify(again.chances) !== JSON.stringify(odds.chances))
          report(`${place}: called exact, and another deal has others`)
      }
      if (!world) continue
      if (world.dealt.length > 0) counts.dealt += 1
      const other = oddsOf(game, world.table, choice, option)
      if (JSON.stringify(other) !== JSON.stringify(odds)) report(`a leak to ${place}: they tell him of the deal`)
    }
  }
  return { problems, counts }
}

/** What is told of an option; on the way the last option is taken. */
export function oddsOf<S extends State>(
  game: Game<S>,
  table: Table<S>,
  choice: Choice,
  option: Option,
  { luck, drawn = DRAWN }: { readonly luck?: number; readonly drawn?: number } = {},
): Odds | undefined {
  const asker = inquirerAt(game, table.fork(), choice.role, choice, (_, { options }) => options.at(-1) as Option)
  if (!asker) return undefined
  const other = luck === undefined ? {} : { random: seeded(luck) }
  const reckoning = new Reckoning({ ...asker, ...other, drawn }, option)
  while (!reckoning.final) reckoning.step()
  return reckoning.odds
}

/** The first text that the game does not have, or that is told out of order, or a rule that is none. */
function wrongText<S extends State>(game: Game<S>, { chances, counts, forces }: Odds): string | undefined {
  for (const { text } of [...chances, ...counts])
    if (!game.odds?.order.includes(text.key)) return `odds: ${text.key} has no place in the order`
  for (const { text } of [...chances, ...counts, ...forces.flatMap(({ reasons }) => reasons)])
    if (!Object.hasOwn(game.texts, text.key)) return `odds: ${text.key} is no text`
  for (const { rule } of forces.flatMap(({ reasons }) => reasons))
    if (rule !== undefined && !isRule(game, rule)) return `odds: ${rule} is no rule`
  return undefined
}
