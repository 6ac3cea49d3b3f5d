/** Lines from the keyboard or a pipe, one at a time; none is lost between two questions. */
import { createInterface } from 'node:readline'
import { interactive } from '../terminal.ts'

export interface Lines {
  /** Undefined at the end of the input, or when the player breaks off. */
  next(prompt: string): Promise<string | undefined>
  /** What the Tab key completes to. */
  complete(names: readonly string[]): void
  /** What is to be read before anything else that was typed. */
  unread(line: string): void
  /** A line, if one comes within so many milliseconds; null if none does. */
  within(milliseconds: number): Promise<string | undefined | null>
  /** What is typed while nobody is asked is shown here first; true if it needs no other answer. */
  meanwhile(hear: (line: string) => boolean): void
  close(): void
}

export function openLines(): Lines {
  const terminal = interactive()
  let names: readonly string[] = []
  // No history: in a hot-seat game it would tell the next player what the last one typed.
  const reader = createInterface({
    input: process.stdin,
    ...(terminal && { output: process.stdout }),
    terminal,
    historySize: 0,
    completer: (typed: string) => [names.filter((name) => name.startsWith(typed.toLowerCase())), typed],
  })
  const ready: string[] = []
  let ended = false
  let hear: (line: string) => boolean = () => false
  let give: ((line: string | undefined) => void) | undefined
  const pass = (line: string | undefined): void => {
    const taker = give
    give = undefined
    if (taker) taker(line)
    else if (line !== undefined && !hear(line)) ready.push(line)
  }
  const take = async (): Promise<string | undefined> => {
    const line = ready.shift()
    if (line !== undefined || ended) return line
    return new Promise((resolve) => {
      give = resolve
    })
  }
  reader.on('line', pass)
  reader.on('SIGINT', () => reader.close())
  reader.on('close', () => {
    if (terminal && give) process.stdout.write('\n')
    ended = true
    pass(undefined)
  })
  return {
    async next(prompt) {
      if (terminal) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      return take()
    },
    async within(milliseconds) {
      const timer = Promise.withResolvers<null>()
      const stop = setTimeout(() => timer.resolve(null), milliseconds)
      const first = await Promise.race([take(), timer.promise])
      clearTimeout(stop)
      give = undefined
      return first
    },
    meanwhile(first) {
      hear = first
    },
    unread: (line) => {
      ready.unshift(line)
    },
    complete(list) {
      names = list
    },
    close: () => reader.close(),
  }
}
