/** 7.2 Action Phase, 7.3 Action Points. */
import { describe, expect, test } from 'vitest'
import type { Ap } from '../src/data/cards.ts'
import type { Faction } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import { play } from './help.ts'

/** Everybody can do everything: Light units, Brigades and a Fleet of both sides. */
const SPACES = {
  'lake-george': ['rogers', 'mohawk', '22nd-28th', 'n-york-nj-brigade-1'],
  albany: ['royal-scots-17th'],
  halifax: ['durell', '27th-55th'],
  ticonderoga: ['langis', 'kahnawake', 'berry', 'canadiens-1'],
  'isle-aux-noix': ['canadiens-2'],
  quebec: ['beauffremont', 'languedoc-la-reine'],
} as const satisfies PositionSpec['spaces']
const phase = (faction: Faction, aps: PositionSpec['aps'], more: PositionSpec = {}) =>
  play({ clear: true, step: 'actions', first: faction, active: faction, spaces: SPACES, aps: aps ?? {}, ...more })
const offered = (faction: Faction, ap: Ap) =>
  phase(faction, { [faction]: [ap] })
    .offers(faction)
    .map((option) => `${option.ap ? `${option.ap} ` : ''}${option.do}`)

describe('7.3.7 Actions allowed for each AP type', () => {
  test('7.3.1 a Light AP: Raid, Light Movement', () => {
    expect(offered('british', 'light')).toEqual(['light raid', 'light move', 'done'])
  })
  test('7.3.1 an Army AP: Movement, Marshal, Construction; no Raid, no Sail', () => {
    expect(offered('british', 'army')).toEqual(['army move', 'army marshal', 'army build', 'done'])
  })
  test('7.3.3 a Sail/Army AP: also Sail', () => {
    expect(offered('french', 'sail-army')).toEqual([
      'sail-army sail',
      'sail-army move',
      'sail-army marshal',
      'sail-army build',
      'done',
    ])
  })
  test('7.3.5, R-52 a Light/Army AP is either, never Sail; the Light move is a button of its own', () => {
    expect(offered('french', 'light-army')).toEqual([
      'light-army raid',
      'light-army light_move',
      'light-army move',
      'light-army marshal',
      'light-army build',
      'done',
    ])
  })
  test('7.3.4, R-51 a 2x AP allows what its plain kind allows', () => {
    expect(offered('british', 'light-2x')).toEqual(['light-2x raid', 'light-2x move', 'done'])
    expect(offered('british', 'sail-army-2x')).toContain('sail-army-2x sail')
  })
  test('7.3.2 an Indian AP: Raid, Light Movement', () => {
    const sitting = phase('french', { indian: ['indian'], french: ['army'] }, { step: 'indian' })
    expect(sitting.offers('french')).toEqual([
      { ap: 'indian', do: 'raid' },
      { ap: 'indian', do: 'move' },
      { do: 'done' },
    ])
  })
})

describe('7.3 Action Points', () => {
  test('7.3 equal APs are offered once, in the order of the card; any order may be chosen', () => {
    const sitting = phase('british', { british: ['light', 'army', 'army'] })
    expect(sitting.offers('british').filter((option) => option.do === 'move')).toEqual([
      { ap: 'light', do: 'move' },
      { ap: 'army', do: 'move' },
    ])
  })
  test('7.3 only what is possible is offered', () => {
    const sitting = phase('british', { british: ['light', 'army'] }, { spaces: { 'new-york': ['22nd-28th'] } })
    expect(sitting.offers('british')).not.toContainEqual({ ap: 'light', do: 'raid' })
    expect(sitting.offers('british')).not.toContainEqual({ ap: 'light', do: 'move' })
    expect(sitting.offers('british')).toContainEqual({ ap: 'army', do: 'move' })
  })
  test('7.3 each AP is used once', () => {
    const sitting = phase('french', { french: ['light', 'light', 'army'] })
    sitting.choose('french', { ap: 'light', do: 'raid' })
    expect(sitting.state.aps.french).toEqual(['light', 'army'])
    expect(sitting.state.action).toMatchObject({
      kind: 'raid',
      faction: 'french',
      ap: 'light',
      as: 'light',
      double: false,
    })
  })
  test('7.3.4, R-51 a 2x AP doubles by itself', () => {
    const sitting = phase('french', { french: ['light-2x'] }).choose('french', { ap: 'light-2x', do: 'raid' })
    expect(sitting.state.action?.double).toBe(true)
  })
  test('7.3.5 which kind a Light/Army AP is used as', () => {
    const used = (button: string) =>
      phase('french', { french: ['light-army'] }).choose('french', { ap: 'light-army', do: button }).state.action
    expect(used('raid')).toMatchObject({ kind: 'raid', as: 'light' })
    expect(used('light_move')).toMatchObject({ kind: 'move', as: 'light' })
    expect(used('move')).toMatchObject({ kind: 'move', as: 'army' })
  })
  test('7.3.3 a Sail/Army AP that does not sail is an Army AP', () => {
    const used = (button: string) =>
      phase('british', { british: ['sail-army'] }).choose('british', { ap: 'sail-army', do: button }).state.action
    expect(used('sail')).toMatchObject({ kind: 'sail', as: 'sail' })
    expect(used('move')).toMatchObject({ kind: 'move', as: 'army' })
  })
  test('7.3 all APs are optional: what is not used is lost', () => {
    const sitting = phase('british', { british: ['light', 'army'], french: ['light'] }).choose('british', {
      do: 'done',
    })
    expect(sitting.state.aps.british).toEqual([])
    expect(sitting.state.active).toBe('french')
  })
  test('7.2.1 a unit performs one action a round', () => {
    const sitting = phase('french', { french: ['light', 'light'] })
    sitting.choose('french', { ap: 'light', do: 'raid' }, { unit: 'langis' }, { space: 'number-four' }).dice('miss')
    sitting.choose('french', { ap: 'light', do: 'raid' })
    // The Kahnawake alone are left and taken unasked.
    expect(sitting.state.action?.units).toEqual(['kahnawake'])
  })
})

describe('7.2 The Action Phase', () => {
  const begun = (active: Faction, more: PositionSpec = {}) =>
    phase(
      active,
      { british: ['light', 'army'], french: ['light', 'army'], indian: ['indian'] },
      { step: 'phase', ...more },
    )

  test('7.2 #1 units in the Sail Box land first', () => {
    const sitting = begun('british', { boxes: { 'sail-british': ['saunders', '43rd-46th'] } })
    expect(sitting.asked).toBe('british 10.6.1')
    expect(sitting.state.step).toBe('phase')
  })
  test('7.2, R-53 #2 the French use the Indian card first, then they choose the AP to hold', () => {
    const sitting = begun('french')
    expect(sitting.asked).toBe('french 7.2')
    expect(sitting.offers('french')[0]).toEqual({ ap: 'indian', do: 'raid' })
    sitting.choose('french', { do: 'done' })
    expect(sitting.state.aps.indian).toEqual([])
    expect(sitting.asked).toBe('french 7.3.6')
  })
  test('7.2 #2 Indian APs are used one after the other', () => {
    const sitting = phase(
      'french',
      { indian: ['indian', 'indian'], french: ['army'] },
      { step: 'indian', spaces: { ...SPACES, goasek: ['abenaki'] } },
    )
    sitting.choose('french', { ap: 'indian', do: 'raid' }, { unit: 'abenaki' }, { space: 'northfield' }).dice('miss')
    expect(sitting.state.aps.indian).toEqual(['indian'])
    expect(sitting.offers('french')).toContainEqual({ ap: 'indian', do: 'raid' })
  })
  test('7.2, R-50 #2 nothing is asked where no Indian can act', () => {
    const sitting = begun('french', { spaces: { ticonderoga: ['langis'], quebec: ['berry'] } })
    expect(sitting.asked).toBe('french 7.3.6')
  })
  test('7.2 #2 the British have no Indian card', () => {
    expect(begun('british').asked).toBe('british 7.3.6')
  })
  test('7.2 #3 only the First Player holds an AP', () => {
    expect(begun('british', { first: 'french' }).asked).toBe('british 7.2')
  })
  test('7.1 #6, #7 the Second Player follows, then the battles', () => {
    const sitting = begun('british', { first: 'british' }).choose('british', { do: 'none' }, { do: 'done' })
    expect(sitting.state.active).toBe('french')
    expect(sitting.asked).toBe('french 7.2')
    sitting.choose('french', { do: 'done' })
    expect(sitting.state.aps.french).toEqual(['light', 'army'])
    sitting.choose('french', { do: 'done' })
    expect(sitting.log).not.toContain('log.hold')
    expect(sitting.state.round).toBe(2)
  })
  test('3.7 at its end the Commanders of that side without a unit are removed', () => {
    const lone = { ...SPACES, 'number-four': ['forbes'], carlisle: ['wolfe', 'gage'], montreal: ['montcalm'] } as const
    const sitting = begun('british', { spaces: lone }).choose('british', { do: 'none' }, { do: 'done' })
    expect(sitting.box('removed')).toEqual(['forbes'])
    expect(sitting.at('montreal')).toEqual(['montcalm'])
    expect(sitting.at('carlisle')).toEqual(['gage', 'wolfe'])
  })
})

describe('7.3.6 Reaction', () => {
  const held = (aps: readonly Ap[]) => phase('british', { british: [...aps], french: ['light'] }, { step: 'hold' })

  test('7.3.6, R-53 any AP of the faction card, each kind once, or none', () => {
    expect(held(['light', 'army', 'army', 'sail-army']).offers('british')).toEqual([
      { ap: 'light' },
      { ap: 'army' },
      { ap: 'sail-army' },
      { do: 'none' },
    ])
  })
  test('7.3.6 example of AR1: the Army AP is held, two APs are left', () => {
    const { state } = held(['light', 'army', 'sail-army']).choose('british', { ap: 'army' })
    expect(state.reaction).toBe('army')
    expect(state.aps.british).toEqual(['light', 'sail-army'])
  })
  test('7.3.6 even the only AP of the card', () => {
    const { state } = held(['army']).choose('british', { ap: 'army' })
    expect(state.reaction).toBe('army')
    expect(state.active).toBe('french')
  })
  test('7.3.6 never an Indian AP', () => {
    const sitting = phase('french', { french: ['light'], indian: ['indian'] }, { step: 'hold' })
    expect(sitting.offers('french')).toEqual([{ ap: 'light' }, { do: 'none' }])
  })

  const reacting = (more: PositionSpec = {}) =>
    phase('french', { french: ['light'] }, { first: 'british', reaction: 'army', ...more }).choose('french', {
      do: 'done',
    })
  test('7.3.6 after the Second Player: one action with the AP held, or none', () => {
    expect(reacting().offers('british')).toEqual([
      { ap: 'army', do: 'move' },
      { ap: 'army', do: 'marshal' },
      { ap: 'army', do: 'build' },
      { do: 'pass' },
    ])
    expect(reacting().asked).toBe('british 7.3.6')
  })
  test('7.3.6 not before: the Second Player acts with the AP held still there', () => {
    const sitting = held(['light', 'army']).choose('british', { ap: 'army' }, { do: 'done' })
    expect(sitting.state.reaction).toBe('army')
    expect(sitting.asked).toBe('french 7.2')
  })
  test('7.3.6 it may be passed; then the battles come', () => {
    const sitting = reacting().choose('british', { do: 'pass' })
    expect(sitting.state.reaction).toBeNull()
    expect(sitting.state.round).toBe(2)
  })
  test('7.3.6 after the action the Reaction is over', () => {
    const sitting = reacting({ reaction: 'light' })
    sitting.choose('british', { ap: 'light', do: 'raid' })
    expect(sitting.state.reaction).toBeNull()
    sitting.choose('british', { unit: 'rogers' }, { space: 'isle-aux-noix' })
    sitting.dice('miss').dice('miss').dice('miss')
    expect(sitting.log).toContain('log.raid_failed')
    expect(sitting.state.round).toBe(2)
  })
  test('7.3, R-53 Spent units do not act in the Reaction', () => {
    const spaces = { ...SPACES, 'lake-george': ['rogers:spent', 'mohawk'] } as const
    const sitting = reacting({ reaction: 'light', spaces })
    sitting.choose('british', { ap: 'light', do: 'raid' })
    expect(sitting.state.action?.units).toEqual(['mohawk'])
  })
  test('3.7 Commanders of the First Player without a unit are removed at its end, not before', () => {
    const sitting = reacting({ spaces: { ...SPACES, 'number-four': ['forbes'] } })
    expect(sitting.at('number-four')).toEqual(['forbes'])
    sitting.choose('british', { do: 'pass' })
    expect(sitting.box('removed')).toEqual(['forbes'])
  })
})

describe('7.3.2, 7.4 No Indians', () => {
  test('7.4 card 54 has no AP: the French go on with their own card and a Light AP more', () => {
    const sitting = play({
      clear: true,
      spaces: SPACES,
      step: 'events',
      first: 'french',
      active: 'french',
      played: { british: 2, french: 22, indian: 54 },
    })
    expect(sitting.asked).toBe('french 7.3.6')
    expect(sitting.state.aps.french.filter((ap) => ap === 'light')).toHaveLength(2)
    sitting.choose('french', { do: 'none' }, { ap: 'light', do: 'raid' })
    expect(sitting.state.action?.units).toEqual(['langis'])
  })
})
