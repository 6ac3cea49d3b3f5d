/** Dice, as they are shown. */
import type { Chance, Drawn } from '@carillon/kernel'
import type { Roll } from '@carillon/protocol'

/** Undefined for lots. `at` is the number of the draw. */
export function rollOf(ask: Chance | undefined, drawn: Drawn, at: number): Roll | undefined {
  if (ask?.draw !== 'dice') return undefined
  const { rule, what, sides, by } = ask
  return { at, rule, what, sides, faces: drawn as readonly number[], ...(by && { by }) }
}
