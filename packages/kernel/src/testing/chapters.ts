/** The chapters of a log: those who read it find where turns begin, and where battles begin and end. */
import { isHeading, type LogEntry } from '../message.ts'

/** What is wrong with them; undefined if nothing is. A battle may be the last thing in a game that is over. */
export function chapterProblem(log: readonly LogEntry[], over: boolean): string | undefined {
  let battle: LogEntry | undefined
  for (const entry of log) {
    const { chapter, rule, text, secret } = entry
    if (chapter && (!text || (secret && chapter !== 'action')))
      return `${rule}: ${chapter} is a chapter, and not said to all`
    if (chapter === 'battle') {
      if (battle) return `${rule}: a battle begins in a battle (${battle.text?.key})`
      battle = entry
    } else if (chapter === 'battle-over') {
      if (!battle) return `${rule}: a battle is over that did not begin`
      battle = undefined
    } else if (battle && isHeading(entry)) return `${rule}: ${text?.key} begins in a battle (${battle.text?.key})`
  }
  return over && !log.some(isHeading) ? 'the log has no headings' : undefined
}
