/** A thread in which bots think: the event loop has other things to do. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Option, type Role, type Saved, type State, seeded, Table } from '@carillon/kernel'
import { PLAYERS, TableOutlook, thought, witsOf } from '@carillon/players'
import { loadGame } from '@carillon/registry'
import { gameBelow } from './editions.ts'
import type { ThreadReply } from './threads.ts'

export interface BotQuestion {
  readonly number: number
  readonly game: string
  /** Where the rules lie, if they are not those of today. */
  readonly folder: string | undefined
  readonly player: string
  readonly role: Role
  readonly saved: Saved<State>
  /** Milliseconds it may think, and its own luck. */
  readonly think: number
  readonly seed: number
}

// People's answers come first.
setPriority(10)
parentPort?.on('message', async ({ number, game, folder, player, role, saved, think, seed }: BotQuestion) => {
  try {
    const whole = await (folder === undefined ? loadGame(game) : gameBelow(folder))
    const bot = PLAYERS.get(player)
    const table = whole && new Table(whole, saved)
    const choice = table?.decision(role)
    if (!whole || !bot || !table || !choice) throw new Error(`nothing to think about for ${player}`)
    const outlook = new TableOutlook(table, choice, await witsOf(whole.strategy, bot.learned === true))
    const clock = () => performance.now()
    const option = thought(bot.sit().think(outlook, seeded(seed), { clock, deadline: clock() + think }))
    parentPort?.postMessage({ number, answer: option } satisfies ThreadReply<Option>)
  } catch (error) {
    parentPort?.postMessage({ number, wrong: error instanceof Error ? error.message : String(error) })
  }
})
