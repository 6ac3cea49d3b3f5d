/** Hints and judgements: what the strongest player would do in a seat, and how it sees its chances. It knows what the seat knows. */
import {
  type Choice,
  findOption,
  OPEN,
  type Option,
  type Random,
  type Role,
  type State,
  sameOption,
  Table,
} from '@carillon/kernel'
import { advise, beforeClicks, judgementOf, TableOutlook, type Wits, witsOf } from '@carillon/players'
import type { Asked, Hint, Reply } from '@carillon/protocol'
import { Impossible } from './impossible.ts'
import type { Line } from './line.ts'
import { type Room, THINKS } from './room.ts'
import type { Studies } from './studies.ts'
import { Thinking, Turns } from './thinking.ts'

type Wanted = Asked<'hint' | 'judgement'>

/** A position that somebody may be counselled about. */
interface Subject {
  readonly table: Table<State>
  readonly wits: Wits
  readonly over: boolean
  thinking(): Thinking
  /** Whether it is still what is asked. */
  stands(): boolean
  /** Where it is played. */
  readonly room?: Room
}

export async function hinted(line: Line, studies: Studies, wanted: Asked<'hint'>): Promise<Reply> {
  const { table, wits, over, thinking, stands, room } = await subjectOf(line, studies, wanted)
  const choice = choiceFor(table, wanted.seat, over)
  if (!choice) throw new Impossible('not-asked', `${wanted.seat} is not asked anything`)
  const { random } = line.house
  const hint = room
    ? await hintAt(room, choice, random, stands)
    : await hintFor(new TableOutlook(table, choice, wits), random, thinking(), stands)
  if (!hint || !stands()) throw new Impossible('stale', 'the position has changed meanwhile')
  return { said: 'hint', hint }
}
/** The plan that was told last, as long as it is followed; else another one. */
export async function hintAt(
  room: Room,
  choice: Choice,
  random: Random,
  stands: () => boolean,
): Promise<Hint | undefined> {
  const rest = restOf(told.get(room), room.table, choice)
  if (rest) return rest
  const outlook = new TableOutlook(copyOf(room.table), choice, await room.wits())
  const { asked } = outlook
  const hint = await hintFor(outlook, random, room.thinking(), stands)
  if (hint) told.set(room, { role: choice.role, asked, hint })
  return hint
}
interface GivenHint {
  readonly role: Role
  /** How often the role had been asked. */
  readonly asked: number
  readonly hint: Hint
}
const told = new WeakMap<Room, GivenHint>()

/** What is left of the plan, if all that was done since is its beginning. */
function restOf(last: GivenHint | undefined, table: Table<State>, { role, options }: Choice): Hint | undefined {
  if (last?.role !== role) return undefined
  const { clicks } = last.hint
  const done = table.revision(role) - last.asked
  const next = clicks[done]
  // Whoever asks the same again wants it thought about again.
  if (done === 0 || !next || !findOption(options, next)) return undefined
  const own = table.inputs.filter((input) => 'role' in input && input.role === role).slice(-done)
  const follows = own.every((input, i) => 'role' in input && sameOption(input.option, clicks[i] as Option))
  return follows ? { ...last.hint, clicks: clicks.slice(done) } : undefined
}
/** Nothing if it does not stand any more. The same luck for the same question: asked again it says the same. */
function hintFor(
  outlook: TableOutlook,
  random: Random,
  thinking: Thinking,
  stands: () => boolean,
): Promise<Hint | undefined> {
  return thinking.done(advise(outlook, random.split(outlook.asked), thinking.limits), stands)
}
/** After the end, of whoever decides. */
const choiceFor = (table: Table<State>, seat: Role, over: boolean): Choice | undefined =>
  table.decision(seat) ?? (over ? table.decisions[0] : undefined)

export async function judged(line: Line, studies: Studies, wanted: Asked<'judgement'>): Promise<Reply> {
  const { table, wits } = await subjectOf(line, studies, wanted)
  const { seat } = wanted
  if (!table.game.roles.includes(seat)) throw new Impossible('not-yours', `${seat} does not play`)
  const chance = chanceFor(table, seat, wits)
  return { said: 'judgement', judgement: chance === undefined ? null : { chance } }
}
/**
 * Its chance to win; nothing where nobody has learned to judge the game. In the middle of an action it is what it was before
 * the first click.
 */
export function chanceFor(table: Table<State>, seat: Role, wits: Wits): number | undefined {
  const { game, state } = table
  const outcome = table.over ? game.outcome(state) : undefined
  const { winner = '', winners = [winner] } = outcome ?? {}
  const won = winner === 'draw' ? 0.5 : Number(winners.some((role) => wits.side(role) === wits.side(seat)))
  if (outcome) return wits.judge(seat, state) && won
  const { actions } = wits.strategy
  return judgementOf(wits, seat, actions ? beforeClicks(actions, table, seat).state : state)
}

/** It stays as it is while it is thought about; what may be taken back may be in it, too. */
const copyOf = (table: Table<State>): Table<State> => new Table(table.game, table.position())
function subjectOf(line: Line, studies: Studies, wanted: Wanted): Promise<Subject> {
  const { table, moment } = wanted
  return moment === undefined ? atTable(line, table, wanted.seat) : atMoment(line, studies, wanted, moment)
}

async function atTable(line: Line, id: string, seat: Role): Promise<Subject> {
  const wits = await line.at(id).open.room.wits()
  const { open, eyes } = line.at(id)
  const { room } = open
  if (room.people.length > 1) throw new Impossible('not-offered', 'several people play here')
  // Who watches bots with all cards open may ask for any of them.
  const own = 'seat' in eyes && (eyes.seat === seat || eyes.seat === OPEN)
  if (!own) throw new Impossible('not-yours', `this is not the seat of ${seat}`)
  const asked = room.table.decision(seat)
  const stands = () => line.isAt(room) && room.table.decision(seat) === asked
  return { table: copyOf(room.table), wits, over: false, thinking: () => room.thinking(), stands, room }
}

async function atMoment(line: Line, studies: Studies, { table: id, seat }: Wanted, moment: number): Promise<Subject> {
  const study = await studies.study(id)
  if (!study.over && study.humans.length > 1) throw new Impossible('not-offered', 'several people play here')
  const wits = await witsOf((await line.house.library.whole(study.game.id)).strategy)
  const table = copyOf(study.cursor.at(study.inputsAt(moment, seat)))
  const { clockwork } = line.house
  const thinking = () => new Thinking(new Turns(clockwork), () => THINKS)
  return { table, wits, over: study.over, thinking, stands: () => true }
}
