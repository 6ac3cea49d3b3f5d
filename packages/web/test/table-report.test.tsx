/** The course of a game as a picture and as a table. */
import { renderer } from '@carillon/kernel/catalogue'
import type { Report } from '@carillon/protocol'
import { expect, test } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import { Chart } from '../src/table/Chart.tsx'
import { type ChartData, chartShapes, coursesOf, pictureOf, SIZE, svgText } from '../src/table/course-picture.ts'
import { renderToStaticMarkup } from './markup.ts'

const texts = {
  ...{ 'game.name': 'Game & Co', 'scenario.long': 'Long', 'annals.vp': 'Points', 'log.turn': 'Turn <{n}>' },
  ...{ 'role.british': 'British', 'role.french': 'French' },
}
const wordsOf = (say: ReturnType<typeof renderer>) => ({
  say,
  t: (key: string, args?: Readonly<Record<string, string | number>>) => say(args ? { key, args } : { key }),
})
const words = wordsOf(renderer({ ...en, ...texts }, 'en'))
const report: Report = {
  setup: { game: 'g', scenario: 'long', options: {}, seats: {} },
  outcome: { winner: 'french', margin: 1, cause: { key: 'why' }, rule: '1' },
  samples: [
    { at: 0 },
    ...[1, 2, 3].map((n) => ({ at: 10 * n, chapter: 'turn' as const, text: { key: 'log.turn', args: { n } } })),
    { at: 40 },
  ],
  charts: [
    { name: { key: 'annals.vp' }, sides: ['british', 'french'], series: [{ values: [0, 2, -4, -1, -3] }] },
    {
      name: { key: 'annals.vp' },
      series: [
        { role: 'british', values: [5, 5, 4, 3, 0] },
        { role: 'french', values: [2, 2, 2, 2, 2] },
      ],
    },
  ],
  chance: { role: 'british', values: [0.5, 0.6, 0.2, 0.3, 0] },
  ...{ turning: [], losses: [], luck: {}, story: [] },
}

test('every number has its place in the box, and sides differ by more than their colour', () => {
  const courses = coursesOf(report, words)
  expect(courses.map(({ title }) => title)).toEqual(['Points', 'Points', 'Chance to win (British)'])
  for (const course of courses)
    for (const shape of chartShapes(course, report, words)) {
      const points = shape.shape === 'way' ? shape.points : [[shape.x, shape.y] as const]
      for (const [x, y] of points) {
        expect(x >= 0 && x <= SIZE.width).toBe(true)
        expect(y >= 0 && y <= SIZE.height).toBe(true)
      }
    }
  const strengths = chartShapes(courses[1] as (typeof courses)[0], report, words)
  const lines = strengths.flatMap((one) => (one.shape === 'way' && one.width > 2 ? [one] : []))
  expect(new Set(lines.map(({ dash }) => String(dash))).size).toBe(2)
  expect(strengths.flatMap((one) => (one.shape === 'words' ? one.text : []))).toEqual(
    expect.arrayContaining(['British', 'French']),
  )
})

test('shares of a hundred are written as the language writes them, in the picture and in its table', () => {
  for (const [locale, of, all] of [
    ['en', en, '100%'],
    ['fr', fr, '100\u{202f}%'],
  ] as const) {
    const spoken = wordsOf(renderer({ ...of, ...texts }, locale))
    const course = coursesOf({ ...report, chance: { role: 'british', values: [1] } }, spoken)[2] as ChartData
    expect(chartShapes(course, report, spoken).map((one) => one.shape === 'words' && one.text)).toContain(all)
    expect(renderToStaticMarkup(<Chart {...{ course, report, ...spoken }} />)).toContain(`<td>${all}</td>`)
  }
})

test('names of turns below the picture do not lie on each other, and stay on it', () => {
  const named = renderer({ ...en, ...texts, 'log.turn': '1757, Action Round {n}.' }, 'en')
  for (const count of [1, 2, 3, 4, 5, 9, 14]) {
    const turns = Array.from({ length: count }, (_, n) => ({
      ...{ at: 10 + n * n, chapter: 'turn' as const, text: { key: 'log.turn', args: { n: n + 1 } } },
    }))
    const samples = [{ at: 0 }, ...turns, { at: 15 + count * count }]
    const [course] = coursesOf(report, words)
    const shapes = chartShapes(course as NonNullable<typeof course>, { samples }, { ...words, say: named })
    const spans = shapes.flatMap((one) => {
      if (one.shape !== 'words' || !one.text.startsWith('1757')) return []
      // Letters of a serif are half as wide as they are high.
      const width = (one.text.length * one.size) / 2
      const from = one.x - { start: 0, middle: width / 2, end: width }[one.anchor ?? 'start']
      return [{ from, to: from + width }]
    })
    expect(spans.length).toBeGreaterThan(0)
    for (const [i, { from, to }] of spans.entries()) {
      expect(from).toBeGreaterThanOrEqual(spans[i - 1]?.to ?? 0)
      expect(to).toBeLessThanOrEqual(SIZE.width + 1)
    }
  }
})

test('as a file of its own: all charts, who won, nothing that breaks it', () => {
  const text = svgText(pictureOf(report, words))
  expect(text).toMatch(/^<svg [^>]*>.*<\/svg>$/)
  expect(text).toContain('Game &#38; Co · Long')
  expect(text).toContain('The French win.')
  expect(text).toContain('Turn &#60;1&#62;')
  expect(text).not.toContain('NaN')
})

test('a long title has room on the picture', () => {
  const scenario = { 'scenario.long': 'La petite guerre de Vaudreuil (1755), longue' }
  const { shapes } = pictureOf(report, wordsOf(renderer({ ...fr, ...texts, ...scenario }, 'fr')))
  const title = shapes.find((one) => one.shape === 'words' && one.text.startsWith('Game'))
  if (title?.shape !== 'words') throw new Error('no title')
  expect(title.size * title.text.length * 0.56).toBeLessThanOrEqual(SIZE.width + 0.01)
})

test('the same numbers as a table: by turns, with the side they are of', () => {
  const [course] = coursesOf(report, words)
  const text = renderToStaticMarkup(<Chart course={course as NonNullable<typeof course>} report={report} {...words} />)
  const cells = [...text.matchAll(/<td>([^<]*)<\/td>/g)].map((match) => match[1])
  expect(cells).toEqual(['0', 'British 2', 'French 4', 'French 1', 'French 3'])
  expect(text).toContain('role="img"')
})
