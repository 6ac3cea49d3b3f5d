/** One game as it stands after a row of its journal: the table, and what of its log is held. */
import {
  type ChanceSource,
  type Entropy,
  fromHex,
  jointKey,
  type LogEntry,
  lineFor,
  type Option,
  Refused,
  type Role,
  rolesIn,
  SPECTATOR,
  type State,
  seatCommitment,
  startTable,
  Table,
  type Viewer,
  verifiableChance,
} from '@carillon/kernel'
import { nextAt } from '@carillon/players'
import type { Company, DiceShare, Ended, NewGame, NewLink, Offer, Scene, StandingPass } from '@carillon/protocol'
import { type Acts, humansOf, isSingle, type KeptWalks, type Stage, type Stops, takeBack, Walks } from '@carillon/room'
import type { Clock } from './clock.ts'
import type { Command } from './command.ts'
import { areSame, companyOf, type Parts, partsOf, replacedIn } from './company.ts'
import { type HouseSecret, houseSecret } from './dice-shares.ts'
import type { Happened, Keeping, KeptPosition, Origin } from './kept-position.ts'
import { circumstancesOf, coreIn, RECENT, seenOf, unheld } from './kept-position.ts'
import { agreed } from './offers.ts'
import { checkedPass, type KeptPasses, Passes } from './passes.ts'
import { RowPlay, type TableCourse } from './row-play.ts'
import { takingBack } from './taking-back.ts'

/** A row that might be the next one, and the game after it. */
export interface Attempt {
  readonly command: Command
  readonly next: Live
  readonly happened: Happened
}

/** The dice of all, by the shares they are made of. */
const joint = new WeakMap<readonly DiceShare[], ChanceSource>()

export class Live implements Stage {
  readonly origin: Origin
  table: Table<State>
  /** Clicks that belong together. */
  walks: Walks
  /** What people let pass in advance. */
  passes: Passes
  seq: number
  setup: NewGame
  people: readonly Role[]
  /** Nobody pauses bots here. */
  readonly paused = false
  readonly still = true
  /** How many of the lines that are not held each viewer may read. */
  #readable: Record<Viewer, number>
  clock: Clock | undefined
  offers: readonly Offer[] = []
  /** Not by its rules. */
  ended: Ended | undefined
  dice: readonly DiceShare[] | undefined
  luck: HouseSecret
  links: readonly NewLink[] = []
  renewed: Readonly<Record<Role, number>> = {}
  opened: Readonly<Record<Role, number>> = {}
  closed: Readonly<Record<Role, number>> = {}
  /** Seats of people for whom a bot has played, if only for a while. */
  relieved: readonly Role[] = []
  /** For who watches, some turns behind. */
  late = false
  #company: { readonly of: Parts; readonly is: Company } | undefined

  private constructor(
    origin: Origin,
    table: Table<State>,
    seq: number,
    seats: NewGame['seats'],
    readable: KeptPosition['readable'],
    walks?: KeptWalks,
    passes?: KeptPasses,
  ) {
    this.origin = origin
    this.table = table
    this.walks = new Walks(table, walks)
    this.passes = new Passes(table, passes)
    this.seq = seq
    this.setup = { ...origin.setup, seats }
    this.people = humansOf(origin.game, seats)
    this.#readable = { ...readable }
    this.clock = origin.clock
    this.dice = origin.sharing?.map((role) => ({ role }))
    this.luck = houseSecret(origin)
  }
  static begun(origin: Origin): Live {
    const { game, setup } = origin
    const table = startTable(game, game.setup(setup.scenario, setup.options))
    return new Live(origin, table, 0, setup.seats, {})
  }
  /** `recent` are the last entries before the checkpoint; `rules` those that it was played by. */
  static restored(origin: Origin, seq: number, kept: KeptPosition, recent: readonly LogEntry[], rules?: string): Live {
    const core = coreIn(origin, rules)
    const table = new Table(core, { ...kept.saved, log: recent, logBefore: kept.lines - recent.length })
    const live = new Live(origin, table, seq, kept.seats, unheld(kept, recent), kept.walks, kept.passes)
    const none = { links: [], renewed: {}, opened: {}, closed: {}, relieved: [] }
    Object.assign(live, circumstancesOf({ ...none, ...kept, clock: kept.clock ?? origin.clock }), {
      luck: houseSecret(origin, kept.anew),
    })
    return live
  }

  get id(): string {
    return this.origin.id
  }
  get over(): boolean {
    return this.table.over || this.ended !== undefined
  }
  /** Bots that the game waits for now, as people may know it: while several decide in secret nobody learns who is done. */
  get thinking(): readonly Role[] {
    const { table, people } = this
    if (this.over || (table.sealed && people.length > 1)) return []
    const next = nextAt(table, people)
    return next?.kind === 'choice' ? [next.role] : []
  }
  /** All people play for one side: nobody else could learn from a question that leaves them nothing to decide. */
  get single(): boolean {
    return isSingle(this.origin.game, this.people)
  }
  get fairness(): Scene['fairness'] {
    const { commitment, seed } = this.luck
    return { commitment, ...(this.over && { seed }) }
  }
  /** Seats of people that a bot plays in their place. */
  get replaced(): readonly Role[] {
    const { game, setup } = this.origin
    return replacedIn(game, setup.seats, this.people)
  }
  /** What the viewer's seat lets pass in advance, and whether another has come to it: for him alone. */
  standing(viewer: Viewer): Scene['standing'] {
    if (this.over || !this.people.includes(viewer)) return undefined
    const [passes, opened] = [this.passes.of(viewer), this.opened[viewer]]
    return opened === undefined ? passes : { ...(passes ?? { kinds: [], until: [], passes: [] }), opened }
  }
  /** Made once for all who look and as long as it stays, so that it is compared once, too. */
  get company(): Company {
    if (this.#company && areSame(this.#company.of, this)) return this.#company.is
    const of = partsOf(this)
    this.#company = { of, is: companyOf(of) }
    return this.#company.is
  }
  get opening(): number {
    const { released, noted } = this.table
    return Math.max(released, noted - RECENT)
  }
  readable(viewer: Viewer, before: number): number {
    const { log, released } = this.table
    const held = log.slice(0, Math.max(0, before - released))
    return (this.#readable[viewer] ?? 0) + held.filter((entry) => lineFor(entry, viewer)).length
  }

  // --- the fold ------------------------------------------------------------------------------------------------

  /** One row further. */
  fold(command: Command): Happened {
    const play = new RowPlay(this.#course)
    let back = false
    let cut: number | undefined
    switch (command.do) {
      case 'draw':
        this.#lapse()
        play.followed(command.inputs)
        break
      case 'answer':
        this.#lapse()
        play.answered(command)
        break
      case 'undo':
        back = !this.table.sealed
        takeBack(this.table, command.role, command.all, this.single, command.down)
        this.passes.asked(command.role)
        break
      case 'pass':
        if (command.inputs.length > 0) this.#lapse()
        this.passes.set(command.role, command.kind, command.pass)
        play.followed(command.inputs)
        break
      case 'commit':
        this.#share(command.role, { commitment: command.commitment })
        break
      case 'reveal':
        this.#share(command.role, { share: command.share })
        play.followed(command.inputs)
        break
      case 'anew':
        this.#shareAnew()
        break
      case 'seat':
        this.setup = { ...this.setup, seats: { ...this.setup.seats, [command.role]: command.who } }
        this.people = humansOf(this.origin.game, this.setup.seats)
        this.passes.drop(command.role)
        this.relieved = [...new Set([...this.relieved, command.role])]
        if (command.anew) this.#shareAnew()
        break
      case 'end':
        this.ended = command.ended
        this.offers = []
        this.links = []
        break
      case 'link':
      case 'renewed':
      case 'opened':
      case 'offer':
      case 'withdraw':
      case 'pause':
        Object.assign(this, agreed(this, command))
        break
      case 'rewind':
        cut = command.kept.lines
        back = true
        this.#goBack(command.kept, command.recent)
        break
      case 'rules':
        this.table = new Table(coreIn(this.origin, command.to), { ...this.table.saved(), ...command.saved })
        this.walks = new Walks(this.table, this.walks.kept)
        this.passes = new Passes(this.table, this.passes.kept)
        break
    }
    if (command.clock) this.clock = command.clock
    this.seq += 1
    return { rolls: play.rolls, back, ...(cut !== undefined && { cut }) }
  }
  #share(role: Role, given: Partial<DiceShare>): void {
    this.dice = this.dice?.map((one) => (one.role === role ? { ...one, ...given } : one))
  }
  #shareAnew(): void {
    this.luck = houseSecret(this.origin, this.luck.anew + 1)
    this.dice = this.people.map((role) => ({ role }))
    this.offers = this.offers.filter(({ what }) => what !== 'dice')
  }
  /** Of the house; or of all, when all have shown their shares. */
  get #chance(): ChanceSource | undefined {
    const { origin, dice, luck } = this
    if (!dice) return origin.chance
    if (dice.some(({ share }) => share === undefined)) return undefined
    const known = joint.get(dice)
    if (known) return known
    const key = jointKey(fromHex(luck.seed), luck.commitment, this.entropy as Entropy)
    const made = verifiableChance(key, origin.game.id)
    joint.set(dice, made)
    return made
  }
  /** For the record: what the seats gave to the dice. */
  get entropy(): Entropy | undefined {
    const { dice, luck } = this
    return dice && { table: luck.table, seats: dice.map(({ commitment = '', ...rest }) => ({ ...rest, commitment })) }
  }
  /** What was offered lapses with the next choice; but not with one that nobody may know of. */
  #lapse(): void {
    if (this.offers.length > 0 && !this.table.sealed) this.offers = this.offers.filter(({ what }) => what === 'link')
  }
  #goBack(kept: KeptPosition, recent: readonly LogEntry[]): void {
    this.table = new Table(this.table.game, { ...kept.saved, log: recent, logBefore: kept.lines - recent.length })
    this.walks = new Walks(this.table)
    this.passes = new Passes(this.table)
    this.#readable = unheld(kept, recent)
    this.offers = []
  }

  // --- what would be the next row ------------------------------------------------------------------------------

  /** Chance that is asked now, if there is any that can be drawn. */
  drawing(): Attempt | undefined {
    if (this.over || !this.table.chance || !this.#chance) return undefined
    return this.#attempt((_, play) => ({ do: 'draw', inputs: play.follow() }))
  }
  /** Of a person or a bot. */
  answering(role: Role, option: Option, joins = false): Attempt {
    return this.#attempt((next, play) => {
      next.#lapse()
      return play.answer(role, option, joins)
    })
  }
  /** All of these clicks, as far as they are asked for and `stops` does not say so: one row, or none. */
  walking(role: Role, clicks: readonly Option[], stops: Stops): Attempt | undefined {
    const attempt = this.#attempt((next, play) => {
      next.#lapse()
      return play.walk(role, clicks, stops)
    })
    return 'inputs' in attempt.command && attempt.command.inputs.length === 0 ? undefined : attempt
  }
  /** With what is asked now, if that is let pass. */
  passing(role: Role, kind: string, wanted: Partial<StandingPass>): Attempt {
    const pass = checkedPass(this.table, kind, wanted)
    return this.#attempt((next, play) => {
      next.passes.set(role, kind, pass)
      if (next.passes.next()) next.#lapse()
      return { do: 'pass', role, kind, ...(pass && { pass }), inputs: play.follow() }
    })
  }
  /** How somebody's hands act on it: each thing he does is the row that might be the next one. */
  get acts(): Acts<Attempt | undefined> {
    return {
      table: this.table,
      answer: (role, option, joined) => this.answering(role, option, joined),
      walk: (role, clicks, stops) => this.walking(role, clicks, stops),
      undo: (role, all) => takingBack(this, role, all),
    }
  }
  /** A promise is made once, by who has his share in the dice. */
  promising(role: Role, commitment: string): Attempt {
    const own = this.dice?.find((one) => one.role === role)
    if (!own || own.commitment !== undefined) throw new Refused('not-asked', 'no promise is asked for')
    return this.folding({ do: 'commit', role, commitment })
  }
  /** Nobody shows before all have promised; and what is shown is what was promised. */
  revealing(role: Role, share: string): Attempt {
    const { dice = [], luck } = this
    const own = dice.find((one) => one.role === role)
    if (!own || own.share !== undefined || dice.some(({ commitment }) => commitment === undefined))
      throw new Refused('not-asked', 'no share is asked for')
    if (seatCommitment(luck.table, role, luck.commitment, fromHex(share)) !== own.commitment)
      throw new Refused('not-an-outcome', `${role} has promised something else`)
    return this.#attempt((next, play) => {
      next.#share(role, { share })
      return { do: 'reveal', role, share, inputs: play.follow() }
    })
  }
  folding(command: Command): Attempt {
    const next = this.copy()
    return { command, next, happened: next.fold(command) }
  }
  /** Tried on a copy: what is here stands until the row is kept. */
  #attempt(act: (next: Live, play: RowPlay) => Command): Attempt {
    const next = this.copy()
    const play = new RowPlay(next.#course)
    const command = act(next, play)
    next.seq += 1
    return { command, next, happened: { rolls: play.rolls, back: false } }
  }
  get #course(): TableCourse {
    const { table, walks, passes, single, people } = this
    return { table, walks, passes, alone: single ? people : [], chance: () => this.#chance }
  }
  /** Views hold parts of the position: what somebody was shown is not changed any more, a copy goes on. */
  copy(): Live {
    const { origin, seq, setup } = this
    const kept = [this.walks.kept, this.passes.kept] as const
    const live = new Live(origin, this.table.copy(), seq, setup.seats, this.#readable, ...kept)
    const { table, walks, passes } = live
    // Whatever else stands beside the table, also what will one day: none of it is changed in place.
    Object.assign(live, this, { table, walks, passes })
    live.#company = this.#company
    return live
  }

  // --- keeping -------------------------------------------------------------------------------------------------

  /** The position as it is kept, and the settled entries from one on that are still held, with the number of the first. Lets go of what need not be. */
  keeping(from: number): Keeping {
    const { table } = this
    const { lines } = table.settled
    const readable: Record<Viewer, number> = {}
    for (const viewer of this.viewers) readable[viewer] = this.readable(viewer, lines)
    const kept: KeptPosition = {
      ...circumstancesOf(this),
      ...{ saved: table.position(), seats: this.setup.seats, lines, readable, anew: this.luck.anew, seen: this.seen() },
      ...{ walks: this.walks.kept, passes: this.passes.kept },
    }
    const { log, released } = table
    const first = Math.max(from, released)
    const entries = table.logFrom(first).slice(0, Math.max(0, lines - first))
    table.release(RECENT)
    const gone = log.slice(0, table.released - released)
    for (const viewer of this.viewers)
      this.#readable[viewer] = (this.#readable[viewer] ?? 0) + gone.filter((entry) => lineFor(entry, viewer)).length
    return { kept, first, entries }
  }
  seen(): Record<Viewer, string> {
    return seenOf(this.table, this.viewers)
  }
  get viewers(): readonly Viewer[] {
    const { game, setup } = this.origin
    return [...rolesIn(game, setup.options), SPECTATOR]
  }
}
