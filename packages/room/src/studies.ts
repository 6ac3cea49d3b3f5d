/** Games that are looked at again: replays, dice, files. Nobody gets more of a running game than he may see; but its file is for the owner of the machine to have. */
import { type GameRecord, type Proof, readRecord, type Viewer, verifyDraws, writeRecord } from '@carillon/kernel'
import type { Asked, DiceTally, Film, Moment, NewGame } from '@carillon/protocol'
import { DAMAGED, isOld, settledIn } from './entries.ts'
import { filmSteps } from './film.ts'
import type { House } from './house.ts'
import { Impossible } from './impossible.ts'
import { headOf, keptGame } from './kept-games.ts'
import { fileOf, recordIn, recordOfRoom, seatsIn } from './records.ts'
import { momentOf, Study, seatIn, seatsOf, tallyOf } from './replays.ts'
import type { Rights } from './rights.ts'
import type { Room } from './room.ts'
import { seatTexts } from './seat-texts.ts'
import { checkedSeats, humansOf } from './seats.ts'
import { damageIn } from './sums.ts'
import { inTurns, Turns } from './thinking.ts'

/** A game as it stands. */
interface Snapshot {
  /** Another one, another game; of an open room, which counts from its own opening on. */
  readonly version: string
  readonly room?: Room
  readonly setup: NewGame
  readonly over: boolean
  /** Whether the rules have ended it or not, nothing in it is a secret. */
  readonly open?: true
  record(): Promise<GameRecord>
}
/** So many that were lent are looked at. */
const LENT = 4

interface Looked {
  readonly id: string
  readonly version: string
  readonly room: Room | undefined
  readonly study: Promise<Study>
}

export class Studies {
  readonly #house: House
  readonly #rights: Rights
  readonly #lent = new Map<string, GameRecord>()
  /** The game that was looked at last, as it stood. */
  #last: Looked | undefined

  constructor(house: House, rights: Rights) {
    this.#house = house
    this.#rights = rights
  }

  /** A record of elsewhere, to be looked at under this name. */
  lend(id: string, text: string): void {
    const record = readRecord(text)
    this.#lent.delete(id)
    this.#lent.set(id, record)
    for (const one of [...this.#lent.keys()].slice(0, -LENT)) this.#lent.delete(one)
    if (this.#last?.id === id) this.#last = undefined
  }
  async #snapshot(id: string): Promise<Snapshot> {
    const lent = this.#lent.get(id)
    if (lent) {
      const { game, scenario, options } = lent
      const seats = seatsIn(await this.#house.library.core(game), lent)
      const setup = { game, scenario, options, seats }
      return { version: `lent ${lent.inputs.length}`, setup, over: true, open: true, record: async () => lent }
    }
    const open = await this.#house.opened(id)
    if (open) {
      const { room } = open
      const { setup, version, table } = room
      return { version: `open ${version}`, room, setup, over: table.over, record: async () => recordOfRoom(room) }
    }
    const head = await headOf(this.#house, id)
    const version = isOld(head) ? head.text : JSON.stringify([head.changed, head.position])
    const { game, scenario, options, seats, outcome } = head
    const record = async () => {
      if (isOld(head)) return readRecord(head.text)
      const settled = settledIn(head, (await keptGame(this.#house, id)).rows)
      if (!settled || damageIn(head, settled.chain) === 'moves') throw new Impossible('broken', DAMAGED)
      return recordIn(head, settled)
    }
    return { version, setup: { game, scenario, options, seats }, over: outcome !== undefined, record }
  }

  async study(id: string): Promise<Study> {
    const snapshot = await this.#snapshot(id)
    const version = `${id} ${snapshot.version}`
    const { room } = snapshot
    if (this.#last?.version !== version || this.#last.room !== room) {
      const last = { id, version, room, study: this.#studied(id, snapshot) }
      this.#last = last
      // What failed is tried again by the next who asks.
      last.study.catch(() => {
        if (this.#last === last) this.#last = undefined
      })
    }
    return this.#last.study
  }
  async #studied(id: string, { room, setup, over, open, record: read }: Snapshot): Promise<Study> {
    const game = await this.#house.library.core(setup.game)
    const record = await read()
    const humans = room ? [...room.held] : humansOf(game, setup.seats)
    const seen = { game, id, setup, humans }
    const turns = new Turns(this.#house.clockwork)
    const of = (ended: boolean) =>
      new Study(seen, record, ended, seatsOf(seen, ended, this.#rights), open === true).play(turns)
    const study = await of(over)
    return study.over === over ? study : of(study.over)
  }
  seats(study: Study): readonly Viewer[] {
    return seatsOf(study, study.over, this.#rights)
  }

  async moment(id: string, at: number, seat: Viewer | undefined): Promise<Moment> {
    const study = await this.study(id)
    return momentOf(study, at, this.seats(study), seat)
  }
  /** All of it at once, as a seat that may look has seen it. */
  async film(id: string, seat: Viewer): Promise<Film> {
    const study = await this.study(id)
    if (!this.seats(study).includes(seat)) throw new Impossible('not-yours', `not to be seen from the seat of ${seat}`)
    const turns = new Turns(this.#house.clockwork)
    // After the end a replay goes by inputs; a film by what the seat saw, as before.
    const seen = study.over ? await new Study(study, study.record, false, [seat]).play(turns) : study
    return inTurns(filmSteps(seen, seat), turns)
  }
  async tally(id: string): Promise<DiceTally> {
    return tallyOf(await this.study(id))
  }
  async proof(id: string): Promise<Proof> {
    const { over, cursor } = await this.study(id)
    if (!over) throw new Impossible('not-over', 'the seed is shown when the game is over')
    return verifyDraws(cursor)
  }

  /** The file of a running game tells the dice to come and what others hold: it is for the owner of the machine alone. */
  async file(id: string): Promise<{ name: string; text: string }> {
    if (!this.#rights.owner && !(await this.#snapshot(id)).over)
      throw new Impossible('not-over', 'the record is shown when the game is over')
    const lent = this.#lent.get(id)
    if (lent) return { name: `${lent.game}-${id}.json`, text: writeRecord(lent) }
    const open = await this.#house.opened(id)
    if (!open) return fileOf(id, await keptGame(this.#house, id))
    return { name: `${open.room.game.id}-${id}.json`, text: writeRecord(recordOfRoom(open.room)) }
  }

  /** The record of a game that goes on from a moment of this one. */
  async branch({ id, at, seat, seats: wanted }: Asked<'branch'>): Promise<string> {
    const study = await this.study(id)
    const { game, record, setup, over, humans } = study
    // Before the end nobody may change seats: he would see what he must not know. Bots do not mind.
    const free = over || humans.length === 0
    const seats = free ? checkedSeats(game, record.options, wanted) : setup.seats
    const inputs = record.inputs.slice(0, study.inputsAt(at, seatIn(this.seats(study), seat)))
    const { commitment: _promise, seed: _seed, entropy: _shares, parts = [], ...rest } = record
    const kept = parts.filter((part) => part.at <= inputs.length)
    const format = kept.length > 0 ? 'carillon-record/2' : 'carillon-record/1'
    return writeRecord({
      ...rest,
      format,
      seats: seatTexts(seats),
      inputs,
      ...(kept.length > 0 && { parts: kept }),
    })
  }
}
