/** Nodes as processes of their own, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const NODE = fileURLToPath(new URL('./node.ts', import.meta.url))

export interface NodeSettings {
  readonly data: string
  readonly databaseUrl?: string | undefined
  readonly key: string
  /** Without the pause between commit and reply. */
  readonly quick?: boolean
  /** With the limits of a house, not of a test. */
  readonly strict?: boolean
}

export class SoakNode {
  readonly #settings: NodeSettings
  #child: ChildProcess | undefined
  port = 0
  /** What it said went wrong. */
  readonly failures: string[] = []
  /** Milliseconds of the longest start. */
  slowest = 0

  constructor(settings: NodeSettings) {
    this.#settings = settings
  }
  get alive(): boolean {
    return this.port !== 0
  }
  async start(): Promise<void> {
    const begun = Date.now()
    const args = ['--disable-warning=ExperimentalWarning', NODE, JSON.stringify({ ...this.#settings, port: 0 })]
    const env = { ...process.env, NODE_COMPILE_CACHE: join(this.#settings.data, 'cache') }
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error('a node did not start')))
      createInterface(child.stdout as NodeJS.ReadableStream).on('line', (line) => {
        const { port, log } = JSON.parse(line) as { port?: number; log?: string }
        if (log !== undefined) this.failures.push(log)
        if (port === undefined) return
        this.port = port
        child.removeAllListeners('exit')
        resolve()
      })
    })
    this.slowest = Math.max(this.slowest, Date.now() - begun)
  }
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    this.port = 0
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
}
