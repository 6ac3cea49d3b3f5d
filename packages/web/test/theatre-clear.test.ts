/** Nothing hides anything: stacks of two enemies, what is written on a chip, numbers of arrows, signs. A law over all spaces. */
import { describe, expect, test } from 'vitest'
import { SHEET as BAYONETS } from '../src/boards/theatre/bayonets-and-tomahawks.ts'
import { type Cell, type Count, cellsOf, totalOf } from '../src/boards/theatre/chip.ts'
import { Clearing, numberAt, rowsOf, signsAt } from '../src/boards/theatre/clearing.ts'
import { grown } from '../src/boards/theatre/map/afar.ts'
import { boxesOf as chipsOf, pairsOn, STRIP } from '../src/boards/theatre/pairs.ts'
import { postsOf } from '../src/boards/theatre/ReachMarks.tsx'
import { type Box, overlap, type Point, type Sheet } from '../src/boards/theatre/sheet.ts'
import { curveOf, type Going } from '../src/boards/theatre/traces.ts'
import { SHEET as WILDERNESS } from '../src/boards/theatre/wilderness-war.ts'

const around = ({ x, y }: Point, side: number): Box => ({ x: x - side / 2, y: y - side / 2, width: side, height: side })
const signs = (count: number) =>
  rowsOf(
    Array.from({ length: count }, () => 42),
    42,
    4,
  )
const isIn = (box: Box, { width, height }: { width: number; height: number }): boolean =>
  box.x >= -0.01 && box.y >= -0.01 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01

describe.each([
  ['bayonets-and-tomahawks', BAYONETS],
  ['wilderness-war', WILDERNESS],
] as readonly (readonly [string, Sheet])[])('on the sheet of %s', (_, sheet) => {
  const { frame, spaces, labels, ways } = sheet
  const { room } = frame
  const rooms = Object.entries(spaces).map(([id, at]) => [id, around(at, room)] as const)
  const names = Object.entries(labels)
  /** What a box lies on. */
  const coveredBy = (box: Box, own?: string): string[] => [
    ...names.flatMap(([id, label]) => (overlap(box, label) ? [`the name of ${id}`] : [])),
    ...rooms.flatMap(([id, one]) => (id !== own && overlap(box, one) ? [`the room of ${id}`] : [])),
  ]

  /** Every space contested alone, with each of its neighbours, and with two of them. */
  const crowds = Object.keys(spaces).flatMap((id) => {
    const near = Object.keys(ways).flatMap((way) => {
      const ends = way.split('--')
      return ends.includes(id) ? ends.filter((end) => end !== id && end in spaces) : []
    })
    return [[id], ...near.map((other) => [id, other]), [id, ...near.slice(0, 2)]]
  })
  test('two enemies lie on no name, no room of another space, no other two, and on the map, however many are contested', () => {
    const faults = new Set<string>()
    for (const crowd of crowds) {
      const all = [...pairsOn(sheet, crowd)].flatMap(([id, { british, french }]) => [
        [id, british] as const,
        [id, french] as const,
      ])
      for (const [i, [id, box]] of all.entries()) {
        for (const what of coveredBy(box, id)) faults.add(`${id} on ${what} in ${crowd}`)
        for (const [other, two] of all.slice(i + 1)) if (overlap(box, two)) faults.add(`${id} on ${other} in ${crowd}`)
        if (!isIn(box, frame)) faults.add(`${id} off the map`)
      }
    }
    expect([...faults]).toEqual([])
  })
  test('their chips are as large as others, and lie on their space or are led to it', () => {
    let small = 0
    let count = 0
    for (const crowd of crowds)
      for (const [id, { british, french, lead }] of pairsOn(sheet, crowd)) {
        const at = spaces[id] as Point
        count++
        if (british.width < 0.89 * room) small++
        expect(british.width, id).toBeGreaterThan(0.69 * room)
        expect((british.height - STRIP) / british.width).toBeCloseTo(0.74)
        expect([french.width, french.height]).toEqual([british.width, british.height])
        expect(french.middle).toEqual(british.middle)
        const isOn = [british, french].some((box) => overlap(grown(box, 2), around(at, 1)))
        expect(isOn || lead !== undefined, `${id} has its chips elsewhere`).toBe(true)
        if (lead) expect(Math.hypot(lead.x - at.x, lead.y - at.y), id).toBeLessThan(3 * room + 0.01)
      }
    expect(small / count).toBeLessThan(0.1)
  })
  test('the line that leads to them crosses no name', () => {
    const faults = new Set<string>()
    for (const crowd of crowds)
      for (const [id, { lead }] of pairsOn(sheet, crowd)) {
        if (!lead) continue
        const at = spaces[id] as Point
        for (let part = 0; part <= 1; part += 0.02) {
          const spot = { x: at.x + (lead.x - at.x) * part, y: at.y + (lead.y - at.y) * part }
          for (const [name, label] of names)
            if (overlap(around(spot, 1), label)) faults.add(`${id} through the name of ${name} in ${crowd}`)
        }
      }
    expect([...faults]).toEqual([])
  })
  test('the number of an arrow lies on no name, no room and no other number', () => {
    const faults: string[] = []
    for (const id of Object.keys(ways)) {
      const [from = '', to = ''] = id.split('--')
      const clearing = new Clearing(sheet)
      const taken: Box[] = []
      for (const path of [
        [from, to],
        [to, from],
      ]) {
        const go = { go: 'march' as Going, side: 'british' as const, who: [], path }
        const curve = curveOf(go, sheet, (place) => spaces[place])
        if (!curve) continue
        const { scale, ...at } = numberAt(curve, clearing)
        const box = around(at, 40 * scale)
        faults.push(...coveredBy(box).map((what) => `${path} on ${what}`))
        if (taken.some((one) => overlap(one, box))) faults.push(`${path} on the other`)
        taken.push(box)
      }
    }
    expect(faults).toEqual([])
  })
  test('signs of a place lie on no name and no room, however many there are, and near it', () => {
    const faults: string[] = []
    for (const [id, at] of Object.entries(spaces))
      for (const count of [1, 3, 6]) {
        const box = signsAt(at, room, signs(count), new Clearing(sheet))
        faults.push(...coveredBy(box).map((what) => `${count} of ${id} on ${what}`))
        if (!isIn(box, frame)) faults.push(`${count} of ${id} off the map`)
        expect(box.scale).toBeGreaterThan(0.6)
      }
    expect(faults).toEqual([])
  })
  test('what it costs to come to a place within reach, with its signs, lies on no name, no room and no other', () => {
    const goals = Object.keys(spaces).map((place, i) => ({
      ...{ place, cost: 1 + (i % 6), signs: ['battle', 'siege', 'intercept', 'out'].slice(0, i % 5) },
    }))
    const faults: string[] = []
    // As far as a march leads: those around a place.
    for (const at of Object.values(spaces)) {
      const near = goals.filter(({ place }) => {
        const { x = 0, y = 0 } = spaces[place] ?? {}
        return Math.hypot(x - at.x, y - at.y) < 300
      })
      const boxes = postsOf(near, sheet).map(({ goal, signs: box }) => [goal.place, box] as const)
      for (const [i, [id, box]] of boxes.entries()) {
        faults.push(...coveredBy(box).map((what) => `${id} on ${what}`))
        if (boxes.slice(i + 1).some(([, other]) => overlap(box, other))) faults.push(`${id} on another`)
      }
    }
    expect([...new Set(faults)]).toEqual([])
  })
  test('signs nearer to another space than to their own have a line that leads home', () => {
    const away = ({ x, y, width, height }: Box, at: Point): number =>
      Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - height))
    const strays: string[] = []
    for (const [id, at] of Object.entries(spaces)) {
      const box = signsAt(at, room, signs(2), new Clearing(sheet))
      const near = Object.values(spaces).some((other) => away(box, other) < away(box, at))
      if (near && !box.isFar) strays.push(id)
    }
    expect(strays).toEqual([])
  })
  test('they keep off contested stacks too', () => {
    for (const [id, at] of Object.entries(spaces)) {
      const pair = chipsOf(pairsOn(sheet, [id]))
      const box = signsAt(at, room, signs(2), new Clearing(sheet, pair))
      expect(
        pair.some((one) => overlap(one, box)),
        id,
      ).toBe(false)
    }
  })
})

describe('on a chip', () => {
  /** Of a digit and of a shape, at least: what they may not share. */
  const digits = ({ x, y, size, count }: Cell): Box => {
    const width = String(count).length * size * 0.5
    return { x: x - width / 2, y: y - size * 0.68, width, height: size * 0.68 }
  }
  const shape = ({ over: [x, y], scale }: Cell): Box => around({ x, y }, 8 * scale)
  const boxesOf = (cells: readonly Cell[]): readonly Box[] =>
    cells.flatMap((cell) => [...(cell.form ? [shape(cell)] : []), ...(cell.bare ? [] : [digits(cell)])])
  const B = (triangle: number, square: number, circle: number): readonly Count[] =>
    [
      { form: 'triangle', count: triangle } as const,
      { form: 'square', count: square } as const,
      { form: 'circle', count: circle } as const,
    ].filter(({ count }) => count > 0)
  const W = (leaders: boolean, units: number, strength: number): readonly Count[] => [
    ...(leaders ? [{ form: 'star', count: 1, bare: true } as const] : []),
    ...(units > 0 ? [{ form: 'square', count: units } as const, { count: strength }] : []),
  ]
  const STACKS: readonly (readonly [Sheet, readonly (readonly Count[])[]])[] = [
    [BAYONETS, [B(3, 11, 3), B(1, 0, 0), B(4, 5, 0), B(12, 10, 11)]],
    [WILDERNESS, [W(true, 4, 8), W(true, 14, 38), W(false, 1, 0), W(true, 0, 0)]],
  ]
  const roomsOn = ({ frame, spaces, ...sheet }: Sheet) => [
    { width: frame.room, height: frame.room * 0.74 },
    ...Object.keys(spaces).map((space) => {
      const [{ width, height }] = chipsOf(pairsOn({ frame, spaces, ...sheet }, [space])) as [Box, Box]
      return { width, height: height - STRIP }
    }),
  ]
  test.each([
    ['from near', cellsOf],
    ['from afar', totalOf],
  ] as const)('%s no number touches another, nor a shape, nor the edge', (_, lay) => {
    for (const [sheet, stacks] of STACKS)
      for (const counts of stacks)
        for (const { width, height } of roomsOn(sheet)) {
          const boxes = boxesOf(lay(counts, width, height))
          const what = `${JSON.stringify(counts)} in ${width} × ${height}`
          for (const [i, one] of boxes.entries()) {
            expect(isIn(one, { width, height }), `${what}: off the chip`).toBe(true)
            const other = boxes.slice(i + 1).find((two) => overlap(one, two))
            expect(other, `${what}: one on another`).toBeUndefined()
          }
        }
  })
  test('from afar one number is left, and it is large', () => {
    const [only, ...none] = totalOf(B(3, 11, 3), 62, 46)
    expect(none).toEqual([])
    expect(only).toMatchObject({ count: 17 })
    expect(only?.size).toBeGreaterThan(40)
    expect(totalOf(W(true, 4, 8), 56, 41)[0]?.count).toBe(8)
  })
})
