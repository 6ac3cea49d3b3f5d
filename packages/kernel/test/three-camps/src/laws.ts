/** What is true of every position. */
import { PLACES, UNITS } from './data/pieces.ts'
import type { State } from './state.ts'

export function brokenLaws(g: State): string[] {
  const broken: string[] = []
  for (const unit of UNITS) if (!PLACES.includes(g.at[unit])) broken.push(`${unit} is nowhere`)
  const cards = [...g.deck, ...(g.event ? [g.event] : [])]
  if (new Set(cards).size !== cards.length) broken.push(`an event is in two places: ${cards}`)
  return broken
}
