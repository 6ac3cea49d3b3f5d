/** The learning curve as a picture: what was measured on the way, by games. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line of a progress file: after so many games, each thing measured. */
export interface Measured {
  readonly games: number
  readonly curve: Readonly<Record<string, number>>
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [800, 420, 60, 220, 50, 50]
const COLOURS = ['#1b4f9c', '#b3261e', '#2e7d32', '#8a5a00', '#6a1b9a', '#00695c', '#455a64', '#ad1457']
/** Lines are told apart by form as well. */
const DASHES = ['', '8 4', '2 3', '10 3 2 3']

/** Adds a line to the progress file, and draws the curve anew. */
export function told(folder: string, name: string, title: string, line: Measured): void {
  const file = join(folder, `${name}.jsonl`)
  const text = JSON.stringify(line)
  appendFileSync(file, `${text}\n`)
  console.log(text)
  const lines = readFileSync(file, 'utf8').split('\n')
  const all = lines.filter((one) => one !== '').map((one) => JSON.parse(one) as Measured)
  writeFileSync(join(folder, `${name}.svg`), curveOf(title, all))
}

/** Shares from 0 to 1, or losses: the scale ends where they do. */
export function curveOf(title: string, measured: readonly Measured[]): string {
  const drawn = measured.filter(({ curve }) => curve !== undefined)
  const names = [...new Set(drawn.flatMap(({ curve }) => Object.keys(curve)))]
  const most = Math.max(1, ...drawn.map(({ games }) => games))
  const values = drawn.flatMap(({ curve }) => Object.values(curve))
  const [low, high] = [Math.floor(Math.min(0.5, ...values) * 10) / 10, Math.ceil(Math.max(0.5, ...values) * 10) / 10]
  const x = (games: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * games) / most
  const y = (value: number): number => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - low)) / (high - low || 1)
  const rows = Array.from({ length: Math.round((high - low) * 10) + 1 }, (_, i) => low + i / 10)
  const grid = rows.map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}"/>` +
      `<text class="end" x="${LEFT - 8}" y="${(y(value) + 5).toFixed(1)}">${value.toFixed(1)}</text>`,
  )
  const lines = names.map((name, n) => {
    const points = drawn.flatMap(({ games, curve }) =>
      curve[name] === undefined ? [] : [`${x(games).toFixed(1)},${y(curve[name]).toFixed(1)}`],
    )
    const look = `stroke="${COLOURS[n % COLOURS.length]}" stroke-dasharray="${DASHES[n % DASHES.length]}"`
    const key = TOP + 20 * n
    return (
      `<polyline points="${points.join(' ')}" ${look}/>` +
      `<line x1="${WIDTH - RIGHT + 16}" x2="${WIDTH - RIGHT + 48}" y1="${key}" y2="${key}" ${look}/>` +
      `<text x="${WIDTH - RIGHT + 56}" y="${key + 5}">${plain(name)}</text>`
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">
<title>${plain(title)}</title>
<style>
text { font: 14px system-ui, sans-serif; fill: #222 }
.title { font-weight: 600; font-size: 16px }
.end { text-anchor: end }
polyline, line { fill: none; stroke-width: 2 }
.grid { stroke: #ccc; stroke-width: 1 }
</style>
<rect width="100%" height="100%" fill="#fff"/>
<text class="title" x="${LEFT}" y="28">${plain(title)}</text>
${[...grid, ...lines].join('\n')}
<text x="${LEFT}" y="${HEIGHT - 16}">0</text>
<text class="end" x="${WIDTH - RIGHT}" y="${HEIGHT - 16}">${most}</text>
</svg>
`
}
const plain = (words: string): string => words.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
