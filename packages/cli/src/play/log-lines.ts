/** The log in lines, and beside it what machine players did things for. */
import type { LogLine, Viewer } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import type { Reason, Scene } from '@carillon/protocol'
import type { Context } from '../context.ts'
import { nameOf } from '../find.ts'
import { paint, width, wrap } from '../terminal.ts'

interface Telling {
  readonly context: Context
  readonly say: Say
  /** What machine players did things for, as each viewer was told. */
  readonly whys: Map<Viewer, readonly Reason[]>
}
/** As many as anybody scrolls back to. */
const MOST = 200

export function logLines({ say }: Pick<Telling, 'say'>, log: readonly LogLine[], faded = false): string[] {
  const digits = Math.max(7, ...log.map(({ rule }) => rule.length))
  return log.flatMap(({ rule, text }) => {
    const [first = '', ...rest] = wrap(say(text), width() - digits - 3)
    const lines = [
      `${paint.dim(rule.padStart(digits))}  ${first}`,
      ...rest.map((line) => ' '.repeat(digits + 2) + line),
    ]
    return faded ? lines.map((line) => paint.dim(line)) : lines
  })
}

/** What came with the news. The same again, to who has just come, is no news. */
export function hearWhys(
  { whys }: Pick<Telling, 'whys'>,
  viewer: Viewer,
  { reasons = [] }: Pick<Scene, 'reasons'>,
): void {
  const [first] = reasons
  if (!first) return
  const before = (whys.get(viewer) ?? []).filter(({ line }) => line < first.line)
  whys.set(viewer, [...before, ...reasons].slice(-MOST))
}

/** The lines from one to another, each action of a machine player under what it was for. */
export function linesWithWhys(
  telling: Telling,
  viewer: Viewer,
  log: readonly LogLine[],
  from: number,
  faded = false,
): string[] {
  const { say, context, whys } = telling
  const lines: string[] = []
  let next = from
  for (const { line, role, aims, fears = [] } of whys.get(viewer) ?? []) {
    if (line < from || line >= log.length) continue
    lines.push(...logLines(telling, log.slice(next, line), faded))
    next = line
    const [all, less] = [aims, fears].map((some) => some.map(say).join(context.words('semicolon')))
    const args = { side: nameOf(say, 'role', role), aims: all as string }
    const text = less ? context.words('play.aims-less', { ...args, fears: less }) : context.words('play.aims', args)
    lines.push(...wrap(text, width() - 2, 2).map((one) => paint.dim(`  ${one}`)))
  }
  return [...lines, ...logLines(telling, log.slice(next), faded)]
}
