/** What a person may type besides the name of an option. */
import { plain } from '@carillon/kernel/plain-text'

export const COMMANDS = [
  'undo',
  'restart',
  'confirm',
  'log',
  'board',
  'why',
  'aids',
  'hint',
  'odds',
  'judgement',
  'help',
] as const
export type Command = (typeof COMMANDS)[number]

/** The English word always does, the reader's own as well; `words` gives those, with commas between them. */
export function commandOf(typed: string, words: (command: Command) => string): Command | undefined {
  const wanted = plain(typed)
  return COMMANDS.find((one) => one === wanted || words(one).split(',').map(plain).includes(wanted))
}
