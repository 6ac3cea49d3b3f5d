import { describe, expect, test } from 'vitest'
import { pieceOf } from '../src/data/pieces.ts'
import { coming, piece, words } from './entry.ts'

const names = (pieces: readonly number[] | undefined) => (pieces ?? []).map((n) => pieceOf(n).id).join(' ')
const REGULARS = 'br-44th br-48th br-55th br-58th br-rogers'
const oswego = (british: string, more: Partial<Parameters<typeof coming>[0]> = {}) =>
  coming({
    from: 'niaoure-bay',
    to: 'oswego',
    who: 'montcalm fr-bearn fr-guyenne',
    step: 'stand',
    spaces: { oswego: british },
    settings: { advanced: 'off' },
    more: { british: { fort: 'oswego' } },
    ...more,
  })

describe('8.1 inside or outside', () => {
  test('8.1 all inside: no battle but a siege', () => {
    const sitting = oswego('johnson br-44th').choose('british', { do: 'inside' })
    expect(sitting.state.sieges.map(({ level }) => level)).toEqual([0])
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.at('oswego')).toBe('br-44th fr-bearn fr-guyenne johnson montcalm')
  })
  test('8.1 all outside: a battle', () => {
    const sitting = oswego('johnson br-44th').choose('british', { do: 'outside' })
    expect(names(sitting.state.battle?.pieces.british)).toBe('johnson br-44th')
    expect(sitting.state.sieges).toEqual([])
  })
  test('8.11 a fort has room for four units, and for any leader', () => {
    const sitting = oswego(`johnson webb ${REGULARS}`)
    expect(words(sitting, 'british')).not.toContain('inside')
    sitting.choose('british', piece('br-44th'), piece('br-48th'), piece('br-55th'), piece('br-58th'))
    expect(words(sitting, 'british')).toBe('done johnson webb')
    sitting.choose('british', piece('johnson'), { do: 'done' })
    expect(names(sitting.state.battle?.pieces.british)).toBe('webb br-rogers')
  })
  test('8.11 a fortress has no such limit', () => {
    const sitting = oswego('', { from: 'schoharie', to: 'albany', spaces: { albany: REGULARS } })
    sitting.choose('british', { do: 'inside' })
    expect(sitting.state.sieges.length).toBe(1)
  })
  test('8.12 those outside fight without those inside', () => {
    const sitting = oswego('johnson br-44th br-rogers').choose('british', piece('johnson'), piece('br-44th'), {
      do: 'done',
    })
    expect(names(sitting.state.battle?.pieces.british)).toBe('br-rogers')
    expect(names(sitting.state.march?.entry?.inside)).toBe('johnson br-44th')
    expect(sitting.log).toContain('log.inside')
  })
  test('8.1 a stockade is no shelter: they fight', () => {
    const sitting = oswego('br-44th', { more: { british: { stockade: 'oswego' } } })
    expect(sitting.state.step).toBe('battle')
  })
  test('8.1 who comes by interception stays outside', () => {
    const sitting = oswego('', {
      step: 'enter',
      spaces: { oswego: 'br-44th', onondaga: 'johnson br-48th' },
      settings: {},
    })
      .choose('british', piece('johnson'))
      .dice(3)
    expect(words(sitting, 'british')).toBe('outside inside')
    sitting.choose('british', { do: 'inside' })
    expect(names(sitting.state.battle?.pieces.british)).toBe('johnson br-48th')
  })
  test('8.1 a leader outside while all units are inside does not fight: he goes (6.53)', () => {
    const sitting = oswego('johnson br-44th').choose('british', piece('br-44th'), { do: 'done' })
    expect(sitting.asked).toBe('british 6.53')
    expect(words(sitting, 'british')).toBe('onondaga oneida-carry-west irondequoit inside')
    sitting.choose('british', { space: 'onondaga' })
    expect(sitting.at('onondaga')).toBe('johnson')
    expect(sitting.state.sieges.length).toBe(1)
  })
  test('8.1 reinforcing a siege asks nobody', () => {
    const sitting = oswego('br-44th fr-la-reine', {
      more: { british: { fort: 'oswego' }, sieges: { oswego: 1 } },
    })
    expect(sitting.state.step).toBe('march')
    expect(sitting.state.sieges.map(({ level }) => level)).toEqual([1])
  })
})
