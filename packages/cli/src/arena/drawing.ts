/** The picture of an arena: a ladder of strengths with their intervals, and under it the pairs. */
import type { Game } from '@carillon/kernel'
import type { Context } from '../context.ts'
import { ranked, tables } from './report.ts'
import type { Figures, Summary } from './summary.ts'

const WIDTH = 1000
const LINE = 24
const MARGIN = 24
/** Where the ladder's scale begins and ends. */
const LEFT = 140
const RIGHT = WIDTH - 300
/** Whoever has not played could be anywhere; the scale ends somewhere. */
const FAR = 2000
/** Where the columns of the pairs begin, or, if they are figures, end. */
const COLUMNS = [MARGIN, 250, 320, 340, 530, 700, 870]

export function drawn(context: Context, game: Game, summary: Summary): string {
  const blocks = tables(context, game, summary)
  const figures: readonly Figures[] = [summary, ...(summary.scenarios ?? [])]
  const lines: string[] = []
  let y = MARGIN
  for (const [i, { title, ladder, pairs }] of blocks.entries()) {
    y += LINE
    lines.push(text(MARGIN, y, title, 'title'))
    if (i === 0) {
      const { words } = context
      const { games, seed } = summary
      lines.push(text(WIDTH - MARGIN, y, words('sim.title', { games, seed: String(seed) }), 'end'))
    }
    const { marks, scale } = rungs(figures[i] as Figures, y)
    lines.push(...scale, ...marks)
    for (const { player, elo, between } of ladder) {
      y += LINE
      lines.push(text(MARGIN, y, player), text(RIGHT + 60, y, elo, 'end'), text(RIGHT + 76, y, between, 'dim'))
    }
    y += LINE / 2
    for (const row of pairs) {
      y += LINE
      lines.push(...row.map((cell, at) => text(COLUMNS[at] ?? 0, y, cell, at === 1 || at === 2 ? 'end' : undefined)))
    }
    y += LINE
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img">
<title>${plain(blocks[0]?.title ?? '')}</title>
<style>
text { font: 14px system-ui, sans-serif; fill: #222 }
.title { font-weight: 600; font-size: 16px }
.dim { fill: #555 }
.end { text-anchor: end }
line { stroke: #222; stroke-width: 2 }
.grid { stroke: #ccc; stroke-width: 1 }
</style>
<rect width="100%" height="100%" fill="#fff"/>
${lines.join('\n')}
</svg>
`
}

/** The interval of each player with his strength on it, and a line at 0. */
function rungs(figures: Figures, top: number) {
  const players = ranked(figures)
  const ends = players.flatMap(([, { interval }]) => interval.map((x) => Math.max(-FAR, Math.min(FAR, x))))
  const low = Math.min(-50, ...ends)
  const high = Math.max(50, ...ends)
  const at = (elo: number): string => {
    const inside = Math.max(low, Math.min(high, elo))
    return (LEFT + ((RIGHT - LEFT) * (inside - low)) / (high - low)).toFixed(1)
  }
  const bottom = top + players.length * LINE + 6
  return {
    scale: [`<line class="grid" x1="${at(0)}" x2="${at(0)}" y1="${top + 6}" y2="${bottom}"/>`],
    marks: players.flatMap(([, { elo, interval }], i) => {
      const y = top + (i + 1) * LINE - 5
      const [from, to] = interval.map(at)
      const bar = (x: string | undefined): string => `<line x1="${x}" x2="${x}" y1="${y - 4}" y2="${y + 4}"/>`
      return [
        `<line x1="${from}" x2="${to}" y1="${y}" y2="${y}"/>`,
        bar(from),
        bar(to),
        `<circle cx="${at(elo)}" cy="${y}" r="5" fill="#222"/>`,
      ]
    }),
  }
}

const text = (x: number, y: number, words: string, kind?: string): string =>
  `<text x="${x}" y="${y}"${kind ? ` class="${kind}"` : ''}>${plain(words)}</text>`

const plain = (words: string): string => words.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
