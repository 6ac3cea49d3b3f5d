/** Answers the page's requests. Knows no DOM: tests run it as it is. */
import {
  type Core,
  checkSettings,
  commitmentOf,
  cryptoChance,
  fromHex,
  type GameRecord,
  newSeed,
  problemText,
  RecordError,
  Refused,
  type Role,
  readRecord,
  replay,
  rolesIn,
  type Settings,
  type State,
  startTable,
  type Table,
  toHex,
  verifiableChance,
  verifyRecord,
  writeRecord,
} from '@carillon/kernel'
import { playersOf } from '@carillon/players'
import { loadCore, loadGame } from '@carillon/registry'
import type { About, NewGame, Reply, Request, Seat } from '../protocol.ts'
import type { Release } from './claim.ts'
import { Impossible } from './impossible.ts'
import type { Study } from './replays.ts'
import { humansOf, seatOf, seatTexts, unknownBots } from './seats.ts'
import { type Luck, type Pace, Session, type Surroundings } from './session.ts'
import { type Entry, holding } from './store.ts'

const DONE: Reply = { said: 'done' }
/** What lies in the browser is looked at closely; a new game does not wait for that. */
const inspection = () => import('./listed.ts')

export class Host {
  readonly #around: Surroundings
  #session: Session | undefined
  #release: Release | undefined
  #pace: Pace = { paused: false, delay: 600, confirm: true }
  /** The game that was looked at last, by its text. */
  #studied: { readonly text: string; readonly study: Study } | undefined

  constructor(around: Surroundings) {
    this.#around = { ...around, store: holding(around.store) }
  }

  /** Never throws: what goes wrong is said, and nothing has changed. */
  async handle(request: Request): Promise<Reply> {
    try {
      return await this.#answer(request)
    } catch (error) {
      if (error instanceof Refused) return { said: 'refused', reason: error.reason, detail: error.message }
      if (error instanceof Impossible) return { said: 'refused', reason: error.reason, detail: error.message }
      if (error instanceof RecordError) return { said: 'refused', reason: 'record', detail: error.message }
      return { said: 'refused', reason: 'failed', detail: error instanceof Error ? error.message : String(error) }
    }
  }

  async #answer(request: Request): Promise<Reply> {
    switch (request.ask) {
      case 'about':
        return { said: 'about', about: aboutOf(await gameOf(request.game)) }
      case 'lessons': {
        const examples = await (await wholeGame(request.game)).examples()
        return { said: 'lessons', lessons: examples.map(({ id, title, rules }) => ({ id, title, rules })) }
      }
      case 'overlay': {
        const { game, view, seat, kind, at } = request
        return { said: 'overlay', shown: (await wholeGame(game)).overlay?.(view, seat, kind, at) ?? [] }
      }
      case 'why': {
        const { game, view, choice, subject } = request
        return { said: 'why', why: (await wholeGame(game)).why?.(view, choice, subject) }
      }
      case 'list':
        return this.#list()
      case 'create':
        return this.#create(request.setup)
      case 'import':
        return this.#import(request.text)
      case 'open':
        return this.#open(request.id, request.here === true)
      case 'remove':
        return this.#remove(request.id)
      case 'export':
        return { said: 'record', ...(await inspection()).fileOf(request.id, await this.#kept(request.id)) }
      case 'replay':
      case 'branch':
      case 'dice':
      case 'verify':
        return this.#study(request)
      case 'lesson': {
        const game = await wholeGame(request.game)
        const example = (await game.examples()).find(({ id }) => id === request.example)
        if (!example) throw new Impossible('no-lesson', request.example)
        return { said: 'lesson', stop: (await import('./lessons.ts')).lessonAt(game, example, request.number) }
      }
      default:
        return this.#play(request)
    }
  }

  /** What is done at the table that is open. */
  async #play(request: Request): Promise<Reply> {
    if (request.ask === 'pace') {
      const { paused, delay, confirm } = request
      this.#pace = { paused, delay, confirm }
      this.#session?.pace(this.#pace)
      return DONE
    }
    if (request.ask === 'close') {
      await this.#close()
      return DONE
    }
    const session = this.#session
    if (!session) throw new Impossible('no-game', 'no game is open')
    if (request.ask === 'answer') session.answer(request.option, request.revision)
    else if (request.ask === 'confirm') session.confirm()
    else if (request.ask === 'undo' || request.ask === 'restart') session.undo(request.ask === 'restart')
    else if (request.ask === 'sit') session.sit(request.seat)
    else if (request.ask === 'step') session.step()
    return DONE
  }

  // --- opening -------------------------------------------------------------------------------------------------

  async #create(setup: NewGame): Promise<Reply> {
    const game = await gameOf(setup.game)
    const checked = checkSettings(game, setup.scenario, setup.options)
    if ('problem' in checked) throw new Impossible('settings', problemText(checked.problem))
    const seats = checkedSeats(game, checked.settings, setup.seats)
    const table = startTable(game, game.setup(setup.scenario, checked.settings))
    const plan = { game: game.id, scenario: setup.scenario, options: checked.settings, seats }
    return this.#start(plan, table, luckOf(newSeed(), game.id))
  }

  async #import(text: string): Promise<Reply> {
    const { record, table, setup } = await restored(readRecord(text))
    const luck = luckIn(record)
    const reply = await this.#start(setup, table, luck)
    const { tell } = this.#around
    if (luck?.broken) tell({ news: 'odd', what: 'promise' })
    for (const name of unknownBots(record)) tell({ news: 'odd', what: 'bot', name })
    return reply
  }

  async #start(setup: NewGame, table: Table<State>, luck: Luck | undefined): Promise<Reply> {
    await this.#close()
    const fresh = { id: crypto.randomUUID().slice(0, 8), started: this.#around.now() }
    const session = new Session(fresh, setup, table, luck, this.#around, this.#pace)
    this.#release = await this.#claim(session.id)
    await session.keep()
    this.#session = session
    return { said: 'opened', id: session.id }
  }

  /** Opening it again shows it again. */
  async #open(id: string, here: boolean): Promise<Reply> {
    if (this.#session?.id !== id) {
      await this.#close()
      await this.#entry(id)
      const release = await this.#claim(id, here)
      try {
        // Read when it is ours: the other window has kept its last moves.
        const entry = await this.#entry(id)
        const { record, table, setup } = await this.#read(entry)
        this.#session = new Session(entry, setup, table, luckIn(record), this.#around, this.#pace)
        this.#release = release
      } catch (error) {
        release()
        throw error
      }
    }
    void this.#session?.show()
    // Reasons are asked for with a click: they come while nobody waits for them.
    if (this.#session) wholeGame(this.#session.game.id).catch(() => undefined)
    return { said: 'opened', id }
  }

  async #claim(id: string, here = false): Promise<Release> {
    const { claim } = this.#around
    if (!claim) return () => undefined
    const release = await claim(id, here, () => void this.#giveUp(id))
    if (!release) throw new Impossible('elsewhere', `${id} is open in another window`)
    return release
  }
  /** Another window plays on. */
  async #giveUp(id: string): Promise<void> {
    if (this.#session?.id !== id) return
    await this.#close()
    this.#around.tell({ news: 'elsewhere', id })
  }

  async #remove(id: string): Promise<Reply> {
    if (this.#session?.id === id) await this.#close()
    const release = await this.#claim(id)
    await this.#around.store.remove(id)
    release()
    return DONE
  }

  async #close(): Promise<void> {
    this.#session?.close()
    await this.#session?.saved()
    this.#session = undefined
    this.#release?.()
    this.#release = undefined
  }

  // --- what is kept --------------------------------------------------------------------------------------------

  async #list(): Promise<Reply> {
    const { entries, trouble } = await this.#around.store.all()
    const { listed } = await inspection()
    const games = entries.map(([id, entry]) => listed(id, entry))
    return { said: 'games', games, ...(trouble && { trouble }) }
  }

  async #kept(id: string): Promise<unknown> {
    if (this.#session?.id === id) return this.#session.entry()
    const entry = await this.#around.store.get(id)
    if (entry === undefined) throw new Impossible('no-game', `no game is kept under ${id}`)
    return entry
  }

  async #entry(id: string): Promise<Entry> {
    const entry = await this.#kept(id)
    const damage = (await inspection()).damageOf(entry)
    if (damage !== undefined) throw new Impossible('broken', damage)
    return entry as Entry
  }

  /** A game that cannot be read any more says so, and is kept for export. */
  async #read(entry: Entry): Promise<Restored> {
    try {
      return await restored(readRecord(entry.text))
    } catch (error) {
      const broken = error instanceof Error ? error.message : String(error)
      await this.#around.store.put({ ...entry, broken }).catch(() => undefined)
      throw new Impossible('broken', broken)
    }
  }

  // --- studying ------------------------------------------------------------------------------------------------

  async #study(request: Extract<Request, { ask: 'replay' | 'branch' | 'dice' | 'verify' }>): Promise<Reply> {
    const study = await this.#studying(request.id)
    const { game, record, setup, over } = study
    const { inputsAt, momentOf, tallyOf } = await import('./replays.ts')
    switch (request.ask) {
      case 'replay':
        return { said: 'moment', moment: momentOf(study, request.at, request.seat) }
      case 'dice':
        return { said: 'dice', tally: tallyOf(game, record) }
      case 'verify': {
        if (!over) throw new Impossible('not-over', 'the seed is shown when the game is over')
        return { said: 'verified', ...verifyRecord(game, record) }
      }
      case 'branch': {
        // Before the end nobody may change seats: he would see what he must not know. Bots do not mind.
        const free = over || humansOf(game, setup.seats).length === 0
        const seats = free ? checkedSeats(game, record.options, request.seats) : setup.seats
        const inputs = record.inputs.slice(0, inputsAt(study, request.at, request.seat))
        const { commitment: _promise, seed: _seed, ...rest } = record
        return this.#import(writeRecord({ ...rest, seats: seatTexts(seats), inputs }))
      }
    }
  }

  async #studying(id: string): Promise<Study> {
    const entry = await this.#entry(id)
    if (this.#studied?.text !== entry.text) {
      const { table, ...rest } = await this.#read(entry)
      this.#studied = { text: entry.text, study: { ...rest, over: table.over } }
    }
    return this.#studied.study
  }
}

/** Lessons and bots want all of a game; who only plays does not wait for it. */
async function wholeGame(id: string) {
  const game = await loadGame(id)
  if (!game) throw new Impossible('unknown-game', id)
  return game
}

async function gameOf(id: string): Promise<Core> {
  const game = await loadCore(id)
  if (!game) throw new Impossible('unknown-game', id)
  return game
}

const aboutOf = ({ id, rules, roles, scenarios, switches, catalogues, players }: Core): About => ({
  id,
  rules,
  roles,
  scenarios: scenarios.map((one) => one.id),
  switches,
  catalogues,
  players: playersOf(players ? { players } : {}),
})

interface Restored {
  readonly game: Core
  readonly record: GameRecord
  readonly table: Table<State>
  readonly setup: NewGame
}
async function restored(record: GameRecord): Promise<Restored> {
  const game = await gameOf(record.game)
  const table = played(game, record)
  const seats: Record<Role, Seat> = {}
  for (const role of rolesIn(game, record.options)) seats[role] = seatOf(record.seats[role] ?? 'human')
  return { game, record, table, setup: { game: game.id, scenario: record.scenario, options: record.options, seats } }
}

/** The kernel says what would have been right: what another seat may choose does not leave the host. */
function played(game: Core, record: GameRecord): Table<State> {
  try {
    return replay(game, record)
  } catch (error) {
    if (!(error instanceof RecordError) || !error.place.startsWith('inputs[')) throw error
    const rules = `rules ${record.rules} of ${game.id}${game.rules === record.rules ? '' : `, here ${game.rules}`}`
    throw new Impossible('record', `${error.place}: this was not possible (${rules})`)
  }
}

const checkedSeats = (game: Core, settings: Settings, seats: NewGame['seats']): Record<Role, Seat> =>
  Object.fromEntries(rolesIn(game, settings).map((role) => [role, checkedSeat(game, seats[role])]))

function checkedSeat(game: Core, seat: Seat | undefined): Seat {
  if (seat?.kind === 'bot' && playersOf(game).includes(seat.player)) return { kind: 'bot', player: seat.player }
  if (seat?.kind === 'human') return { kind: 'human' }
  throw new Impossible('settings', 'every seat is a person or one of the bots')
}

function luckOf(seed: Uint8Array, game: string): Luck {
  return { chance: verifiableChance(seed, game), commitment: commitmentOf(seed), seed: toHex(seed) }
}

/** A record without its promise and seed (a branch, a file of another) goes on with plain luck; so does a false one. */
function luckIn(record: GameRecord): Luck | undefined {
  if (record.seed === undefined || record.commitment === undefined) return undefined
  const seed = fromHex(record.seed)
  if (commitmentOf(seed) === record.commitment) return luckOf(seed, record.game)
  return { chance: cryptoChance(), commitment: record.commitment, seed: record.seed, broken: true }
}
