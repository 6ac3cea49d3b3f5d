/** A house over the network as a process of its own, to be killed and started again at the same address. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { startServer } from '../packages/server/src/server.ts'

const SELF = fileURLToPath(import.meta.url)

export class FarHouse {
  readonly #pages: string
  readonly data = mkdtempSync(join(tmpdir(), 'carillon-network-'))
  #child: ChildProcess | undefined
  #port = 0

  constructor(pages: string) {
    this.#pages = pages
  }
  get address(): string {
    return `http://localhost:${this.#port}/`
  }
  async start(): Promise<void> {
    const settings = JSON.stringify({ data: this.data, pages: this.#pages, port: this.#port })
    const args = ['--disable-warning=ExperimentalWarning', SELF, settings]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#child = child
    this.#port = await new Promise<number>((resolve, reject) => {
      child.once('exit', () => reject(new Error('the house did not start')))
      createInterface(child.stdout as NodeJS.ReadableStream).once('line', (line) => resolve(Number(line)))
    })
  }
  /** At once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  async close(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }

  /** The keys of all that was done at a table, in order, as the file holds them. */
  keys(game: string): readonly string[] {
    return this.#read(
      (db) => db.prepare('select key from journal where game = ? order by seq').all(game) as { key: string | null }[],
    ).map(({ key }) => key ?? '')
  }
  #read<T>(read: (db: DatabaseSync) => T): T {
    const db = new DatabaseSync(join(this.data, 'carillon.db'), { readOnly: true })
    try {
      return read(db)
    } finally {
      db.close()
    }
  }
}

if (process.argv[1] === SELF) {
  const { data, pages, port } = JSON.parse(process.argv[2] as string) as { data: string; pages: string; port: number }
  const { port: opened } = await startServer({ data, pages, port, host: 'localhost', requests: [1e6, 1e6] })
  process.stdout.write(`${opened}\n`)
}
