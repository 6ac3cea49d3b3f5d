import { describe, expect, test } from 'vitest'
import { spaceCalled } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import { settle } from '../src/rules/08-settle.ts'
import { only, play } from './help.ts'

/** The position as it is after `settle`. */
function settled(spec: PositionSpec, settings = {}) {
  const sitting = play({ clear: true, step: 'end', vp: 0, ...spec }, 'annus-mirabilis', settings, only())
  settle(sitting.state)
  return sitting.state
}

describe('sieges', () => {
  test('8.232 a siege ends when no besieging unit is left; a leader is not enough', () => {
    const spaces = { albany: 'br-44th montcalm' }
    expect(settled({ spaces, sieges: { albany: 2 } }).sieges).toEqual([])
    const held = settled({ spaces: { albany: 'br-44th fr-marin' }, sieges: { albany: 2 } })
    expect(held.sieges).toEqual([{ space: spaceCalled('albany'), level: 2 }])
  })
  test('8.24 a captured fortress that is left goes back at once, 3 VP', () => {
    const g = settled({ french: { fortress: 'albany' } })
    expect(g.forts[spaceCalled('albany')]).toBe(3)
    expect(g.vp).toBe(-3)
    expect(settled({ french: { fortress: 'albany' }, spaces: { albany: 'fr-marin' } }).vp).toBe(0)
  })
  test('8.24 an Amphib marker keeps it', () => {
    const british = { fortress: 'louisbourg' }
    expect(settled({ british, amphib: ['louisbourg'] }).vp).toBe(0)
    expect(settled({ british }).vp).toBe(3)
  })
  test('8.24 and without the marker it is lost in the same moment', () => {
    const british = { fortress: 'louisbourg' }
    const spec: PositionSpec = {
      british,
      amphib: ['louisbourg'],
      spaces: { louisbourg: 'fr-bearn' },
      sieges: { louisbourg: 1 },
    }
    expect(settled(spec)).toMatchObject({ amphib: [], sieges: [], vp: 3 })
  })
  test('8.24 given back to its besiegers, it is besieged no more', () => {
    const g = settled({ french: { fortress: 'albany' }, spaces: { albany: 'br-44th' }, sieges: { albany: 1 } })
    expect(g.forts[spaceCalled('albany')]).toBe(3)
    expect(g.sieges).toEqual([])
  })
  test('8.24 an originally own fortress needs no garrison', () => {
    expect(settled({}).forts[spaceCalled('albany')]).toBe(3)
  })
})

describe('6.431 the Amphib marker', () => {
  const amphib = ['ile-d-orleans'] as const
  test('6.431 goes when French drilled troops are alone there', () => {
    expect(settled({ amphib, spaces: { 'ile-d-orleans': 'fr-bearn' } }).amphib).toEqual([])
    expect(settled({ amphib, spaces: { 'ile-d-orleans': 'fr-marin' } }).amphib.length).toBe(1)
    expect(settled({ amphib, spaces: { 'ile-d-orleans': 'fr-bearn br-44th' } }).amphib.length).toBe(1)
  })
  test('6.431, R-142 third edition: with an open French fortification too', () => {
    const spec = { amphib, french: { stockade: 'ile-d-orleans' } }
    expect(settled(spec).amphib.length).toBe(1)
    expect(settled(spec, { edition: 'third' }).amphib).toEqual([])
  })
  test('6.431 third edition: when the besiegers have gone', () => {
    const spec: PositionSpec = { amphib: ['louisbourg'], sieges: { louisbourg: 0 } }
    expect(settled(spec, { edition: 'third' }).amphib).toEqual([])
  })
})

describe('5.45 forts under construction', () => {
  const british = { works: 'winchester' }
  test('5.45 go when enemy drilled troops are there and no unit of the owner', () => {
    expect(settled({ british, spaces: { winchester: 'fr-bearn' } }).works.british).toEqual([])
    expect(settled({ british, spaces: { winchester: 'fr-bearn webb' } }).works.british).toEqual([])
    expect(settled({ british, spaces: { winchester: 'fr-marin' } }).works.british.length).toBe(1)
    expect(settled({ british, spaces: { winchester: 'fr-bearn br-44th' } }).works.british.length).toBe(1)
  })
})

describe('12.23 Niagara and Ohio Forks', () => {
  test('12.23 a VP when the other side alone is there; emptiness changes nothing', () => {
    expect(settled({}).niagara).toBe('french')
    const taken = settled({ spaces: { niagara: 'br-44th' } })
    expect(taken.niagara).toBe('british')
    expect(taken.vp).toBe(-1)
    expect(settled({ spaces: { 'ohio-forks': 'br-44th' }, french: { fort: 'ohio-forks' } }).ohioForks).toBe('french')
    const back = settled({ spaces: { niagara: 'fr-marin' }, more: { niagara: 'british' } })
    expect(back.vp).toBe(1)
  })
})
