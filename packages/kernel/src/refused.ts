/** Refusing what does not fit, with words a person can act on. The game is unchanged. */
import type { Chance, Option } from './ask.ts'

export type Reason = 'not-asked' | 'not-an-option' | 'not-an-outcome' | 'stale' | 'nothing-to-undo'

export class Refused extends Error {
  readonly reason: Reason
  /** What would have been right. */
  readonly offered: readonly Option[]
  constructor(reason: Reason, message: string, offered: readonly Option[] = []) {
    super(message)
    this.reason = reason
    this.offered = offered
  }
}

/** Why `drawn` is not an outcome of what chance is asked for; undefined if it is. */
export function wrongDraw(ask: Chance, drawn: unknown): string | undefined {
  if (!Array.isArray(drawn) || drawn.length !== ask.count)
    return `${ask.count} ${ask.draw} asked, ${Array.isArray(drawn) ? drawn.length : typeof drawn} given`
  if (ask.draw === 'dice') {
    for (const face of drawn)
      if (!Number.isInteger(face) || face < 1 || face > ask.sides) return `${face} is not a face from 1 to ${ask.sides}`
    return undefined
  }
  for (let i = 0; i < drawn.length; i++) {
    if (!ask.from.includes(drawn[i])) return `${drawn[i]} is not among ${ask.from.join(', ')}`
    if (drawn.indexOf(drawn[i]) !== i) return `${drawn[i]} is drawn twice`
  }
  return undefined
}
