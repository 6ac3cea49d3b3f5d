/** Plays some games of a batch on a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '@carillon/registry'
import { type Batch, type Played, playOne } from './batch.ts'

/** The numbers of the games to play next: from, up to but not with. */
export type Share = readonly [from: number, to: number]

const batch = workerData as Batch
const game = await loadGame(batch.game)
if (!game) throw new Error(`no game ${batch.game}`)

parentPort?.on('message', async ([from, to]: Share) => {
  const played: Played[] = []
  for (let number = from; number < to; number++) played.push(await playOne(game, batch, number))
  parentPort?.postMessage(played)
})
