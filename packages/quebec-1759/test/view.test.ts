import { SPECTATOR, seeded, type Viewer } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { INDIANS, UNIT_IDS } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import type { BattleSpec, PositionSpec } from '../src/position.ts'
import { BUTTON, INDIAN, INTO, MARCH, play, type Rehearsal, SPACE, TO, UNIT } from './help.ts'

/** Ids of the other side that can be read in what the viewer is shown of the pieces still in the game. */
function readable(p: Rehearsal, viewer: 'british' | 'french' | typeof SPECTATOR, mark: 'b_' | 'f_'): string[] {
  const { lost, ...rest } = p.view(viewer)
  const text = JSON.stringify(rest)
  return UNIT_IDS.filter((id) => id.startsWith(mark) && text.includes(`"${id}"`))
}
const BATTLE: BattleSpec = {
  zone: 'levis',
  attacker: 'british',
  from: 'ile_d_orleans',
  way: 'boat',
  british: { left: ['b_15'], centre: ['b_28'], right: ['b_35'], reserve: ['b_gren', 'b_43'] },
  french: { left: ['f_sarre'], centre: ['f_bearn'], right: ['f_guyenne'], reserve: ['f_indians', 'f_marine'] },
}

describe('3 Hidden information', () => {
  test('3.1, R-3 the enemy sees how many pieces stand in a zone, not which nor their CV', () => {
    const p = play({ zones: { levis: ['b_15:2', 'b_decoy_1'], abraham: ['f_sarre'] }, rest: true })
    expect(p.view('french').zones.levis).toEqual({ british: [{ block: 0 }, { block: 1 }], french: [] })
    expect(p.view('british').zones.levis.british).toEqual([
      { unit: 'b_15', cv: 2 },
      { unit: 'b_decoy_1', cv: 0 },
    ])
    expect(readable(p, 'french', 'b_')).toEqual([])
    expect(readable(p, 'british', 'f_')).toEqual([])
  })
  test('3.1 who watches sees neither side', () => {
    const p = play({ rest: true })
    expect(readable(p, SPECTATOR, 'b_')).toEqual([])
    expect(readable(p, SPECTATOR, 'f_')).toEqual([])
  })
  test('3.1, R-29 ships, lost pieces and totals are known to all', () => {
    const p = play({ zones: { levis: ['b_15:2'] }, ships: { bason: 3, st_laurent: 1 }, rest: true, out: ['f_sarre'] })
    for (const viewer of ['british', 'french', SPECTATOR] as const)
      expect(p.view(viewer)).toMatchObject({
        ships: { bason: 3, st_laurent: 1 },
        lost: { british: [], french: ['f_sarre'] },
        cv: { british: 45, french: 45 },
        cvWithoutIndians: 41,
      })
  })
  test('3.1 who marched stays hidden when the order is on the table, the number does not', () => {
    const p = play({ zones: { levis: ['b_15', 'b_decoy_1', 'b_28'] }, occupied: ['etchemin'], rest: true })
    p.orders({ british: [MARCH.levis, TO.road.etchemin, UNIT.b_15, UNIT.b_decoy_1, BUTTON.done] })
    expect(p.view('french').zones.etchemin.british).toEqual([{ block: 0 }, { block: 1 }])
    const line = p.table.log.find(({ text }) => text?.key === 'log.order.march')
    expect(JSON.stringify(line?.text)).not.toContain('b_15')
    expect(line?.text?.args).toMatchObject({ count: 2 })
    expect(line?.secret?.roles).toEqual(['british'])
  })
  test("3.1, 6.4.3, R-29 losses of a raid are their owner's secret; the fallen are shown", () => {
    const p = play({ zones: { levis: ['b_15', 'b_gren:1'], abraham: ['f_indians', 'f_sarre'] }, rest: true })
    p.orders({ french: [INDIAN.levis, BUTTON.raid] })
      .dice(6, 6, 1, 1)
      .choose('british', UNIT.b_15)
    const last = p.table.log.at(-1)
    expect(last).toMatchObject({ secret: { roles: ['british'], text: { key: 'log.hit.secret' } } })
    expect(last?.text).toBeUndefined()
    p.choose('british', UNIT.b_gren)
    expect(p.view('french').lost.british).toEqual(['b_gren'])
  })
  test('3.2 in battle the columns are known, the reserves not; a unit that leaves the reserve is', () => {
    const p = play({ battle: BATTLE, rest: true })
    expect(readable(p, 'british', 'f_')).toEqual(['f_sarre', 'f_guyenne', 'f_bearn'])
    expect(readable(p, 'french', 'b_')).toEqual(['b_15', 'b_28', 'b_35'])
    p.choose('french', INTO.left.f_marine)
    expect(readable(p, 'british', 'f_')).toContain('f_marine')
  })
  test('3.2 reserves that fire at those who leave are shown to all', () => {
    const p = play({ battle: { ...BATTLE, acting: 'british' }, rest: true }).choose('british', TO.boat.ile_d_orleans)
    expect(readable(p, 'british', 'f_')).toEqual(['f_sarre', 'f_guyenne', 'f_bearn', 'f_marine', 'f_indians'])
    expect(readable(p, SPECTATOR, 'f_')).toContain('f_indians')
  })
  test('3.2, 6.4.1 everybody sees the Indians go on their own order', () => {
    const p = play({ zones: { levis: ['b_15'] }, rest: true }).choose('french', INDIAN.levis)
    expect(readable(p, 'british', 'f_')).toEqual([])
    p.choose('british', BUTTON.pass)
    expect(readable(p, 'british', 'f_')).toEqual([INDIANS])
    p.choose('french', BUTTON.raid).misses(4).choose('french', SPACE.abraham)
    expect(readable(p, 'british', 'f_')).toEqual([])
  })
  test('3.3, R-3 after a battle the survivors are hidden again', () => {
    const p = play({ battle: { ...BATTLE, acting: 'british' }, rest: true })
    p.choose('british', TO.boat.ile_d_orleans, UNIT.b_gren).misses(16).choose('french', BUTTON.stay)
    expect(p.state.battle).toBeNull()
    expect(readable(p, 'british', 'f_')).toEqual([])
    expect(readable(p, 'french', 'b_')).toEqual([])
  })
  test('3.1, R-26 a block has no name that could be followed: in a row they are numbered, whoever they are', () => {
    const before = play({ zones: { levis: ['b_15', 'b_decoy_1'] }, rest: true }).view('french')
    const after = play({ zones: { levis: ['b_78', 'b_gren'] }, rest: true }).view('french')
    expect(after.zones).toEqual(before.zones)
  })
})

describe('3.1 Dealt anew for one who cannot know', () => {
  const spec: PositionSpec = { zones: { levis: ['b_15', 'b_28'], beauport: ['f_sarre', 'f_bearn'] }, rest: true }
  const ORDER = {
    british: [MARCH.levis, TO.boat.beauport, BUTTON.all],
    french: [MARCH.beauport, TO.road.st_charles, BUTTON.all],
  }
  test.each([
    ['british', 'french'],
    ['french', 'british'],
  ] as const)('6.9.1 a sealed order of the %s is nothing to the %s; its writer keeps it', (writer, other) => {
    const { state } = play(spec, { orders: `${writer}_write` }).choose(writer, ...ORDER[writer])
    const written = state.orders[writer]
    expect(written).toMatchObject({ kind: 'march' })
    const dealt = (viewer: Viewer) => quebec1759.reshuffleHidden(state, viewer, seeded(1)).orders[writer]
    expect(dealt(other)).toEqual({ kind: 'pass' })
    expect(dealt(SPECTATOR)).toEqual({ kind: 'pass' })
    expect(dealt(writer)).toEqual(written)
    expect(state.orders[writer]).toBe(written)
  })
  test('6.9.1 on the table it is what it is, but for the names', () => {
    const p = play({ ...spec, zones: { ...spec.zones, etchemin: ['f_marine'] } })
    p.orders({ british: [MARCH.levis, TO.road.etchemin, BUTTON.all] })
    expect(p.state.revealed).toBe(true)
    expect(quebec1759.reshuffleHidden(p.state, 'french', seeded(1)).orders.british).toMatchObject({
      kind: 'march',
      groups: [{ to: 'etchemin', way: 'road' }],
    })
  })
})
