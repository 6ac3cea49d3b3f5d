/** Player aids, rules and cards in the terminal: the same tables and texts as in the browser. */
import type { Aid, AidCell, AidTable, Message, Observation } from '@carillon/kernel'
import { plain } from '@carillon/kernel/plain-text'
import { pad, paint, width, widthOf, wrap } from '../terminal.ts'
import type { Played } from './played.ts'
import type { Screen } from './screen.ts'

type Say = Screen['say']
const cellText = (cell: AidCell, say: Say): string => {
  if (cell === null) return '–'
  if (typeof cell !== 'object') return String(cell)
  if (!Array.isArray(cell)) return say(cell as Message)
  return cell.length === 0 ? '–' : cell.map(say).join(', ')
}
const GAP = '  '

/** Side by side where it fits, else a row a paragraph. */
function tableLines(table: AidTable, { context, say }: Screen, most: number): string[] {
  const now = context.words('play.now')
  const pair = (name: string, value: string) => context.words('pair', { name, value })
  const marks = table.now ?? []
  const head = table.head.map((cell, column) => {
    const whose = marks.filter((one) => one.column === column).map((one) => say(one.whose))
    return [cellText(cell, say), ...whose].join(' ')
  })
  const rows = table.rows.map(({ cells, now: isNow }) => {
    const [name = '', ...rest] = cells.map((cell) => cellText(cell, say))
    return [isNow ? `> ${name} (${now})` : name, ...rest]
  })
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => widthOf(row[i] ?? ''))))
  const fits = widths.reduce((sum, one) => sum + one + GAP.length, 0) <= most
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => pad(cell, widths[i] as number))
      .join(GAP)
      .trimEnd()
  const stacked = ([name = '', only = '', ...more]: readonly string[]) => {
    // Of two columns the second explains the first.
    if (more.length === 0) return wrap(pair(name, only), most)
    return wrap([name, ...[only, ...more].map((cell, i) => pair(head[i + 1] ?? '', cell))].join(' · '), most)
  }
  return [
    paint.bold(say(table.title)),
    ...(fits ? [paint.dim(line(head)), ...rows.map(line)] : rows.flatMap(stacked)),
    ...(table.note ? wrap(say(table.note), most) : []),
    '',
  ]
}
const fitting = (aids: readonly Aid[], typed: string, say: Say): Aid | undefined => {
  const wanted = plain(typed)
  return (
    aids[Number(typed) - 1] ??
    aids.find(({ id }) => id === wanted) ??
    aids.find(({ id, title }) => id.startsWith(wanted) || plain(say(title)).includes(wanted))
  )
}

/** `aid` lists them, `aid NAME` shows one. */
export function aidLines(screen: Screen, { game }: Played, seen: Observation, typed: string): string[] {
  const { context, say } = screen
  const aids = game.aids?.(seen.view, seen.viewer) ?? []
  const list = aids.map(({ id, title }, n) => `${n + 1} ${context.words('pair', { name: id, value: say(title) })}`)
  if (typed === '') return list.length > 0 ? list : [context.words('play.no-aid')]
  const aid = fitting(aids, typed, say)
  if (!aid) return [context.words('play.no-aid'), ...list]
  return aid.tables.flatMap((table) => tableLines(table, screen, width()))
}

/** `card` lists all of them, with where each is; `card NAME` shows those that are called so, with all that is known of them. */
export function cardLines(screen: Screen, played: Played, seen: Observation, typed: string): string[] {
  const { context, say } = screen
  const cards = played.game.aids?.(seen.view, seen.viewer).find(({ id }) => id === 'cards')
  if (!cards) return [context.words('play.no-cards')]
  if (typed === '') return aidLines(screen, played, seen, 'cards')
  const wanted = plain(typed)
  const pair = (name: string, value: string) => context.words('pair', { name, value })
  // A number is that of one card, not a part of others.
  const isIt = (cells: readonly AidCell[]) =>
    /^\d+$/.test(typed) ? String(cells[1]) === typed : plain(cellText(cells[0] ?? null, say)).includes(wanted)
  const found = cards.tables.flatMap((table) =>
    table.rows
      .filter(({ cells }) => isIt(cells))
      .flatMap(({ cells }) => [
        paint.bold(cellText(cells[0] ?? null, say)),
        ...cells
          .slice(1)
          .flatMap((cell, i) => wrap(pair(cellText(table.head[i + 1] ?? null, say), cellText(cell, say)), width())),
        '',
      ]),
  )
  return found.length > 0 ? found : [context.words('play.no-card', { typed })]
}
