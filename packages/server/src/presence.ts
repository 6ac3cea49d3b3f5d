/** Who is at a table now, on all nodes. Nodes tell each other by the bell; nothing of it is stored. */
import { randomBytes } from 'node:crypto'
import { type Role, SPECTATOR, type Viewer } from '@carillon/kernel'

/** Those who look on: seats, and who watches, with the accounts of those who have one. */
export interface Crowd {
  readonly seats: readonly Role[]
  readonly watching: number
  readonly accounts: readonly string[]
}
const NOBODY_HERE: Crowd = { seats: [], watching: 0, accounts: [] }
interface Looking {
  readonly seat: Viewer
  readonly account?: string | null
  /** Somebody is before the screen. */
  readonly looking: boolean
}
export interface PresenceWorld {
  ring(word: string, at: number): void
  now(): number
  /** Those who look on at a game here. */
  watchers(game: string): readonly Looking[]
  /** Somebody has come or gone. */
  changed(game: string): void
  /** Milliseconds: who comes back within them was not away. */
  readonly grace?: number | undefined
}

/** Before what is told of a game by the bell. */
export const PRESENT = '@'
/** Milliseconds: who comes back within them was not away, if nothing else is said; who has turned to another window is here so much longer. */
const [GRACE, HIDDEN] = [2500, 20_000]
/** Nodes beat so often; one that has not for so long is dead, and who was there is gone. */
const [BEAT, DEAD] = [5000, 15_000]
/** All is told again so often, as a bell may be missed; what is not told any more is forgotten. */
const [AGAIN, GONE] = [30_000, 75_000]
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
/** Of no game: the node is there. */
const beatOf = (node: string): string => `${PRESENT}!${node}`
const listIn = (text: string): string[] => (text === '' ? [] : text.split('+'))

export class Presence {
  readonly #world: PresenceWorld
  readonly #node = randomBytes(4).toString('hex')
  readonly #own = new Map<string, string>()
  /** Those who have gone a moment ago, by game. */
  readonly #lately = new Map<string, Set<Looking>>()
  /** What other nodes have told of their crowds, and when. */
  readonly #others = new Map<string, Map<string, { readonly crowd: Crowd; readonly at: number }>>()
  /** When other nodes have last beaten; one that never has is older than beats. */
  readonly #beats = new Map<string, number>()
  /** Those of them that are taken for dead. */
  readonly #dead = new Set<string>()
  readonly #timers: readonly NodeJS.Timeout[]

  constructor(world: PresenceWorld) {
    this.#world = world
    this.#timers = [setInterval(() => this.#beat(), BEAT), setInterval(() => this.#again(), AGAIN)]
    for (const timer of this.#timers) timer.unref()
  }
  came(game: string): void {
    this.#look(game)
  }
  /** Who only loads the page again has not gone; nor who looks at something else for a moment (`hidden`). */
  went(game: string, { seat, account = null }: Omit<Looking, 'looking'>, hidden = false): void {
    const somebody = { seat, account, looking: true }
    const lately = this.#lately.get(game) ?? new Set<Looking>()
    this.#lately.set(game, lately.add(somebody))
    setTimeout(
      () => {
        lately.delete(somebody)
        if (lately.size === 0) this.#lately.delete(game)
        this.#look(game)
      },
      hidden ? HIDDEN : (this.#world.grace ?? GRACE),
    ).unref()
  }
  /** He has turned to another window, or has come back to this one. */
  turned(game: string, somebody: Looking): void {
    if (somebody.looking) this.came(game)
    else this.went(game, somebody, true)
  }
  /** Those who look on here, with those who have gone a moment ago and have not come back. */
  #here(game: string): Crowd {
    const now = this.#world.watchers(game).filter(({ looking }) => looking)
    const known = ({ seat, account }: Looking) =>
      now.some((one) => one.seat === seat && (one.account ?? null) === (account ?? null))
    return crowdOf([...now, ...[...(this.#lately.get(game) ?? [])].filter((one) => !known(one))])
  }
  #look(game: string): void {
    const word = wordOf(game, this.#node, this.#here(game))
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
    if (node === this.#node || node === '') return
    if (game === '' || this.#beats.has(node)) this.#beaten(node)
    if (game === '') return
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
    const here = this.#here(game)
    const told = [...(this.#others.get(game) ?? [])].filter(([node]) => !this.#dead.has(node))
    const others = told.map(([, { crowd }]) => crowd)
    return {
      seats: [...new Set([here, ...others].flatMap(({ seats }) => seats))].sort(),
      watching: [here, ...others].reduce((sum, one) => sum + one.watching, 0),
      accounts: [...new Set([here, ...others].flatMap(({ accounts }) => accounts))].sort().slice(0, NAMED),
    }
  }
  #beaten(node: string): void {
    this.#beats.set(node, this.#world.now())
    if (this.#dead.delete(node)) this.#turned(node)
  }
  #beat(): void {
    const now = this.#world.now()
    if (this.#own.size > 0) this.#world.ring(beatOf(this.#node), now)
    for (const [node, at] of this.#beats) {
      // What it has told is forgotten by then.
      if (now - at > GONE + AGAIN) {
        this.#beats.delete(node)
        this.#dead.delete(node)
      }
      if (now - at <= DEAD || this.#dead.has(node) || !this.#beats.has(node)) continue
      this.#dead.add(node)
      this.#turned(node)
    }
  }
  /** A node is dead, or is not after all: its games look different. */
  #turned(node: string): void {
    for (const [game, told] of this.#others) if (told.has(node)) this.#world.changed(game)
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
    for (const timer of this.#timers) clearInterval(timer)
  }
}
