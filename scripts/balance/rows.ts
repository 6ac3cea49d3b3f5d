/** From games between equals to rows of the balance report. */
import { checkSettings, type Game, type Settings } from '@carillon/kernel'
import { sidesIn, type ThinkingLimits, wilson } from '@carillon/players'
import {
  type Balance,
  type Chance,
  isLopsided,
  type Remedy,
  strongerOf,
} from '../../packages/web/src/shell/new/balance.ts'
import type { Cell, Result } from '../ladder/cells.ts'
import { BELOW, HELP } from './plans.ts'

/** Games of one cell: a longer run goes on where a shorter one ended. */
const PORTION = 20

export interface Wish {
  readonly game: Game
  readonly games: number
  readonly player: string
  readonly seed: number
  readonly limits: ThinkingLimits
}
/** Who plays the first side and who the second, with what options. */
interface Setting {
  readonly scenario: string
  readonly options: Settings
  readonly first: string
  readonly second: string
}
export type Measure = (cell: Cell) => Promise<Pick<Result, 'ended' | 'score' | 'failures'>>

export async function balanceOf(
  wish: Wish,
  scenario: string,
  options: Settings,
  date: string,
  measure: Measure,
): Promise<Balance> {
  const { game, player, seed, limits } = wish
  const [first = '', second = ''] = sidesIn(game, settingsOf(game, scenario, options))
  const setting = { scenario, options, first: player, second: player }
  const nodes = limits.nodes === undefined ? {} : { nodes: limits.nodes }
  const row = {
    scenario,
    options,
    first,
    second,
    ...(await chanceOf(wish, setting, measure)),
    by: player,
    ...nodes,
    seed,
    date,
  }
  return isLopsided(row) ? { ...row, remedies: await remediesFor(wish, row, measure) } : row
}

/** The best of each kind, if it makes the game more even. */
async function remediesFor(wish: Wish, row: Balance, measure: Measure): Promise<Remedy[]> {
  const { game, player } = wish
  const { scenario, options, first, second } = row
  const stronger = strongerOf(row)
  const weaker = stronger === first ? second : first
  const usual = { scenario, options, first: player, second: player }
  const byOptions: (Remedy & Chance)[] = []
  for (const more of HELP[game.id]?.options?.[weaker] ?? [])
    byOptions.push({
      options: more,
      ...(await chanceOf(wish, { ...usual, options: { ...options, ...more } }, measure)),
    })
  const byRank: (Remedy & Chance)[] = []
  for (const rank of BELOW[player] ?? [])
    byRank.push({
      rank,
      ...(await chanceOf(wish, { ...usual, [stronger === first ? 'first' : 'second']: rank }, measure)),
    })
  const bid = HELP[game.id]?.bid?.[stronger]
  return [...bestOf(row, byOptions), ...(bid ? [{ options: bid }] : []), ...bestOf(row, byRank)]
}
const offEven = ({ chance }: Chance): number => Math.abs(chance - 50)
function bestOf<T extends Chance>(row: Balance, remedies: readonly T[]): T[] {
  const [best] = remedies.toSorted((a, b) => offEven(a) - offEven(b))
  return best && offEven(best) < offEven(row) ? [best] : []
}

async function chanceOf(wish: Wish, setting: Setting, measure: Measure): Promise<Chance> {
  const { game, games, seed, limits } = wish
  const { scenario, options, first: a, second: b } = setting
  const settings = settingsOf(game, scenario, options)
  let [points, ended] = [0, 0]
  for (let from = 0; from < games; from += PORTION) {
    const cell = {
      game: game.id,
      scenario,
      settings,
      a,
      b,
      games: Math.min(PORTION, games - from),
      seed: seed + from,
      limits,
    }
    const result = await measure(cell)
    const [failure] = result.failures
    if (failure !== undefined) throw new Error(`${game.id} ${scenario}: ${failure}`)
    points += result.score * result.ended
    ended += result.ended
  }
  const percent = (share: number): number => Math.round(1000 * share) / 10
  const [low, high] = wilson(points, ended).map(percent)
  return { chance: percent(points / ended), low: low as number, high: high as number, games: ended }
}

export function settingsOf(game: Game, scenario: string, options: Settings): Settings {
  const checked = checkSettings(game, scenario, options)
  if ('problem' in checked) throw new Error(`${game.id} ${scenario}: ${JSON.stringify(options)} does not go`)
  return checked.settings
}

/** What was known of other scenarios and options stays. */
export const merged = (old: readonly Balance[], rows: readonly Balance[]): Balance[] => {
  const key = ({ scenario, options }: Balance): string => JSON.stringify([scenario, options])
  return [...new Map([...old, ...rows].map((row) => [key(row), row])).values()]
}
