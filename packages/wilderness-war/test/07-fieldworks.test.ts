/** Cards 9 and 10: the marker is removed at any time its holder likes; who leaves it behind leaves it to the enemy. */
import { describe, expect, test } from 'vitest'
import { SPACE, spaceCalled } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import { demolitions } from '../src/rules/05-construction.ts'
import { fight } from './battle.ts'
import { coming, pass, piece, words } from './entry.ts'
import type { Rehearsal } from './help.ts'

const YES = { do: 'yes' }
const NO = { do: 'no' }
/** Whether the British are asked now, and what becomes of the marker with each answer. */
function mayTakeAway(sitting: () => Rehearsal, side: 'british' | 'french' = 'british'): void {
  expect(sitting().asked).toBe(`${side} 7.55`)
  expect(words(sitting(), side)).toBe('no yes')
  expect(sitting().choose(side, YES).state.fieldworks).toEqual([])
  expect(sitting().choose(side, NO).state.fieldworks).toHaveLength(1)
}
/** A French regular comes from Albany to Kinderhook, where the British stand behind Fieldworks. */
const kinderhook = (british: string) =>
  coming({
    from: 'albany',
    to: 'kinderhook',
    who: 'fr-bearn',
    step: 'stand',
    spaces: { kinderhook: british },
    more: { fieldworks: ['kinderhook'] },
  })
const away = (sitting: Rehearsal) =>
  sitting.choose('british', piece('br-44th')).dice(4).choose('british', { space: 'katskills' })

describe('7.55 Fieldworks that are given up', () => {
  test('7.55, 15.0, R-201 all avoid battle: they may take the marker away', () => {
    mayTakeAway(() => away(kinderhook('br-44th')))
    const left = away(kinderhook('br-44th')).choose('british', NO)
    expect(demolitions(left.state, 'french')).toContain(SPACE.kinderhook)
  })
  test('7.55, 15.0 while others stay to fight behind it nobody is asked', () => {
    const sitting = away(kinderhook('br-44th br-48th:reduced'))
    expect(sitting.state.step).toBe('battle')
    expect(sitting.state.fieldworks).toEqual([SPACE.kinderhook])
  })
  const oswego = (settings = { advanced: 'off' }, british = 'br-44th') =>
    coming({
      from: 'niaoure-bay',
      to: 'oswego',
      who: 'montcalm fr-bearn fr-guyenne',
      step: 'stand',
      spaces: { oswego: british },
      settings,
      more: { british: { fort: 'oswego' }, fieldworks: ['oswego'] },
    })
  test('7.55, 8.1, R-201 all go inside: they may take the marker away', () => {
    mayTakeAway(() => oswego().choose('british', { do: 'inside' }))
    expect(oswego().choose('british', { do: 'outside' }).state.step).toBe('battle')
  })
  test('7.55, 8.1, R-202 left outside the walls it serves the besiegers: the besieged cannot clear it away', () => {
    const { state } = oswego().choose('british', { do: 'inside' }, NO)
    expect(state.sieges.map(({ space }) => space)).toEqual([SPACE.oswego])
    expect(demolitions(state, 'french')).toEqual([SPACE.oswego])
    expect(demolitions(state, 'british')).toEqual([])
  })
  test('7.55, 8.25, R-202 the besiegers defend behind it', () => {
    const sortie = { cause: 'sortie', at: 'oswego', attackers: 'br-44th', defenders: 'montcalm fr-bearn' } as const
    const more = { british: { fort: 'oswego' }, sieges: { oswego: 0 as const }, fieldworks: ['oswego' as const] }
    expect(
      fight({ ...sortie, more })
        .dice(3)
        .dice(3).reasons,
    ).toContain('drm.fieldworks')
  })
  test('7.55, 15.3 some inside, the others away', () => {
    mayTakeAway(() =>
      oswego({ advanced: 'on' }, 'br-44th br-rogers')
        .choose('british', piece('br-44th'), { do: 'done' }, piece('br-rogers'))
        .choose('british', { space: 'onondaga' }),
    )
  })
  test('7.55, 14.1, R-201 the last unit leaves to intercept', () => {
    const intercepting = (british: string) =>
      coming({
        from: 'wood-creek',
        to: 'hudson-carry-north',
        who: 'montcalm fr-bearn',
        spaces: { ticonderoga: british },
        more: { fieldworks: ['ticonderoga'] },
      })
        .choose('british', piece('br-44th'))
        .dice(4)
    mayTakeAway(() => intercepting('br-44th'))
    expect(intercepting('br-44th br-48th:reduced').state.fieldworks).toEqual([SPACE.ticonderoga])
    expect(intercepting('br-44th br-48th:reduced').state.step).toBe('battle')
  })
  test('7.55, 8.25 besiegers who all avoid a sortie', () => {
    const [unit, space] = [pieceCalled('br-44th'), spaceCalled('albany')]
    mayTakeAway(
      () =>
        coming({
          side: 'british',
          from: 'albany',
          to: 'albany',
          who: 'br-44th',
          step: 'next_group',
          steps: ['next_group'],
          activation: { use: 'units', groups: [{ commander: null, pieces: [unit], space }] },
          spaces: { albany: 'fr-bearn' },
          more: { sieges: { albany: 1 }, fieldworks: ['albany'] },
        })
          .choose('british', { do: 'sortie' })
          .choose('french', piece('fr-bearn'))
          .dice(4)
          .choose('french', { space: 'hoosic' }),
      'french',
    )
  })
  test('7.55 nobody is asked who stays and fights, or where nobody was', () => {
    expect(kinderhook('br-44th').choose('british', pass).state.step).toBe('battle')
    const empty = oswego({ advanced: 'off' }, '')
    expect(empty.state.fieldworks).toEqual([SPACE.oswego])
    expect(empty.state.step).toBe('march_end')
  })
})
