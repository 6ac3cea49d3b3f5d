/** Hints and judgements: what the strongest player would do in a seat, and how it sees its chances. It knows what the seat knows. */
import { type Choice, OPEN, type Role, type State, type Table } from '@carillon/kernel'
import { advise, judgementOf, TableOutlook, type Wits, witsOf } from '@carillon/players'
import type { Asked, Hint, Reply } from '@carillon/protocol'
import { Impossible } from './impossible.ts'
import type { Line } from './line.ts'
import { THINKS } from './room.ts'
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
}

export async function hinted(line: Line, studies: Studies, wanted: Asked<'hint'>): Promise<Reply> {
  const { table, wits, over, thinking, stands } = await subjectOf(line, studies, wanted)
  const choice = choiceFor(table, wanted.seat, over)
  if (!choice) throw new Impossible('not-asked', `${wanted.seat} is not asked anything`)
  const think = thinking()
  // The same luck for the same question: asked again it says the same.
  const luck = line.house.random.split(table.revision(choice.role))
  const steps = advise(new TableOutlook(table, choice, wits), luck, think.limits)
  const hint: Hint | undefined = await think.done(steps, stands)
  if (!hint || !stands()) throw new Impossible('stale', 'the position has changed meanwhile')
  return { said: 'hint', hint }
}
/** After the end, of whoever decides. */
const choiceFor = (table: Table<State>, seat: Role, over: boolean): Choice | undefined =>
  table.decision(seat) ?? (over ? table.decisions[0] : undefined)

export async function judged(line: Line, studies: Studies, wanted: Asked<'judgement'>): Promise<Reply> {
  const { table, wits } = await subjectOf(line, studies, wanted)
  const { seat } = wanted
  const { game, state } = table
  if (!game.roles.includes(seat)) throw new Impossible('not-yours', `${seat} does not play`)
  const outcome = table.over ? game.outcome(state) : undefined
  const { winner = '', winners = [winner] } = outcome ?? {}
  const won = winner === 'draw' ? 0.5 : Number(winners.some((role) => wits.side(role) === wits.side(seat)))
  const chance = outcome && wits.judge(seat) ? won : judgementOf(wits, seat, state)
  return { said: 'judgement', judgement: chance === undefined ? null : { chance } }
}

/** A copy: it stays as it is while it is thought about. */
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
  return { table: room.table.fork(), wits, over: false, thinking: () => room.thinking(), stands }
}

async function atMoment(line: Line, studies: Studies, { table: id, seat }: Wanted, moment: number): Promise<Subject> {
  const study = await studies.study(id)
  if (!study.over && study.humans.length > 1) throw new Impossible('not-offered', 'several people play here')
  const wits = await witsOf((await line.house.library.whole(study.game.id)).strategy)
  const table = study.cursor.at(study.inputsAt(moment, seat)).fork()
  const { clockwork } = line.house
  const thinking = () => new Thinking(new Turns(clockwork), () => THINKS)
  return { table, wits, over: study.over, thinking, stands: () => true }
}
