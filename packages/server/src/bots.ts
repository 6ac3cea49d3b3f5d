/** Bots at network tables: they think in threads, and what they choose is a row like any other. */
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Option, Role } from '@carillon/kernel'
import { nextAt } from '@carillon/players'
import type { BotQuestion } from './bot-thread.ts'
import type { Hall } from './hall.ts'
import type { Live } from './live.ts'
import type { Store } from './store/store.ts'
import { Threads } from './threads.ts'

const THREADS = Math.max(1, availableParallelism() - 1)
const THINK = 1000
const SEEDS = 2 ** 31

/** The bot that is to answer now: people first, they do not wait for it. */
export function botIn(live: Live): Role | undefined {
  const { table, people, over } = live
  const next = over ? undefined : nextAt(table, people)
  return next?.kind === 'choice' ? next.role : undefined
}

/** Who has a game: the accounts at it, or the browsers; all games of the same people have one turn together. */
async function ownerOf({ db }: Store, game: string): Promise<string> {
  const seats = await db.selectFrom('seat').select('account').where('game', '=', game).execute()
  const holds = await db.selectFrom('hold').select('session').where('game', '=', game).execute()
  const all = [...seats.map(({ account }) => account), ...holds.map(({ session }) => session)]
  return all.filter((one) => one !== null).sort()[0] ?? game
}

export class Bots {
  readonly #hall: Hall
  readonly #threads = new Threads<Omit<BotQuestion, 'number'>, Option>(
    new URL('./bot-thread.ts', import.meta.url),
    THREADS,
    // Of several threads one is left to the others, however many games somebody has.
    Math.max(1, THREADS - 1),
  )
  /** Rows that are being thought about, by game. */
  readonly #thinking = new Map<string, number>()
  readonly #wrong: (detail: string) => void
  /** Games that wait for one until the house has it easier. */
  readonly #put = new Set<string>()

  constructor(hall: Hall, wrong: (detail: string) => void) {
    this.#hall = hall
    this.#wrong = wrong
    hall.world.strain?.onEased(() => this.#goOn())
  }
  #goOn(): void {
    if (this.#hall.world.strain?.level !== 0) return
    for (const id of this.#put)
      this.#hall
        .read(id, (live) => live)
        .then(
          (live) => this.consider(live),
          () => undefined,
        )
    this.#put.clear()
  }
  /** If a bot is to answer, it does; then perhaps the next one. `overdue`: it was put off long enough. */
  async consider(live: Live, overdue = false): Promise<void> {
    if (!overdue && this.#hall.world.strain?.level && botIn(live) !== undefined) {
      this.#put.add(live.id)
      return
    }
    const role = botIn(live)
    const seat = role === undefined ? undefined : live.setup.seats[role]
    if (role === undefined || seat?.kind !== 'bot' || this.#thinking.get(live.id) === live.seq) return
    const { id, seq } = live
    this.#thinking.set(id, seq)
    const { id: game, rules } = live.table.game
    try {
      const question = {
        ...{ game, folder: await this.#hall.editions.folder(game, rules), player: seat.player, role },
        ...{ saved: live.table.position(), think: THINK, seed: randomInt(SEEDS) },
      }
      const option = await this.#threads.ask(question, await ownerOf(this.#hall.world.store, id))
      this.#thinking.delete(id)
      // Whoever was quicker on another node has answered for it.
      await this.#hall.act(id, null, null, (now) => (now.seq === seq ? now.answering(role, option) : undefined))
    } catch (error) {
      if (this.#thinking.get(id) === seq) this.#thinking.delete(id)
      this.#wrong(`bot ${seat.player} in ${id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  close(): Promise<void> {
    return this.#threads.close()
  }
}
