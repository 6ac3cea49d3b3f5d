/**
 * The course of a game as a picture, in shapes: drawn on the screen, written as a file of its own, or painted for a picture that
 * is sent. Sides differ by line and word, not by colour alone.
 */
import { isHeading, type Message, type Role } from '@carillon/kernel'
import { percent, type Report } from '@carillon/protocol'

type Colour = 'paper' | 'ink' | 'soft' | 'line' | 'british' | 'french' | 'third'
export type Shape =
  | {
      readonly shape: 'box'
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly fill: Colour
    }
  | {
      readonly shape: 'way'
      readonly points: readonly (readonly [x: number, y: number])[]
      readonly colour: Colour
      readonly width: number
      readonly dash?: readonly [number, number] | undefined
    }
  | {
      readonly shape: 'words'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly size: number
      readonly colour: Colour
      readonly anchor?: 'start' | 'middle' | 'end'
      readonly bold?: boolean
    }
export interface Words {
  readonly say: (message: Message) => string
  readonly t: (key: string, args?: Readonly<Record<string, string | number>>) => string
}

/** A chart: numbers for each sample. */
export interface ChartData {
  readonly title: string
  readonly sides?: readonly [Role, Role]
  readonly series: readonly { readonly role?: Role; readonly values: readonly number[] }[]
  /** The least and the most there can be, if that is known. */
  readonly range?: readonly [number, number]
  /** They are of a hundred. */
  readonly percent?: true
}
/** A number of it, as the language writes it. */
export const figure = ({ percent }: ChartData, size: number, { t }: Words): string =>
  percent ? t('settings.percent', { size }) : String(size)

export function coursesOf({ charts, chance }: Report, { say, t }: Words): readonly ChartData[] {
  const all: ChartData[] = charts.map(({ name, ...chart }) => ({ title: say(name), ...chart }))
  if (chance) {
    const title = t('report.chance', { side: say({ key: `role.${chance.role}` }) })
    const values = chance.values.map(percent)
    all.push({ title, series: [{ role: chance.role, values }], range: [0, 100], percent: true })
  }
  return all
}

const colourOf = (role: Role | undefined): Colour =>
  role === 'british' || role === 'french' ? role : role === undefined ? 'ink' : 'third'
/** What each side's line is like. */
const DASH: Readonly<Partial<Record<Colour, readonly [number, number]>>> = { french: [6, 3], third: [2, 3] }

export const SIZE = { width: 400, height: 170 } as const
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 10, 26, 24]

/** Numbers at the side are so far from each other. */
const APART = 12

/** One chart in a box of `SIZE`. */
export function chartShapes(course: ChartData, { samples }: Pick<Report, 'samples'>, words: Words): readonly Shape[] {
  const { title, series, sides } = course
  const last = samples.at(-1)?.at || 1
  const all = series.flatMap(({ values }) => values)
  const [least, most] = course.range ?? [Math.min(0, ...all), Math.max(1, ...all)]
  const [w, h] = [SIZE.width - LEFT - RIGHT, SIZE.height - TOP - BOTTOM]
  const x = (at: number): number => LEFT + (w * at) / last
  const y = (value: number): number => TOP + h - (h * (value - least)) / (most - least || 1)
  const shapes: Shape[] = [{ shape: 'words', x: 2, y: 14, text: title, size: 13, colour: 'ink', bold: true }]
  const marks: number[] = []
  for (const value of [0, least, most, Math.round((least + most) / 2)])
    if (value >= least && value <= most && marks.every((one) => Math.abs(y(one) - y(value)) > APART)) marks.push(value)
  for (const value of marks) {
    const points = [[LEFT, y(value)] as const, [LEFT + w, y(value)] as const]
    shapes.push({ shape: 'way', points, colour: value === 0 ? 'soft' : 'line', width: 1 })
    const text = figure(course, sides ? Math.abs(value) : value, words)
    shapes.push({ shape: 'words', x: LEFT - 4, y: y(value) + 4, text, size: 10, colour: 'soft', anchor: 'end' })
  }
  if (sides)
    for (const [i, role] of sides.entries())
      shapes.push({
        ...{
          shape: 'words',
          x: LEFT + w,
          y: i === 0 ? TOP - 6 : TOP + h + 10,
          text: words.say({ key: `role.${role}` }),
        },
        ...{ size: 10, colour: colourOf(role), anchor: 'end' },
      } as const)
  for (const { role, values } of series) {
    const colour = colourOf(role)
    const points = samples.map(({ at }, i) => [x(at), y(values[i] ?? 0)] as const)
    shapes.push({ shape: 'way', points: stepped(points), colour, width: 2.2, dash: DASH[colour] })
  }
  const named = series.flatMap(({ role }) => role ?? [])
  let at = LEFT + w
  for (const role of series.length > 1 ? named.toReversed() : []) {
    const text = words.say({ key: `role.${role}` })
    shapes.push({ shape: 'words', x: at, y: 14, text, size: 11, colour: colourOf(role), anchor: 'end', bold: true })
    at -= text.length * 6 + 8
    const colour = colourOf(role)
    shapes.push({
      shape: 'way',
      points: [
        [at - 14, 10],
        [at, 10],
      ],
      colour,
      width: 2.2,
      dash: DASH[colour],
    })
    at -= 24
  }
  return [...shapes, ...labels(samples, x, words)]
}
/** A number holds until another comes. */
const stepped = (points: readonly (readonly [number, number])[]) =>
  points.flatMap(([x, y], i) =>
    i === 0 ? [[x, y] as const] : [[x, (points[i - 1] as readonly [number, number])[1]] as const, [x, y] as const],
  )

/** What a letter takes of the names of turns, and what lies between two of them at least, in units of the picture. */
const [LETTER, BETWEEN] = [5, 12]
const LONG = 30
/** As many of the turns as have room, below. */
function labels(samples: Report['samples'], x: (at: number) => number, { say }: Words): readonly Shape[] {
  const turns = samples.filter((one) => one.chapter && isHeading({ chapter: one.chapter }))
  let free = 0
  return turns.flatMap(({ at, text }): readonly Shape[] => {
    const whole = text ? say(text).replace(/[.]$/, '') : ''
    const short = whole.length > LONG ? `${whole.slice(0, LONG - 1)}…` : whole
    const place = x(at)
    const width = short.length * LETTER
    const anchor = place > SIZE.width - width / 2 ? 'end' : place < width / 2 ? 'start' : 'middle'
    const from = place - { start: 0, middle: width / 2, end: width }[anchor]
    if (from < free) return []
    free = from + width + BETWEEN
    return [{ shape: 'words', x: place, y: SIZE.height - 4, text: short, size: 9.5, colour: 'soft', anchor }]
  })
}

// --- as a file -----------------------------------------------------------------------------------------------------

const COLOURS: Readonly<Record<Colour, string>> = {
  ...{ paper: '#fbf5e6', ink: '#2b2118', soft: '#6b5d4d', line: '#d9cbb0' },
  ...{ british: '#9c2b20', french: '#23477e', third: '#4c6b2f' },
}
const FONT = 'Georgia, serif'
const MARGIN = 16
const HEAD = 64

/** A long name is written smaller: a bold letter takes a little more than half its height. */
const titleSize = (title: string): number => Math.min(16, SIZE.width / (0.56 * title.length))

/** All charts one below the other, with who won. */
export function pictureOf(report: Report, words: Words): { width: number; height: number; shapes: readonly Shape[] } {
  const { say, t } = words
  const { outcome, setup } = report
  const courses = coursesOf(report, words)
  const width = SIZE.width + 2 * MARGIN
  const height = HEAD + courses.length * (SIZE.height + 8) + MARGIN
  const won =
    outcome.winner === 'draw' ? t('report.draw') : t('report.won', { side: say({ key: `role.${outcome.winner}` }) })
  const title = `${say({ key: 'game.name' })} · ${say({ key: `scenario.${setup.scenario}` })}`
  const shapes: Shape[] = [
    { shape: 'box', x: 0, y: 0, w: width, h: height, fill: 'paper' },
    { shape: 'words', x: MARGIN, y: 26, text: title, size: titleSize(title), colour: 'ink', bold: true },
    { shape: 'words', x: MARGIN, y: 46, text: won, size: 13, colour: 'ink' },
  ]
  for (const [i, course] of courses.entries()) {
    const down = HEAD + i * (SIZE.height + 8)
    for (const shape of chartShapes(course, report, words)) shapes.push(moved(shape, MARGIN, down))
  }
  return { width, height, shapes }
}
function moved(shape: Shape, dx: number, dy: number): Shape {
  if (shape.shape === 'way') return { ...shape, points: shape.points.map(([x, y]) => [x + dx, y + dy] as const) }
  return { ...shape, x: shape.x + dx, y: shape.y + dy }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
export const wayOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

export function svgText({ width, height, shapes }: ReturnType<typeof pictureOf>): string {
  const inside = shapes.map((one) => {
    if (one.shape === 'box')
      return `<rect x="${one.x}" y="${one.y}" width="${one.w}" height="${one.h}" fill="${COLOURS[one.fill]}"/>`
    if (one.shape === 'way')
      return `<path d="${wayOf(one.points)}" fill="none" stroke="${COLOURS[one.colour]}" stroke-width="${one.width}"${one.dash ? ` stroke-dasharray="${one.dash.join(' ')}"` : ''}/>`
    const { x, y, size, colour, anchor = 'start', bold, text } = one
    return `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" fill="${COLOURS[colour]}" text-anchor="${anchor}"${bold ? ' font-weight="bold"' : ''}>${escaped(text)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${inside.join('')}</svg>`
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const
/** Painted, twice as large. */
export async function pngOf({ width, height, shapes }: ReturnType<typeof pictureOf>): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('nothing to paint on')
  pen.scale(2, 2)
  for (const one of shapes) {
    if (one.shape === 'box') {
      pen.fillStyle = COLOURS[one.fill]
      pen.fillRect(one.x, one.y, one.w, one.h)
    } else if (one.shape === 'way') {
      pen.strokeStyle = COLOURS[one.colour]
      pen.lineWidth = one.width
      pen.setLineDash([...(one.dash ?? [])])
      pen.stroke(new Path2D(wayOf(one.points)))
    } else {
      pen.fillStyle = COLOURS[one.colour]
      pen.font = `${one.bold ? 'bold ' : ''}${one.size}px ${FONT}`
      pen.textAlign = ALIGN[one.anchor ?? 'start']
      pen.fillText(one.text, one.x, one.y)
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
