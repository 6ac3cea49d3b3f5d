/** Who answers for chance: a seeded generator (simulation), real randomness (live play), or a script (tests, lessons). */
import type { Chance, Drawn } from './ask.ts'
import type { Random } from './random.ts'

/** Sources make whole numbers of up to 32 bits. */
const RANGE = 0x1_0000_0000

export interface ChanceSource {
  /** An outcome of what is asked. `number` is how many draws came before in this game. */
  draw(ask: Chance, number: number): Drawn
}

/** What chance is asked for, in a few words. */
export function askedOfChance(ask: Chance): string {
  if (ask.draw === 'dice') return `${ask.count} ${ask.count === 1 ? 'die' : 'dice'} of ${ask.sides} sides`
  const from = ask.from.join(', ')
  return `${ask.count} of ${ask.from.length} (${from.length > 200 ? `${from.slice(0, 200)}...` : from})`
}

/**
 * An outcome made of whole numbers: `below(n)` is one from 0 to below `n`, each as likely. Dice are 1 + below(sides), in
 * order. Of lots each is taken out of what is left, by index.
 */
export function outcomeOf(ask: Chance, below: (n: number) => number): Drawn {
  const { count } = ask
  if (ask.draw === 'dice') {
    const { sides } = ask
    if (!Number.isInteger(sides) || sides < 1 || sides > RANGE)
      throw new Error(`${ask.rule} ${ask.what.key}: a die of ${sides} sides`)
    if (count === 1) return [1 + below(sides)]
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(1 + below(sides))
    return faces
  }
  const { from } = ask
  if (count > from.length) throw new Error(`${ask.rule} ${ask.what.key}: asked for ${askedOfChance(ask)}`)
  if (count === 1) return [from[below(from.length)] as string]
  const left = from.slice()
  const drawn: string[] = []
  for (let size = from.length; drawn.length < count; size--) {
    const at = below(size)
    drawn.push(left[at] as string)
    for (let i = at + 1; i < size; i++) left[i - 1] = left[i] as string
  }
  return drawn
}

/** For simulation: the same seed gives the same game. */
export function seededChance(random: Random): ChanceSource {
  const below = (n: number): number => random.below(n)
  return { draw: (ask) => outcomeOf(ask, below) }
}

const WORDS = 1024

/** For live play: nobody can tell what comes. */
export function cryptoChance(): ChanceSource {
  const words = new Uint32Array(WORDS)
  let next = WORDS
  const word = (): number => {
    if (next === WORDS) {
      globalThis.crypto.getRandomValues(words)
      next = 0
    }
    const value = words[next] as number
    words[next] = 0
    next += 1
    return value
  }
  const below = (n: number): number => {
    const limit = RANGE - (RANGE % n)
    let x = word()
    while (x >= limit) x = word()
    return x % n
  }
  return { draw: (ask) => outcomeOf(ask, below) }
}
