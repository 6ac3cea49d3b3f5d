/** What hangs on dice is told as the rules roll it, by what a side may know. */
import { type Choice, checkSettings, type Odds, type Option, type Settings, startTable } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { oddsOf } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { UnitId } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import { BUTTON, INDIAN, INTO, MARCH, play, type Rehearsal, SPACE, TO, UNIT } from './help.ts'

const told = ({ table }: Rehearsal, role: string, option: Option): Odds | undefined =>
  oddsOf(quebec1759, table, table.decision(role) as Choice, option, { drawn: 100 })

describe('odds', () => {
  test('6.4.3 a raid of four CV: hits on 5 and 6', () => {
    const here = play({ zones: { levis: ['b_15', 'b_28'], beauport: ['f_indians', 'f_sarre'] }, rest: true })
    const odds = told(here.orders({ french: [INDIAN.levis] }), 'french', BUTTON.raid)
    const hits = odds?.counts.find(({ text }) => text.key === 'odds.hits')
    expect(Math.abs((hits?.mean ?? 0) - 4 / 3)).toBeLessThan(2 * (hits?.error ?? 0))
    expect(odds?.exact).toBe(false)
  })
  test('6.9.1, 7.7.4 an order is told by what stands where it goes: blocks that may be anybody', () => {
    const here = play({
      zones: { ile_d_orleans: ['b_15', 'b_28', 'b_43'], beauport: ['f_sarre', 'f_guyenne'] },
      ships: { bason: 4, st_laurent: 0 },
      rest: true,
    })
    here.choose('british', MARCH.ile_d_orleans, TO.boat.beauport, UNIT.b_15, UNIT.b_28)
    const odds = told(here, 'british', BUTTON.done)
    const [british, french] = odds?.forces ?? []
    expect(british?.strength?.least).toBe(british?.strength?.most)
    expect(french?.strength?.least).toBeLessThan(french?.strength?.most ?? 0)
    expect(french?.reasons).toMatchObject([{ text: { key: 'odds.landing' }, rule: '7.7.4', share: 1 }])
  })
  test('6.1.1 an order that meets nobody hangs on no dice', () => {
    const here = play({ zones: { ile_d_orleans: ['b_15'] }, rest: true })
    expect(told(here, 'british', BUTTON.pass)).toBeUndefined()
  })
})

describe('what an order means', () => {
  test('6.6.4 who goes where, by what way, and how many blocks stand there', () => {
    const here = play({
      zones: { ile_d_orleans: ['b_15', 'b_28', 'b_43'], beauport: ['f_sarre', 'f_guyenne'] },
      ships: { bason: 4, st_laurent: 0 },
      rest: true,
    })
    here.choose('british', MARCH.ile_d_orleans, TO.boat.beauport, UNIT.b_15, UNIT.b_28)
    const view = here.view('british')
    const meaning = quebec1759.meaning?.(view, here.table.decision('british') as Choice, BUTTON.done)
    const say = renderer(quebec1759.catalogues.en, 'en')
    expect(meaning && say(meaning)).toBe(
      '2 blocks by boat, Ile d’Orleans to Beauport: a battle against 2 hidden blocks, if they stay.',
    )
  })
  test('6.5 several groups, and the last one who is left', () => {
    const here = play({ zones: { levis: ['b_15', 'b_28'] }, ships: { bason: 4, st_laurent: 0 }, rest: true })
    here.choose('british', MARCH.levis, TO.road.etchemin, UNIT.b_15)
    const meaning = quebec1759.meaning?.(
      here.view('british'),
      here.table.decision('british') as Choice,
      TO.boat.beauport,
    )
    const say = renderer(quebec1759.catalogues.en, 'en')
    expect(meaning && say(meaning)).toMatch(
      /^1 block by road, Levis to Etchemin: [^;]*; 1 block by boat, Levis to Beauport: /,
    )
  })
  test('6.7.1 a decoy that cannot stay alone is counted among those who go, and so is the unit that a group needs', () => {
    const say = renderer(quebec1759.catalogues.en, 'en')
    const told = (levis: readonly UnitId[], taken: readonly UnitId[], last: UnitId) => {
      const here = play({ zones: { levis }, ships: { bason: 4, st_laurent: 0 }, rest: true })
      here.choose('british', MARCH.levis, TO.road.etchemin, ...taken.map((unit) => UNIT[unit]))
      const decision = here.table.decision('british') as Choice
      const meaning = quebec1759.meaning?.(here.view('british'), decision, UNIT[last])
      return meaning && say(meaning).split(' by ')[0]
    }
    const two: readonly UnitId[] = ['b_15', 'b_28', 'b_decoy_1']
    expect(told(two, ['b_15'], 'b_28')).toBe('3 blocks')
    expect(told(two, ['b_15'], 'b_decoy_1')).toBe('2 blocks')
    expect(told(['b_15', 'b_decoy_1', 'b_decoy_2'], ['b_decoy_1'], 'b_decoy_2')).toBe('3 blocks')
  })
  test('6.1.3 a march that leaves nothing to choose says at once who goes where', () => {
    const say = renderer(quebec1759.catalogues.en, 'en')
    const told = (side: 'british' | 'french', units: readonly UnitId[], ships: number) => {
      const zones = side === 'british' ? { levis: units } : { levis: units, ile_d_orleans: ['b_15'] as const }
      const here = play({ zones, ships: { bason: ships, st_laurent: 4 - ships }, rest: true })
      const meaning = quebec1759.meaning?.(here.view(side), here.table.decision(side) as Choice, MARCH.levis)
      return meaning && say(meaning)
    }
    // Boats might take him elsewhere; two may be split.
    expect(told('british', ['b_15'], 4)).toBeUndefined()
    expect(told('french', ['f_sarre', 'f_bearn'], 4)).toBeUndefined()
    expect(told('british', ['b_15'], 0)).toBe('1 block by road, Levis to Etchemin: no enemy is there now.')
    expect(told('french', ['f_sarre'], 4)).toBe('1 block by road, Levis to Etchemin: no enemy is there now.')
  })
  test('7.5.2 who ends the line-up is told where everybody goes who has no choice any more', () => {
    const british: readonly UnitId[] = ['b_15', 'b_28', 'b_43', 'b_47']
    const here = play({
      zones: { ile_d_orleans: british, beauport: ['f_sarre', 'f_guyenne', 'f_bearn', 'f_marine'] },
      ships: { bason: 4, st_laurent: 0 },
      rest: true,
    })
    const all = british.map((unit) => UNIT[unit])
    here.orders({ british: [MARCH.ile_d_orleans, TO.boat.beauport, ...all] }).choose('french', BUTTON.stay)
    const say = renderer(quebec1759.catalogues.en, 'en')
    const means = (option: Option) => {
      const meaning = quebec1759.meaning?.(here.view('french'), here.table.decision('french') as Choice, option)
      return meaning && say(meaning)
    }
    expect(means(INTO.left.f_sarre)).toBeUndefined()
    here.choose('french', INTO.left.f_sarre, INTO.centre.f_guyenne)
    expect(means(INTO.left.f_bearn)).toBe('Béarn: left; Troops of the Marine: right. Your line is drawn up.')
    here.choose('french', INTO.right.f_bearn)
    expect(means(INTO.reserve.f_marine)).toBe('Troops of the Marine: reserve. Your line is drawn up.')
  })
  test('4.2 in the deployment: what ends it says so, a piece among others does not', () => {
    const { settings } = checkSettings(quebec1759, 'campaign', {}) as { settings: Settings }
    const table = startTable(quebec1759, quebec1759.setup('campaign', settings))
    const say = renderer(quebec1759.catalogues.en, 'en')
    const means = (option: Option) => {
      const decision = table.decision('french') as Choice
      const meaning = quebec1759.meaning?.(quebec1759.view(table.state, 'french'), decision, option)
      return meaning && say(meaning)
    }
    const choose = (option: Option) => table.answer({ role: 'french', option })
    expect(means(BUTTON.historical)).toMatch(/as Montcalm had it/)
    choose(UNIT.f_sarre)
    expect(means(SPACE.beauport)).toBeUndefined()
    choose(SPACE.beauport)
    choose(BUTTON.rest)
    expect(means(SPACE.beauport)).toBe('The last 24 pieces go to Beauport: the whole army is posted.')
  })
  test('7.8.1, 7.7.1 in a battle: who stands, retreats under fire, fires, takes a hit', () => {
    const here = play({
      zones: { ile_d_orleans: ['b_15', 'b_28', 'b_43'], beauport: ['f_sarre', 'f_guyenne'] },
      ships: { bason: 4, st_laurent: 0 },
      rest: true,
    })
    here.orders({ british: [MARCH.ile_d_orleans, TO.boat.beauport, UNIT.b_15, UNIT.b_28, BUTTON.done] })
    here.choose('french', BUTTON.stay)
    const say = renderer(quebec1759.catalogues.en, 'en')
    const means = (side: 'british' | 'french', option: Option) => {
      const decision = here.table.decision(side) as Choice
      const meaning = quebec1759.meaning?.(here.view(side), decision, option)
      return meaning && say(meaning)
    }
    expect(means('french', UNIT.f_sarre)).toBe('La Sarre fires.')
    expect(means('french', BUTTON.fire_all)).toBe('2 units fire, from left to right.')
    here.choose('french', UNIT.f_sarre).dice(6, 1, 2)
    expect(means('british', UNIT.b_15)).toBe('15th Foot (Amherst’s): one hit, which leaves CV 3.')
    here.choose('british', UNIT.b_15).misses(3)
    expect(means('british', BUTTON.stand)).toBe('You stand your ground at Beauport, and your line fires.')
    expect(means('british', TO.boat.ile_d_orleans)).toBe(
      'Both units retreat to Ile d’Orleans, by boat: the enemy fires at the retreat, and sixes hit.',
    )
  })
})
