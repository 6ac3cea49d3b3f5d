import { observe } from '@carillon/kernel'
import { readSources } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { RESPONSES } from '../src/data/cards.ts'
import { event, mayPlay, offered } from './events.ts'
import { only, play, type Rehearsal } from './help.ts'

describe('events about cards', () => {
  test('5.51 Courier Intercepted!: on 3 to 6 a random card of the enemy changes hands, unseen by others', () => {
    const hands = { french: [5, 6], british: [7] }
    const sitting = event('british', 35, { hands }).dice(3)
    expect(sitting.asked).toBe('1 lots 5.51')
    sitting.lots('6')
    expect(sitting.state.hands).toEqual({ french: [5], british: [7, 6] })
    expect(sitting.state.reshuffle).toBe(false)
    expect(event('british', 35, { hands }).dice(2).state.hands).toEqual(hands)
    expect(event('british', 35, { hands: { french: [], british: [7] } }).dice(6).asked).toBe('over')
  })
  test('5.56, R-152 who gains a card in the season is asked again what he passed on', () => {
    const passed = { british: { 'foul-weather': 'season' }, french: { ambush: 'season' } } as const
    const spec = { hands: { french: [14], british: [7] }, more: { silent: passed } }
    expect(event('british', 35, spec).dice(3).state.silent).toEqual({ british: {}, french: { ambush: 'season' } })
    expect(event('british', 35, spec).dice(2).state.silent).toEqual(passed)
  })
  test('5.25 François Bigot discards a French card at random; Surrender! so lost brings the reshuffle', () => {
    const sitting = event('british', 36, { hands: { french: [5, 6] } }).lots('6')
    expect(sitting.state.hands.french).toEqual([5])
    expect(sitting.state.discards).toEqual([6])
    expect(sitting.state.reshuffle).toBe(true)
    expect(mayPlay('french', 36)).toBe(false)
  })
  test('5.51 British Ministerial Crisis: the British discard one of the named cards, if they have any', () => {
    const sitting = event('french', 37, { hands: { british: [57, 59, 5, 65] } }, 'early-war')
    expect(offered(sitting, 'british')).toEqual(['57', '59'])
    sitting.choose('british', { card: '57' })
    expect(sitting.state.hands.british).toEqual([59, 5, 65])
    expect(sitting.state.discards).toEqual([57])
    expect(event('french', 37, { hands: { british: [] } }).asked).toBe('over')
  })
  test('5.51, R-223 British Ministerial Crisis: the French cannot try the card and take it back, for the British are asked in any case', () => {
    const [some, none] = [[57], [5]].map((british) => {
      const hands = { french: [37, 1], british }
      const sitting = play({ step: 'phase', active: 'french', hands }, undefined, {}, only('phase', 'event'))
      return sitting.choose('french', { card: '37', use: 'event' })
    }) as [Rehearsal, Rehearsal]
    for (const sitting of [some, none])
      expect([sitting.asked, sitting.table.canUndo('french')]).toEqual(['british 5.51', true])
    expect(observe(some.table, 'french')).toEqual(observe(none.table, 'french'))
    expect([offered(some, 'british'), offered(none, 'british')]).toEqual([['57'], ['none']])
    const asked = [some, none].map(({ table }) => table.decision('british')?.prompt.key)
    expect(asked).toEqual(['prompt.crisis', 'prompt.none_held'])
    some.choose('british', { card: '57' })
    none.choose('british', { do: 'none' })
    for (const { table } of [some, none])
      expect([table.canUndo('french'), table.canUndo('british')]).toEqual([false, false])
    expect(none.log).toContain('log.no_crisis')
  })
  test('5.51 British Ministerial Crisis: nobody is asked where all know that the British hold none of the cards', () => {
    const named = [47, 48, 54, 57, 58, 59, 60, 61]
    const sitting = event('french', 37, { hands: { british: [5] }, discards: named })
    expect([sitting.asked, sitting.log.at(-1)]).toEqual(['over', 'log.no_crisis'])
  })
  test('5.22 William Pitt: leaders for the pool and a card from the discards', () => {
    const sitting = event('british', 67, { discards: [55, 57, 47] }, 'early-war')
    expect(offered(sitting, 'british')).toEqual(['57', '47'])
    sitting.choose('british', { card: '57' })
    expect(sitting.state.hands.british).toEqual([57])
    expect(sitting.at('pool')).toBe('abercromby amherst bradstreet forbes loudoun murray webb wolfe')
    expect(sitting.state.flags.pitt).toBe(true)
    expect(event('british', 67, {}, 'early-war').asked).toBe('over')
  })
  test('5.22 Diplomatic Revolution: French Regulars or Troop Transports from the discards; not after Quiberon Bay', () => {
    const sitting = event('french', 69, { discards: [55, 57] }, 'early-war')
    expect(sitting.state.hands.french).toEqual([55])
    expect(sitting.state.flags.diplomatic).toBe(true)
    expect(mayPlay('french', 69, { flags: { quiberon: true } }, 'early-war')).toBe(false)
  })
})

/** An event of its own without its function does not compile; a response is part of the rule that it answers. */
test('5.56 every response is named in the rules that it changes', () => {
  const rules = readSources(new URL('../src/rules/', import.meta.url)).join('\n')
  expect(RESPONSES.filter((id) => !rules.includes(`'${id}'`))).toEqual([])
})
