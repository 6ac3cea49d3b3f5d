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
/** A command that runs, and can be talked to. */
export interface Running {
  /** What it has said so far. */
  readonly stdout: string
  type(line: string): void
  /** The end of what is typed. */
  end(): void
  kill(): void
  signal(name: NodeJS.Signals): void
  says(what: RegExp): Promise<void>
  /** Waits; fails if the command ends before. */
  until(is: () => boolean): Promise<void>
  readonly done: Promise<Ran>
}
interface Limits {
  /** No file may become larger, in blocks of the shell: as on a disk that is full. */
  readonly blocks?: number
  /** Where its words go. */
  readonly into?: string
}
export interface Place {
  readonly directory: string
  /** Where the user's data goes. */
  readonly data: string
  path(name: string): string
  /** The command as it is. */
  carillon(args: readonly string[], input?: string): Promise<Ran>
  /** The same with the kernel's toy for its only game. */
  toy(args: readonly string[], input?: string): Promise<Ran>
  /** The same in this process, one at a time; a file is named by `@name`. For what asks nobody. */
  here(args: readonly string[]): Promise<Ran>
  start(which: 'carillon' | 'toy', args: readonly string[], limits?: Limits): Running
  leave(): void
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const TOY = fileURLToPath(new URL('./toy-main.ts', import.meta.url))

export function makePlace(): Place {
  const directory = mkdtempSync(join(tmpdir(), 'carillon-'))
  const data = `${directory}-data`
  const child =
    (script: string) =>
    (args: readonly string[], input = ''): Promise<Ran> => {
      const running = launched([process.execPath, script, ...args], directory, data)
      running.child.stdin.end(input)
      return running.done
    }
  return {
    directory,
    data,
    path: (name) => join(directory, name),
    carillon: child(MAIN),
    toy: child(TOY),
    here: (args) =>
      inProcess(
        args.map((word) => word.replace('@', `${directory}/`)),
        data,
      ),
    start(which, args, { blocks, into } = {}) {
      const command = [process.execPath, which === 'toy' ? TOY : MAIN, ...args]
      // The signal that comes with it is not heard: writing fails, as it does where there is no room.
      const limit = blocks ? `trap '' XFSZ; ulimit -f ${blocks}; ` : ''
      const within = blocks || into ? ['sh', '-c', `${limit}exec "$@"${into ? ` > ${into}` : ''}`, 'sh'] : []
      return talkedTo(launched([...within, ...command], directory, data))
    },
    leave() {
      for (const one of [directory, data]) rmSync(one, { recursive: true, force: true })
    },
  }
}

function launched([command = '', ...args]: readonly string[], cwd: string, data: string) {
  const env = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '', XDG_DATA_HOME: data }
  const child = spawn(command, args, { cwd, env })
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => (said.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (said.stderr += text))
  child.stdin.on('error', () => {}) // it may have left before reading all
  const done = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...said }))
  })
  return { child, said, done }
}

function talkedTo({ child, said, done }: ReturnType<typeof launched>): Running {
  let over: Ran | undefined
  void done.then((ran) => (over = ran))
  const until = async (is: () => boolean): Promise<void> => {
    while (!is()) {
      if (over) throw new Error(`it has ended: ${JSON.stringify(over)}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  return {
    get stdout() {
      return said.stdout
    },
    type: (line) => child.stdin.write(`${line}\n`),
    end: () => child.stdin.end(),
    kill: () => child.kill('SIGKILL'),
    signal: (name) => child.kill(name),
    until,
    says: (what) => until(() => what.test(said.stdout)),
    done,
  }
}

async function inProcess(args: readonly string[], data: string): Promise<Ran> {
  vi.stubEnv('XDG_DATA_HOME', data)
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
    vi.unstubAllEnvs()
  }
}
