/** Which sounds go with what happened: read from the log, whatever the game. */
import { diceOf, isHeading, type LogLine } from '@carillon/kernel'

export type Sound = 'drum' | 'dice' | 'card' | 'shot' | 'bell'
/** So many at most for what comes at once, each once. */
const MOST = 3

const isCard = (arg: unknown): boolean => {
  const key = (arg as { readonly key?: unknown } | null | undefined)?.key
  return typeof key === 'string' && key.startsWith('card.')
}
function soundOf({ chapter, text, ...line }: LogLine): Sound | undefined {
  if (isHeading({ ...line, ...(chapter && { chapter }) })) return 'drum'
  if (chapter === 'battle') return 'shot'
  if (isCard(text.args?.card)) return 'card'
  return diceOf(text).length > 0 ? 'dice' : undefined
}
/** In the order of what happened; at the end of a game the bell, alone. */
export function soundsOf(lines: readonly LogLine[], over: boolean): readonly Sound[] {
  if (over) return ['bell']
  const all = lines.flatMap((line) => soundOf(line) ?? [])
  return [...new Set(all)].slice(0, MOST)
}
