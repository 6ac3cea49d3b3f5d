/** Runs the command: as a child process in a directory of its own, or, where that is enough, quickly in this one. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { toy } from '../../kernel/test/toy.ts'
import { run } from '../src/run.ts'

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}
export interface Place {
  readonly directory: string
  path(name: string): string
  /** The command as it is. */
  carillon(args: readonly string[], input?: string): Promise<Ran>
  /** The same with the kernel's toy for its only game. */
  toy(args: readonly string[], input?: string): Promise<Ran>
  /** The same in this process, one at a time; a file is named by `@name`. For what asks nobody. */
  here(args: readonly string[]): Promise<Ran>
  leave(): void
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const TOY = fileURLToPath(new URL('./toy-main.ts', import.meta.url))

export function makePlace(): Place {
  const directory = mkdtempSync(join(tmpdir(), 'carillon-'))
  const child =
    (script: string) =>
    (args: readonly string[], input = ''): Promise<Ran> =>
      new Promise((resolve, reject) => {
        const env = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '' }
        const child = spawn(process.execPath, [script, ...args], { cwd: directory, env })
        let stdout = ''
        let stderr = ''
        child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text))
        child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
        child.on('error', reject)
        child.on('close', (code) => resolve({ code, stdout, stderr }))
        child.stdin.on('error', () => {}) // it may have left before reading all
        child.stdin.end(input)
      })
  return {
    directory,
    path: (name) => join(directory, name),
    carillon: child(MAIN),
    toy: child(TOY),
    here: (args) => inProcess(args.map((word) => word.replace('@', `${directory}/`))),
    leave: () => rmSync(directory, { recursive: true, force: true }),
  }
}

async function inProcess(args: readonly string[]): Promise<Ran> {
  const said = { stdout: '', stderr: '' }
  const caught = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += text
      return true
    }),
  )
  try {
    const words = args.some((word) => word.startsWith('--lang')) ? args : [...args, '--lang=en']
    return { code: await run(words, [{ id: toy.id, core: async () => toy, load: async () => toy }]), ...said }
  } finally {
    for (const one of caught) one.mockRestore()
  }
}
