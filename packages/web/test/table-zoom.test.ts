import { describe, expect, test } from 'vitest'
import { type Box, beside, fullest, showing, withGoals } from '../src/table/sight.ts'
import { FIT, first, fromKept, held, MOST, moved, readKept, toKeep, zoomed } from '../src/table/zoom.ts'

/** A board of 4:3 in a window of 2:1: margins of 100 left and right. */
const pane = { width: 600, height: 300 }
const frame = { width: 800, height: 600 }

describe('the window onto the board', () => {
  test('fitting it stands in the middle', () => expect(held(FIT, pane, frame)).toEqual({ k: 1, x: 0, y: 0 }))
  test('it never leaves a gap where it is larger than the window', () => {
    expect(held({ k: 2, x: 500, y: 500 }, pane, frame)).toEqual({ k: 2, x: -200, y: 0 })
    expect(held({ k: 2, x: -5000, y: -5000 }, pane, frame)).toEqual({ k: 2, x: -400, y: -300 })
  })
  test('where it is smaller than the window it stays in the middle', () =>
    expect(held({ k: 1.25, x: 77, y: -10 }, pane, frame)).toEqual({ k: 1.25, x: -75, y: -10 }))
  test('not smaller than it fits, not larger than the most', () => {
    expect(zoomed(FIT, 0.1, { x: 0, y: 0 }, pane, frame).k).toBe(1)
    expect(zoomed(FIT, 100, { x: 0, y: 0 }, pane, frame).k).toBe(MOST)
  })
  test('what is under the finger stays there', () => {
    const at = { x: 330, y: 140 }
    const before = held({ k: 2, x: -250, y: -100 }, pane, frame)
    const after = zoomed(before, 1.5, at, pane, frame)
    const under = ({ k, x, y }: typeof before) => [(at.x - x) / k, (at.y - y) / k]
    const [x, y] = under(before) as [number, number]
    expect(under(after)[0]).toBeCloseTo(x)
    expect(under(after)[1]).toBeCloseTo(y)
  })
  test('what has the focus is brought into sight, and what is in sight does not move', () => {
    const zoom = held({ k: 3, x: -600, y: -300 }, pane, frame)
    const whole = { x: 0, y: 0, ...pane }
    const shown = (x: number, y: number) => showing(zoom, { x, y, width: 20, height: 20 }, whole, false, pane, frame)
    expect(shown(100, 100)).toBe(zoom)
    expect(shown(-80, 100).x).toBe(zoom.x + 104)
    expect(shown(100, 400).y).toBe(zoom.y - 144)
  })
  test('what is to be seen with its neighbours lies a sixth inside the room, and 64 pixels at least', () => {
    const zoom = held({ k: 3, x: -600, y: -300 }, pane, frame)
    const shown = (x: number, y: number, room: Box) =>
      showing(zoom, { x, y, width: 20, height: 20 }, room, true, pane, frame)
    const whole = { x: 0, y: 0, ...pane }
    expect(shown(100, 64, whole)).toBe(zoom)
    expect(shown(590, 100, whole).x).toBe(zoom.x - 110)
    expect(shown(100, 0, whole).y).toBe(zoom.y + 64)
    // In the middle of what is too narrow.
    expect(shown(100, 100, { x: 0, y: 0, width: 100, height: 300 }).x).toBe(zoom.x - 60)
  })
  test.each<[string, Box, Box]>([
    ['in the west', { x: 10, y: 10, width: 250, height: 200 }, { x: 260, y: 0, width: 340, height: 300 }],
    ['in the east', { x: 340, y: 10, width: 200, height: 200 }, { x: 0, y: 0, width: 340, height: 300 }],
    ['below, and beyond', { x: -20, y: 200, width: 700, height: 400 }, { x: 0, y: 0, width: 600, height: 200 }],
    ['above', { x: 0, y: 0, width: 600, height: 100 }, { x: 0, y: 100, width: 600, height: 200 }],
    ['outside', { x: 0, y: 300, width: 600, height: 100 }, { x: 0, y: 0, width: 600, height: 300 }],
    ['nowhere', { x: 0, y: 0, width: 0, height: 0 }, { x: 0, y: 0, width: 600, height: 300 }],
  ])('the room beside what lies over it %s', (_where, over, room) =>
    expect(beside({ x: 0, y: 0, ...pane }, over)).toEqual(room),
  )
  test.each([
    { width: 400, height: 300 },
    { width: 1000, height: 780 },
  ])('one begins where letters can be read, if the board says how large they are: %o', (size) => {
    const board = { width: 2400, height: 1800, letters: 22, begin: { cx: 0.6, cy: 0.4 } }
    const { k = 1, ...middle } = first(size, board) ?? {}
    expect(22 * Math.min(size.width / 2400, size.height / 1800) * k).toBeCloseTo(size.width < 500 ? 15 : 11.5)
    expect(middle).toEqual({ cx: 0.6, cy: 0.4 })
    expect(first(size, frame)).toBeUndefined()
  })
  test('kept and read again in a window of another size, the same part of the board is in the middle', () => {
    const zoom = moved({ k: 3, x: -600, y: -300 }, -40, 25, pane, frame)
    const kept = toKeep(zoom, pane, frame)
    const again = fromKept(kept, pane, frame)
    for (const field of ['k', 'x', 'y'] as const) expect(again[field]).toBeCloseTo(zoom[field])
    const other = { width: 390, height: 420 }
    const there = toKeep(fromKept(kept, other, frame), other, frame)
    expect(there.cx).toBeCloseTo(kept.cx)
    expect(there.cy).toBeCloseTo(kept.cy)
  })
  test.each([null, '', 'nonsense', '{}', '{"k":"2","cx":0,"cy":0}', '{"k":1,"cx":0.5,"cy":0.5}', '{"k":null}'])(
    'what was not kept by us is not read: %s',
    (text) => expect(readKept(text)).toBeUndefined(),
  )
  test('what was kept is read', () => expect(readKept('{"k":2,"cx":0.4,"cy":0.6}')).toEqual({ k: 2, cx: 0.4, cy: 0.6 }))
})

describe('the front', () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 })
  test('is where most lie together', () => {
    const east = [at(900, 100), at(950, 150), at(980, 120)]
    expect(fullest([at(0, 0), ...east, at(500, 500)], { width: 300, height: 300 })).toEqual(east)
  })
  test('is all of it where the window is large enough, and nothing where there is none', () => {
    const all = [at(0, 0), at(100, 100)]
    expect(fullest(all, { width: 800, height: 600 })).toEqual(all)
    expect(fullest([], { width: 800, height: 600 })).toEqual([])
  })
  test('who marches is seen with the goals that fit around him', () => {
    const [mover, near, east, west] = [at(100, 100), at(200, 220), at(600, 100), at(-600, 100)]
    // All to one side of him: he need not be in the middle.
    expect(withGoals(mover, [west, east, near], { width: 800, height: 600 })).toEqual([mover, near, east])
    expect(withGoals(mover, [near], { width: 100, height: 100 })).toEqual([mover])
  })
})
