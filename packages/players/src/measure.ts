/** How fast a game is on this machine: random play, forks for search, and what a stored position takes. */
import {
  type Chance,
  type Choice,
  checkSettings,
  type Game,
  given,
  problemText,
  type Random,
  type Settings,
  type State,
  seededChance,
  startTable,
  type Table,
} from '@carillon/kernel'
import { nextAt } from './answer-loop.ts'

export interface MeasureOptions {
  /** How long random play is measured, and how long it is played before that. */
  readonly seconds: number
  readonly warmup: number
  readonly random: Random
  /** Milliseconds; the clock on the wall without it. */
  readonly clock?: () => number
  /** The first scenario and its defaults without them. */
  readonly scenario?: string
  readonly settings?: Settings
}

export interface Measured {
  /** Choices and draws of chance, in random play. */
  readonly inputsPerSecond: number
  /** Choices alone. */
  readonly choicesPerSecond: number
  readonly choicesPerGame: number
  readonly optionsPerChoice: number
  /** A whole random game. */
  readonly gameMilliseconds: number
  /** A fork at a random decision, and reading what it asks; the median. */
  readonly forkMicroseconds: number
  /** `structuredClone` of the state at the same decisions, to compare; the median. */
  readonly cloneMicroseconds: number
  /** A stored position without its log, as JSON: the median and the largest. */
  readonly savedBytes: number
  readonly savedBytesMax: number
}

/** Decisions at which forks are timed, and how often each. */
const POSITIONS = 400
const FORKS = 8
const CLONES = 3
const NOBODY: readonly string[] = []

interface Played {
  games: number
  inputs: number
  choices: number
  options: number
}

export function measureGame<S extends State>(game: Game<S>, options: MeasureOptions): Measured {
  const { seconds, warmup, random, clock = () => performance.now() } = options
  const scenario = options.scenario ?? (game.scenarios[0]?.id as string)
  const checked = checkSettings(game, scenario, options.settings ?? {})
  if ('problem' in checked) throw new Error(problemText(checked.problem))
  const start = (): Table<S> => startTable(game, game.setup(scenario, checked.settings))
  const answer = randomAnswers<S>(random)

  playFor(warmup * 1000, clock, start, answer)
  const began = clock()
  const played = playFor(seconds * 1000, clock, start, answer)
  const milliseconds = clock() - began

  sample(POSITIONS / 2, start, answer, random)
  const samples = sample(POSITIONS, start, answer, random)
  return {
    inputsPerSecond: (played.inputs / milliseconds) * 1000,
    choicesPerSecond: (played.choices / milliseconds) * 1000,
    choicesPerGame: played.choices / played.games,
    optionsPerChoice: played.options / played.choices,
    gameMilliseconds: milliseconds / played.games,
    forkMicroseconds: median(samples.forks),
    cloneMicroseconds: median(samples.clones),
    savedBytes: median(samples.bytes),
    savedBytesMax: Math.max(...samples.bytes),
  }
}

/** Gives one random answer; how many options there were, 0 where chance was asked. */
type Answer<S extends State> = (table: Table<S>) => number

function randomAnswers<S extends State>(random: Random): Answer<S> {
  const chance = seededChance(random)
  return (table) => {
    const ask = askedAt(table)
    if (ask.kind === 'chance') {
      table.answer({ chance: chance.draw(ask, table.draws) })
      return 0
    }
    const { role, options } = ask
    table.answer({ role, option: options[random.below(options.length)] as (typeof options)[number] })
    return options.length
  }
}
const askedAt = <S extends State>(table: Table<S>): Chance | Choice => given(nextAt(table, NOBODY), 'question')

/** Whole random games, until the time is over. */
function playFor<S extends State>(
  milliseconds: number,
  clock: () => number,
  start: () => Table<S>,
  answer: Answer<S>,
): Played {
  const played: Played = { games: 0, inputs: 0, choices: 0, options: 0 }
  const until = clock() + milliseconds
  do {
    const table = start()
    while (!table.over) {
      const options = answer(table)
      if (options === 0) continue
      played.choices += 1
      played.options += options
    }
    played.inputs += table.count
    played.games += 1
  } while (clock() < until)
  return played
}

/** Stops at random decisions of random games, and measures there. */
function sample<S extends State>(positions: number, start: () => Table<S>, answer: Answer<S>, random: Random) {
  const forks: number[] = []
  const clones: number[] = []
  const bytes: number[] = []
  let asked = 0
  while (forks.length < positions) {
    const table = start()
    while (!table.over && forks.length < positions) {
      // One decision in sixteen: a game gives several positions, and no stage of it is left out.
      const ask = askedAt(table)
      if (ask.kind === 'choice' && random.below(16) === 0) {
        const { role } = ask
        forks.push(
          microseconds(FORKS, () => {
            asked += table.fork().decision(role)?.options.length ?? 0
          }),
        )
        clones.push(microseconds(CLONES, () => structuredClone(table.state)))
        const { log: _, ...position } = table.saved()
        bytes.push(new TextEncoder().encode(JSON.stringify(position)).length)
      }
      answer(table)
    }
  }
  if (asked === 0) throw new Error('a fork asked for nothing')
  return { forks, clones, bytes }
}

function microseconds(times: number, work: () => void): number {
  const began = performance.now()
  for (let i = 0; i < times; i++) work()
  return ((performance.now() - began) / times) * 1000
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}
