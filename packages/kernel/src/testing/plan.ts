/** What of the suite is played, from which starts, and what is sought for it. */
import type { Game, State } from '../game.ts'
import { seeded } from '../random.ts'
import type { Input } from '../saved.ts'
import { contentReport } from './content.ts'
import type { LeakPlan } from './leak.ts'
import { retraced } from './retraced.ts'
import type { Secrets } from './secrets.ts'
import { seeker } from './seeker.ts'
import { type Start, settingSets } from './start.ts'
import { type Visit, type Walker, walk } from './walk.ts'
import { type Way, wayFrom } from './way.ts'

/** How much is played. What is not given is enough for every change; give more for a long run. */
export interface TestPlan<S extends State> extends Omit<LeakPlan, 'positions'> {
  /** Ids a viewer may not read in a position; `none` for a game that hides nothing. */
  readonly secrets: Secrets<S> | 'none'
  /** The text of the game's own files, for keys that nobody says. */
  readonly sources: readonly string[]
  /** Random games with each option set. */
  readonly games?: number
  /**
   * Starts with each option set of games that are looked at after every input: twins, the past, undo, secret play, secrets. Less
   * than one plays a part of the option sets: the usual one, and others in each scenario, so that all have their turn.
   */
  readonly closely?: number
  /** Random option sets for each scenario, beside every value on its own. */
  readonly combinations?: number
  /** Positions for each viewer of each scenario that are dealt anew. */
  readonly positions?: number
  /** Wrong answers. */
  readonly mutations?: number
  /** At most so many games are searched for content, with so many futures tried at each turn; and what may stay unreached in them. */
  readonly contentGames?: number
  readonly futures?: number
  readonly unreached?: readonly string[]
  /** Games that were sought before (`npm run renew`). */
  readonly ways?: Ways
  readonly seed?: number
  /** Of a large game: the scenarios that this file plays, all without it, and whether it checks nothing else. */
  readonly scenarios?: readonly string[]
  readonly alone?: boolean
}

/** What is sought once and kept: games that are looked at closely, and those in which content comes up. */
export interface Ways {
  readonly close: readonly Way[]
  readonly content: readonly Way[]
}

export const SEED = 1759
export const CONTENT_GAMES = 30

/** Said when somebody asks for it, not by play: why not, player aids, odds, what a choice means and is called, ways, the course of a game. */
const ASKED = ['no', 'aid', 'odds', 'meaning', 'pick', 'way', 'annals'].map((family) => `text:${family}.*`)

export const waivedIn = <S extends State>({ unreached = [] }: TestPlan<S>): string[] => [...ASKED, ...unreached]
export const contentSeeker = <S extends State>(game: Game<S>, { futures = 8 }: TestPlan<S>): Walker<S> =>
  seeker(game, { futures, ahead: 48 })

/** The first, and one in so many after it. */
export const every = <T>(nth: number, items: readonly T[]): T[] => items.filter((_, i) => i % nth === 0)

interface Starts {
  /** With the usual option set first; of the others each scenario begins with another one. */
  of(scenario: string, each: number): Start[]
  /** Of the games that are looked at closely each fourth is sought: that takes longer. */
  closely(scenario: string): { readonly close: readonly Start[]; readonly sought: readonly Start[] }
  readonly all: readonly Start[]
}
export function startsIn<S extends State>(game: Game<S>, plan: TestPlan<S>): Starts {
  const { closely = 1, combinations = 5, seed = SEED } = plan
  const startsOf = (scenario: string, each: number, number: number): Start[] => {
    const [usual, ...others] = settingSets(game, scenario, combinations, seeded(seed))
    const turn = number % (others.length || 1)
    const sets = [usual, ...others.slice(turn), ...others.slice(0, turn)]
    return Array.from({ length: Math.ceil(each * sets.length) }, (_, i) => {
      const settings = sets[i % sets.length] as Start['settings']
      return { scenario, settings, seed: seed + 101 * i }
    })
  }
  const of = (scenario: string, each: number): Start[] =>
    startsOf(
      scenario,
      each,
      game.scenarios.findIndex(({ id }) => id === scenario),
    )
  return {
    of,
    closely(scenario) {
      const close = of(scenario, closely)
      return { close, sought: close.length > 1 ? every(4, close.slice(1)) : close }
    },
    all: game.scenarios.flatMap(({ id }) => startsOf(id, 1, 0)),
  }
}

/** Seeks what the suite of a game wants; what is kept is sought only from where the rules do not take it any more. */
export async function seekWays<S extends State>(game: Game<S>, plan: TestPlan<S>): Promise<Ways> {
  const starts = startsIn(game, plan)
  const close: Way[] = []
  for (const { id } of game.scenarios) {
    const again = retraced(game, plan.ways?.close)
    for (const start of starts.closely(id).sought) {
      let inputs: readonly Input[] = []
      const seen = ({ table }: Visit<S>): void => {
        inputs = table.inputs
      }
      walk(game, start, seen, { walker: again })
      close.push(wayFrom(start, inputs))
    }
  }
  const quest = {
    examples: await game.examples(),
    waived: waivedIn(plan),
    walker: contentSeeker(game, plan),
    ...(plan.ways && { ways: plan.ways.content }),
  }
  const { seed = SEED, contentGames = CONTENT_GAMES } = plan
  return { close, content: contentReport(game, starts.all, contentGames, seeded(seed), quest).ways }
}
