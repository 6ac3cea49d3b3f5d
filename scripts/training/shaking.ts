/** Weights shaken to find out which way they should go, and what the games with them came to. */
import type { Random, Weights } from '@carillon/kernel'
import type { Played } from '@carillon/players/training'
import type { TrainingPlan } from './plans.ts'

/** Names of what may be changed. */
export const tunable = (hand: Weights, { added }: TrainingPlan): string[] =>
  Object.keys(hand).filter((name) => (hand[name] !== 0 || added.includes(name)) && name !== 'win')

/** By logarithms: weights that are 0 are added to, what fades is raised to a power, the others are multiplied. */
export const shaken = (
  from: Weights,
  names: readonly string[],
  logs: readonly number[],
  fading: readonly string[],
): Weights =>
  Object.fromEntries(
    names.map((name, i) => {
      const by = from[name] as number
      const log = logs[i] as number
      if (fading.includes(name)) return [name, by ** Math.exp(log)]
      return [name, by === 0 ? log : by * Math.exp(log)]
    }),
  )

export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log((random.below(1 << 24) + 1) / (1 << 24))) *
  Math.cos((2 * Math.PI * random.below(1 << 24)) / (1 << 24))

/** For the side: mostly who won, a little by how much. */
export const leadOf = ({ winner, margin }: Played, side: string, large: number): number =>
  winner === 'draw' ? 0 : (winner === side ? 1 : -1) * (0.7 + 0.3 * Math.tanh(Math.abs(margin) / large))
