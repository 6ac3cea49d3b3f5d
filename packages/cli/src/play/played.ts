/** A game at this machine: its room, who sits where, the file it is kept in. */
import { readFileSync } from 'node:fs'
import { type Game, type Role, type Settings, seeded, startTable, writeRecord } from '@carillon/kernel'
import { witsOf } from '@carillon/players'
import type { Seat } from '@carillon/protocol'
import { type Luck, luckOf, Room, THINKS } from '@carillon/room'
import { keptOf, type Notice, type OpenedGame } from '@carillon/room/positions'
import { recordOfRoom } from '@carillon/room/records'
import { ME, type Seats } from './seats.ts'
import { writeWhole } from './store.ts'

export interface Played {
  readonly game: Game
  readonly scenario: string
  readonly settings: Settings
  readonly seats: Seats
  readonly room: Room
  readonly luck: Luck
  readonly file: string
  /** Milliseconds that machine players may think about a decision. */
  readonly think: number
  /** What who opens it is told. */
  readonly notice?: Notice
  /** What is done when bots give people time to see. */
  pause: () => Promise<void>
}
type Start = Pick<Played, 'game' | 'scenario' | 'settings' | 'seats' | 'file'> & {
  readonly seed: Uint8Array
  readonly think?: number | undefined
}

/** What a game that was kept goes on from. */
export type Resumed = Pick<OpenedGame, 'table' | 'before' | 'past' | 'walks' | 'notice'>

export function openGame({ seed, think = THINKS, ...start }: Start, resumed?: Resumed): Played {
  const { game, scenario, settings: options, file } = start
  const luck = luckOf(seed, game.id)
  const [own] = globalThis.crypto.getRandomValues(new Uint32Array(1))
  const played: Played = {
    ...start,
    luck,
    think,
    ...(resumed?.notice && { notice: resumed.notice }),
    pause: async () => undefined,
    room: new Room(
      {
        id: file,
        started: 0,
        setup: { game: game.id, scenario, options, seats: seated(start.seats) },
        ...(resumed ?? { table: startTable(game, game.setup(scenario, options)) }),
        luck,
      },
      {
        random: seeded(own as number),
        wait: () => played.pause(),
        wits: (learned) => witsOf(game.strategy, learned),
        clockwork: { clock: () => performance.now(), turn: () => new Promise((resolve) => setImmediate(resolve)) },
        single: true,
      },
    ),
  }
  played.room.pace({ paused: false, delay: 0, think })
  return played
}

const seated = (seats: Seats): Record<Role, Seat> =>
  Object.fromEntries(Object.entries(seats).map(([role, who]) => [role, seatFor(who)]))
export const seatFor = (who: string): Seat => (who === ME ? { kind: 'human' } : { kind: 'bot', player: who })

/**
 * The seed goes into the file from the start, or the game could not be resumed; the file belongs to who plays here. Beside it
 * lies the position, for rules that are corrected meanwhile; the record alone is a whole game, so nobody minds if that fails.
 */
export function save({ room, file }: Played, to = file): void {
  writeWhole(to, writeRecord(recordOfRoom(room)))
  try {
    writeWhole(positionFile(to), JSON.stringify(keptOf(room, Date.now())))
  } catch {
    // An older one does not fit the record, and is passed over.
  }
}
const positionFile = (file: string): string => `${file}.position`
/** What lies beside a record; undefined if there is nothing that can be read. */
export function positionBeside(file: string): unknown {
  try {
    return JSON.parse(readFileSync(positionFile(file), 'utf8'))
  } catch {
    return undefined
  }
}
