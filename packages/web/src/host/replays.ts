/** Replays: any moment of a game, seen from where one may look. */
import {
  type Core,
  type GameRecord,
  OPEN,
  observe,
  type Role,
  replay,
  rolesIn,
  SPECTATOR,
  type State,
  type Table,
  type Viewer,
} from '@carillon/kernel'
import type { DiceTally, Moment, NewGame, Roll } from '../protocol.ts'
import { humansOf } from './seats.ts'

/** After the end from every side and with all open; before it only as one may see it anyway. */
export function seatsOf(game: Core, setup: NewGame, over: boolean): readonly Viewer[] {
  const humans = humansOf(game, setup.seats)
  if (over || humans.length === 0) return [OPEN, ...rolesIn(game, setup.options), SPECTATOR]
  return humans.length === 1 ? [humans[0] as Role, SPECTATOR] : [SPECTATOR]
}

export function momentOf(game: Core, record: GameRecord, setup: NewGame, at: number, wanted?: Viewer): Moment {
  const { chapters, over, visible } = outline(game, record)
  const seats = seatsOf(game, setup, over)
  const seat = wanted !== undefined && seats.includes(wanted) ? wanted : (seats[0] as Viewer)
  const last = over ? record.inputs.length : visible
  const number = Math.max(0, Math.min(Math.trunc(at) || 0, last))
  const table = replay(game, record, number)
  return {
    at: number,
    last,
    seat,
    observation: observe(table, seat),
    rolls: rollsAt(game, record, number),
    chapters,
    setup,
    seats,
  }
}

/** Where the turns begin: the inputs after which a line `log.turn` was noted. */
function outline(game: Core, record: GameRecord): { chapters: Moment['chapters']; over: boolean; visible: number } {
  const table = replay(game, record, 0)
  const chapters: Moment['chapters'][number][] = []
  let read = 0
  let visible = 0
  const look = (at: number) => {
    const { log } = table
    for (; read < log.length; read++) {
      const text = log[read]?.text
      if (text?.key === 'log.turn') chapters.push({ at, text })
    }
    if (!table.sealed) visible = at
  }
  look(0)
  record.inputs.forEach((input, i) => {
    table.answer(input)
    look(i + 1)
  })
  // A turn that began while something secret is being written is not to be seen yet.
  const seen = table.over ? chapters : chapters.filter(({ at }) => at <= visible)
  return { chapters: seen, over: table.over, visible }
}

/** The dice that led to this moment, if chance was asked last. */
function rollsAt(game: Core, record: GameRecord, at: number): Roll[] {
  const input = record.inputs[at - 1]
  if (!input || !('chance' in input)) return []
  const roll = rollOf(replay(game, record, at - 1), input.chance)
  return roll ? [roll] : []
}

function rollOf(table: Table<State>, drawn: readonly (number | string)[]): Roll | undefined {
  const ask = table.chance
  if (ask?.draw !== 'dice') return undefined
  const { rule, what, sides, by } = ask
  return { at: table.draws, rule, what, sides, faces: drawn as readonly number[], ...(by && { by }) }
}

/** Every die of a game, by whose luck it was. */
export function tallyOf(game: Core, record: GameRecord): DiceTally {
  const tally: Record<Role, { sides: number; counts: number[] }> = {}
  const table = replay(game, record, 0)
  for (const input of record.inputs) {
    const roll = 'chance' in input ? rollOf(table, input.chance) : undefined
    if (roll?.by) {
      tally[roll.by] ??= { sides: roll.sides, counts: Array.from({ length: roll.sides }, () => 0) }
      const counts = tally[roll.by]?.counts as number[]
      for (const face of roll.faces) counts[face - 1] = (counts[face - 1] ?? 0) + 1
    }
    table.answer(input)
  }
  return tally
}
