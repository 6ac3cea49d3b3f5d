import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { beginningOf, newSeed, OPEN, replay, rolesIn, SPECTATOR, type Viewer } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import { openBeside } from '@carillon/room/positions'
import { numberOf, stringOf } from '../arguments.ts'
import type { Command, Context, Values } from '../context.ts'
import { findGame, findScenario, findSettings, nameOf, sayIn } from '../find.ts'
import { found, gamesFolder, makeFolder, systemReason } from '../folders.ts'
import { openLines } from '../play/lines.ts'
import { playAtTable } from '../play/person.ts'
import { openGame, type Played, positionBeside, save } from '../play/played.ts'
import type { Screen } from '../play/screen.ts'
import { people, readSeats, seatsFromRecord, whoSits } from '../play/seats.ts'
import { freeName } from '../play/store.ts'
import { watch } from '../play/watch.ts'
import { asUsage, loadRecord } from '../records.ts'
import { interactive, otherScreen } from '../terminal.ts'
import { Failure, Usage } from '../usage.ts'

const PAUSE = 700

/** A game at this terminal. */
export const play: Command = {
  name: 'play',
  options: {
    scenario: { type: 'string' },
    option: { type: 'string', multiple: true },
    seats: { type: 'string' },
    watch: { type: 'boolean' },
    pause: { type: 'string' },
    think: { type: 'string' },
    view: { type: 'string' },
    save: { type: 'string' },
    resume: { type: 'string' },
    plain: { type: 'boolean' },
  },
  takes: [0, 1],
  async run(context, [id], values) {
    const pause = numberOf(context, values, 'pause', 0, 60_000)
    const played = await (values.resume ? resumed(context, id, values) : fresh(context, id, values))
    const viewer = findViewer(context, played, stringOf(values, 'view'))
    return playHere(context, played, { viewer, pause, plain: values.plain === true })
  },
}

async function fresh(context: Context, id: string | undefined, values: Values): Promise<Played> {
  const { words } = context
  if (id === undefined) throw new Usage(words('error.shape', { command: 'play', usage: words('usage.play') }))
  const game = await findGame(context, id)
  const scenario = findScenario(context, game, stringOf(values, 'scenario'))
  const settings = findSettings(context, game, scenario, values.option)
  const seats = readSeats(context, game, settings, stringOf(values, 'seats'), values.watch === true)
  const think = thinkIn(context, values)
  const file = stringOf(values, 'save') ?? freeName(game.id, new Date())
  if (existsSync(file)) throw new Usage(words('play.exists', { file }))
  return openGame({ game, scenario, settings, seats, seed: newSeed(), file, think })
}

const thinkIn = (context: Context, values: Values): number | undefined => numberOf(context, values, 'think', 1, 600_000)

/** Better now than after an hour of play. */
function firstSave({ words }: Context, played: Played): void {
  const { file } = played
  try {
    if (dirname(file) === gamesFolder()) makeFolder(dirname(file))
    save(played)
  } catch (error) {
    throw new Usage(words('error.save', { file, why: systemReason(error) }))
  }
}

async function resumed(context: Context, id: string | undefined, values: Values): Promise<Played> {
  const { words } = context
  const from = found(stringOf(values, 'resume') as string)
  const refused = (['scenario', 'option'] as const).find((flag) => values[flag] !== undefined)
  if (id !== undefined || refused)
    throw new Usage(words('error.resume', { word: refused ? `--${refused}` : (id ?? '') }))
  const { record, game, seed } = await loadRecord(context, from)
  if (!seed) throw new Usage(words('error.no-seed', { file: from }))
  const watched = values.watch === true
  const think = thinkIn(context, values)
  const usual = seatsFromRecord(record.seats)
  const file = stringOf(values, 'save') ?? from
  if (file !== from && existsSync(file)) throw new Usage(words('play.exists', { file }))
  const { scenario, options: settings } = record
  const seats = readSeats(context, game, settings, stringOf(values, 'seats'), watched, usual)
  const opened = (await openBeside(game, record, positionBeside(from))) ?? {
    table: await asUsage(context, from, () => replay(game, record)),
    before: record.inputs.slice(0, beginningOf(record)?.at ?? 0),
    ...(record.parts && { past: { rules: record.rules, parts: record.parts } }),
  }
  return openGame({ game, scenario, settings, seats, seed, file, think }, opened)
}

interface Manner {
  /** Who watches, where no person plays. */
  readonly viewer: Viewer
  readonly pause?: number | undefined
  readonly plain: boolean
}

/** Plays or shows a game at this terminal; the exit code. A game that is not kept at its end is no success. */
export async function playHere(context: Context, played: Played, manner: Manner): Promise<number> {
  firstSave(context, played)
  const { game, seats, file } = played
  const say = sayIn(game, context)
  const screen: Screen = {
    context,
    say,
    whole: interactive() && !manner.plain,
    seen: new Map(),
    whys: new Map(),
    opening: opening(context, say, played),
  }
  // Who leaves his seat to the machine watches it from there.
  const viewer = people(seats).length === 0 ? manner.viewer : await atTable(screen, played)
  if (viewer !== undefined) await watch(screen, played, viewer, manner.pause ?? (interactive() ? PAUSE : 0))
  if (screen.unsaved !== undefined) throw new Failure(context.words('play.lost', { file, why: screen.unsaved }))
  return 0
}

async function atTable(screen: Screen, played: Played): Promise<Viewer | undefined> {
  const lines = openLines()
  const back = people(played.seats).length > 1 && screen.whole ? otherScreen() : undefined
  try {
    return await playAtTable(screen, played, lines, () => back?.())
  } finally {
    back?.()
    lines.close()
  }
}

/** Said once, before anything happens: who plays, and what is promised of the dice. */
function opening(context: Context, say: Say, { game, settings, seats, luck, notice }: Played): string[] {
  const { words } = context
  const who = rolesIn(game, settings).map((role) =>
    words('pair', { name: nameOf(say, 'role', role), value: whoSits(seats, role, context) }),
  )
  const lines = [who.join(' · '), words('play.commitment', { hash: luck.commitment })]
  if (notice) lines.push(words(`play.${notice}`))
  return people(seats).length > 0 ? [...lines, words('play.keys')] : lines
}

/** Who watches sees all, unless he wants less. */
function findViewer({ words }: Context, { game, settings, seats }: Played, view: string | undefined): Viewer {
  const viewers = [...rolesIn(game, settings), SPECTATOR, OPEN]
  if (view === undefined) return OPEN
  if (people(seats).length > 0) throw new Usage(words('error.view-watch'))
  if (!viewers.includes(view)) throw new Usage(words('error.view', { view, exist: viewers.join(', ') }))
  return view
}
