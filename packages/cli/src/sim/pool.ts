/** Shares a batch among threads. The result does not depend on how many there are. */
import { Worker } from 'node:worker_threads'
import type { Game } from '@carillon/kernel'
import { type Batch, type Played, playOne } from './batch.ts'
import type { Share } from './worker.ts'

export interface Work {
  readonly game: Game
  readonly batch: Batch
  /** The number of the first game. */
  readonly first: number
  readonly games: number
  readonly workers: number
  /** Called now and then with how many are done. */
  progress(done: number): void
}

export async function playAll(work: Work): Promise<readonly Played[]> {
  const played = work.workers === 1 ? await alone(work) : await shared(work)
  return played.sort((a, b) => a.number - b.number)
}

async function alone({ game, batch, first, games, progress }: Work): Promise<Played[]> {
  const played: Played[] = []
  for (let number = first; number < first + games; number++) {
    played.push(await playOne(game, batch, number))
    progress(played.length)
  }
  return played
}

function shared({ batch, first, games, workers, progress }: Work): Promise<Played[]> {
  const size = Math.max(1, Math.min(50, Math.ceil(games / (workers * 8))))
  const played: Played[] = []
  let next = first
  const team: Worker[] = []
  const done = new Promise<Played[]>((resolve, reject) => {
    for (let i = 0; i < Math.min(workers, Math.ceil(games / size)); i++) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: batch })
      team.push(worker)
      const give = (): void => {
        if (next >= first + games) return
        const share: Share = [next, Math.min(next + size, first + games)]
        next = share[1]
        worker.postMessage(share)
      }
      worker.on('message', (some: readonly Played[]) => {
        played.push(...some)
        progress(played.length)
        if (played.length === games) resolve(played)
        else give()
      })
      worker.on('error', reject)
      worker.on('exit', () => reject(new Error('a worker stopped before its games were played')))
      give()
    }
  })
  return done.finally(() => Promise.all(team.map((worker) => worker.terminate())))
}
