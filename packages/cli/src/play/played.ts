/** A game at this machine: its room, who sits where, the file it is kept in. */
import {
  type Game,
  type Role,
  type Settings,
  type State,
  seeded,
  startTable,
  type Table,
  writeRecord,
} from '@carillon/kernel'
import { witsOf } from '@carillon/players'
import type { Seat } from '@carillon/protocol'
import { type Luck, luckOf, Room, THINKS } from '@carillon/room'
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
  /** What is done when bots give people time to see. */
  pause: () => Promise<void>
}
type Start = Pick<Played, 'game' | 'scenario' | 'settings' | 'seats' | 'file'> & {
  readonly seed: Uint8Array
  readonly think?: number | undefined
}

export function openGame({ seed, think = THINKS, ...start }: Start, table?: Table<State>): Played {
  const { game, scenario, settings: options, file } = start
  const luck = luckOf(seed, game.id)
  const [own] = globalThis.crypto.getRandomValues(new Uint32Array(1))
  const played: Played = {
    ...start,
    luck,
    think,
    pause: async () => undefined,
    room: new Room(
      {
        id: file,
        started: 0,
        setup: { game: game.id, scenario, options, seats: seated(start.seats) },
        table: table ?? startTable(game, game.setup(scenario, options)),
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

/** The seed goes into the file from the start, or the game could not be resumed; the file belongs to who plays here. */
export function save({ room, file }: Played, to = file): void {
  writeWhole(to, writeRecord(recordOfRoom(room)))
}
