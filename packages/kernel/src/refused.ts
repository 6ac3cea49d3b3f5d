/** Refusing what does not fit, with words a person can act on. The game is unchanged. */
import type { Chance, Role } from './ask.ts'
import { short } from './excerpt.ts'

export type Reason = 'not-asked' | 'not-an-option' | 'not-an-outcome' | 'stale' | 'nothing-to-undo'

/** Letters of a refusal. */
const MOST = 200

/**
 * It says what was given, and nothing of what could have been: that is for whoever is asked (`Table.decision`), and a
 * refusal goes to whoever has tried.
 */
export class Refused extends Error {
  readonly reason: Reason
  constructor(reason: Reason, message: string) {
    super(message.length > MOST ? `${message.slice(0, MOST - 3)}...` : message)
    this.reason = reason
  }
}

/** `asked` says how often each role was. Role and revision may be anything that came over the wire. */
export function checkRevision(role: unknown, revision: unknown, asked: Readonly<Record<Role, number>>): void {
  if (typeof role !== 'string') throw new Refused('not-asked', `${short(role)} is not a role`)
  if (revision === undefined || revision === (asked[role] ?? 0)) return
  throw new Refused('stale', `the position has changed: ${asked[role] ?? 0}, not ${short(revision)}`)
}

/** Why `drawn` is not an outcome of what chance is asked for; undefined if it is. */
export function wrongDraw(ask: Chance, drawn: unknown): string | undefined {
  if (!Array.isArray(drawn) || drawn.length !== ask.count)
    return `${ask.count} ${ask.draw} asked, ${Array.isArray(drawn) ? drawn.length : typeof drawn} given`
  if (ask.draw === 'dice') {
    for (const face of drawn)
      if (!Number.isInteger(face) || face < 1 || face > ask.sides)
        return `${short(face)} is not a face from 1 to ${ask.sides}`
    return undefined
  }
  for (let i = 0; i < drawn.length; i++) {
    if (!ask.from.includes(drawn[i])) return `${short(drawn[i])} is not among what may be drawn`
    if (drawn.indexOf(drawn[i]) !== i) return `${short(drawn[i])} is drawn twice`
  }
  return undefined
}
