/** Plays episodes of a training on a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { Net, witsOf } from '@carillon/players'
import { type Episode, type Nets, playEpisode } from '@carillon/players/training'
import { loadGame } from '@carillon/registry'

export interface NetFloats {
  readonly inputs: number
  readonly hidden: number
  readonly parts: readonly Float32Array[]
}
export type Told =
  | { readonly generation: number; readonly nets: Readonly<Record<string, NetFloats>> }
  | { readonly episode: Episode; readonly number: number }

const game = await loadGame((workerData as { game: string }).game)
if (!game || !parentPort) throw new Error('no such game')
const wits = await witsOf(game.strategy)
const generations: Nets[] = []

const port = parentPort
port.on('message', (told: Told) => {
  if ('generation' in told) {
    generations[told.generation] = Object.fromEntries(
      Object.entries(told.nets).map(([side, { inputs, hidden, parts }]) => {
        const net = new Net(inputs, hidden)
        net.rows.set(parts[0] as Float32Array)
        net.bias.set(parts[1] as Float32Array)
        net.out.set(parts[2] as Float32Array)
        return [side, net]
      }),
    )
    return
  }
  const { episode, number } = told
  try {
    port.postMessage({ number, played: playEpisode(game, wits, generations, episode) })
  } catch (error) {
    port.postMessage({ number, failed: `${JSON.stringify(episode.settings)} ${(error as Error).stack}` })
  }
})
