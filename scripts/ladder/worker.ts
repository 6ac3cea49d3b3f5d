/** Plays games of the ladder on a thread of its own. */
import { parentPort } from 'node:worker_threads'
import { loadGame } from '@carillon/registry'
import { playTask, type Task } from './cells.ts'

const port = parentPort
// One after the other: two games at once would take each other's time.
let last = Promise.resolve()
port?.on('message', (task: Task) => {
  last = last.then(async () => {
    const game = await loadGame(task.cell.game)
    if (!game) throw new Error(`there is no game "${task.cell.game}"`)
    port.postMessage(await playTask(game, task))
  })
})
