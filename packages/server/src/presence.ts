/** Who is at a table now, on all nodes. Nodes tell each other by the bell; nothing of it is stored. */
import { randomBytes } from 'node:crypto'
import { type Role, SPECTATOR, type Viewer } from '@carillon/kernel'

/** Those who look on: seats, and who watches, with the accounts of those who have one. */
export interface Crowd {
  readonly seats: readonly Role[]
  readonly watching: number
  readonly accounts: readonly string[]
}
export const NOBODY_HERE: Crowd = { seats: [], watching: 0, accounts: [] }
interface Looking {
  readonly seat: Viewer
  readonly account?: string | null
}
export interface PresenceWorld {
  ring(word: string, at: number): void
  now(): number
  /** Those who look on at a game here. */
  watchers(game: string): readonly Looking[]
  /** Somebody has come or gone. */
  changed(game: string): void
}

/** Before what is told of a game by the bell. */
export const PRESENT = '@'
/** Milliseconds: who comes back within them was not away; it is told again so often; who is not told of any more is gone. */
const [GRACE, AGAIN, GONE] = [2500, 30_000, 75_000]
/** Names of more than these are not told. */
const NAMED = 5

function crowdOf(watchers: readonly Looking[]): Crowd {
  const seats = [...new Set(watchers.map(({ seat }) => seat))].filter((seat) => seat !== SPECTATOR).sort()
  const watching = watchers.filter(({ seat }) => seat === SPECTATOR)
  const accounts = [...new Set(watching.flatMap(({ account }) => account ?? []))].sort().slice(0, NAMED)
  return { seats, watching: watching.length, accounts }
}
const wordOf = (game: string, node: string, { seats, watching, accounts }: Crowd): string =>
  `${PRESENT}${[game, node, seats.join('+'), watching, accounts.join('+')].join('!')}`
const listIn = (text: string): string[] => (text === '' ? [] : text.split('+'))

export class Presence {
  readonly #world: PresenceWorld
  readonly #node = randomBytes(4).toString('hex')
  readonly #own = new Map<string, string>()
  /** What other nodes have told of their crowds, and when. */
  readonly #others = new Map<string, Map<string, { readonly crowd: Crowd; readonly at: number }>>()
  readonly #timer: NodeJS.Timeout

  constructor(world: PresenceWorld) {
    this.#world = world
    this.#timer = setInterval(() => this.#again(), AGAIN)
    this.#timer.unref()
  }
  came(game: string): void {
    this.#look(game)
  }
  /** Who only loads the page again has not gone. */
  went(game: string): void {
    setTimeout(() => this.#look(game), GRACE).unref()
  }
  #look(game: string): void {
    const word = wordOf(game, this.#node, crowdOf(this.#world.watchers(game)))
    const nobody = word === wordOf(game, this.#node, NOBODY_HERE)
    if ((this.#own.get(game) ?? '') === (nobody ? '' : word)) return
    if (nobody) this.#own.delete(game)
    else this.#own.set(game, word)
    this.#world.ring(word, this.#world.now())
    this.#world.changed(game)
  }
  /** A word that begins as those of ours do. */
  heard(word: string): void {
    const [game = '', node = '', seats = '', watching = '0', accounts = ''] = word.slice(PRESENT.length).split('!')
    if (node === this.#node || game === '') return
    const told = this.#others.get(game) ?? new Map<string, { crowd: Crowd; at: number }>()
    const known = told.has(node)
    this.#others.set(game, told)
    const crowd = { seats: listIn(seats), watching: Number(watching), accounts: listIn(accounts) }
    told.set(node, { crowd, at: this.#world.now() })
    const own = this.#own.get(game)
    if (!known && own !== undefined) this.#world.ring(own, this.#world.now())
    this.#world.changed(game)
  }
  /** On all nodes together. */
  at(game: string): Crowd {
    const here = crowdOf(this.#world.watchers(game))
    const others = [...(this.#others.get(game)?.values() ?? [])].map(({ crowd }) => crowd)
    return {
      seats: [...new Set([here, ...others].flatMap(({ seats }) => seats))].sort(),
      watching: [here, ...others].reduce((sum, one) => sum + one.watching, 0),
      accounts: [...new Set([here, ...others].flatMap(({ accounts }) => accounts))].sort().slice(0, NAMED),
    }
  }
  #again(): void {
    const now = this.#world.now()
    for (const word of this.#own.values()) this.#world.ring(word, now)
    for (const [game, told] of this.#others) {
      const gone = [...told].filter(([, { at }]) => now - at > GONE)
      for (const [node] of gone) told.delete(node)
      if (told.size === 0) this.#others.delete(game)
      if (gone.length > 0) this.#world.changed(game)
    }
  }
  close(): void {
    clearInterval(this.#timer)
  }
}
