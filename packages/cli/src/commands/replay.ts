import {
  type Choice,
  Cursor,
  type Game,
  type Observation,
  OPEN,
  observe,
  type Role,
  rolesIn,
  SPECTATOR,
  type State,
  type Table,
  type Viewer,
} from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import { type Film, momentIn, readView } from '@carillon/protocol'
import { numberOf, stringOf } from '../arguments.ts'
import type { Command, Context, Values } from '../context.ts'
import { findGame, nameOf, sayIn } from '../find.ts'
import { choicesIn } from '../play/choices.ts'
import { logLines } from '../play/log-lines.ts'
import { type Listed, optionLines } from '../play/options.ts'
import { asUsage, loadRecord, readText } from '../records.ts'
import { reportLines, reportOf } from '../report.ts'
import { out, outJson, paint, width, wrap } from '../terminal.ts'
import { Usage } from '../usage.ts'

/** A recorded game as it stood after some of its inputs. */
export const replay: Command = {
  name: 'replay',
  options: { at: { type: 'string' }, view: { type: 'string' }, json: { type: 'boolean' }, report: { type: 'boolean' } },
  takes: [1, 1],
  async run(context, [file = ''], values) {
    const film = readView(readText(context, file))
    if (film) return seen(context, file, film, values)
    const { record, game } = await loadRecord(context, file)
    const at = numberOf(context, values, 'at', 0, record.inputs.length) ?? record.inputs.length
    // The whole of it, even for a part: a record that breaks off later is damaged, and its end tells who may see what.
    const cursor = await asUsage(context, file, () => new Cursor<State>(game, record))
    const viewer = findView(context, rolesIn(game, record.options), stringOf(values, 'view'), cursor.over)
    if (values.report) {
      if (!cursor.over) throw new Usage(context.words('error.not-over', { file }))
      const report = await reportOf(game, record)
      if (values.json) outJson(report)
      else
        for (const line of reportLines(context, game, report, true))
          for (const part of line === '' ? [''] : wrap(line, width(), 2)) out(part)
      return 0
    }
    const table = cursor.at(at)
    const observation = observe(table, viewer)
    const decisions = decisionsFor(table, viewer)
    if (values.json) {
      const { step, rule, view, log, waiting, outcome } = observation
      outJson({
        at,
        of: record.inputs.length,
        viewer,
        step,
        rule,
        decisions,
        waiting,
        view,
        log,
        ...(outcome && { outcome }),
      })
    } else tell(context, game, observation, decisions, at, record.inputs.length)
    return 0
  },
}

/** What one seat has seen of a game over the network that is still played: from there alone. */
async function seen(context: Context, file: string, film: Film, values: Values): Promise<number> {
  const game = await findGame(context, film.setup.game)
  const last = film.steps.length
  const { observation, at } = momentIn(film, numberOf(context, values, 'at', 0, last) ?? last)
  const view = stringOf(values, 'view') ?? film.seat
  if (view !== film.seat) throw new Usage(context.words('error.view', { view, exist: film.seat }))
  if (values.report) throw new Usage(context.words('error.not-over', { file }))
  const decisions = observation.decision ? [observation.decision] : []
  const { step, rule, view: board, log, waiting } = observation
  if (values.json) outJson({ at, of: last, viewer: film.seat, step, rule, decisions, waiting, view: board, log })
  else tell(context, game, observation, decisions, at, last)
  return 0
}

/** Finished games lie open; of others one sees what a spectator sees, unless one asks for more. */
function findView({ words }: Context, roles: readonly Role[], view: string | undefined, over: boolean): Viewer {
  const viewers = [...roles, SPECTATOR, OPEN]
  if (view === undefined) return over ? OPEN : SPECTATOR
  if (!viewers.includes(view)) throw new Usage(words('error.view', { view, exist: viewers.join(', ') }))
  return view
}

/** What the viewer may see asked: a role its own, everything lies open to `open`. */
function decisionsFor(table: Table<State>, viewer: Viewer): readonly Choice[] {
  return viewer === OPEN ? table.decisions : table.decisions.filter(({ role }) => role === viewer)
}

const LINES = 12

function tell(
  context: Context,
  game: Game,
  seen: Observation,
  decisions: readonly Choice[],
  at: number,
  of: number,
): void {
  const { words } = context
  const say = sayIn(game, context)
  const viewer = game.roles.includes(seen.viewer)
    ? nameOf(say, 'role', seen.viewer)
    : words(`view.${seen.viewer}` as 'view.open')
  out(`${paint.bold(say({ key: 'game.name' }))}  ${words('replay.at', { at, of, viewer })}\n`)
  out(`${game.board(seen.view, say)}\n`)
  for (const line of logLines({ say }, seen.log.slice(-LINES))) out(line)
  if (seen.outcome) {
    const { winner, cause, rule } = seen.outcome
    const who = winner === 'draw' ? words('play.draw') : words('play.winner', { role: nameOf(say, 'role', winner) })
    out(`\n${paint.bold(who)} ${say(cause)} ${paint.dim(words('play.rule', { rule }))}`)
  }
  for (const decision of decisions)
    for (const line of asked(say, context, decision, choicesIn(say, game, seen, decision))) out(line)
  if (decisions.length === 0)
    for (const { role, rule } of seen.waiting)
      out(
        `\n${words('replay.waiting', { role: nameOf(say, 'role', role) })} ${paint.dim(words('play.rule', { rule }))}`,
      )
}

function asked(say: Say, { words }: Context, choice: Choice, list: readonly Listed[]): string[] {
  const { role, rule, prompt } = choice
  const text = words('pair', { name: nameOf(say, 'role', role), value: say(prompt) })
  const head = `${paint.bold(text)} ${paint.dim(words('play.rule', { rule }))}`
  return ['', ...wrap(head, width(), 2), ...optionLines(list, width())]
}
