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

/** A game that is looked at again. */
export interface Study {
  readonly game: Core
  readonly record: GameRecord
  readonly setup: NewGame
  readonly over: boolean
}
/** The steps of a replay: after how many inputs each comes. */
interface Outline {
  readonly stops: readonly number[]
  readonly chapters: Moment['chapters']
}

export function momentOf(study: Study, at: number, wanted?: Viewer): Moment {
  const { game, record, setup } = study
  const seats = seatsOf(game, setup, study.over)
  const seat = seatIn(seats, wanted)
  const { stops, chapters } = outlineOf(study, seat)
  const last = stops.length - 1
  const number = inside(at, last)
  const inputs = stops[number] as number
  return {
    at: number,
    last,
    seat,
    observation: observe(replay(game, record, inputs), seat),
    rolls: rollsAt(game, record, inputs),
    chapters,
    setup,
    seats,
  }
}

/** How many inputs a step of the replay has behind it. */
export function inputsAt(study: Study, at: number, wanted?: Viewer): number {
  const { stops } = outlineOf(study, seatIn(seatsOf(study.game, study.setup, study.over), wanted))
  return stops[inside(at, stops.length - 1)] as number
}

const seatIn = (seats: readonly Viewer[], wanted: Viewer | undefined): Viewer =>
  wanted !== undefined && seats.includes(wanted) ? wanted : (seats[0] as Viewer)
const inside = (at: number, last: number): number => Math.max(0, Math.min(Math.trunc(at) || 0, last))

/** One looks at many moments of the same game. */
const outlines = new WeakMap<Study, Map<Viewer, Outline>>()
function outlineOf(study: Study, seat: Viewer): Outline {
  const known = outlines.get(study) ?? new Map<Viewer, Outline>()
  outlines.set(study, known)
  const outline = known.get(seat) ?? outlined(study, seat)
  known.set(seat, outline)
  return outline
}

/**
 * Where all lies open a step is an input. Else it is one that showed the seat something: the others are secret clicks, and
 * how many there were is nobody's business.
 */
function outlined({ game, record, over }: Study, seat: Viewer): Outline {
  const table = replay(game, record, 0)
  const open = over || seat === OPEN
  const stops: number[] = []
  const chapters: Moment['chapters'][number][] = []
  let [seen, read] = ['', 0]
  const look = (rolled: boolean) => {
    const now = open ? '' : seenOf(table, seat)
    if (open || rolled || now !== seen) stops.push(table.count)
    seen = now
    const { log } = table
    for (; read < log.length; read++) {
      const { chapter, text } = log[read] ?? {}
      if (chapter && chapter !== 'battle-over' && text) chapters.push({ at: stops.length - 1, chapter, text })
    }
  }
  look(false)
  for (const input of record.inputs) {
    const rolled = table.chance?.draw === 'dice'
    table.answer(input)
    look(rolled)
  }
  return { stops, chapters }
}

/** What the seat is shown, in short: of the log, how many lines. */
function seenOf(table: Table<State>, seat: Viewer): string {
  const { log, ...rest } = observe(table, seat)
  return JSON.stringify([rest, log.length])
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
