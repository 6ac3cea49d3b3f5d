/** The theatre map: every space and way of the games is there, nothing hides anything, and the land lies where it should. */
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { CONNECTIONS, SPACE, SPACES, type Space } from '@carillon/bayonets-and-tomahawks/page'
import { describe, expect, it } from 'vitest'
import { SHEET as BAYONETS } from '../src/boards/theatre/bayonets-and-tomahawks.ts'
import { namesFromAfar } from '../src/boards/theatre/map/afar.ts'
import { linesOf, shoals } from '../src/boards/theatre/map/engraving.ts'
import { around, boxesOf, pairsOn } from '../src/boards/theatre/pairs.ts'
import { type Box, lineAt, type Point, type Sheet } from '../src/boards/theatre/sheet.ts'
import { SHEET as WILDERNESS } from '../src/boards/theatre/wilderness-war.ts'
import { first } from '../src/table/zoom.ts'
import { inside } from './polygons.ts'

const ROOT = new URL('../../../', import.meta.url)
const from = async <T>(path: string): Promise<T> => (await import(/* @vite-ignore */ new URL(path, ROOT).href)) as T
const SHEETS: readonly (readonly [string, Sheet])[] = [
  ['bayonets-and-tomahawks', BAYONETS],
  ['wilderness-war', WILDERNESS],
]

/** What the script was told: a name, longitude, latitude, `shore` or `land`, and the kind of the space. */
interface Facts {
  readonly spaces: Readonly<Record<string, readonly [string, number, number, 'shore' | 'land', string]>>
}

// --- geometry ------------------------------------------------------------------------------------------------------

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const roomOf = ({ x, y }: Point, side: number): Box => ({ x: x - side / 2, y: y - side / 2, width: side, height: side })
/** All that must not hide one another: name and box. */
function boxes({ spaces, labels, ornaments, frame }: Sheet): readonly (readonly [string, Box])[] {
  return [
    ...Object.entries(spaces).map(([id, at]) => [`room of ${id}`, roomOf(at, frame.room)] as const),
    ...Object.entries(labels).map(([id, label]) => [`name of ${id}`, label] as const),
    ...Object.entries(ornaments).map(([id, box]) => [id, box] as const),
  ]
}
/** Which part of a disc is land. */
function dryness(at: Point, radius: number, land: readonly (readonly Point[])[]): number {
  let [dry, all] = [0, 0]
  for (let dx = -radius; dx <= radius; dx += 6)
    for (let dy = -radius; dy <= radius; dy += 6) {
      if (Math.hypot(dx, dy) > radius) continue
      all++
      if (inside({ x: at.x + dx, y: at.y + dy }, land)) dry++
    }
  return dry / all
}
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
/** Points of a line every three units. */
const walk = (line: readonly Point[]): readonly Point[] =>
  line.flatMap((b, i) => {
    const a = line[i - 1]
    if (!a) return [b]
    const parts = Math.max(1, Math.ceil(far(a, b) / 3))
    return Array.from({ length: parts }, (_, k) => {
      const t = (k + 1) / parts
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
    })
  })

// --- both sheets ---------------------------------------------------------------------------------------------------

describe.each(SHEETS)('the theatre of %s', (game, sheet) => {
  const { frame, spaces, labels, ways, names } = sheet
  const land = linesOf(sheet.land)

  it('no room, name or ornament hides another', () => {
    const all = boxes(sheet)
    const hidden = all.flatMap(([a, boxA], i) =>
      all.slice(i + 1).flatMap(([b, boxB]) => (overlap(boxA, boxB) ? [`${a} / ${b}`] : [])),
    )
    expect(hidden).toEqual([])
  })
  it('all of it lies inside the frame', () => {
    for (const [id, { x, y, width, height }] of boxes(sheet)) {
      const within = x > 20 && y > 20 && x + width < frame.width - 20 && y + height < frame.height - 20
      expect(within, id).toBe(true)
    }
  })
  it('each name fits its box', async () => {
    const { widthOf } = await from<{ widthOf(text: string, size: number, face: string): number }>(
      'maps/theatre/letters.mjs',
    )
    for (const [id, label] of Object.entries(labels)) {
      const face = label.italic ? 'italic' : 'roman'
      const widest = Math.max(...label.lines.map((line) => widthOf(line, frame.letters, face)))
      expect(label.width, id).toBeGreaterThanOrEqual(widest - 1)
      const last = lineAt(label, label.lines.length - 1, frame)
      expect(last.y, id).toBeLessThanOrEqual(label.y + label.height)
    }
  })
  it.each(['en', 'fr'])('each name is that of the game (%s)', (locale) => {
    const words = JSON.parse(
      readFileSync(new URL(`packages/${game}/src/locales/${locale}/names.json`, ROOT), 'utf8'),
    ) as Record<string, string>
    for (const [id, { lines }] of Object.entries(labels))
      expect(lines.join(' ').replaceAll('- ', '-'), id).toBe(words[`space.${id}`]?.replaceAll("'", '’'))
  })
  it('at first the letters can be read, on a desk and on a phone', () => {
    for (const pane of [
      { width: 1000, height: 780 },
      { width: 390, height: 300 },
    ]) {
      const scale = Math.min(pane.width / frame.width, pane.height / frame.height)
      expect(frame.letters * scale * (first(pane, frame)?.k ?? 1)).toBeGreaterThanOrEqual(11.5)
    }
  })
  it.each([28, 48, 76])('from afar no name hides another, and the first ones are there (%d)', (size) => {
    const all = Object.keys(spaces)
    const shown = namesFromAfar(sheet, all, size, [])
    expect(shown[0]?.words).toBe(labels[all[0] as string]?.lines.join(' '))
    expect(shown.length).toBeGreaterThan(8)
    shown.forEach(({ box, words }, i) => {
      expect(box.x > 0 && box.x + box.width < frame.width && box.y > 0, words).toBe(true)
      // Nor do two touch, so that they are read as one.
      const [gap, { x, y, width, height }] = [size * 0.3, box]
      const wide = { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap }
      for (const other of shown.slice(i + 1)) expect(overlap(wide, other.box), `${words} / ${other.words}`).toBe(false)
    })
  })
  it.each([28, 44, 60, 76])('from afar the name of Louisbourg leaves the stacks around it to be seen (%d)', (size) => {
    const pairs = boxesOf(pairsOn(sheet, ['halifax']))
    const alone = ['louisbourg', 'halifax'].map((id) => around(spaces[id] as Point, frame.room * 1.4))
    for (const stacks of [pairs, alone]) {
      const [name] = namesFromAfar(sheet, ['louisbourg'], size, stacks)
      expect(stacks.filter((one) => name && overlap(name.box, one))).toEqual([])
    }
  })
  it('the soft strokes off the shores keep to them', () => {
    const shore = new Set(land.flat().map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`))
    const strokes = shoals(sheet).join('').split(/[ML]/).filter(Boolean)
    expect(strokes.length).toBeGreaterThan(500)
    expect(strokes.filter((point) => !shore.has(point))).toEqual([])
  })
  it('words of the map stay off spaces and their names', () => {
    const taken = boxes(sheet)
    for (const { id, x, y, en, fr, size, spacing, angle, water } of names) {
      const turn = (angle * Math.PI) / 180
      const half = (Math.max(en.length, fr.length) * (size * (water ? 0.36 : 0.42) + spacing)) / 2
      for (let along = -half; along <= half; along += 5) {
        const up = -size * 0.25
        const p = {
          x: x + along * Math.cos(turn) - up * Math.sin(turn),
          y: y + along * Math.sin(turn) + up * Math.cos(turn),
        }
        const over = taken.filter(([, box]) => overlap(box, { ...p, width: 0.1, height: 0.1 })).map(([what]) => what)
        expect(over, id).toEqual([])
      }
    }
  })
  it('a way runs from space to space, and through no third one', () => {
    for (const [id, { path, middle }] of Object.entries(ways)) {
      const [a = '', b = ''] = id.split('--')
      const line = linesOf(path)[0] ?? []
      expect(far(line[0] as Point, spaces[a] as Point), id).toBeLessThan(2)
      expect(far(line.at(-1) as Point, spaces[b] as Point), id).toBeLessThan(2)
      const points = walk(line)
      expect(Math.min(...points.map((p) => far(p, middle))), id).toBeLessThan(4)
      const others = Object.entries(spaces).filter(([s]) => s !== a && s !== b)
      const entered = others.filter(([, at]) =>
        points.some((p) => Math.max(Math.abs(p.x - at.x), Math.abs(p.y - at.y)) < frame.room * 0.35),
      )
      expect(
        entered.map(([s]) => s),
        id,
      ).toEqual([])
    }
  })
  it('a harbour lies between land and water, any other space on land', () => {
    const facts = JSON.parse(readFileSync(new URL(`maps/theatre/${game}.json`, ROOT), 'utf8')) as Facts
    const wrong: string[] = []
    for (const [id, at] of Object.entries(spaces)) {
      const dry = dryness(at, 30, land)
      if (facts.spaces[id]?.[3] === 'shore') {
        if (dry < 0.1 || dryness(at, 54, land) === 1) wrong.push(`${id} ${dry.toFixed(2)}`)
      } else if (dry < 0.6) wrong.push(`${id} ${dry.toFixed(2)}`)
    }
    expect(wrong).toEqual([])
  })
})

it('the map is small: with both games less than 130 KB packed', () => {
  const size = SHEETS.map(([id]) => {
    const text = readFileSync(new URL(`packages/web/src/boards/theatre/${id}.json`, ROOT), 'utf8')
    return gzipSync(JSON.stringify(JSON.parse(text))).length
  })
  expect(size.reduce((a, b) => a + b, 0)).toBeLessThan(130 * 1024)
})

// --- Bayonets & Tomahawks ------------------------------------------------------------------------------------------

describe('Bayonets & Tomahawks on the theatre', () => {
  const { spaces, labels, ways, ornaments } = BAYONETS as Sheet<Space>
  it('has every space, with its name', () => {
    expect(Object.keys(spaces).sort()).toEqual([...SPACES].sort())
    expect(Object.keys(labels).sort()).toEqual([...SPACES].sort())
  })
  it('has every connection, of its kind', () => {
    const kind = ({ kind, coastal, nation }: (typeof CONNECTIONS)[number]) =>
      [kind, ...(coastal ? ['coastal'] : []), ...(nation ? [nation] : [])].join(' ')
    expect(Object.fromEntries(Object.entries(ways).map(([id, way]) => [id, way.kind]))).toEqual(
      Object.fromEntries(CONNECTIONS.map((one) => [one.id, kind(one)])),
    )
  })
  it('2.3 has both Sail Boxes in the ocean', () => {
    expect(ornaments).toHaveProperty('sail-british')
    expect(ornaments).toHaveProperty('sail-french')
  })
  it('2.3 a space on a sea zone lies by the water', () => {
    const land = linesOf(BAYONETS.land)
    for (const id of SPACES) if (SPACE[id].seas.length > 0) expect(dryness(spaces[id], 54, land), id).toBeLessThan(1)
  })
})

// --- Wilderness War ------------------------------------------------------------------------------------------------

describe('Wilderness War on the theatre', () => {
  const { spaces, labels, ways } = WILDERNESS
  const kinds = (kind: string) => Object.values(ways).filter((way) => way.kind === kind).length
  it('has 141 spaces, each with its name, and all ways', () => {
    expect(Object.keys(spaces)).toHaveLength(141)
    expect(Object.keys(labels).sort()).toEqual(Object.keys(spaces).sort())
    expect(
      Object.fromEntries(['land', 'river', 'lake', 'estuary', 'arrow', 'landing'].map((k) => [k, kinds(k)])),
    ).toEqual({ land: 203, river: 53, lake: 17, estuary: 3, arrow: 4, landing: 4 })
  })
  it('most ways by river follow one', () => {
    const rivers = Object.values(ways).filter((way) => way.kind === 'river')
    expect(rivers.filter((way) => way.river).length / rivers.length).toBeGreaterThan(0.8)
  })
  const rules = 'packages/wilderness-war/src/data/map.ts'
  it.skipIf(!existsSync(new URL(rules, ROOT)))('is the map of the rules', async () => {
    type Pair = readonly [string, string]
    const game = await from<
      Record<'LAND' | 'RIVERS' | 'LAKES' | 'ST_LAWRENCE', readonly Pair[]> & { SPACE_IDS: readonly string[] }
    >(rules)
    expect(Object.keys(spaces).sort()).toEqual([...game.SPACE_IDS].sort())
    for (const [kind, pairs] of [
      ['land', game.LAND],
      ['river', game.RIVERS],
      ['lake', game.LAKES],
      ['estuary', game.ST_LAWRENCE],
    ] as const)
      expect(
        Object.keys(ways)
          .filter((id) => ways[id]?.kind === kind)
          .sort(),
      ).toEqual(pairs.map((pair) => pair.join('--')).sort())
  })
})
