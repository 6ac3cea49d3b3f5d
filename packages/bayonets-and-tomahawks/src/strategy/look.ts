/** What the judge of positions is told: about 150 numbers, own side first, by what the role may know alone. */
import type { Role } from '@carillon/kernel'
import type { Faction } from '../data/map.ts'
import { enemyOf, type State, sideOf } from '../state.ts'
import { factionPlaying } from '../view.ts'
import type { Book } from './evaluation.ts'
import { FORCES } from './look-forces.ts'
import { OPTIONS } from './look-options.ts'
import { SCORE } from './look-score.ts'
import { count } from './prospects.ts'
import type { Input } from './reasons.ts'
import type { Side } from './survey.ts'

/** A position as one faction sees it, counted. */
export interface Sight {
  readonly g: State
  readonly role: Role
  readonly f: Faction
  readonly book: Book
  readonly own: Side
  readonly enemy: Side
}
/** Told one after the other, in the order of the names; about -1.5 to 1.5. */
export type Tell = (x: number) => void
/** Some inputs, and how they are told. */
export interface Part {
  readonly inputs: readonly Input[]
  tell(sight: Sight, tell: Tell): void
}

const PARTS: readonly Part[] = [...SCORE, ...FORCES, ...OPTIONS]
export const INPUTS: readonly Input[] = PARTS.flatMap(({ inputs }) => inputs)

export function look(book: Book, g: State, role: Role, into: Float32Array): void {
  const f = factionPlaying(role)
  const { survey } = book
  count(g, survey)
  const sight: Sight = { g, role, f, book, own: sideOf(survey, f), enemy: sideOf(survey, enemyOf(f)) }
  let at = 0
  const tell: Tell = (x) => {
    into[at] = Math.max(-2, Math.min(2, x))
    at += 1
  }
  for (let n = 0; n < PARTS.length; n += 1) (PARTS[n] as Part).tell(sight, tell)
}
