/** Plays games of an arena on a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '@carillon/registry'
import { type Arena, playTask } from './bout.ts'
import type { Task } from './plan.ts'

const arena = workerData as Arena
const game = await loadGame(arena.plan.game)
if (!game) throw new Error(`no game ${arena.plan.game}`)

// One after the other: two games at once would count each other's thinking.
let last = Promise.resolve()
parentPort?.on('message', (task: Task) => {
  last = last.then(async () => parentPort?.postMessage(await playTask(game, arena, task)))
})
