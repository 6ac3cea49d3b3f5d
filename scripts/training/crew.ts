/** Threads that play episodes; what they bring back comes in the order of the episodes, however many they are. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Net } from '@carillon/players'
import type { Episode, Played } from '@carillon/players/training'
import type { Told } from './worker.ts'

type Brought = { readonly number: number } & ({ readonly played: Played } | { readonly failed: string })

export class Crew {
  readonly #workers: readonly Worker[]

  constructor(game: string, jobs = availableParallelism()) {
    const file = new URL('./worker.ts', import.meta.url)
    this.#workers = Array.from({ length: jobs }, () => new Worker(file, { workerData: { game } }))
  }

  /** The nets that agents of this generation play by. */
  tell(generation: number, nets: Readonly<Record<string, Net>>): void {
    const told: Told = {
      generation,
      nets: Object.fromEntries(
        Object.entries(nets).map(([side, { inputs, hidden, rows, bias, out }]) => [
          side,
          { inputs, hidden, parts: [rows, bias, out] },
        ]),
      ),
    }
    for (const worker of this.#workers) worker.postMessage(told)
  }

  /** A game that fails ends the training: it is a fault of the rules or of a player. */
  play(episodes: readonly Episode[]): Promise<Played[]> {
    const played: Played[] = []
    let given = 0
    let back = 0
    return new Promise((resolve, reject) => {
      if (episodes.length === 0) resolve(played)
      const give = (worker: Worker): void => {
        const episode = episodes[given]
        if (!episode) return
        worker.postMessage({ episode, number: given } satisfies Told)
        given += 1
      }
      for (const worker of this.#workers) {
        worker.removeAllListeners()
        worker.on('error', reject)
        worker.on('message', (brought: Brought) => {
          if ('failed' in brought) return reject(new Error(brought.failed))
          played[brought.number] = brought.played
          back += 1
          if (back === episodes.length) resolve(played)
          else give(worker)
        })
        give(worker)
        give(worker)
      }
    })
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}
