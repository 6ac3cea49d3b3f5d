import { describe, expect, test } from 'vitest'
import { spaceCalled } from '../src/data/map.ts'
import { pieceCalled, pieceOf } from '../src/data/pieces.ts'
import { coming, pass, piece, words } from './entry.ts'

const names = (pieces: readonly number[] | undefined) => (pieces ?? []).map((n) => pieceOf(n).id).join(' ')
/** A French regular comes from Albany to Kinderhook: cultivated. */
const kinderhook = (british: string, more: Partial<Parameters<typeof coming>[0]> = {}) =>
  coming({ from: 'albany', to: 'kinderhook', who: 'fr-bearn', step: 'stand', spaces: { kinderhook: british }, ...more })

describe('15.0 avoiding battle', () => {
  test('15.0 a unit gets away on a 4, to a space of its choice', () => {
    const sitting = kinderhook('br-44th br-48th:reduced')
    expect(sitting.asked).toBe('british 15.0')
    expect(words(sitting, 'british')).toBe('pass br-44th br-48th')
    sitting.choose('british', piece('br-44th')).dice(4)
    expect(sitting.asked).toBe('british 15.1')
    sitting.choose('british', { space: 'katskills' })
    expect(sitting.at('katskills')).toBe('br-44th')
    expect(sitting.state.step).toBe('battle')
    expect(names(sitting.state.battle?.pieces.british)).toBe('br-48th')
  })
  test('15.0 on a 3 it must fight', () => {
    const sitting = kinderhook('br-44th').choose('british', piece('br-44th')).dice(3)
    expect(sitting.log).toContain('log.avoid_fails')
    expect(sitting.state.step).toBe('battle')
  })
  test('15.0 nobody has to', () => {
    expect(kinderhook('br-44th').choose('british', pass).state.step).toBe('battle')
  })
  test('15.0 a force goes under a leader, with his tactics, and need not be all', () => {
    const sitting = kinderhook('wolfe br-44th br-48th br-55th').choose('british', piece('wolfe'), piece('br-44th'))
    expect(words(sitting, 'british')).toBe('br-48th all done')
    sitting.choose('british', { do: 'done' }).dice(2).choose('british', { space: 'poughkeepsie' })
    expect(sitting.at('poughkeepsie')).toBe('br-44th wolfe')
    expect(names(sitting.state.battle?.pieces.british)).toBe('br-48th br-55th')
  })
  test('15.0 the force keeps to the limits of 5.34', () => {
    const sitting = kinderhook('johnson br-44th br-howes br-rogers br-1-60th').choose(
      'british',
      piece('johnson'),
      piece('br-44th'),
      piece('br-howes'),
      piece('br-rogers'),
    )
    expect(sitting.asked).toBe('1 dice 15.0')
  })
  test('15.0 in the wilds auxiliaries escape those who have none without a roll', () => {
    const comes = (who: string, to: 'schoharie' | 'kinderhook' = 'schoharie') =>
      coming({ from: 'albany', to, who, step: 'stand', spaces: { [to]: 'johnson br-mohawk-1 br-mohawk-2' } }).choose(
        'british',
        piece('johnson'),
        { do: 'all' },
      )
    expect(comes('fr-bearn').asked).toBe('british 15.1')
    expect(comes('rigaud fr-bearn fr-marin').asked).toBe('1 dice 15.0')
    expect(comes('fr-bearn', 'kinderhook').asked).toBe('1 dice 15.0')
  })
  test('15.0 light infantry is no auxiliary, and one regular among them makes it a roll', () => {
    const comes = (british: string) =>
      coming({ from: 'albany', to: 'schoharie', who: 'fr-bearn', step: 'stand', spaces: { schoharie: british } })
    expect(comes('br-howes').choose('british', piece('br-howes')).asked).toBe('1 dice 15.0')
    const mixed = comes('bradstreet br-rogers br-44th').choose('british', piece('bradstreet'), { do: 'all' })
    expect(mixed.asked).toBe('1 dice 15.0')
  })
  test('15.0 advanced rule: without it they fight', () => {
    expect(kinderhook('br-44th', { settings: { advanced: 'off' } }).state.step).toBe('battle')
  })
  test('15.0 besiegers about to be attacked may go; all gone, the siege is over and the relief may go on', () => {
    const sitting = coming({
      side: 'british',
      from: 'hudson-carry-south',
      to: 'hudson-carry-north',
      who: 'br-44th',
      step: 'stand',
      spaces: { 'hudson-carry-north': 'br-48th montcalm fr-bearn' },
      more: { british: { fort: 'hudson-carry-north' }, sieges: { 'hudson-carry-north': 1 } },
    })
    expect(words(sitting, 'french')).toBe('pass montcalm fr-bearn')
    sitting.choose('french', piece('montcalm')).dice(2).choose('french', { space: 'ticonderoga' })
    expect(sitting.state.sieges).toEqual([])
    expect(sitting.state.step).toBe('march')
  })
})

describe('15.1 where to', () => {
  test('15.1 not where the attackers came from, nor to enemy units or fortifications', () => {
    const sitting = kinderhook('br-44th', {
      spaces: { kinderhook: 'br-44th', katskills: 'fr-marin', northampton: 'montcalm' },
      more: { french: { stockade: 'poughkeepsie' } },
    })
      .choose('british', piece('br-44th'))
      .dice(6)
    // Northampton is all that is left: a leader alone is no hindrance.
    expect(sitting.at('northampton')).toBe('br-44th montcalm')
    expect(sitting.state.step).toBe('march')
  })
  test('15.1 with nowhere to go nobody is asked', () => {
    const sitting = coming({
      side: 'british',
      from: 'halifax',
      to: 'louisbourg',
      who: 'wolfe br-44th',
      march: { landing: true },
      step: 'stand',
      spaces: { louisbourg: 'fr-bearn' },
    })
    expect(sitting.asked).toBe('french 8.1')
    sitting.choose('french', { do: 'outside' })
    expect(sitting.state.step).toBe('battle')
  })
  test('15.1 third edition: the British may go from an Amphib space to a port', () => {
    const comes = (settings = {}) =>
      coming({
        from: 'quebec',
        to: 'ile-d-orleans',
        who: 'montcalm fr-bearn',
        step: 'stand',
        spaces: { 'ile-d-orleans': 'br-44th', 'baie-st-paul': 'fr-guyenne', 'riviere-ouelle': 'fr-la-reine' },
        more: { amphib: ['ile-d-orleans'] },
        settings,
      })
    expect(comes().state.step).toBe('battle')
    const third = comes({ edition: 'third' }).choose('british', piece('br-44th')).dice(4)
    expect(words(third, 'british')).toContain('halifax')
    expect(words(third, 'british')).not.toContain('louisbourg')
  })
  test('15.1 a port beside it is offered once', () => {
    const sitting = coming({
      from: 'riviere-ouelle',
      to: 'ile-d-orleans',
      who: 'montcalm fr-bearn',
      step: 'stand',
      spaces: { 'ile-d-orleans': 'br-44th', quebec: 'br-48th' },
      more: { amphib: ['ile-d-orleans'], british: { fortress: 'quebec' } },
      settings: { edition: 'third' },
    })
      .choose('british', piece('br-44th'))
      .dice(4)
    const offered = words(sitting, 'british').split(' ')
    expect(offered).toContain('quebec')
    expect(new Set(offered).size).toBe(offered.length)
  })
})

describe('15.2 all have gone', () => {
  test('15.2 the attackers may move on', () => {
    const sitting = kinderhook('br-44th')
      .choose('british', piece('br-44th'))
      .dice(5)
      .choose('british', { space: 'katskills' })
    expect(sitting.state.step).toBe('march')
    expect(sitting.state.march?.stopped).toBe(false)
  })
  test('15.2 into the next space too: they may avoid again, though they moved away just now', () => {
    const sitting = kinderhook('', { from: 'kinderhook', to: 'katskills', spaces: { katskills: 'br-44th' } })
    expect(words(sitting, 'british')).toBe('pass br-44th')
  })
  test('15.2 a stockade stops them: drilled troops take it', () => {
    const sitting = kinderhook('br-44th', { more: { british: { stockade: 'kinderhook' } } })
      .choose('british', piece('br-44th'))
      .dice(5)
      .choose('british', { space: 'katskills' })
    expect(sitting.state.step).toBe('captured')
    expect(sitting.state.fall?.next).toBe('march_end')
    expect(sitting.state.vp).toBe(5)
  })
  test('15.2 auxiliaries must stop there too, to raid it', () => {
    const sitting = kinderhook('br-44th', { who: 'fr-marin', more: { british: { stockade: 'kinderhook' } } })
      .choose('british', piece('br-44th'))
      .dice(5)
      .choose('british', { space: 'katskills' })
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.log).not.toContain('log.captured')
  })
  test('15.2 at a fort a siege begins', () => {
    const sitting = kinderhook('br-44th', { more: { british: { fort: 'kinderhook' } } })
      .choose('british', { do: 'outside' }, piece('br-44th'))
      .dice(5)
      .choose('british', { space: 'katskills' })
    expect(sitting.state.sieges.map(({ level }) => level)).toEqual([0])
    expect(sitting.state.step).toBe('march_end')
  })
})

describe('15.3 to 15.5', () => {
  test('15.3 some go inside first, the others avoid; if they fail they fight alone', () => {
    const fort = () =>
      kinderhook('br-44th br-rogers', { more: { british: { fort: 'kinderhook' } } }).choose(
        'british',
        piece('br-44th'),
        { do: 'done' },
      )
    expect(words(fort(), 'british')).toBe('pass br-rogers')
    const fails = fort().choose('british', piece('br-rogers')).dice(1)
    expect(names(fails.state.march?.entry?.inside)).toBe('br-44th')
    expect(names(fails.state.battle?.pieces.british)).toBe('br-rogers')
  })
  test('15.4 those who failed to intercept earlier in this move cannot avoid', () => {
    const tried = [pieceCalled('br-44th')]
    expect(kinderhook('br-44th', { march: { tried } }).state.step).toBe('battle')
    expect(words(kinderhook('br-44th br-rogers', { march: { tried } }), 'british')).toBe('pass br-rogers')
  })
  test('15.4 interceptors fight, and so do those they came to', () => {
    const sitting = kinderhook('br-44th', {
      step: 'enter',
      spaces: { kinderhook: 'br-44th', poughkeepsie: 'br-48th' },
    })
      .choose('british', piece('br-48th'))
      .dice(6)
    expect(names(sitting.state.battle?.pieces.british)).toBe('br-44th br-48th')
  })
  test('15.5 one or the other: an attempt to intercept, won or lost, and nobody in the space avoids', () => {
    const comes = () => kinderhook('', { step: 'enter', spaces: { kinderhook: 'br-44th', poughkeepsie: 'br-48th' } })
    expect(comes().choose('british', piece('br-48th')).dice(1).state.step).toBe('battle')
    expect(comes().choose('british', pass).asked).toBe('british 15.0')
  })
  test('15.5, R-208 by space: in the next space of the same move others may avoid', () => {
    const spaces = { poughkeepsie: 'br-48th', katskills: 'br-44th' }
    const sitting = kinderhook('', { step: 'enter', steps: ['march'], spaces })
      .choose('british', piece('br-48th'))
      .dice(1)
      .choose('french', { space: 'katskills' })
    expect(sitting.asked).toBe('british 14.2')
    sitting.choose('british', pass)
    expect(sitting.asked).toBe('british 15.0')
    expect(words(sitting, 'british')).toBe('pass br-44th')
  })
  test('15.5, R-145 who has avoided battle may intercept the same move further on', () => {
    const sitting = kinderhook('br-44th', { steps: ['march'] })
      .choose('british', piece('br-44th'))
      .dice(5)
      .choose('british', { space: 'katskills' })
      .choose('french', { space: 'poughkeepsie' })
    expect(sitting.asked).toBe('british 14.2')
    expect(words(sitting, 'british')).toBe('pass br-44th')
  })
  test('15.5 late F5 of 1757: Webb fails, four units go inside and one fights', () => {
    const sitting = coming({
      from: 'ticonderoga',
      to: 'hudson-carry-north',
      who: 'montcalm levis fr-bearn fr-la-reine fr-marin fr-huron',
      spaces: {
        'hudson-carry-north':
          'br-1-60th:reduced br-44th:reduced br-new-york-provincial-1:reduced br-new-york-provincial-2:reduced br-rogers',
        'hudson-carry-south': 'webb dunbar br-48th br-55th br-1-42nd',
      },
      more: { british: { fort: 'hudson-carry-north hudson-carry-south' } },
    })
      .choose('british', piece('webb'), { do: 'all' })
      .dice(3)
    expect(sitting.asked).toBe('british 8.1')
    sitting.choose(
      'british',
      piece('br-1-60th'),
      piece('br-44th'),
      piece('br-new-york-provincial-1'),
      piece('br-rogers'),
    )
    expect(sitting.state.step).toBe('battle')
    expect(names(sitting.state.battle?.pieces.british)).toBe('br-new-york-provincial-2')
    expect(sitting.state.sieges).toEqual([])
  })
  test('15.0, R-140 besiegers may avoid a sortie (8.25); the leader they leave behind must go', () => {
    const [unit, space] = [pieceCalled('br-44th'), spaceCalled('albany')]
    const sitting = coming({
      side: 'british',
      from: 'albany',
      to: 'albany',
      who: 'br-44th',
      step: 'next_group',
      steps: ['next_group'],
      activation: { use: 'units', groups: [{ commander: null, pieces: [unit], space }] },
      spaces: { albany: 'montcalm fr-bearn' },
      more: { sieges: { albany: 1 } },
    })
      .choose('british', { do: 'sortie' })
      .choose('french', piece('fr-bearn'))
      .dice(4)
      .choose('french', { space: 'hoosic' }, { space: 'kinderhook' })
    expect(sitting.at('hoosic')).toBe('fr-bearn')
    expect(sitting.at('kinderhook')).toBe('montcalm')
    expect(sitting.state.sieges).toEqual([])
  })
})
