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
import { PLAYERS, type Player, playOn } from '@carillon/players'
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
export function listProblems(game: Game, title: Title): string[] {
  const all = title.games.map((one) => ({ scenario: one.scenario, settings: settingsOf(game, one) }))
  const never = (what: string, found: boolean): string[] => (found ? [] : [`no game with ${what}`])
  return [
    ...(all.length === GAMES_A_TITLE ? [] : [`${all.length} games, not ${GAMES_A_TITLE}`]),
    ...game.scenarios.flatMap(({ id }) => [
      ...never(
        `the scenario ${id}`,
        all.some(({ scenario }) => scenario === id),
      ),
    ]),
    ...game.switches.flatMap(({ id, values }) =>
      values.flatMap((value) =>
        never(
          `${id}=${value}`,
          all.some(({ settings }) => settings[id] === value),
        ),
      ),
    ),
    ...(game.players ?? []).flatMap((player) =>
      never(
        `the player ${player}`,
        title.games.some(({ players }) => Object.values(players ?? {}).includes(player)),
      ),
    ),
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
  if (kept && same([kept.scenario, kept.options, kept.seats], [one.scenario, options, seats])) follow(table, kept)
  const random = seeded(one.seed).split(table.count)
  playOn(table, {
    players: Object.fromEntries(roles.map((role) => [role, PLAYERS.get(names[role] as string) as Player])),
    chance: seededChance(random.split(1)),
    random: random.split(2),
    hints: game.hints,
  })
  return recordOf(table, { scenario: one.scenario, options, seats })
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

/** Plays a record again; an input that the rules do not take any more is an error that names it. */
export function resultOf(game: Game, record: GameRecord): Result {
  const table = replay(game, record, 0)
  const positions: string[] = []
  const end = record.inputs.length
  for (const [i, input] of record.inputs.entries()) {
    try {
      table.answer(input)
    } catch (error) {
      // It says which input it is, and what was asked.
      if (error instanceof Refused) replay(game, record, i + 1)
      throw error
    }
    const count = i + 1
    if (count % OFTEN === 0 || count === end)
      positions.push(`${count} state ${digest({ ...table.state, log: [] })} log ${digest(table.log)}`)
  }
  const outcome = table.over ? game.outcome(table.state) : undefined
  if (!outcome) throw new Error(`the game is not over after ${end} inputs`)
  const { winner, margin, why, rule } = outcome
  return { outcome: `${winner} by ${margin}: ${why.key} (${rule})`, positions }
}

export const resultsText = (results: Results): string => `${JSON.stringify(results, null, 2)}\n`

/** The fields of an object in any order are the same object. */
const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex').slice(0, 16)
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
const same = (a: unknown, b: unknown): boolean => digest(a) === digest(b)

// --- differences -------------------------------------------------------------------------------------------------

/** In words, nothing if there is none. */
export function differenceOfResults(kept: Result | undefined, now: Result): string[] {
  if (!kept) return ['no result of it is kept']
  const found: string[] = []
  const [was, is] = [kept.positions, now.positions]
  let place = 0
  while (place < was.length && was[place] === is[place]) place += 1
  if (place < was.length || place < is.length) {
    const [before, after] = [was[place]?.split(' ') ?? [], is[place]?.split(' ') ?? []]
    const from = was[place - 1]?.split(' ')[0] ?? 0
    const what = ['number of inputs', '', 'state', '', 'log'].filter((name, i) => name && before[i] !== after[i])
    found.push(`after input ${from}, by input ${after[0] ?? before[0]}: another ${what.join(', another ')}`)
  }
  if (kept.outcome !== now.outcome) found.push(`it ended ${kept.outcome}; now it ends ${now.outcome}`)
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
