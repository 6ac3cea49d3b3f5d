/** Many short texts side by side, read down the columns. */
import { pad, widthOf } from '../terminal.ts'

const GAP = 3

export function columns(cells: readonly string[], most: number): string[] {
  if (cells.length === 0) return []
  const cell = Math.max(...cells.map(widthOf))
  const across = cells.length <= 6 ? 1 : Math.max(1, Math.floor((most + GAP) / (cell + GAP)))
  const rows = Math.ceil(cells.length / across)
  return Array.from({ length: rows }, (_, row) => {
    const line: string[] = []
    for (let at = row; at < cells.length; at += rows) line.push(pad(cells[at] as string, cell))
    return line.join(' '.repeat(GAP)).trimEnd()
  })
}
