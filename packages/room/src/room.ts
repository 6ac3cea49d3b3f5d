/** One table: the game, its luck, who plays for whom. It goes on by itself until a person is wanted; whoever looks is told. */
import {
  type ChanceSource,
  type Choice,
  type Core,
  type Input,
  logFor,
  type Option,
  type Random,
  type Role,
  rolesIn,
  type State,
  type Table,
  type Viewer,
} from '@carillon/kernel'
import { AnswerLoop, PLAYERS, type Player, type Wits } from '@carillon/players'
import type { NewGame, Reason, Reply, Scene, Seat } from '@carillon/protocol'
import { made, takeBack } from './decision.ts'
import type { Acts, Stops } from './hands.ts'
import { Impossible, wordsOf } from './impossible.ts'
import type { Luck } from './luck.ts'
import type { MachineActions } from './machine-actions.ts'
import { Replies } from './replies.ts'
import { rollOf } from './roll.ts'
import { checkedSeat, humansOf, isSingle } from './seats.ts'
import type { Stage } from './sight.ts'
import type { Eyes } from './sitting.ts'
import type { RulesHistory } from './store.ts'
import { type Clockwork, Thinking, Turns } from './thinking.ts'
import { type KeptReasons, ToldReasons } from './told-reasons.ts'
import { followOn, type Walk, Walks } from './walks.ts'

/** A game at a table. */
export interface Seated {
  readonly id: string
  readonly started: number
  readonly setup: NewGame
  readonly table: Table<State>
  readonly luck?: Luck | undefined
  /** Where chance comes from, if nothing was promised of it. */
  readonly chance?: ChanceSource
  /** The inputs before those of the table, where it was opened from a later position. */
  readonly before?: readonly Input[]
  readonly past?: RulesHistory
  /** Clicks that belong together, of a game that was kept. */
  readonly walks?: readonly Walk[]
  /** What was told of machine players, of a game that was kept. */
  readonly reasons?: KeptReasons
}
/** What a room needs of the world. */
export interface Surroundings {
  /** The luck of the players that are not people. */
  readonly random: Random
  wait(milliseconds: number): Promise<void>
  /** With what was learned, for those who think with it. */
  wits(learned?: boolean): Promise<Wits>
  /** Without it machine players think by counting, and never pause. */
  readonly clockwork?: Clockwork | undefined
  /** A question that leaves nothing to decide is answered; but never if somebody else who plays would learn from the pause. */
  readonly single: boolean
}
/** How bots are watched, and how many milliseconds they may think about a decision. */
export interface Pace {
  readonly paused: boolean
  readonly delay: number
  readonly think?: number
}
const actions = async (): Promise<MachineActions> => new (await import('./machine-actions.ts')).MachineActions()
/** In milliseconds, if nothing is said. */
export const THINKS = 1000

export class Room implements Stage, Acts<void> {
  readonly id: string
  readonly started: number
  readonly table: Table<State>
  readonly luck: Luck | undefined
  /** The inputs before those of the table. */
  readonly before: readonly Input[]
  readonly past: RulesHistory | undefined
  /** Clicks that belong together. */
  readonly walks: Walks
  /** What whoever looks was told that machine players did things for. */
  readonly told: ToldReasons
  setup: NewGame
  /** Roles that people play; and those that people have played since it was opened, whose secrets stay theirs. */
  people: readonly Role[]
  readonly held: Set<Role>
  /** Told after every change; set by who keeps the game. */
  changed: () => void = () => undefined
  /** Counts changes: what was worked out for another version is old. */
  version = 0
  /** Inputs that chance and the players that are not people have made here. */
  moved = 0
  /** What machine players have done here. */
  actions: MachineActions | undefined
  readonly #around: Surroundings
  readonly #chance: ChanceSource
  readonly #turns: Turns
  #loop: AnswerLoop
  /** What is being thought about. */
  #thought: Thinking | undefined
  readonly #eyes = new Set<Eyes>()
  readonly #replies = new Map<Role, Replies>()
  #pace: Pace = { paused: false, delay: 0 }
  #thinking: readonly Role[] = []
  #closed = false
  #running: Promise<void> | undefined
  #again = false
  #resume: (() => void) | undefined

  constructor(seated: Seated, around: Surroundings) {
    const { id, started, setup, table, luck, chance, before = [], past, walks, reasons } = seated
    this.id = id
    this.started = started
    this.setup = setup
    this.table = table
    this.walks = new Walks(table, walks && { groups: walks })
    this.told = new ToldReasons(reasons)
    this.luck = luck
    this.people = humansOf(table.game, setup.seats)
    this.held = new Set(this.people)
    this.before = before
    this.past = past
    this.#around = around
    const source = luck?.chance ?? chance
    if (!source) throw new Error('nobody answers for chance')
    this.#chance = source
    this.#turns = new Turns(around.clockwork)
    this.#loop = this.#newLoop()
  }
  #newLoop(): AnswerLoop {
    return new AnswerLoop(this.table, {
      players: botsIn(this.setup),
      chance: this.#chance,
      random: this.#around.random,
    })
  }

  get game(): Core {
    return this.table.game
  }
  /** All people play for one team: none of them is asked what leaves nothing to decide, as nobody else could learn from it. */
  get single(): boolean {
    return this.#around.single && isSingle(this.game, this.people)
  }
  get paused(): boolean {
    return this.#pace.paused
  }
  get fairness(): Scene['fairness'] {
    const { luck } = this
    if (!luck) return null
    const { commitment, seed, broken } = luck
    return { commitment, ...((this.table.over || broken) && { seed }), ...(broken && { broken }) }
  }
  /** Here all is read from the first line on. */
  readonly opening = 0
  readonly readable = (viewer: Viewer, before: number): number => logFor(this.table.log.slice(0, before), viewer).length
  /** For thinking about the table beside those who play. */
  thinking(): Thinking {
    return new Thinking(this.#turns, () => this.#pace.think ?? THINKS)
  }
  /** With what was learned. */
  wits(): Promise<Wits> {
    return this.#around.wits()
  }
  // --- who looks -----------------------------------------------------------------------------------------------

  join(eyes: Eyes): void {
    this.#eyes.add(eyes)
  }
  leave(eyes: Eyes): void {
    this.#eyes.delete(eyes)
  }
  /** Shows the position, as to somebody who has just come. */
  show(eyes: Eyes): Promise<void> {
    eyes.forget()
    if (!this.#running) return this.run()
    eyes.look(this.#thinking)
    return Promise.resolve()
  }

  // --- the loop ------------------------------------------------------------------------------------------------

  /** Goes on until a person is wanted, the game is over or the room is closed. */
  run(): Promise<void> {
    this.#again = true
    if (!this.#closed) this.#running ??= this.#goOn()
    return this.#running ?? Promise.resolve()
  }
  async #goOn(): Promise<void> {
    try {
      while (this.#again && !this.#closed) {
        this.#again = false
        while (!this.#closed && (await this.#advance())) if (this.#turns.over) await this.#turns.pass()
      }
    } catch (error) {
      for (const eyes of this.#eyes) eyes.tell({ news: 'failed', id: this.id, detail: wordsOf(error) })
    } finally {
      this.#running = undefined
    }
  }

  /** One input that no person makes; false when a person is wanted or the game is over. */
  async #advance(): Promise<boolean> {
    const ask = this.#loop.next
    if (!ask) return this.#rest()
    if (ask.kind === 'choice') return this.#think(ask)
    const input = this.#loop.drawn(ask)
    const roll = rollOf(ask, input.chance, this.table.draws)
    if (roll) for (const eyes of this.#eyes) eyes.rolled(roll)
    this.#take(input)
    return true
  }

  #rest(): boolean {
    const { table, walks, people } = this
    const alone = this.single ? people : []
    if (followOn({ table, walks, alone }, (input) => this.#take(input))) return true
    this.actions?.pause(this.table)
    this.#look([])
    return false
  }

  async #think(ask: Choice): Promise<boolean> {
    const { table } = this
    const loop = this.#loop
    const isAsked = () => !this.#closed && this.#loop === loop && loop.next === ask
    // What it does in secret changes nothing for those who look: it is not told, and nobody waits for it.
    const news = this.#look([ask.role])
    const open = !table.sealed || this.people.length === 0
    const learned = loop.learned(ask.role)
    if (learned) this.actions ??= await actions()
    const wits = await this.#around.wits(learned)
    if (news && open) await this.#breathe()
    if (!isAsked()) return !this.#closed
    if (learned && wits.strategy.actions?.begins(table.state, ask.role)) this.actions?.begin(table, ask.role, wits)
    const thinking = this.thinking()
    this.#thought = thinking
    const told = (part: number) => {
      for (const eyes of this.#eyes) eyes.thinks(ask.role, part)
    }
    // How often it thinks in secret would tell how many clicks it makes.
    const option = await thinking.done(loop.thinking(ask, wits, thinking.limits), isAsked, open ? told : undefined)
    this.#thought = undefined
    if (!option) return !this.#closed
    this.#take({ role: ask.role, option })
    return true
  }
  #look(thinking: readonly Role[]): boolean {
    this.#thinking = thinking
    let news = false
    for (const eyes of this.#eyes) news = eyes.look(thinking) || news
    return news
  }
  #take(input: Input): void {
    this.table.answer(input)
    this.moved += 1
    this.#change()
  }
  #change(): void {
    this.version += 1
    this.changed()
  }

  /** Why something was done is found out after it was kept: it is kept by itself. */
  tell(viewer: Viewer, reasons: readonly Reason[]): void {
    this.told.add(viewer, reasons)
    this.changed()
  }

  /** Bots give people time to see; paused, they wait for a nod. */
  async #breathe(): Promise<void> {
    const { paused, delay } = this.#pace
    const nod = new Promise<void>((resolve) => (this.#resume = resolve))
    if (paused) await nod
    else if (delay > 0) await Promise.race([this.#around.wait(delay), nod])
  }
  pace(pace: Pace): void {
    this.#pace = pace
    if (!pace.paused) this.step()
  }
  step(): void {
    this.#resume?.()
    this.#resume = undefined
  }
  /** Who thinks plays the best it has found. */
  hurry(): void {
    this.#thought?.hurry()
    if (!this.paused) this.step()
  }
  close(): void {
    this.#closed = true
    this.step()
  }

  /**
   * From now on another plays the role. What was thought of so far is given up. A person takes a seat only where nobody else
   * plays: he has all that can be seen from it.
   */
  seat(role: Role, who: Seat): void {
    const { game, setup } = this
    if (!rolesIn(game, setup.options).includes(role)) throw new Impossible('settings', `${game.id} has no role ${role}`)
    if (this.table.over) throw new Impossible('not-asked', 'the game is over')
    const others = this.people.filter((one) => one !== role)
    if (who.kind === 'human' && others.length > 1) throw new Impossible('not-yours', 'several people play here')
    this.setup = { ...setup, seats: { ...setup.seats, [role]: checkedSeat(game, who) } }
    this.people = humansOf(this.game, this.setup.seats)
    for (const one of this.people) this.held.add(one)
    this.#loop = this.#newLoop()
    this.#change()
    this.step()
    void this.run()
  }

  // --- what people do ------------------------------------------------------------------------------------------

  /** The same key again gets the same reply, and counts once. */
  once(seat: Role, key: string, act: () => Reply): Promise<Reply> {
    const replies = this.#replies.get(seat) ?? new Replies()
    this.#replies.set(seat, replies)
    return replies.once(key, act)
  }
  answer(role: Role, option: Option, joined: boolean): void {
    const from = made(this.table, role)
    this.table.answer({ role, option })
    if (joined) this.walks.joined(role, from)
    this.#change()
  }
  walk(role: Role, clicks: readonly Option[], stops: Stops): void {
    this.walks.play(role, clicks, stops, (option) => this.table.answer({ role, option }))
    this.#change()
  }
  /** What is written in secret leaves no lines: there nobody else is told that something was taken back. */
  undo(role: Role, all: boolean): void {
    const { sealed } = this.table
    takeBack(this.table, role, all, this.single, this.walks.from(role))
    if (!sealed) for (const eyes of this.#eyes) eyes.takenBack()
    this.#change()
  }
}

function botsIn({ seats }: NewGame): Record<Role, Player> {
  const players: Record<Role, Player> = {}
  for (const [role, seat] of Object.entries(seats))
    if (seat.kind === 'bot') players[role] = PLAYERS.get(seat.player) as Player
  return players
}
