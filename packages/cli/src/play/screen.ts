/** What a person at the table sees: the board, what happened, what is asked. */
import { type Choice, type Observation, observe, type Viewer } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import type { Reason } from '@carillon/protocol'
import type { Context } from '../context.ts'
import { nameOf } from '../find.ts'
import { height, out, pad, paint, width, widthOf, wipe, wrap } from '../terminal.ts'
import { choicesIn } from './choices.ts'
import { linesWithWhys } from './log-lines.ts'
import { type Listed, optionLines } from './options.ts'
import type { Played } from './played.ts'

export interface Screen {
  readonly context: Context
  readonly say: Say
  /** Draw whole screens; else go on below what was said, and the board only when something happened. */
  readonly whole: boolean
  /** Lines of the log each viewer has seen before this turn of his, and by now. */
  readonly seen: Map<Viewer, { before: number; now: number }>
  /** What machine players did things for, as each viewer was told. */
  readonly whys: Map<Viewer, readonly Reason[]>
  /** Said before anything else. */
  opening: readonly string[]
  /** Why the game is not kept now. */
  unsaved?: string | undefined
}

const RULE = '─'

/** Everything `viewer` needs to decide. */
export function show(screen: Screen, played: Played, viewer: Viewer, decision?: Choice): void {
  const seen = observe(played.room.table, viewer)
  // A game that is opened again does not tell all of itself.
  const marks = screen.seen.get(viewer) ?? { before: 0, now: Math.max(0, seen.log.length - NEWS) }
  const asked = decision ? askedLines(screen, decision, choicesIn(screen.say, played.game, seen, decision)) : []
  if (screen.whole) {
    wipe()
    out(wholeScreen(screen, played, seen, marks.before, asked).join('\n'))
  } else {
    if (screen.opening.length > 0) out([heading(screen, played, viewer), ...screen.opening].join('\n'))
    if (!screen.seen.has(viewer)) out(`\n${boardText(screen, played, seen)}\n`)
    for (const line of [...linesWithWhys(screen, viewer, seen.log, marks.now), ...asked]) out(line)
  }
  screen.opening = []
  screen.seen.set(viewer, { before: marks.before, now: seen.log.length })
}

/** News has so many lines for sure, a board at least so many, or it is left out. */
const NEWS = 14
const BOARD = 8

/** Never longer than the screen: of a board that is too long the end is shown, where games put what is going on. */
function wholeScreen(
  screen: Screen,
  played: Played,
  seen: Observation,
  before: number,
  asked: readonly string[],
): string[] {
  const told = [...screen.opening, ...unsavedLines(screen)]
  const title = [heading(screen, played, seen.viewer), '', ...told.flatMap((line) => wrap(line, width()))]
  const board = boardText(screen, played, seen).split('\n')
  const space = height() - title.length - asked.length - 2
  const log = lastLines(
    screen,
    seen,
    Math.min(before, seen.log.length),
    Math.max(space - board.length, Math.min(NEWS, space)),
  )
  return [...title, ...clipped(screen, board, space - log.length), '', ...log, ...asked]
}

function clipped({ context }: Screen, board: readonly string[], room: number): readonly string[] {
  if (board.length <= room) return board
  const shown = room > BOARD ? room - 1 : 0
  const above = paint.dim(context.words('play.above', { n: board.length - shown }))
  return [above, ...board.slice(board.length - shown)]
}

/** On whole screens it is said as long as it is so: what was said before is wiped. */
export const unsavedLines = ({ context, unsaved }: Screen): string[] =>
  unsaved === undefined ? [] : [paint.red(context.words('play.not-saved', { why: unsaved }))]

/** His turn is over: what comes now is news at his next one. */
export function turnOver(screen: Screen, viewer: Viewer): void {
  const marks = screen.seen.get(viewer)
  if (marks) marks.before = marks.now
}

function heading({ context, say, whole }: Screen, { game, scenario, file }: Played, viewer: Viewer): string {
  const { words } = context
  const who = game.roles.includes(viewer) ? nameOf(say, 'role', viewer) : words(`view.${viewer}` as 'view.open')
  const left = ` ${say({ key: 'game.name' })} · ${nameOf(say, 'scenario', scenario)} · ${who}`
  if (!whole) return paint.bold(left.trim())
  const space = width() - widthOf(file) - 1
  return paint.inverse(`${pad(left, space)}${widthOf(left) < space ? file : ''} `)
}

export const boardText = ({ say }: Screen, { game }: Played, seen: Observation): string => game.board(seen.view, say)

function askedLines({ context, say, whole }: Screen, choice: Choice, list: readonly Listed[]): string[] {
  const { role, rule, prompt } = choice
  const asked = context.words('pair', { name: nameOf(say, 'role', role), value: say(prompt) })
  const line = `${paint.bold(asked)}  ${paint.dim(context.words('play.rule', { rule }))}`
  return [whole ? paint.dim(RULE.repeat(width())) : '', ...wrap(line, width(), 2), ...optionLines(list, width())]
}

/** News, and before it what fits of what is known; if there is too much news, its end. */
function lastLines(screen: Screen, { viewer, log }: Observation, before: number, room: number): string[] {
  const news = linesWithWhys(screen, viewer, log, before)
  if (news.length > room) {
    const left = news.length - room + 1
    return [paint.dim(screen.context.words('play.more', { n: left })), ...news.slice(left)]
  }
  const old = linesWithWhys(screen, viewer, log.slice(0, before), Math.max(0, before - room), true)
  return [...old.slice(Math.max(0, old.length - (Math.min(room, 8) - news.length))), ...news]
}
