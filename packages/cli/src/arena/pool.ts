/** Shares the games of an arena among threads. What comes out does not depend on how many there are. */
import { Worker } from 'node:worker_threads'
import type { Game } from '@carillon/kernel'
import { type Arena, playTask } from './bout.ts'
import type { Row, Task } from './plan.ts'

export interface Work {
  readonly game: Game
  readonly arena: Arena
  readonly jobs: number
  /** The next game; none when all are given out. */
  next(): Task | undefined
  /** Told of every game as soon as it is played. */
  played(row: Row): void
}

/** Games that a thread has before it, so that it never waits for the next one. */
const AHEAD = 2

export async function playAll(work: Work): Promise<void> {
  if (work.jobs > 1) return shared(work)
  const { game, arena, next, played } = work
  for (let task = next(); task; task = next()) played(await playTask(game, arena, task))
}

function shared({ arena, jobs, next, played }: Work): Promise<void> {
  const team: Worker[] = []
  let open = 0
  const done = new Promise<void>((resolve, reject) => {
    const give = (worker: Worker): void => {
      const task = next()
      if (task) {
        open += 1
        worker.postMessage(task)
      } else if (open === 0) resolve()
    }
    for (let i = 0; i < jobs; i++) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: arena })
      team.push(worker)
      worker.on('message', (row: Row) => {
        open -= 1
        try {
          played(row)
          give(worker)
        } catch (error) {
          reject(error)
        }
      })
      worker.on('error', reject)
      worker.on('exit', () => reject(new Error('a worker stopped before its games were played')))
    }
    for (let i = 0; i < AHEAD; i++) for (const worker of team) give(worker)
  })
  return done.finally(() => Promise.all(team.map((worker) => worker.terminate())))
}
