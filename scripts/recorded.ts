/** The games that are kept in git: their files, how they are played, what they come to, and how that differs. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  checkSettings,
  type Game,
  type GameRecord,
  problemText,
  RecordError,
  Refused,
  readRecord,
  recordOf,
  replay,
  rolesIn,
  type Settings,
  type State,
  seeded,
  seededChance,
  startTable,
  type Table,
} from '@carillon/kernel'
import { PLAYERS, type Player, playOn, Wits } from '@carillon/players'
import { GAMES_A_TITLE, PLAYER, type Recorded, type Title } from './recorded-games.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
export const folderOf = (game: string): string => join(ROOT, 'packages', game, 'test', 'games')
export const RESULTS = 'results.json'

/** A game with the name of its files. */
export interface Named extends Recorded {
  readonly record: string
  /** Of the first game of each scenario. */
  readonly playthrough?: string
}

export const namedGames = ({ games }: Title): Named[] =>
  games.map((one, i) => ({
    ...one,
    record: `${String(i + 1).padStart(2, '0')}-${one.scenario}.json`,
    ...(games.findIndex(({ scenario }) => scenario === one.scenario) === i && { playthrough: `${one.scenario}.txt` }),
  }))

/** All files of a title, sorted. */
export const filesOf = (title: Title): string[] =>
  [
    RESULTS,
    ...namedGames(title).flatMap(({ record, playthrough }) => [record, ...(playthrough ? [playthrough] : [])]),
  ].sort()

/** What the list of a title's games lacks. */
export function listProblems(game: Game, { games }: Title): string[] {
  const there = new Set(
    games.flatMap((one) => [
      `the scenario ${one.scenario}`,
      ...Object.entries(settingsOf(game, one)).map(([id, value]) => `${id}=${value}`),
      ...Object.values(one.players ?? {}).map((player) => `the player ${player}`),
    ]),
  )
  const wanted = [
    ...game.scenarios.map(({ id }) => `the scenario ${id}`),
    ...game.switches.flatMap(({ id, values }) => values.map((value) => `${id}=${value}`)),
    ...(game.players ?? []).map((player) => `the player ${player}`),
  ]
  return [
    ...(games.length === GAMES_A_TITLE ? [] : [`${games.length} games, not ${GAMES_A_TITLE}`]),
    ...wanted.filter((what) => !there.has(what)).map((what) => `no game with ${what}`),
  ]
}

// --- playing -----------------------------------------------------------------------------------------------------

function settingsOf(game: Game, { scenario, options = {} }: Recorded): Settings {
  const checked = checkSettings(game, scenario, options)
  if ('problem' in checked) throw new Error(problemText(checked.problem))
  return checked.settings
}

/** The record that is kept, if it can be read. */
export function keptRecord(file: string): GameRecord | undefined {
  try {
    return existsSync(file) ? readRecord(readFileSync(file, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

/**
 * The record of a game under the present rules. As long as the inputs of the kept one fit they are taken, so that only what
 * the rules have changed is another game; from there on, or without one, it is played.
 */
export function played(game: Game, one: Recorded, kept?: GameRecord): GameRecord {
  const options = settingsOf(game, one)
  const roles = rolesIn(game, options)
  const names = Object.fromEntries(roles.map((role) => [role, one.players?.[role] ?? PLAYER]))
  const seats = Object.fromEntries(roles.map((role) => [role, `bot:${names[role]}`]))
  const table = startTable(game, game.setup(one.scenario, options))
  if (kept && isOf(game, kept, { scenario: one.scenario, options, seats })) follow(table, kept)
  const random = seeded(one.seed).split(table.count)
  playOn(table, {
    players: Object.fromEntries(roles.map((role) => [role, PLAYERS.get(names[role] as string) as Player])),
    chance: seededChance(random.split(1)),
    random: random.split(2),
    wits: new Wits(game.strategy),
  })
  return recordOf(table, { scenario: one.scenario, options, seats })
}

/** The same set-up; a switch that is newer than the record had its default. */
function isOf(game: Game, kept: GameRecord, set: Pick<GameRecord, 'scenario' | 'options' | 'seats'>): boolean {
  const { scenario, seats } = kept
  const checked = checkSettings(game, scenario, kept.options)
  return 'settings' in checked && digest({ scenario, options: checked.settings, seats }) === digest(set)
}

function follow(table: Table<State>, { inputs }: GameRecord): void {
  for (const input of inputs)
    try {
      table.answer(input)
    } catch (error) {
      if (error instanceof Refused) return
      throw error
    }
}

// --- results -----------------------------------------------------------------------------------------------------

/** What a record comes to. */
export interface Result {
  readonly outcome: string
  /** After every hundred inputs and at the end: their number, and digests of the state and of the log. */
  readonly positions: readonly string[]
}
export type Results = Readonly<Record<string, Result>>
const OFTEN = 100

/** Plays a record again, as far as the rules take its inputs. */
export function resultOf(game: Game, record: GameRecord): Result {
  const table = replay(game, record, 0)
  const positions: string[] = []
  for (const [i, input] of record.inputs.entries()) {
    try {
      table.answer(input)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { outcome: `nowhere, since ${refusalOf(game, record, i)}`, positions }
    }
    const count = i + 1
    if (count % OFTEN === 0 || count === record.inputs.length)
      positions.push(`${count} state ${digest({ ...table.state, log: [] })} log ${digest(table.log)}`)
  }
  const outcome = table.over ? game.outcome(table.state) : undefined
  if (!outcome) return { outcome: `nowhere: it is not over after ${table.count} inputs`, positions }
  const { winner, margin, cause, rule } = outcome
  return { outcome: `${winner} by ${margin}: ${cause.key} (${rule})`, positions }
}

/** Which input it is, what was asked, and what it gives. */
export function refusalOf(game: Game, record: GameRecord, number: number): string {
  try {
    replay(game, record, number + 1)
  } catch (error) {
    if (error instanceof RecordError) return error.message
    throw error
  }
  throw new Error(`inputs[${number}] was refused once, and then taken`)
}

export const resultsText = (results: Results): string => `${JSON.stringify(results, null, 2)}\n`

/** The fields of an object in any order are the same object. */
const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex').slice(0, 16)
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

// --- differences -------------------------------------------------------------------------------------------------

/** In words, nothing if there is none. */
export function differenceOfResults(kept: Result | undefined, now: Result): string[] {
  if (!kept) return ['no result of it is kept']
  const found: string[] = []
  const [was, is] = [kept.positions, now.positions]
  let place = 0
  while (place < was.length && was[place] === is[place]) place += 1
  // Where it ends before that, the outcome tells.
  if (place < is.length) {
    const [before, after] = [was[place]?.split(' ') ?? [], (is[place] as string).split(' ')]
    const from = was[place - 1]?.split(' ')[0] ?? 0
    const what = ['number of inputs', '', 'state', '', 'log'].filter((name, i) => name && before[i] !== after[i])
    found.push(`after input ${from}, by input ${after[0]}: another ${what.join(', another ')}`)
  }
  if (kept.outcome !== now.outcome) found.push(`it came to ${kept.outcome}`, `now it comes to ${now.outcome}`)
  return found
}

const BEFORE = 3
const SHOWN = 6
/** The first lines in which two texts differ, with those before; nothing if they are the same. */
export function differenceOfTexts(kept: string, now: string): string[] {
  if (kept === now) return []
  const [was, is] = [kept.split('\n'), now.split('\n')]
  let at = 0
  while (was[at] === is[at]) at += 1
  const part = (lines: readonly string[], from: number, to: number, sign: string): string[] =>
    lines.slice(Math.max(0, from), to).map((line) => `${sign} ${line}`)
  return [
    `line ${at + 1} (- as it is kept, + as it is now):`,
    ...part(is, at - BEFORE, at, ' '),
    ...part(was, at, at + SHOWN, '-'),
    ...part(is, at, at + SHOWN, '+'),
  ]
}
