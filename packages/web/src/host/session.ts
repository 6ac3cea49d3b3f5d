/** A game being played: people at this screen, bots, dice. Goes on by itself until a person is wanted. */
import {
  type ChanceSource,
  type Choice,
  type Core,
  cryptoChance,
  type Game,
  isHeading,
  OPEN,
  type Option,
  type Random,
  type Role,
  recordOf,
  SPECTATOR,
  type State,
  type Table,
  type Viewer,
  writeRecord,
} from '@carillon/kernel'
import { PLAYERS, type Player, TableSeat } from '@carillon/players'
import { loadGame } from '@carillon/registry'
import type { NewGame, News, Roll, Scene } from '../protocol.ts'
import type { Claim } from './claim.ts'
import { passesOn, seenBy, takeBack } from './deciding.ts'
import { Impossible } from './impossible.ts'
import { isPublic } from './public.ts'
import { humansOf, seatTexts } from './seats.ts'
import type { Entry, Store } from './store.ts'

export interface Luck {
  readonly chance: ChanceSource
  readonly commitment: string
  readonly seed: string
  /** The two do not match: they are kept as they came, and draw nothing. */
  readonly broken?: true
}
export interface Surroundings {
  readonly store: Store
  readonly random: Random
  now(): number
  wait(milliseconds: number): Promise<void>
  tell(news: News): void
  /** Without it there is one window only. */
  readonly claim?: Claim
}
/** How bots are watched, and whether a choice that passes the turn on is held. */
export interface Pace {
  readonly paused: boolean
  readonly delay: number
  readonly confirm: boolean
}

export class Session {
  readonly id: string
  readonly setup: NewGame
  readonly game: Core
  readonly table: Table<State>
  readonly #luck: Luck | undefined
  readonly #chance: ChanceSource
  readonly #around: Surroundings
  readonly #humans: readonly Role[]
  readonly #started: number
  /** Who looks now; undefined while the curtain is down. */
  #seat: Viewer | undefined
  #deciding: Role | undefined
  #pending: Option | undefined
  #rolls: Roll[] = []
  #thinking: readonly Role[] = []
  #logSent = 0
  #pace: Pace
  #closed = false
  #running = false
  #again = false
  #resume: (() => void) | undefined
  /** What was to be seen when a bot last thought. */
  #before: string | undefined
  #saving: Promise<void> | undefined
  /** Something has happened since the last save began; and that one failed. */
  #changed = false
  #unsaved = false

  constructor(
    entry: Pick<Entry, 'id' | 'started'>,
    setup: NewGame,
    table: Table<State>,
    luck: Luck | undefined,
    around: Surroundings,
    pace: Pace,
  ) {
    this.id = entry.id
    this.#started = entry.started
    this.setup = setup
    this.game = table.game
    this.table = table
    this.#luck = luck
    this.#chance = luck?.chance ?? cryptoChance()
    this.#around = around
    this.#pace = pace
    this.#humans = humansOf(this.game, setup.seats)
    this.#seat = this.#humans.length === 0 ? OPEN : this.#humans.length === 1 ? this.#humans[0] : undefined
  }

  /** Goes on until a person is wanted, the game is over or the session is closed. */
  async run(): Promise<void> {
    this.#again = true
    this.#before = undefined
    if (this.#running) return
    this.#running = true
    try {
      while (this.#again) {
        this.#again = false
        while (!this.#closed && (await this.#advance()));
      }
    } catch (error) {
      this.#around.tell({ news: 'failed', detail: error instanceof Error ? error.message : String(error) })
    } finally {
      this.#running = false
    }
  }

  /** One input of chance or a bot; false when a person is wanted. */
  async #advance(): Promise<boolean> {
    const { table } = this
    this.#thinking = []
    if (table.over) {
      this.#seat ??= SPECTATOR
      this.#deciding = undefined
      this.#show()
      return false
    }
    if (table.chance) {
      this.#draw()
      return true
    }
    const decisions = table.decisions
    const own = decisions.find(({ role }) => role === this.#seat)
    if (own) return this.#wait(own)
    const bots = decisions.find(({ role }) => !this.#humans.includes(role))
    if (bots) {
      await this.#think(bots)
      return true
    }
    return this.#handOver(decisions[0] as Choice)
  }

  #draw(): void {
    const { table } = this
    const ask = table.chance
    if (!ask) return
    const drawn = this.#chance.draw(ask, table.draws)
    if (ask.draw === 'dice') {
      const { rule, what, sides, by } = ask
      this.#rolls.push({ at: table.draws, rule, what, sides, faces: drawn as readonly number[], ...(by && { by }) })
    }
    table.answer({ chance: drawn })
    this.#save()
  }

  /** A question with one answer is answered; but not if somebody else at this screen would learn from the pause. */
  #wait(decision: Choice): boolean {
    const [only] = decision.options
    if (only && decision.options.length === 1 && this.#humans.length === 1) {
      this.table.answer({ role: decision.role, option: only })
      this.#save()
      return true
    }
    this.#deciding = decision.role
    this.#show()
    return false
  }

  async #think(decision: Choice): Promise<void> {
    const { table } = this
    const { role } = decision
    this.#deciding = undefined
    this.#thinking = [role]
    // What a bot does in secret changes nothing on the screen: it is not told, and nobody waits for it.
    const seen = this.#seen()
    const news = seen !== this.#before
    this.#before = seen
    if (news) this.#show()
    const { hints } = (await loadGame(this.game.id)) as Game
    if (news && (!table.sealed || this.#humans.length === 0)) await this.#breathe()
    if (this.#closed) return
    const seat = this.setup.seats[role]
    const player = PLAYERS.get(seat?.kind === 'bot' ? seat.player : '') as Player
    table.answer({ role, option: player.choose(new TableSeat(table, decision, hints), this.#around.random) })
    this.#save()
  }

  /** Bots give people time to see; paused, they wait for a nod. */
  async #breathe(): Promise<void> {
    if (this.#pace.paused) await new Promise<void>((resolve) => (this.#resume = resolve))
    else if (this.#pace.delay > 0) await this.#around.wait(this.#pace.delay)
  }

  #seen(): string {
    const { view, log, rule } = seenBy(this.table, this.#seat ?? SPECTATOR, undefined, 0)
    return JSON.stringify([view, log.length, rule, this.#thinking])
  }

  /** Hot-seat: another person decides; on the open floor if that shows nobody's secrets, else behind a curtain. */
  #handOver(decision: Choice): boolean {
    const { role } = decision
    if (isPublic(this.table, decision, this.#around.random)) {
      if (this.#seat !== SPECTATOR) this.#logSent = 0
      this.#seat = SPECTATOR
      return this.#wait(decision)
    }
    this.#seat = undefined
    this.#deciding = undefined
    this.#rolls = []
    this.#around.tell({ news: 'curtain', id: this.id, game: this.game.id, next: role })
    return false
  }

  /** Shows the position again, as to somebody who has just come. */
  show(): Promise<void> {
    this.#logSent = 0
    if (this.#running) {
      this.#show()
      return Promise.resolve()
    }
    return this.run()
  }

  sit(role: Role): void {
    if (!this.#humans.includes(role)) throw new Impossible('not-asked', `nobody at this screen plays ${role}`)
    this.#seat = role
    this.#logSent = 0
    void this.run()
  }

  // --- what people do ------------------------------------------------------------------------------------------

  answer(option: Option, revision: number): void {
    const role = this.#deciding
    if (role === undefined) throw new Impossible('not-asked', 'nobody at this screen is asked')
    if (this.#pace.confirm && passesOn(this.table, role, option, revision)) {
      this.#pending = option
      this.#show()
      return
    }
    this.#take(role, option, revision)
  }

  confirm(): void {
    const option = this.#pending
    if (!option || !this.#deciding) throw new Impossible('not-asked', 'there is nothing to confirm')
    this.#take(this.#deciding, option)
  }

  #take(role: Role, option: Option, revision?: number): void {
    this.table.answer({ role, option }, revision)
    this.#pending = undefined
    this.#save()
    void this.run()
  }

  /** A choice that is held is let go; else the last one is taken back, or all that can be. */
  undo(all: boolean): void {
    const role = this.#deciding
    const held = this.#pending !== undefined
    if (role === undefined || (!held && !this.table.canUndo(role)))
      throw new Impossible('nothing-to-undo', 'there is nothing to take back')
    this.#pending = undefined
    if (all || !held) takeBack(this.table, role, all, this.#humans.length === 1)
    // Lines that were read may be gone.
    this.#logSent = 0
    this.#save()
    void this.run()
  }

  pace(pace: Pace): void {
    this.#pace = pace
    if (!pace.paused) this.step()
  }
  step(): void {
    this.#resume?.()
    this.#resume = undefined
  }
  close(): void {
    this.#closed = true
    this.step()
  }

  // --- showing and keeping -------------------------------------------------------------------------------------

  #show(): void {
    const seat = this.#seat
    if (seat === undefined) return
    const scene = this.#scene(seat)
    this.#logSent += scene.observation.log.length
    this.#rolls = []
    this.#around.tell({ news: 'scene', scene })
  }

  #scene(seat: Viewer): Scene {
    const { table, id, setup } = this
    const luck = this.#luck
    return {
      id,
      setup,
      seat,
      observation: seenBy(table, seat, this.#deciding, this.#logSent),
      logFrom: this.#logSent,
      rolls: this.#rolls,
      thinking: this.#thinking,
      paused: this.#pace.paused,
      watching: this.#humans.length === 0,
      fairness: luck
        ? {
            commitment: luck.commitment,
            ...((table.over || luck.broken) && { seed: luck.seed }),
            ...(luck.broken && { broken: true }),
          }
        : null,
      ...(this.#deciding !== undefined && { deciding: this.#deciding }),
      ...(this.#pending && { pending: this.#pending }),
    }
  }

  /** The game as it stands, to be kept. */
  entry(): Entry {
    const { table, setup, id } = this
    const { scenario, options, seats } = setup
    const luck = this.#luck && { commitment: this.#luck.commitment, seed: this.#luck.seed }
    const turn = table.log.findLast(isHeading)?.text
    const outcome = table.over ? this.game.outcome(table.state) : undefined
    return {
      id,
      game: this.game.id,
      scenario,
      options,
      seats,
      started: this.#started,
      changed: this.#around.now(),
      step: table.state.step,
      text: writeRecord(recordOf(table, { scenario, options, seats: seatTexts(seats), ...luck })),
      ...(turn && { turn }),
      ...(outcome && { outcome }),
    }
  }

  /** One save at a time, always of the game as it stands: what failed is made good by the next. */
  #save(): void {
    this.#changed = true
    this.#saving ??= this.#keepAll()
  }
  async #keepAll(): Promise<void> {
    const { store, tell } = this.#around
    while (this.#changed) {
      this.#changed = false
      try {
        await store.put(this.entry())
        if (this.#unsaved) tell({ news: 'saved' })
        this.#unsaved = false
      } catch (error) {
        this.#unsaved = true
        tell({ news: 'unsaved', detail: String(error) })
      }
    }
    this.#saving = undefined
  }
  async keep(): Promise<void> {
    this.#save()
    await this.#saving
  }
  /** All is kept; what could not be was tried once more. */
  async saved(): Promise<void> {
    await this.#saving
    if (this.#unsaved) await this.keep()
  }
}
