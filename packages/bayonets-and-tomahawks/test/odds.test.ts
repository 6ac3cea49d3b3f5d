/** What hangs on dice is told as the rules roll it. */
import { type Choice, idOf, type Message, type Odds, type Option } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { oddsOf } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Space } from '../src/data/map.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import type { PositionSpec } from '../src/position.ts'
import type { Action } from '../src/state.ts'
import { fight } from './fight.ts'
import { play, type Rehearsal } from './help.ts'

const told = ({ table }: Rehearsal, role: string, option: Option): Odds | undefined =>
  oddsOf(bayonetsAndTomahawks, table, table.decision(role) as Choice, option, { drawn: 100 })
const shares = (odds: Odds | undefined) =>
  Object.fromEntries((odds?.chances ?? []).map(({ text, share }) => [text.key, Math.round(share * 1000) / 1000]))

const ACTION: Action = {
  ...{ kind: 'raid', faction: 'french', ap: 'light', as: 'light', double: false, back: 'hold', units: [] },
  ...{ at: null, from: null, spent: 0, target: null, events: [] },
}
/** Villiers raids from the Forks of the Ohio. */
const raid = (spaces: PositionSpec['spaces'], more: PositionSpec = {}) =>
  play({
    ...{
      clear: true,
      step: 'raid',
      first: 'french',
      active: 'french',
      action: ACTION,
      aps: { french: ['light', 'army'] },
    },
    spaces: { 'forks-of-the-ohio': ['villiers'], ...spaces },
    ...more,
  })

/** One of two at Ticonderoga is about to march. */
const march = ({ spaces, ...more }: PositionSpec, units: Action['units'] = ['bearn-guyenne']) =>
  play({
    ...{ clear: true, step: 'move', first: 'british', active: 'french', aps: { french: ['army'] } },
    action: {
      ...{ ...ACTION, kind: 'move', ap: 'army', as: 'army', units },
      ...{ at: 'ticonderoga', from: 'ticonderoga' },
    },
    spaces: { ticonderoga: ['bearn-guyenne', 'langis'], 'lake-george': ['rogers'], ...spaces },
    ...more,
  })

describe('odds of raids', () => {
  test('9.3 four of six faces succeed where nobody stands in the way', () => {
    const odds = told(raid({}), 'french', { space: 'winchester' })
    expect(odds).toMatchObject({ exact: true, final: true, futures: 6 })
    expect(shares(odds)).toEqual({ 'odds.raid': 0.667, 'odds.raid_failed': 0.333 })
  })
  test('9.2, 9.3 a Light unit on the target intercepts with four of six, before the raid is rolled for', () => {
    const odds = told(raid({ winchester: ['rogers'] }), 'french', { space: 'winchester' })
    expect(odds?.exact).toBe(true)
    expect(shares(odds)).toEqual({ 'odds.raid': 0.222, 'odds.raid_failed': 0.111, 'odds.intercepted': 0.667 })
  })
  test('9.1 whom to raid with is no matter of dice yet, where there are targets to choose from', () => {
    const here = raid({ 'forks-of-the-ohio': ['villiers', 'aubry'] })
    expect(told(here, 'french', { unit: 'villiers' })).toBeUndefined()
  })
})

const BRIGADES: Action['units'] = ['bearn-guyenne', 'la-sarre-royal-roussillon']
const isFrench = ({ args }: Message): boolean => idOf(args?.faction as Message) === 'french'

describe('odds of battles', () => {
  test('13.3.1, 13.6 who wins, who is routed, what it costs, and what changes the track', () => {
    const here = fight({
      at: 'oswego',
      attacker: 'french',
      units: ['fort-augusta', 'rogers', 'bearn-guyenne', 'montcalm', 'villiers'],
    })
    for (let asked = here.table.chance; asked; asked = here.table.chance)
      here.table.answer({ chance: Array(asked.count).fill(6) })
    const [{ role, options }] = here.table.decisions as [Choice]
    const odds = told(here, role, options[0] ?? {})
    const { 'odds.won': won = 0 } = shares(odds)
    expect(won).toBeGreaterThan(0)
    expect(odds?.counts.map(({ text }) => text.key)).toEqual([
      ...['odds.lost', 'odds.lost', 'odds.reduced', 'odds.reduced'],
    ])
    const reduced = odds?.counts.filter(({ text }) => text.key === 'odds.reduced') ?? []
    expect(reduced.some(({ mean }) => mean > 0)).toBe(true)
    const reasons = odds?.forces.flatMap((force) => force.reasons) ?? []
    expect(reasons.map(({ text, rule }) => [text.key, rule])).toContainEqual(['odds.mark', '13.3.1'])
    const sum = odds?.chances.filter(({ text }) => text.key === 'odds.won').reduce((all, { share }) => all + share, 0)
    expect(sum).toBeCloseTo(1)
  })
  test('13.4.1, 13.8 what is lost and Reduced is counted to the end of the battle, with the loss of a Rout', () => {
    const three = march({ spaces: { ticonderoga: BRIGADES, 'lake-george': ['rogers', 'dunn', 'goreham'] } }, BRIGADES)
    const odds = told(three, 'french', { space: 'lake-george' })
    const routed = odds?.chances.find(({ text }) => text.key === 'odds.rout' && isFrench(text))?.share ?? 0
    const lost = odds?.counts.find(({ text }) => text.key === 'odds.lost' && isFrench(text))?.values ?? []
    expect(routed).toBeGreaterThan(0)
    expect(routed + (lost.find(({ value }) => value === 0)?.share ?? 0)).toBeLessThanOrEqual(1)
  })
  test('13.0 with another battle waiting, the march is told by its own, though the other is fought first', () => {
    // At Oswego the French cannot but win, at Lake George they may lose.
    const waiting = {
      battles: ['oswego'],
      spaces: { oswego: ['dunn', 'montcalm', 'la-sarre-royal-roussillon'] },
    } as const
    const odds = told(march(waiting), 'french', { space: 'lake-george' })
    const won = odds?.chances.filter(({ text }) => text.key === 'odds.won') ?? []
    expect(new Set(won.map(({ text }) => idOf(text.args?.space as Message)))).toEqual(new Set(['lake-george']))
    expect(won).toHaveLength(2)
    expect(won.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1)
    const dice = odds?.forces.map(({ strength }) => strength?.mean)
    expect(dice).toEqual([1, 1])
  })
  test('13.0 a choice that brings no battle is told by none of several that wait', () => {
    const waiting = (...battles: readonly Space[]) =>
      play({
        ...{ clear: true, step: 'actions', first: 'british', active: 'french', aps: { french: ['army'] }, battles },
        spaces: { oswego: ['dunn', 'villiers'], niagara: ['aubry', 'goreham'], ticonderoga: ['langis'] },
      })
    expect(told(waiting('oswego', 'niagara'), 'french', { do: 'done' })).toBeUndefined()
    expect(shares(told(waiting('oswego'), 'french', { do: 'done' }))).toHaveProperty(['odds.won'])
  })
  test('13.0 a march is told by the battle that it brings, and one without an enemy is not', () => {
    const here = march({})
    const { options = [] } = here.table.decision('french') ?? {}
    const spaces = options.filter(({ space }) => space !== undefined)
    const staked = spaces.filter((option) => told(here, 'french', option)).map(({ space }) => space)
    expect(staked).toEqual(['lake-george'])
    expect(spaces.length).toBeGreaterThan(1)
  })
})

describe('what a choice means', () => {
  test('9.1, 13.2.1 a raid by its target, a march by who stands there', () => {
    const say = renderer(bayonetsAndTomahawks.catalogues.en, 'en')
    const means = ({ table }: Rehearsal, option: Option) => {
      const view = bayonetsAndTomahawks.view(table.state, 'french')
      const meaning = bayonetsAndTomahawks.meaning?.(view, table.decision('french') as Choice, option)
      return meaning && say(meaning)
    }
    expect(means(raid({}), { space: 'winchester' })).toBe('Villiers raids Winchester from Forks of the Ohio.')
    const here = march({})
    expect(means(here, { space: 'lake-george' })).toBe('1 unit, Ticonderoga to Lake George: a battle against 1 unit.')
    expect(means(here, { space: 'isle-aux-noix' })).toBe('1 unit, Ticonderoga to Isle aux Noix: no enemy is there.')
  })
  test('7.1 of two cards what becomes of the other is said too', () => {
    const say = renderer(bayonetsAndTomahawks.catalogues.en, 'en')
    const hands = { british: { reserve: 2, drawn: 10 }, french: { reserve: 22, drawn: 30 } }
    const { table } = play({ clear: true, step: 'choose', hands })
    const choice = table.decision('british') as Choice
    const means = (asked: Choice, option: Option) => {
      const meaning = bayonetsAndTomahawks.meaning?.(bayonetsAndTomahawks.view(table.state, 'british'), asked, option)
      return meaning && say(meaning)
    }
    expect(means(choice, { card: '2' })).toBe('Play card 2; card 10 “Forced March” becomes your Reserve.')
    expect(means({ ...choice, prompt: { key: 'prompt.reserve' } }, { card: '10' })).toBe(
      'Keep card 10 “Forced March” in Reserve; card 2 is discarded unseen.',
    )
  })
  test('10.2, 10.4, 7.3.6 what ends a choice says what it ends, and a stack that has one way only is told so', () => {
    const say = renderer(bayonetsAndTomahawks.catalogues.en, 'en')
    const means = ({ table }: Rehearsal, prompt: string, option: Option) => {
      const view = bayonetsAndTomahawks.view(table.state, 'french')
      const choice = { ...(table.decision('french') as Choice), prompt: { key: prompt } }
      const meaning = bayonetsAndTomahawks.meaning?.(view, choice, option)
      return meaning && say(meaning)
    }
    const here = march({})
    expect(means(here, 'prompt.move_on', { do: 'done' })).toBe('1 unit stops at Ticonderoga: the move is over.')
    expect(means(here, 'prompt.move_from', { space: 'niagara' })).toBe(
      'Those at Niagara have one way only: the move is made at once.',
    )
    expect(means(here, 'prompt.action', { do: 'pass' })).toBe('Your Reaction is not used.')
    expect(means(here, 'prompt.battle_reroll', { do: 'done' })).toBe('No die is rolled again.')
  })
})
