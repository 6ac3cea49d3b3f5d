/** Cards that lines of the log tell to have been played: each game says by which lines. */
import type { LogLine } from '@carillon/kernel'

export interface Played {
  readonly card: string
  readonly side: string
}
export type TellsPlayed = (line: LogLine) => (() => Played) | undefined
/** The last of them. */
export function lastPlayed(lines: readonly LogLine[], tells: TellsPlayed): Played | undefined {
  for (const line of lines.toReversed()) {
    const played = tells(line)?.()
    if (played) return played
  }
  return undefined
}
