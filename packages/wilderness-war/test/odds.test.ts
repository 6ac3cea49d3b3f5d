/** What hangs on dice is told as the rules roll it. */
import type { Choice, Odds, Option } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { oddsOf } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wildernessWar } from '../src/index.ts'
import { play, type Rehearsal } from './help.ts'
import { besieging, holding } from './siege.ts'

const told = ({ table }: Rehearsal, role: string, option: Option): Odds | undefined =>
  oddsOf(wildernessWar, table, table.decision(role) as Choice, option, { drawn: 60 })
const shares = (odds: Odds | undefined) =>
  Object.fromEntries(
    (odds?.chances ?? []).map(({ text, share }) => [
      `${text.key} ${text.args?.level ?? ''}`.trim(),
      Math.round(share * 1000) / 1000,
    ]),
  )
const siege = (level: 0 | 1, pieces: string, commander: string, more = {}) =>
  besieging('french', commander, 'hudson-carry-north', level, {
    british: { fort: 'hudson-carry-north' },
    french: { fort: 'ticonderoga crown-point' },
    spaces: { 'hudson-carry-north': pieces },
    ...more,
  })

describe('odds of sieges', () => {
  test('8.23 the level after the roll, exactly, where nobody can hold a card for it', () => {
    const odds = told(siege(0, 'rigaud fr-bearn br-44th', 'rigaud', holding({})), 'french', { do: 'roll' })
    expect(odds).toMatchObject({ exact: true, futures: 6 })
    expect(shares(odds)).toEqual({ 'odds.level 0': 0.333, 'odds.level 1': 0.5, 'odds.level 2': 0.167 })
  })
  test('8.231 tactics are told with their rule', () => {
    const odds = told(siege(0, 'montcalm fr-bearn br-44th', 'montcalm', holding({})), 'french', { do: 'roll' })
    expect(shares(odds)).toEqual({ 'odds.level 1': 0.5, 'odds.level 2': 0.5 })
    expect(odds?.forces[0]?.reasons).toMatchObject([
      { text: { key: 'drm.tactics', args: { points: 2 } }, rule: '7.51' },
    ])
  })
  test('8.231 where the defenders may hold Coehorns, as all know, they enter as they may', () => {
    const hands = { hands: { british: [8, 60], french: [55] }, discards: [6, 7, 13] }
    const odds = told(siege(0, 'montcalm fr-bearn br-44th', 'montcalm', hands), 'french', { do: 'roll' })
    expect(odds?.exact).toBe(false)
    expect(odds?.futures).toBe(60)
    const [first] = odds?.chances ?? []
    expect(first?.low).toBeLessThan(first?.share ?? 0)
    expect(first?.high).toBeGreaterThan(first?.share ?? 1)
  })
  test('8.231 where no regular is inside, and no Indians are before the walls, no card of theirs can decide it', () => {
    const hands = { hands: { british: [8, 60], french: [55] }, discards: [] }
    const odds = told(siege(0, 'montcalm fr-bearn br-maryland-provincial', 'montcalm', hands), 'french', { do: 'roll' })
    expect(odds).toMatchObject({ exact: true, futures: 6 })
    expect(shares(odds)).toEqual({ 'odds.level 1': 0.5, 'odds.level 2': 0.5 })
  })
  test('9.13, 9.2 an assault: taken or not, what it costs each, strengths', () => {
    const odds = told(siege(1, 'montcalm fr-bearn fr-artois br-44th', 'montcalm', holding({})), 'french', {
      do: 'assault',
    })
    const { 'odds.captured': taken = 0, 'odds.assault_fails': failed = 0 } = shares(odds)
    expect(taken).toBeGreaterThan(0)
    expect(taken + failed).toBeCloseTo(1, 2)
    expect(odds?.counts).toHaveLength(2)
    expect(odds?.forces.map(({ strength }) => strength?.mean)).toEqual([6, 3])
  })
})

test('8.231, 9.1 a siege roll and an assault are told by the place, its level and who is inside', () => {
  const say = renderer(wildernessWar.catalogues.en, 'en')
  const { table } = siege(1, 'montcalm fr-bearn br-44th', 'montcalm', holding({}))
  const view = wildernessWar.view(table.state, 'french')
  const means = (option: Option) => {
    const meaning = wildernessWar.meaning?.(view, table.decision('french') as Choice, option)
    return meaning && say(meaning)
  }
  expect(means({ do: 'roll' })).toBe('A siege roll at Hudson Carry North, now at level 1.')
  expect(means({ do: 'assault' })).toBe('Assault on Hudson Carry North: 1 unit is inside.')
  expect(means({ do: 'stop' })).toBeUndefined()
})

test('5.34 a force that is complete is told by its leader, how many go and from where', () => {
  const say = renderer(wildernessWar.catalogues.en, 'en')
  const { table } = play({ step: 'activate', active: 'british', card: 1, use: 'activate' }).choose(
    'british',
    { do: 'force' },
    { piece: 'webb' },
  )
  const view = wildernessWar.view(table.state, 'british')
  const means = (option: Option) => {
    const meaning = wildernessWar.meaning?.(view, table.decision('british') as Choice, option)
    return meaning && say(meaning)
  }
  expect(means({ do: 'all' })).toBe('Webb leads 4 units from Hudson Carry South.')
  expect(means({ do: 'done' })).toBe('Webb leads no units from Hudson Carry South.')
})

test('5.32, 5.33, 5.42, 5.46 what ends a choice says what it ends', () => {
  const say = renderer(wildernessWar.catalogues.en, 'en')
  const means = ({ table }: Rehearsal, option: Option) => {
    const view = wildernessWar.view(table.state, 'british')
    const meaning = wildernessWar.meaning?.(view, table.decision('british') as Choice, option)
    return meaning && say(meaning)
  }
  const activating = { step: 'activate', active: 'british', card: 1, use: 'activate' } as const
  expect(means(play(activating), { do: 'none' })).toBe('Nobody is activated: the card is played for nothing.')
  const named = play({ ...activating, card: 40 }).choose('british', { do: 'units' }, { piece: 'br-rogers' })
  expect(means(named, { do: 'done' })).toBe('1 piece is activated.')
  const asked = (prompt: string, { table } = play(activating)) => {
    const choice = table.decision('british') as Choice
    const view = wildernessWar.view(table.state, 'british')
    const meaning = wildernessWar.meaning?.(view, { ...choice, prompt: { key: prompt } }, { do: 'done' })
    return meaning && say(meaning)
  }
  expect(asked('prompt.fort')).toBe('No more is built with this card.')
  expect(asked('prompt.demolish_last')).toBe('Nothing more is demolished: your phase is over.')
  expect(asked('prompt.party')).toBe('No more units are chosen.')
})
