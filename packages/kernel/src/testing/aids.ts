/** Player aids: whole tables of known texts and rules, made from the view alone, and the same in every world that looks the same. */
import type { Aid, AidCell, AidTable } from '../aid.ts'
import { type Game, OPEN, SPECTATOR, type State, type Viewer } from '../game.ts'
import type { Message } from '../message.ts'
import { rolesIn } from '../settings.ts'
import { difference, freezeAll, reread } from './data.ts'
import { type MessageCheck, messageCheck } from './message-check.ts'
import type { Start } from './start.ts'
import { report, walk } from './walk.ts'
import { isRule } from './why.ts'

/** One position in so many is looked at. */
const ONE_IN = 25

export function aidProblems<S extends State>(game: Game<S>, starts: readonly Start[]): string[] {
  const check = messageCheck(game)
  let looked = 0
  const problems = starts.flatMap((start) =>
    walk(game, start, ({ table, random }) => {
      if (random.below(ONE_IN) > 0) return
      const truth = table.position().checkpoint
      for (const viewer of [...rolesIn(game, start.settings), SPECTATOR, OPEN]) {
        const aids = aidsOf(game, truth, viewer)
        const problem = wrongAids(game, check, aids)
        report(problem && `${viewer}: ${problem}`)
        const other = viewer === OPEN ? truth : game.reshuffleHidden(truth, viewer, random)
        const told = difference(aids, aidsOf(game, other, viewer), 'aids')
        report(told && `what ${viewer} cannot know is in the aids: ${told}`)
        looked += aids.length
      }
    }),
  )
  if (problems.length === 0 && looked === 0) problems.push('no aid was looked at: the test could not fail')
  return problems
}

/** From a copy of the view that cannot be changed: nothing of the position comes along. */
function aidsOf<S extends State>(game: Game<S>, state: S, viewer: Viewer): readonly Aid[] {
  const view = freezeAll(reread(game.view(state, viewer)))
  return game.aids?.(view, viewer) ?? []
}

/** The first thing that is wrong with them. */
export function wrongAids<S extends State>(
  game: Game<S>,
  check: MessageCheck,
  aids: readonly Aid[],
): string | undefined {
  const ids = aids.map(({ id }) => id)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined) return `two aids are called ${twice}`
  for (const { id, title, tables, rules } of aids) {
    const unruled = rules.find((rule) => !isRule(game, rule))
    const wrong =
      (unruled && `${unruled} is no rule`) ??
      check.message(title) ??
      (tables.length === 0 ? 'nothing is in it' : undefined) ??
      tables.map((table) => wrongTable(check, table)).find((problem) => problem !== undefined)
    if (wrong !== undefined) return `${id}: ${wrong}`
  }
  return undefined
}
function wrongTable(check: MessageCheck, { title, head, rows, now = [], note }: AidTable): string | undefined {
  const cells: AidCell[] = [title, ...head, ...rows.flatMap((row) => row.cells), ...(note ? [note] : [])]
  const uneven = rows.find((row) => row.cells.length !== head.length)
  const beside = now.find(({ column }) => column < 1 || column >= head.length)
  return (
    (uneven && `${title.key}: a row of ${uneven.cells.length} under ${head.length} heads`) ??
    (beside && `${title.key}: there is no column ${beside.column}`) ??
    cells.map((cell) => wrongCell(check, cell)).find((problem) => problem !== undefined)
  )
}
function wrongCell(check: MessageCheck, cell: AidCell): string | undefined {
  if (cell === null || typeof cell !== 'object') return undefined
  const messages: readonly Message[] = Array.isArray(cell) ? cell : [cell as Message]
  return messages.map((message) => check.message(message)).find((problem) => problem !== undefined)
}
