import type { Option } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { SIDES, type Side, type View } from '@carillon/quebec-1759/page'
import { describe, expect, test } from 'vitest'
import { holderOf } from '../src/boards/quebec-1759/Ground.tsx'
import { type Intent, nextOf } from '../src/boards/quebec-1759/intent.ts'
import { glide, layout, type PlacedBlock } from '../src/boards/quebec-1759/layout.ts'
import { FRAME, RIVERS, ROADS, ZONE_IDS, ZONES } from '../src/boards/quebec-1759/map/geometry.ts'
import { nameBoxes } from '../src/boards/quebec-1759/map/inscriptions.ts'
import { MAP_NAMES } from '../src/boards/quebec-1759/map/names.ts'
import { waterway } from '../src/boards/quebec-1759/map/river.ts'
import {
  arrowOf,
  badgeOf,
  badgesOf,
  orderTraces,
  shownTraces,
  type Trace,
  tracesOf,
} from '../src/boards/quebec-1759/traces.ts'
import { words } from '../src/boards/quebec-1759/words.ts'
import { linesOf } from '../src/boards/theatre/map/engraving.ts'
import { inside as isInside } from './polygons.ts'
import { freshTable, optionsOf, pageOf, propsOf, type Table, tableOf, viewOf, wander } from './quebec-help.tsx'

/** 1.4 Boats go from shore to shore of one water. */
const ZONES_BY_WATER = [
  ['montmorency', 'beauport', 'st_charles', 'levis', 'ile_d_orleans'],
  ['abraham', 'sillery', 'cap_rouge', 'etchemin'],
] as const

/** Plays what was wanted, as the board does: `done`, `wait` or `stuck`. */
function carry(table: Table, side: Side, intent: Intent): string {
  for (let n = 0; n < 60; n++) {
    const options = optionsOf(table, side)
    if (options.length === 0) return 'done'
    const next = nextOf(intent, viewOf(table, side), options)
    if (typeof next === 'string') return next
    table.answer({ role: side, option: next.option })
  }
  return 'endless'
}
const draft = (table: Table, side: Side) => {
  const order = viewOf(table, side).orders[side]
  return order?.kind === 'march' ? order.groups.map(({ to, way, units }) => `${to} ${way} ${units?.join(' ')}`) : []
}

describe('a drag plays the answers that the rules ask for', () => {
  const spec = {
    ships: { bason: 2, st_laurent: 2 },
    zones: {
      levis: ['b_15', 'b_28', 'b_decoy_1', 'b_35'],
      abraham: ['f_sarre', 'f_guyenne', 'f_quebec_1', 'f_indians', 'f_decoy_1'],
    },
  }
  const british = (more: Partial<Intent>): Intent => ({
    kind: 'march',
    side: 'british',
    from: 'levis',
    to: 'etchemin',
    units: ['b_15'],
    ...more,
  })
  test('one block by road', () => {
    const table = tableOf(spec)
    expect(carry(table, 'british', british({}))).toBe('done')
    expect(draft(table, 'british')).toEqual(['etchemin road b_15'])
  })
  test('a decoy with the unit that leads it, whatever the order they stand in', () => {
    const table = tableOf(spec)
    expect(carry(table, 'british', british({ units: ['b_decoy_1', 'b_15'] }))).toBe('done')
    expect(draft(table, 'british')).toEqual(['etchemin road b_15 b_decoy_1'])
  })
  test('a second drag makes a second group', () => {
    const table = tableOf(spec)
    carry(table, 'british', british({}))
    expect(carry(table, 'british', british({ to: 'beauport', units: ['b_28'] }))).toBe('done')
    expect(draft(table, 'british')).toEqual(['etchemin road b_15', 'beauport boat b_28'])
  })
  test('a whole stack goes with one answer', () => {
    const table = tableOf(spec)
    const units = ['b_15', 'b_28', 'b_decoy_1', 'b_35'] as const
    expect(carry(table, 'british', british({ units }))).toBe('done')
    expect(viewOf(table, 'british').orders.british).toMatchObject({ groups: [{ count: 4 }] })
  })
  test('where not all find a boat, who goes is left to the player', () => {
    const table = tableOf(spec)
    const units = ['b_15', 'b_28', 'b_decoy_1', 'b_35'] as const
    expect(carry(table, 'british', british({ to: 'beauport', units }))).toBe('done')
    expect(draft(table, 'british')).toEqual(['beauport boat '])
  })
  test('6.6 it is asked whether as many go as the boats carry, and then so many go', () => {
    const table = tableOf(spec)
    const units = ['b_15', 'b_28', 'b_decoy_1', 'b_35'] as const
    const wanted = british({ to: 'beauport', units, room: 2 })
    expect(carry(table, 'british', wanted)).toBe('short')
    expect(draft(table, 'british')).toEqual(['beauport boat '])
    expect(carry(table, 'british', { ...wanted, fits: true })).toBe('done')
    const [group = ''] = draft(table, 'british')
    expect(group.split(' ').slice(2)).toHaveLength(2)
    expect(optionsOf(table, 'british')).toContainEqual({ do: 'done' })
  })
  test('by road or by boat is asked where both go', () => {
    const table = tableOf(spec)
    const wanted: Intent = { kind: 'march', side: 'french', from: 'abraham', to: 'sillery', units: ['f_sarre'] }
    expect(carry(table, 'french', wanted)).toBe('wait')
    table.answer({ role: 'french', option: { space: 'sillery', way: 'boat' } })
    expect(carry(table, 'french', wanted)).toBe('done')
    expect(draft(table, 'french')).toEqual(['sillery boat f_sarre'])
  })
  test('what the rules do not offer stops it', () => {
    const table = tableOf(spec)
    const wanted: Intent = { kind: 'march', side: 'french', from: 'abraham', to: 'st_charles', units: ['f_decoy_1'] }
    expect(carry(table, 'french', { ...wanted, to: 'montmorency' })).toBe('stuck')
    expect(carry(tableOf(spec), 'british', british({ from: 'sillery' }))).toBe('stuck')
  })
  test('pieces out of the pool', () => {
    const table = freshTable()
    const wanted: Intent = { kind: 'post', side: 'french', units: ['f_sarre', 'f_decoy_1'], to: 'sillery' }
    expect(carry(table, 'french', wanted)).toBe('done')
    expect(viewOf(table, 'french').zones.sillery.french).toHaveLength(2)
  })
})

describe('where blocks stand', () => {
  const inside = ({ at, zone, size }: PlacedBlock) => {
    const { box } = ZONES[zone]
    expect(at.x - 16 * size).toBeGreaterThanOrEqual(box.x - 1)
    expect(at.x + 16 * size).toBeLessThanOrEqual(box.x + box.width + 1)
    expect(at.y - 16 * size).toBeGreaterThanOrEqual(box.y - 4)
    expect(at.y + 16 * size).toBeLessThanOrEqual(box.y + box.height + 8)
  }
  test('the two sides of a contested zone never stand on each other, however many there are and however large they are drawn', () => {
    const { view } = propsOf(tableOf({ rest: true }), 'british')
    const blocks = (count: number) => Array.from({ length: count }, (_, block) => ({ block }))
    const faults: string[] = []
    for (const zone of ZONE_IDS)
      for (const british of [1, 3, 6, 11, 16])
        for (const french of [1, 3, 6, 11])
          for (const scale of [1, 1.3]) {
            const both = { british: blocks(british), french: blocks(french) }
            const { placed } = layout({ ...view, zones: { ...view.zones, [zone]: both } } as View, scale)
            const here = placed.filter((one) => one.zone === zone)
            const [own, other] = (['british', 'french'] as const).map((side) => here.filter((one) => one.side === side))
            // Of a face: what may hide the other's is not the depth of a block.
            const meet = (a: PlacedBlock, b: PlacedBlock) =>
              Math.abs(a.at.x - b.at.x) < 15 * (a.size + b.size) && Math.abs(a.at.y - b.at.y) < 15 * (a.size + b.size)
            if (own?.some((a) => other?.some((b) => meet(a, b))))
              faults.push(`${zone} ${british}:${french} at ${scale}`)
          }
    expect(faults).toEqual([])
  })
  test('inside their zone, nobody twice, and hidden blocks that stay keep their element', () => {
    const table = freshTable()
    let before: readonly PlacedBlock[] = []
    let last: View | undefined
    wander(table, 8, 2000, () => {
      const view = viewOf(table, 'british')
      const { placed, stacks } = layout(view)
      for (const one of placed) inside(one)
      for (const { shield } of stacks) expect(shield.x).toBeGreaterThan(0)
      const now = glide(before, placed)
      expect(new Set(now.map(({ key }) => key)).size).toBe(placed.length)
      if (last && JSON.stringify(last.zones) === JSON.stringify(view.zones))
        expect(now.map(({ key, at }) => [key, at])).toEqual(before.map(({ key, at }) => [key, at]))
      before = now
      last = view
    })
  })
})

describe('traces', () => {
  const spec = { zones: { levis: ['b_15', 'b_28'], beauport: ['f_sarre', 'f_guyenne', 'f_indians'] } }
  test('a draft, then the log: the count to the enemy, the same arrow to both', () => {
    const table = tableOf(spec)
    const order: Option[] = [{ do: 'march', space: 'levis' }, { space: 'beauport', way: 'boat' }, { do: 'all' }]
    for (const option of order) table.answer({ role: 'british', option })
    const trace: Trace = { side: 'british', from: 'levis', to: 'beauport', kind: 'boat', count: 2 }
    expect(orderTraces(viewOf(table, 'british'))).toEqual([{ ...trace, draft: true }])
    expect(orderTraces(viewOf(table, 'french'))).toEqual([])
    table.answer({ role: 'french', option: { do: 'indian', space: 'levis' } })
    const news = table.log.flatMap(({ text, rule }) => (text ? [{ rule, text }] : []))
    const indians: Trace = { side: 'french', from: 'beauport', to: 'levis', kind: 'indian' }
    expect(tracesOf(news)).toEqual(expect.arrayContaining([trace, indians]))
  })
  test('what was done twice is drawn once', () => {
    const table = tableOf({ rest: true })
    const route = { from: { key: 'space.beauport' }, to: { key: 'space.levis' } }
    const line = { rule: '6.4', text: { key: 'log.order.indian', args: route } }
    const once: Trace = { side: 'french', from: 'beauport', to: 'levis', kind: 'indian' }
    expect(shownTraces(viewOf(table, 'british'), [line, line])).toEqual([once])
  })
  test('what is held until it is confirmed is counted', () => {
    const table = tableOf(spec)
    const order: Option[] = [{ do: 'march', space: 'levis' }, { space: 'beauport', way: 'boat' }, { unit: 'b_15' }]
    for (const option of order) table.answer({ role: 'british', option })
    const view = viewOf(table, 'british')
    const counted = (held?: Option) => shownTraces(view, [], held).map(({ count }) => count)
    expect(counted()).toEqual([1])
    expect(counted({ unit: 'b_28' })).toEqual([2])
    // How many that are the sentence says.
    expect(counted({ do: 'all' })).toEqual([0])
  })
  test('an arrow ends before what stands there, and bends round a name', () => {
    const trace: Trace = { side: 'british', from: 'abraham', to: 'st_charles', kind: 'road', count: 2 }
    const plain = arrowOf(trace)
    const tip = plain.points.at(-1) as { x: number; y: number }
    const block = { x: tip.x - 20, y: tip.y - 20, width: 40, height: 40 }
    const ended = arrowOf(trace, false, { names: [], stand: [block] }).points.at(-1) as typeof tip
    expect(Math.abs(ended.x - tip.x) >= 34 || Math.abs(ended.y - tip.y) >= 34).toBe(true)
    const middle = plain.points[Math.floor(plain.points.length / 2)] as typeof tip
    const name = { x: middle.x - 5, y: middle.y - 15, width: 60, height: 30 }
    const isOn = ({ x, y }: typeof tip) =>
      x > name.x && x < name.x + name.width && y > name.y && y < name.y + name.height
    expect(plain.points.some(isOn)).toBe(true)
    expect(arrowOf(trace, false, { names: [name], stand: [] }).points.some(isOn)).toBe(false)
  })
  test('ships', () => {
    const table = tableOf({ rest: true })
    table.answer({ role: 'british', option: { do: 'naval', space: 'st_laurent', count: 2 } })
    expect(orderTraces(viewOf(table, 'british'))).toEqual([
      { side: 'british', from: 'bason', to: 'st_laurent', kind: 'ships', count: 2, draft: true },
    ])
  })
  test('arrows lie on the map and point along the way', () => {
    const arrow = arrowOf({ side: 'british', from: 'levis', to: 'beauport', kind: 'boat', count: 2 })
    expect(arrow.line).toMatch(/^M[\d. L-]+$/)
    const badge = badgeOf(arrow, 16, [])
    expect(badge.x).toBeGreaterThan(0)
    expect(badge.y).toBeLessThan(FRAME.height)
  })
  test('boats and ships keep to the river from landing to landing, whoever goes where', () => {
    const water = Object.values(RIVERS).map(({ region }) => linesOf(region))
    const dry = ZONE_IDS.flatMap((from) =>
      ZONE_IDS.flatMap((to) => waterway(from, to).filter((at) => !water.some((rings) => isInside(at, rings)))),
    )
    expect(dry).toEqual([])
  })
  test.each(['en', 'fr'] as const)('no arrow by road or boat lies on a name (%s)', (locale) => {
    const say = renderer(words[locale], locale)
    const called = (id: string) =>
      id in MAP_NAMES[locale] ? MAP_NAMES[locale][id as 'map.title'] : say({ key: `space.${id}` })
    const names = nameBoxes(called, false)
    const on = ({ x, y }: { x: number; y: number }) =>
      names.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)
    const ways: Trace[] = ZONES_BY_WATER.flatMap((shores) =>
      shores.flatMap((from) =>
        shores.flatMap((to): Trace[] => (from === to ? [] : [{ side: 'british', from, to, kind: 'boat' }])),
      ),
    )
    ways.push({ side: 'british', from: 'bason', to: 'st_laurent', kind: 'ships' })
    ways.push({ side: 'british', from: 'st_laurent', to: 'bason', kind: 'ships' })
    for (const [a, b] of ROADS.map(({ between }) => between))
      for (const side of SIDES)
        ways.push({ side, from: a, to: b, kind: 'road' }, { side, from: b, to: a, kind: 'road' })
    const crossing = ways.flatMap((trace) => {
      const arrow = arrowOf(trace, false, { names, stand: [] })
      const told = `${trace.side} ${trace.from} ${trace.to} ${trace.kind}`
      // What is cut off at its ends is not much of it.
      const part = arrow.points.length / arrowOf(trace).points.length
      const short = part < 0.6 ? [`${told}: cut to ${part.toFixed(2)}`] : []
      return [...short, ...(arrow.points.some(on) ? [told] : [])]
    })
    expect(crossing).toEqual([])
  })
  test.each(['en', 'fr'] as const)(
    'no name begins beyond the edge of the map, on small screens either (%s)',
    (locale) => {
      const say = renderer(words[locale], locale)
      const called = (id: string) =>
        id in MAP_NAMES[locale] ? MAP_NAMES[locale][id as 'map.title'] : say({ key: `space.${id}` })
      for (const compact of [false, true]) for (const { x } of nameBoxes(called, compact)) expect(x).toBeGreaterThan(0)
    },
  )
  test('the number of an arrow keeps off names and blocks where there is room', () => {
    const arrow = arrowOf({ side: 'british', from: 'ile_d_orleans', to: 'sillery', kind: 'boat', count: 2 })
    const middle = badgeOf(arrow, 16, [])
    const name = { x: middle.x - 70, y: middle.y - 15, width: 140, height: 30 }
    const beside = badgeOf(arrow, 16, [name])
    expect(Math.abs(beside.x - middle.x) >= 70 + 16 || Math.abs(beside.y - middle.y) >= 15 + 16).toBe(true)
  })
  test('numbers of arrows that lie on each other lie beside each other', () => {
    const ways: Trace[] = [
      { side: 'british', from: 'st_charles', to: 'abraham', kind: 'road', count: 8 },
      { side: 'french', from: 'abraham', to: 'st_charles', kind: 'road', count: 3 },
    ]
    const [a, b] = badgesOf(
      ways.map((trace) => arrowOf(trace)),
      16,
      [],
    )
    expect(Math.max(Math.abs((a?.x ?? 0) - (b?.x ?? 0)), Math.abs((a?.y ?? 0) - (b?.y ?? 0)))).toBeGreaterThanOrEqual(
      32,
    )
  })
  test('a flag says who stands in a zone now: alone, or nobody', () => {
    const zones = {
      abraham: { british: [{ unit: 'b_15', cv: 3 }], french: [] },
      levis: { british: [], french: [{ block: 0 }] },
    }
    const { view } = propsOf(tableOf({ rest: true }), 'british')
    const now = { ...view, zones: { ...view.zones, ...zones } } as typeof view
    expect([holderOf(now, 'abraham'), holderOf(now, 'levis')]).toEqual(['british', 'french'])
    const both = {
      ...now,
      zones: { ...now.zones, abraham: { british: [{ block: 0 }], french: [{ block: 0 }] } },
    } as typeof view
    expect(holderOf(both, 'abraham')).toBeUndefined()
  })
})

test('the board with its map, in both languages', () => {
  const table = tableOf({ rest: true }, { roadSteFoySillery: 'on' })
  expect(pageOf(propsOf(table, 'british', 'en'))).toContain('The Bason of Quebec')
  expect(pageOf(propsOf(table, 'french', 'fr'))).toContain('Le Bassin de Québec')
})
