/** How far a person has come in the lessons of a game: the furthest stop of each, and whether its end was reached. */
import { keepText, readText } from './settings.ts'

export interface Progress {
  readonly number: number
  readonly done: boolean
  /** The choices that led there, in a guided game. */
  readonly way?: string
}
export type Lessons = Readonly<Record<string, Progress>>

const keyOf = (game: string): string => `carillon.lessons.${game}`

export function parseProgress(text: string | null): Lessons {
  const found: Record<string, Progress> = {}
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return found
    for (const [example, value] of Object.entries(kept)) {
      const { number, done, way } = (value ?? {}) as Partial<Progress>
      if (Number.isSafeInteger(number) && (number as number) >= 0)
        found[example] = { number: number as number, done: done === true, ...(typeof way === 'string' && { way }) }
    }
  } catch {
    // As if nothing had been learned.
  }
  return found
}

export const readProgress = (game: string): Lessons => parseProgress(readText(keyOf(game)))

/** Never goes back: who looks at the beginning again has still reached the end. */
export function noteProgress(game: string, example: string, number: number, done: boolean, way?: string): void {
  const all = readProgress(game)
  const before = all[example]
  const further = number >= (before?.number ?? 0)
  const led = further ? way : before?.way
  const now: Progress = {
    number: further ? number : (before?.number ?? 0),
    done: done || (before?.done ?? false),
    ...(led && { way: led }),
  }
  keepText(keyOf(game), JSON.stringify({ ...all, [example]: now }))
}
