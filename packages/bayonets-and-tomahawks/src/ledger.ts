/**
 * The books of a game: whoever reads its log from the set-up on can recompute the Victory track, both Raid tracks, the
 * control of every space and the tokens in the pools. Every VP has its cause in the line before.
 */
import { idOf, type LogEntry } from '@carillon/kernel'
import { FACTIONS, type Faction, SPACE, SPACES, type Space } from './data/map.ts'
import { SCENARIO } from './data/scenarios.ts'
import { SET_UP } from './data/set-ups.ts'
import { TOKEN, TOKEN_IDS, type TokenId } from './data/units.ts'
import { oneOf, tellers } from './messages.ts'
import { controller } from './rules/02-map.ts'
import { setup } from './rules/05-setup.ts'
import type { State } from './state.ts'

/** 18.1 The Victory track as it is printed, French end first; `+10` continues it at either end. */
const TRACK: readonly number[] = Array.from({ length: 80 }, (_, n) => (n < 40 ? n - 40 : n - 39))

/** VPs that a line announced and the next one must score: one of these amounts. */
interface Due {
  readonly faction: string
  readonly rule: string
  readonly vps: readonly number[]
}
interface Books {
  /** Place on the track. */
  place: number
  readonly raid: Record<Faction, number>
  readonly control: Map<string, string>
  readonly nations: Map<string, string>
  readonly pool: Set<string>
  due: Due[]
  readonly wrong: string[]
}

/** Where the position is not what its log, noted since the set-up, says. */
export function ledgerProblems(g: State, log: readonly LogEntry[]): readonly string[] {
  const books: Books = {
    place: TRACK.indexOf(SCENARIO[g.scenario].victory),
    raid: { british: 0, french: 0 },
    control: new Map(Object.entries(SET_UP[g.scenario].control)),
    nations: new Map(),
    pool: new Set(setup(g.scenario, g.rules).tokens),
    due: [],
    wrong: [],
  }
  for (const line of log) if (line.text) enter(g, books, line)
  return [...books.wrong, ...unlike(g, books)]
}

function unlike(g: State, books: Books): string[] {
  const { place, raid, pool, due } = books
  const found = due.map(({ faction, vps, rule }) => `${rule}: ${vps.join(' or ')} VPs of the ${faction} are not scored`)
  if (g.victory !== TRACK[place]) found.push(`18.1: victory ${g.victory}, by the log ${TRACK[place]}`)
  for (const f of FACTIONS)
    if (g.raid[f] !== raid[f]) found.push(`9.3: raid points of the ${f} ${g.raid[f]}, by the log ${raid[f]}`)
  for (const space of SPACES) {
    const says = holder(books, space)
    if (controller(g, space) !== says) found.push(`2.1.2: ${space} is not of the ${says}, as the log says`)
  }
  const there = new Set<string>([...g.tokens, ...(g.muster?.back ?? [])])
  for (const id of TOKEN_IDS)
    if (there.has(id) !== pool.has(id) && !MAY_STAY_OUT.includes(id))
      found.push(`15.2.1: ${id} is ${there.has(id) ? 'in' : 'not in'} its pool, against the log`)
  return found
}
/** 16.2.1 It is not put back where nothing is left to draw; the law of tokens looks after it. */
const MAY_STAY_OUT: readonly TokenId[] = ['pick-1-colonial-light-put-back']

// --- the lines ---------------------------------------------------------------------------------------------------

const isScore = oneOf('log.vps')
function enter(g: State, books: Books, line: LogEntry): void {
  const { wrong, due } = books
  if (due.length > 0 && !isScore(line)) {
    wrong.push(`${due[0]?.rule}: ${line.text?.key} comes before the VPs of the ${due[0]?.faction}`)
    books.due = []
  }
  entryOf(line)?.(books, g, line.rule)
}
const entryOf = tellers<[books: Books, g: State, rule: string], void>({
  'log.vps': ({ faction, vps, victory }, books, _g, rule) => scored(books, idOf(faction), vps, victory, rule),
  'log.raid_points': ({ faction, points, total }, books) => raided(books, idOf(faction), points, total),
  'log.raid_lost': ({ faction, points, total }, books) => raided(books, idOf(faction), -points, total),
  'log.control': ({ faction, space }, books) => controlled(books, idOf(faction), idOf(space)),
  'log.nation': ({ nation, faction }, books) => {
    books.nations.set(idOf(nation), idOf(faction))
  },
  'log.chits': ({ british, french }, books) => compared(books, british, french),
  'log.bonus': ({ faction, count, year }, books, g) => {
    const f = idOf(faction)
    const given = SCENARIO[g.scenario].bonuses.filter((bonus) => bonus.faction === f && bonus.year === Number(year))
    books.due.push({ faction: f, rule: '18.2.1', vps: given.map(({ vp }) => vp * count) })
  },
  'log.draw': ({ pieces }, books) => {
    for (const piece of pieces) drawn(books, idOf(piece))
  },
  'log.additions': ({ pieces }, books) => {
    for (const piece of pieces) if (isToken(idOf(piece))) books.pool.add(idOf(piece))
  },
})

function scored(books: Books, f: Faction, vps: number, victory: number, rule: string): void {
  const [due, ...rest] = books.due
  books.due = rest
  if (!due) books.wrong.push(`${rule}: ${vps} VPs of the ${f}, and no line says what for`)
  else if (due.faction !== f || due.rule !== rule || !due.vps.includes(vps))
    books.wrong.push(`${rule}: ${vps} VPs of the ${f}; by ${due.rule} ${due.vps.join(' or ')} of the ${due.faction}`)
  books.place += f === 'british' ? vps : -vps
  if (TRACK[books.place] !== victory) books.wrong.push(`18.1: a line says ${victory}, by the log ${TRACK[books.place]}`)
}
/** 9.3 The marker goes on by so many; each time it comes to 8 it goes back to 0 and a VP is due. */
function raided(books: Books, f: Faction, points: number, total: number): void {
  if (points < 0 && -points > books.raid[f]) books.wrong.push(`7.4: ${-points} of ${books.raid[f]} raid points lost`)
  if (books.raid[f] + points !== total)
    books.wrong.push(`9.3: a line says ${total} raid points, by the log ${books.raid[f] + points}`)
  books.raid[f] += Math.min(points, 0)
  for (let n = 0; n < points; n += 1) {
    books.raid[f] += 1
    if (books.raid[f] < 8) continue
    books.raid[f] = 0
    books.due.push({ faction: f, rule: '9.3', vps: [1] })
  }
}
/** 2.1.2 Who has the space by the log: Wilderness is nobody's. */
function holder({ control, nations }: Books, space: Space): string | null {
  const { kind, home, nation } = SPACE[space]
  if (kind === 'wilderness') return null
  return control.get(space) ?? home ?? nations.get(nation ?? '') ?? null
}
function controlled(books: Books, f: Faction, space: Space): void {
  const { victory } = SPACE[space]
  if (holder(books, space) === f) books.wrong.push(`2.1.2: the ${f} had ${space} already`)
  books.control.set(space, f)
  if (victory > 0) books.due.push({ faction: f, rule: '2.1.9', vps: [victory] })
}
/** 18.3.2 */
function compared(books: Books, british: number, french: number): void {
  if (british === french) return
  const faction = british > french ? 'british' : 'french'
  books.due.push({ faction, rule: '18.3.2', vps: [Math.abs(british - french)] })
}
/** 15.2.1 A token that goes back counts as in its pool. */
function drawn(books: Books, id: string): void {
  if (!isToken(id)) return
  if (!books.pool.has(id)) books.wrong.push(`15.2.1: ${id} is drawn, and was not in its pool`)
  if (!TOKEN[id].back) books.pool.delete(id)
}

const isToken = (id: string): id is TokenId => id in TOKEN
