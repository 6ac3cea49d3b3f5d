/** One contestant, in a process of its own. */
import { seeded } from '@carillon/kernel'
import { type Measured, measureGame } from '@carillon/players'
import { loadGame } from '@carillon/registry'
import { skirmish } from './toy/kernel.ts'

/** Moves are players' choices; dice are not counted, as only the kernel makes inputs of them. */
export interface Pace {
  readonly movesPerSecond: number
  readonly movesPerGame: number
  readonly optionsPerMove: number
}
export interface Entry {
  readonly pace: Pace
  /** What else is measured of a game on the kernel. */
  readonly measured?: Measured
}

export interface Effort {
  readonly seconds: number
  readonly warmup: number
  readonly seed: number
  /** Counts the processor's time instead of the clock's. */
  readonly cpu: boolean
}

/** Milliseconds that this thread has had the processor. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const clockOf = ({ cpu }: Effort): (() => number) => (cpu ? processorTime : () => performance.now())

export const KERNEL = 'toy on the kernel'
export const BOARDGAME_IO = 'toy on boardgame.io'
export const BARE = 'toy as a bare loop'

interface Loop {
  playRandom(milliseconds: number, clock: () => number, seed: number): { games: number; moves: number; options: number }
}

/** `name` is one of the three toys, or the id of a game. */
export async function compete(name: string, effort: Effort): Promise<Entry> {
  if (name === BARE) return pace(await import('./toy/bare.ts'), effort)
  if (name === BOARDGAME_IO) return pace(await import(new URL('./toy/boardgame-io.mjs', import.meta.url).href), effort)
  const { seconds, warmup, seed } = effort
  const options = { seconds, warmup, random: seeded(seed), clock: clockOf(effort) }
  if (name === KERNEL) return onKernel(measureGame(skirmish, options))
  const game = await loadGame(name)
  if (!game) throw new Error(`there is no game ${name}`)
  const scenario = SCENARIO[name]
  return onKernel(measureGame(game, scenario ? { ...options, scenario } : options))
}
/** The scenario that is measured, if it is not the first. */
const SCENARIO: Readonly<Record<string, string>> = {
  'bayonets-and-tomahawks': '2',
  'wilderness-war': 'annus-mirabilis',
}

function pace(loop: Loop, effort: Effort): Entry {
  const { seconds, warmup, seed } = effort
  const clock = clockOf(effort)
  loop.playRandom(warmup * 1000, clock, seed + 1000)
  const began = clock()
  const { games, moves, options } = loop.playRandom(seconds * 1000, clock, seed)
  const taken = (clock() - began) / 1000
  return { pace: { movesPerSecond: moves / taken, movesPerGame: moves / games, optionsPerMove: options / moves } }
}

const onKernel = (measured: Measured): Entry => ({
  pace: {
    movesPerSecond: measured.choicesPerSecond,
    movesPerGame: measured.choicesPerGame,
    optionsPerMove: measured.optionsPerChoice,
  },
  measured,
})
