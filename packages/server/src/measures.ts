/** What the process has done, in numbers, for whoever watches over it. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

export class Measures {
  #sent = 0
  #bytes = 0
  #asked = 0
  #failed = 0
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  readonly #log: (text: string) => void

  constructor(log: (text: string) => void) {
    this.#log = log
    this.#delay.enable()
  }
  sent(bytes: number): void {
    this.#sent += 1
    this.#bytes += bytes
  }
  asked(): void {
    this.#asked += 1
  }
  /** Something is wrong with us. */
  failed(detail: string): void {
    this.#failed += 1
    this.#log(`failed: ${detail}`)
  }
  get failures(): number {
    return this.#failed
  }
  /** Milliseconds that the loop is late, of a hundred times the worst but one. */
  get delay(): number {
    return this.#delay.percentile(99) / 1e6
  }

  /** As Prometheus reads it. */
  text(now: { readonly games: number; readonly sockets: number }): string {
    const lines: [string, number][] = [
      ['carillon_games_open', now.games],
      ['carillon_sockets_open', now.sockets],
      ['carillon_requests_total', this.#asked],
      ['carillon_messages_sent_total', this.#sent],
      ['carillon_bytes_sent_total', this.#bytes],
      ['carillon_failures_total', this.#failed],
      ['carillon_event_loop_delay_p99_ms', this.delay],
      ['process_resident_memory_bytes', process.memoryUsage.rss()],
      ['process_cpu_seconds_total', (process.cpuUsage().user + process.cpuUsage().system) / 1e6],
    ]
    return lines.map(([name, value]) => `${name} ${value}\n`).join('')
  }
  close(): void {
    this.#delay.disable()
  }
}
