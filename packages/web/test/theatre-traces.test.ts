/** What the log tells is drawn where it happened: in random games of both theatre boards. */
import { type LogLine, logFor } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import * as bayonets from '../src/boards/bayonets-and-tomahawks/traces.ts'
import { SHEET as BAYONETS } from '../src/boards/theatre/bayonets-and-tomahawks.ts'
import type { Sheet } from '../src/boards/theatre/sheet.ts'
import { arrowsOf, curveOf, type Go, spotsOf, type Trace, type Where } from '../src/boards/theatre/traces.ts'
import { SHEET as WILDERNESS } from '../src/boards/theatre/wilderness-war.ts'
import * as wilderness from '../src/boards/wilderness-war/traces.ts'
import * as bt from './bayonets-help.tsx'
import { type Table, wander } from './theatre-help.tsx'
import * as ww from './wilderness-help.tsx'

interface Board<V> {
  readonly sheet: Sheet
  readonly pointOf: Where
  tracesOf(news: readonly LogLine[], view: V): readonly Trace[]
}
/** Lines that must be seen on the map: what they are called, and what they leave there. */
type Wanted = Readonly<Record<string, 'go' | 'sign' | 'faces'>>

/** Plays each scenario, and again until all that is wanted has happened; reads each line by itself as it comes, then all of them together. */
function faultsIn<V>(board: Board<V>, wanted: Wanted, tables: readonly (() => Table)[], viewOf: (table: Table) => V) {
  const faults = new Set<string>()
  const seen = new Set<string>()
  const isDone = () => Object.keys(wanted).every((key) => seen.has(key))
  for (let n = 0; n < tables.length || (!isDone() && n < 200); n++) {
    const table = (tables[n % tables.length] as () => Table)()
    let read = 0
    wander(table, 1759 + n, 20000, () => {
      const news = logFor(table.log, 'open', read)
      if (news.length === 0) return
      read += news.length
      const view = viewOf(table)
      for (const line of news) {
        const { key } = line.text
        const traces = board.tracesOf([line], view)
        for (const trace of traces)
          for (const place of 'go' in trace ? trace.path : [trace.at])
            if (!board.pointOf(place)) faults.add(`${key}: no place ${place}`)
        const what = wanted[key]
        if (!what) continue
        seen.add(key)
        if (!traces.some((trace) => what in trace) && key !== 'log.recoup') faults.add(`${key}: no trace`)
      }
      const all = board.tracesOf(news, view)
      for (const go of arrowsOf(all)) {
        const curve = curveOf(go, board.sheet, board.pointOf)
        if (!curve || /NaN|undefined/.test(curve.line + curve.head)) faults.add(`no arrow ${go.path.join(' ')}`)
      }
      for (const { at, signs, faces } of spotsOf(all)) {
        if (signs.some(({ count = 1 }) => count < 1)) faults.add(`no number at ${at}`)
        if (faces.some((face) => !(face >= 1 && face <= 6))) faults.add(`a face of ${faces.join()} at ${at}`)
      }
    })
  }
  return { faults: [...faults], unseen: Object.keys(wanted).filter((key) => !seen.has(key)) }
}

describe('in random games of Bayonets & Tomahawks', () => {
  const wanted: Wanted = {
    'log.move': 'go',
    'log.return': 'go',
    'log.sail': 'go',
    'log.land': 'go',
    'log.retreat': 'go',
    'log.raid': 'go',
    'log.raid_success': 'sign',
    'log.raid_failed': 'sign',
    'log.intercepted': 'sign',
    'log.raid_roll': 'faces',
    'log.rally': 'faces',
    'log.battle': 'sign',
    'log.won': 'sign',
    'log.reduced': 'sign',
    'log.eliminated': 'sign',
    'log.control': 'sign',
    'log.nation': 'sign',
    'log.place': 'sign',
    'log.placed': 'sign',
    'log.fort_start': 'sign',
    'log.road_start': 'sign',
  }
  const tables = bt.GAME.scenarios.map(
    ({ id }) =>
      () =>
        bt.freshTable(id),
  )
  const { faults, unseen } = faultsIn({ ...bayonets, sheet: BAYONETS }, wanted, tables, (table) =>
    bt.viewOf(table, 'open'),
  )
  test('all that moved, raided, retreated or was lost is drawn at real places', () => expect(faults).toEqual([]))
  test('and all of it happens in them', () => expect(unseen).toEqual([]))
})

describe('in random games of Wilderness War', () => {
  const wanted: Wanted = {
    'log.moves': 'go',
    'log.goes_on': 'go',
    'log.sails': 'go',
    'log.retreat': 'go',
    'log.leader_retreats': 'go',
    'log.goes_home': 'go',
    'log.raid_fails': 'sign',
    'log.battle': 'sign',
    'log.battle_won': 'sign',
    'log.siege_begins': 'sign',
    'log.reduced': 'sign',
    'log.eliminated': 'sign',
    'log.killed': 'sign',
    'log.enters': 'sign',
    'log.stockade': 'sign',
    'log.fort_begun': 'sign',
  }
  const tables = ww.GAME.scenarios.map(
    ({ id }) =>
      () =>
        ww.freshTable(id),
  )
  const { faults, unseen } = faultsIn({ ...wilderness, sheet: WILDERNESS }, wanted, tables, (table) =>
    ww.viewOf(table, 'open'),
  )
  test('all that moved, raided, retreated or was lost is drawn at real places', () => expect(faults).toEqual([]))
  test('and all of it happens in them', () => expect(unseen).toEqual([]))
})

test('a raid that succeeds burns where it was made, for whoever made it', () => {
  const args = { pieces: [{ key: 'piece.fr-shawnee-1' }], space: { key: 'space.wyoming' }, die: 5, drm: 0, losses: 0 }
  const line = { rule: '10.3', text: { key: 'log.raid_succeeds', args } }
  const traces = wilderness.tracesOf([line], ww.viewOf(ww.freshTable(), 'open'))
  expect(traces).toEqual([
    { sign: 'raided', at: 'wyoming', side: 'french' },
    { faces: [5], at: 'wyoming' },
  ])
})

describe('traces that belong together', () => {
  const go = (path: string, who: string, more: Partial<Go> = {}): Go => ({
    go: 'march',
    side: 'french',
    path: path.split(' '),
    who: who.split(' ').filter(Boolean),
    ...more,
  })
  const paths = (...traces: Trace[]) => arrowsOf(traces).map((arrow) => arrow.path.join(' '))
  test('who goes on makes one arrow longer, also without being named', () => {
    expect(paths(go('a b', 'x y'), go('b c', 'y'), go('c d', ''))).toEqual(['a b c d'])
    expect(paths(go('a b', 'x'), go('b c', 'y'))).toEqual(['a b', 'b c'])
    expect(paths(go('a b', 'x'), go('b a', 'x', { go: 'retreat' }))).toEqual(['a b', 'b a'])
  })
  test('of arrows that would lie on each other the last one is drawn', () =>
    expect(paths(go('a b', 'x'), go('c d', 'z'), go('a b', 'y'))).toEqual(['c d', 'a b']))
  test('losses of a side at a place are counted, a battle has its last winner, dice are those that fell last', () => {
    const loss = (side: 'british' | 'french') => ({ sign: 'loss', at: 'albany', side, count: 1 }) as const
    const [spot] = spotsOf([
      { sign: 'battle', at: 'albany', side: 'french' },
      { faces: [1, 2], at: 'albany' },
      loss('french'),
      loss('british'),
      loss('french'),
      { faces: [6], at: 'albany' },
      { sign: 'battle', at: 'albany', side: 'british' },
    ])
    expect(spot).toEqual({
      at: 'albany',
      faces: [6],
      signs: [loss('british'), { ...loss('french'), count: 2 }, { sign: 'battle', at: 'albany', side: 'british' }],
    })
  })
  test('an arrow follows its connection, keeps off the rooms at its ends, and back on the other side', () => {
    const curve = (path: string) => curveOf(go(path, 'x'), BAYONETS, bayonets.pointOf)
    const [forth, back] = [curve('albany kingston'), curve('kingston albany')]
    const ends = (line = '') =>
      line
        .replace('M', '')
        .split('L')
        .map((at) => at.split(' ').map(Number))
    const { albany, kingston } = BAYONETS.spaces as Record<string, { x: number; y: number }>
    for (const [line, from, to] of [
      [forth?.line, albany, kingston],
      [back?.line, kingston, albany],
    ] as const) {
      const [a, b] = [ends(line)[0], ends(line).at(-1)]
      expect(Math.hypot((a?.[0] ?? 0) - (from?.x ?? 0), (a?.[1] ?? 0) - (from?.y ?? 0))).toBeGreaterThan(15)
      expect(Math.hypot((b?.[0] ?? 0) - (to?.x ?? 0), (b?.[1] ?? 0) - (to?.y ?? 0))).toBeGreaterThan(20)
      const [mx, my] = [((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2, ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2]
      const right =
        ((to?.x ?? 0) - (from?.x ?? 0)) * (my - (from?.y ?? 0)) -
        ((to?.y ?? 0) - (from?.y ?? 0)) * (mx - (from?.x ?? 0))
      expect(right).toBeGreaterThan(0)
    }
  })
})
