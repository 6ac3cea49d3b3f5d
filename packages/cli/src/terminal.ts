/** The terminal: what goes out, in which colours and how wide. */
import { stripVTControlCharacters } from 'node:util'
import pc from 'picocolors'

/** Colours only where a person sees them and wants them. */
const coloured = (stream: { readonly isTTY?: boolean }): boolean =>
  stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'

export const paint = pc.createColors(coloured(process.stdout))
const paintError = pc.createColors(coloured(process.stderr))

export const out = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
export const outJson = (value: unknown): void => out(JSON.stringify(value, null, 2))
export const complain = (text: string): void => {
  process.stderr.write(`${paintError.red('carillon:')} ${text}\n`)
}

/** A person sits here: both ends are a terminal. */
export const interactive = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true
export const width = (): number => Math.max(40, Math.min(process.stdout.columns || 100, 120))
export const height = (): number => process.stdout.rows || 40

export const wipe = (): void => {
  if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[H')
}

export const widthOf = (text: string): number => stripVTControlCharacters(text).length
export const pad = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - widthOf(text)))

/** Breaks a text at spaces; the lines after the first are indented. */
export function wrap(text: string, most: number, indent = 0): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= most || line.trim() === '') line = longer
    else {
      lines.push(line)
      line = ' '.repeat(indent) + word
    }
  }
  lines.push(line)
  return lines
}

/** A screen of its own, which leaves nothing behind to scroll back to. The function given back returns to the old one. */
export function otherScreen(): () => void {
  process.stdout.write('\x1b[?1049h\x1b[H')
  let here = true
  return () => {
    if (here) process.stdout.write('\x1b[?1049l')
    here = false
  }
}
