/** How far a person has come in the lessons of a game: the furthest stop of each, and whether its end was reached. */
import { keepText, readText } from './settings.ts'

export interface Progress {
  readonly number: number
  readonly done: boolean
}
export type Lessons = Readonly<Record<string, Progress>>

const keyOf = (game: string): string => `carillon.lessons.${game}`

export function parseProgress(text: string | null): Lessons {
  const found: Record<string, Progress> = {}
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return found
    for (const [example, value] of Object.entries(kept)) {
      const { number, done } = (value ?? {}) as Partial<Progress>
      if (Number.isSafeInteger(number) && (number as number) >= 0)
        found[example] = { number: number as number, done: done === true }
    }
  } catch {
    // As if nothing had been learned.
  }
  return found
}

export const readProgress = (game: string): Lessons => parseProgress(readText(keyOf(game)))

/** Never goes back: who looks at the beginning again has still reached the end. */
export function noteProgress(game: string, example: string, number: number, done: boolean): void {
  const all = readProgress(game)
  const before = all[example]
  const now = { number: Math.max(number, before?.number ?? 0), done: done || (before?.done ?? false) }
  keepText(keyOf(game), JSON.stringify({ ...all, [example]: now }))
}
