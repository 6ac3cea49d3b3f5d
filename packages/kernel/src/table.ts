/**
 * One game being played: state = fold(setup, inputs).
 *
 * A **mark** is a position between two steps, kept as a copy of the state: from there the state alone says what comes.
 * A position is stored, forked and taken back by running the inputs since a mark again.
 */
import type { Ask, Chance, Choice, Play, Role, Standing } from './ask.ts'
import { askedIn, findOption, NOTHING } from './ask.ts'
import { short } from './excerpt.ts'
import type { Core, State } from './game.ts'
import { HeldLog } from './held-log.ts'
import { Lanes } from './lanes.ts'
import type { LogEntry } from './message.ts'
import { checkRevision, Refused, wrongDraw } from './refused.ts'
import type { ChanceInput, ChoiceInput, Input, Mark, Saved, TakeBack } from './saved.ts'
import { knownTo, packed } from './saved.ts'

export class Table<S extends State> {
  readonly game: Core<S>
  /** The position. Only the rules change it. */
  state: S
  /** What one role, or chance, is asked. */
  #choice: Choice | undefined
  #chance: Chance | undefined
  #play: Play | undefined
  #lanes: Lanes | undefined
  #mark: Mark<S>
  /** The mark that `saved` starts from: the last one before anything that cannot be taken back. */
  #anchor: Mark<S>
  #inputs: Input[] = []
  /** Inputs before the first of `#inputs`. */
  #offset: number
  #draws: number
  /** Numbers of draws that were passed over since. */
  #burned = 0
  #undo: TakeBack<S>[] = []
  /** What was noted before the last mark; the state has what came since. */
  #journal: HeldLog
  /** A secret was shown since the last mark: from there on it cannot be dealt anew. */
  #shown = false
  /** Something hidden has decided how it went on since the last mark: the next step begins with a new one. */
  #told = false
  /** How often each role was asked: a new question, or one asked again after taking back. */
  #asked: Record<Role, number> = {}

  /** `standing`: what is asked at the checkpoint, where that is known. */
  constructor(game: Core<S>, saved: Saved<S>, standing?: Standing<S> & { readonly choice: Choice }) {
    this.game = game
    this.#offset = saved.inputs
    this.#draws = saved.draws
    this.#journal = new HeldLog(saved.log, saved.logBefore)
    const { checkpoint: state, inputs: at, draws } = saved
    this.#mark = this.#anchor = { state, at, draws, journal: this.#journal.count }
    this.state = standing?.state ?? game.copy(saved.checkpoint)
    this.#play = standing?.play
    this.#choice = standing?.choice
    if (!standing) this.#run(undefined)
    for (const run of saved.since)
      if ('options' in run) for (const option of run.options) this.answer({ role: run.role, option })
      else this.answer(run)
    // A choice of another that was taken back again still closed what came before it: `since` does not tell.
    if (saved.undo !== undefined) this.#undo.splice(0, this.#undo.length - saved.undo)
    this.#asked = { ...saved.revision }
  }

  // --- what is asked -------------------------------------------------------------------------------------------

  /** What chance is asked for now. */
  get chance(): Chance | undefined {
    return this.#chance
  }

  /** What `role` is asked now. */
  decision(role: Role): Choice | undefined {
    if (this.#lanes) return this.#lanes.ask(role)
    return this.#choice?.role === role ? this.#choice : undefined
  }

  /** All decisions now open. For those who run games: what others are deciding in secret is in it. */
  get decisions(): readonly Choice[] {
    if (this.#lanes) return this.#lanes.asks
    return this.#choice ? [this.#choice] : []
  }

  /** Whom the game waits for, as anybody may know it: of those who decide in secret, nobody learns who is done. */
  get waiting(): readonly { readonly role: Role; readonly rule: string }[] {
    const lanes = this.#lanes
    if (lanes) return lanes.roles.map((role) => ({ role, rule: lanes.rule }))
    return this.#choice ? [{ role: this.#choice.role, rule: this.#choice.rule }] : []
  }

  /** Roles are deciding side by side, in secret. */
  get sealed(): boolean {
    return this.#lanes !== undefined
  }

  get over(): boolean {
    return this.#choice === undefined && this.#chance === undefined && this.#lanes === undefined
  }

  /** All inputs that this table has seen, in order; without those before the checkpoint it was restored from. */
  get inputs(): readonly Input[] {
    return this.#inputs
  }
  /** How many inputs the position follows from. */
  get count(): number {
    return this.#offset + this.#inputs.length
  }
  /** How many draws of chance there were: the number of the next one. */
  get draws(): number {
    return this.#draws + this.#burned
  }
  /** The draws before this number are used up: what was drawn before a game was set back does not come again. */
  burn(draws: number): void {
    if (draws < this.draws) throw new RangeError(`draw ${this.draws} is next: ${draws} is used up already`)
    this.#burned += draws - this.draws
  }
  /** All that was noted, as far as the table has it. */
  get log(): readonly LogEntry[] {
    return this.state.log.length === 0 ? this.#journal.lines : [...this.#journal.lines, ...this.state.log]
  }
  /** How many lines it does not have: those are kept elsewhere. */
  get released(): number {
    return this.#journal.before
  }
  /** How many lines were noted, and those from one of them on. */
  get noted(): number {
    return this.#journal.count + this.state.log.length
  }
  logFrom(line: number): readonly LogEntry[] {
    const { count } = this.#journal
    return line >= count ? this.state.log.slice(line - count) : [...this.#journal.slice(line), ...this.state.log]
  }
  /** Changes with every question that `role` is asked, so an answer to an older one is refused. Says nothing of others. */
  revision(role: Role): number {
    return this.#asked[role] ?? 0
  }

  // --- answering -----------------------------------------------------------------------------------------------

  /** The only way in. What does not fit what is asked is refused, and nothing has changed. */
  answer(input: Input, revision?: number): void {
    if (typeof input !== 'object' || input === null)
      throw new Refused('not-an-option', `${short(input)} is neither a choice nor an outcome of chance`)
    if ('chance' in input) this.#draw(input)
    else this.#decide(input, revision)
  }

  #draw(input: ChanceInput): void {
    const ask = this.#chance
    if (!ask) throw new Refused('not-asked', this.over ? 'the game is over' : 'chance is not asked')
    const wrong = wrongDraw(ask, input.chance)
    if (wrong) throw new Refused('not-an-outcome', `${ask.rule} ${ask.what.key}: ${wrong}`)
    this.#inputs.push({ chance: input.chance })
    this.#draws += 1
    this.#barrier()
    this.#run(input.chance)
  }

  #decide(input: ChoiceInput, revision: number | undefined): void {
    const { role, option } = input
    checkRevision(role, revision, this.#asked)
    const ask = this.decision(role)
    if (!ask) throw new Refused('not-asked', this.over ? 'the game is over' : `${short(role)} is not asked`)
    const offered = findOption(ask.options, option)
    if (!offered)
      throw new Refused('not-an-option', `${this.#lanes?.rule ?? ask.rule}: ${short(option, 150)} is not offered`)
    const taken = offered === option ? input : { role, option: offered }
    if (this.#lanes) {
      this.#decideInLane(this.#lanes, taken)
      return
    }
    const undo = this.#undo
    if (undo.length > 0 && (undo[undo.length - 1] as TakeBack<S>).role !== role) this.#barrier()
    this.#undo.push({ role, at: this.count, mark: this.#mark })
    this.#inputs.push(taken)
    this.#run(offered)
  }

  #decideInLane(lanes: Lanes, input: ChoiceInput): void {
    this.#inputs.push(input)
    lanes.answer(input.role, input.option)
    if (lanes.ask(input.role)) this.#count(input.role)
    if (lanes.done) this.#unseal(lanes)
  }

  /** The last role is done: all is revealed at once, in the same order however the inputs came. */
  #unseal(lanes: Lanes): void {
    lanes.sort(this.#inputs, this.#offset)
    this.#lanes = undefined
    this.#barrier()
    this.#run(lanes.results())
  }

  // --- taking back ---------------------------------------------------------------------------------------------

  /** A player may take back his own choices to the last draw, revealed secret or choice of another. */
  canUndo(role: Role): boolean {
    if (this.#lanes) return this.#lanes.last(this.#inputs, this.#offset, role) >= 0
    return this.#undo.at(-1)?.role === role
  }

  undo(role: Role, revision?: number): void {
    checkRevision(role, revision, this.#asked)
    if (!this.canUndo(role)) throw new Refused('nothing-to-undo', `nothing of ${short(role)} to take back`)
    if (this.#lanes) {
      const at = this.#lanes.last(this.#inputs, this.#offset, role)
      const since = this.#inputs.slice(this.#mark.at - this.#offset)
      since.splice(at - (this.#mark.at - this.#offset), 1)
      this.#rewind(this.#mark, since, this.#undo)
    } else {
      const { at, mark } = this.#undo.pop() as TakeBack<S>
      this.#rewind(mark, this.#inputs.slice(mark.at - this.#offset, at - this.#offset), this.#undo)
    }
    this.#count(role)
  }

  #rewind(mark: Mark<S>, since: readonly Input[], undo: TakeBack<S>[]): void {
    const asked = this.#asked
    const anchor = this.#anchor
    this.#inputs.length = mark.at - this.#offset
    this.#journal.cut(mark.journal)
    this.#draws = mark.draws
    this.#mark = mark
    this.#lanes = undefined
    this.#play = undefined
    this.#asked = {}
    this.#undo = []
    this.#shown = false
    this.#told = false
    this.state = this.game.copy(mark.state)
    this.#run(undefined)
    for (const input of since) this.answer(input)
    this.#undo = undo
    this.#anchor = anchor
    this.#asked = asked
  }

  /** Nothing before this can be taken back. */
  #barrier(): void {
    if (this.#undo.length > 0) this.#undo = []
    this.#anchor = this.#mark
  }

  // --- keeping and copying -------------------------------------------------------------------------------------

  saved(): Saved<S> {
    const [log, before] = [this.#journal.slice(0, this.#anchor.journal), this.#journal.before]
    return { ...this.position(), log, ...(before > 0 && { logBefore: before }) }
  }
  /** The same without the log: it does not grow with the game. */
  position(): Saved<S> {
    const { state, at, draws } = this.#anchor
    const since = packed(this.#inputs.slice(at - this.#offset))
    const revision = { ...this.#asked }
    return { checkpoint: state, since, inputs: at, draws: draws + this.#burned, revision, undo: this.#undo.length }
  }
  /** How many inputs and lines of the log can never be taken back: those before the checkpoint of `saved`. */
  get settled(): { readonly inputs: number; readonly lines: number } {
    return { inputs: this.#anchor.at, lines: this.#anchor.journal }
  }
  /** Lets go of inputs and lines that are settled, but for the last `lines`: who keeps them elsewhere need not hold them. */
  release(lines: number): void {
    this.#inputs.splice(0, this.#anchor.at - this.#offset)
    this.#offset = this.#anchor.at
    this.#journal.release(this.#anchor.journal - lines)
  }

  /** An independent table at the same position, of which the same can be taken back; without inputs that are settled. */
  copy(): Table<S> {
    const table = this.fork()
    table.#inputs = this.#inputs.slice(this.#anchor.at - this.#offset)
    table.#offset = this.#anchor.at
    table.#draws = this.#draws
    table.#burned = this.#burned
    table.#journal = this.#journal.copy()
    table.#mark = this.#mark
    table.#anchor = this.#anchor
    table.#undo = this.#undo.slice()
    return table
  }

  /** An independent table at the same position, for search. What is asked right at the last mark is asked in a copy; else the inputs since run again. */
  fork(): Table<S> {
    const { state, at, draws } = this.#mark
    const since = this.#inputs.slice(at - this.#offset)
    const saved = { checkpoint: state, since, inputs: at, draws: draws + this.#burned, revision: this.#asked }
    const [play, choice] = [this.#play, this.#choice]
    const standing = play && choice && since.length === 0 ? askedIn(play, this.game.copy) : undefined
    return new Table(this.game, saved, standing && choice && { ...standing, choice })
  }

  /**
   * A fork in which everything `role` cannot know is dealt anew; undefined if what happened since the last mark (a secret
   * shown, a choice of another) does not fit the new deal. What others do in secret now is left out.
   */
  imagine(role: Role, deal: (checkpoint: S) => S): Table<S> | undefined {
    if (this.#shown) return undefined
    const { state, at, draws } = this.#mark
    const secret = this.#lanes ? this.#lanes.from - this.#offset : Number.POSITIVE_INFINITY
    const since = knownTo(role, this.#inputs, at - this.#offset, secret)
    try {
      const saved = { checkpoint: deal(state), since, inputs: at, draws: draws + this.#burned, revision: this.#asked }
      const table = new Table(this.game, saved)
      return table.#shown ? undefined : table
    } catch (error) {
      if (error instanceof Refused) return undefined
      throw error
    }
  }

  #count(role: Role): void {
    this.#asked[role] = this.revision(role) + 1
  }

  // --- running the rules ---------------------------------------------------------------------------------------

  /** Goes on with `answer` until somebody is asked or the game is over. */
  #run(answer: unknown): void {
    const { game, state } = this
    this.#choice = undefined
    this.#chance = undefined
    for (;;) {
      let play = this.#play
      if (!play) {
        play = game.sequence[state.step]?.play(state)
        if (!play) {
          // The end shows all: nobody takes back what he now knows better.
          this.#barrier()
          return
        }
        if (play === NOTHING) {
          this.#setMark()
          continue
        }
        this.#play = play
      }
      const next = play.next(answer)
      answer = undefined
      if (next.done) {
        this.#play = undefined
        this.#setMark()
        continue
      }
      const ask: Ask = next.value
      switch (ask.kind) {
        case 'choice':
          this.#choice = ask
          this.#count(ask.role)
          return
        case 'chance':
          this.#chance = ask
          return
        case 'together': {
          this.#barrier()
          const lanes = new Lanes(ask, this.count)
          if (!lanes.done) {
            for (const role of lanes.roles) this.#count(role)
            this.#lanes = lanes
            return
          }
          answer = lanes.results()
          continue
        }
        case 'reveal':
          this.#barrier()
          this.#told = true
          if (ask.shown) this.#shown = true
          continue
        case 'leave':
          play.return?.()
          this.#play = undefined
          state.step = ask.step
          this.#setMark()
          continue
      }
    }
  }

  /** Everything since the last mark is in the state now: what comes does not need it any more. */
  #setMark(): void {
    if (this.#mark.at === this.count && !this.#told) return
    this.#shown = false
    this.#told = false
    const { log } = this.state
    if (log.length > 0) {
      this.#journal.add(log)
      this.state.log = []
    }
    const state = this.game.copy(this.state)
    this.#mark = { state, at: this.count, draws: this.#draws, journal: this.#journal.count }
  }
}

/** A table at the start of a game. */
export function startTable<S extends State>(game: Core<S>, checkpoint: S): Table<S> {
  return new Table(game, { checkpoint, since: [], inputs: 0, draws: 0, revision: {}, log: [] })
}
