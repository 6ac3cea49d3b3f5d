import { describe, expect, test } from 'vitest'
import type { UnitId } from '../src/data/units.ts'
import { outnumbers } from '../src/rules/02-map.ts'
import { canMove } from '../src/rules/10-movement.ts'
import { act, isOver } from './actions.ts'

const unit = (id: string) => ({ unit: id })
const to = (space: string) => ({ space })
const DONE = { do: 'done' }
const LIGHTS: UnitId[] = ['aubry', 'beaujeu', 'belestre', 'langis']

describe('10.0 Movement', () => {
  const spaces = { york: ['durell', 'campbell', 'rogers'] } as const
  test('10.0 Army, Light and Sail Movement each take their own units, and each their own way', () => {
    const army = act('move', 'british', { spaces })
    expect(army.asked).toBe('british 10.4')
    expect(army.offers('british')).toEqual(expect.arrayContaining(['durell', 'campbell', 'rogers'].map(unit)))
    const light = act('move', 'british', { spaces }, { as: 'light' })
    expect(light.asked).toBe('british 10.5')
    expect(light.state.action?.units).toEqual(['rogers'])
    expect(light.offers('british')).toContainEqual(to('zawakwtegok'))
    const sail = act('sail', 'british', { spaces })
    expect(sail.asked).toBe('british 10.6')
    sail.choose('british', { do: 'all' })
    expect(sail.box('sail-british').toSorted()).toEqual(['campbell', 'durell', 'rogers'])
    expect(sail.at('york')).toEqual([])
  })
  test('10.0 one action is one stack: units of another space do not move with it', () => {
    const p = act('move', 'british', { spaces: { albany: ['campbell'], northfield: ['fraser'] } })
    p.choose('british', to('albany'), to('kingston'), DONE)
    expect(p.at('kingston')).toEqual(['campbell:spent'])
    expect(p.at('northfield')).toEqual(['fraser'])
    expect(isOver(p)).toBe(true)
  })
})

describe('10.3 Outnumber and Overwhelm', () => {
  test('10.3 more than three to one, on the space or on entering it', () => {
    const stand = (n: number) =>
      act('move', 'french', { spaces: { saranac: [...LIGHTS.slice(0, n), 'rogers'] }, step: 'actions' }).state
    expect(outnumbers(stand(3), 'french', 'saranac')).toBe(false)
    expect(outnumbers(stand(4), 'french', 'saranac')).toBe(true)
    // Who Outnumbers may leave (10.2.1).
    expect(canMove(stand(3), 'french', 'light', false)).toBe(false)
    expect(canMove(stand(4), 'french', 'light', false)).toBe(true)
    const come = (n: number) =>
      act(
        'move',
        'french',
        { spaces: { nihanawate: LIGHTS.slice(0, n), saranac: ['rogers'] } },
        { as: 'light' },
      ).choose('french', { do: 'all' }, to('saranac'))
    expect(come(3).state.battles).toEqual(['saranac'])
    const p = come(4)
    expect(p.asked).toBe('british 13.9.3')
    p.choose('british', p.offers('british')[0] as { space: string })
    expect(p.state.battles).toEqual([])
    expect(p.at('saranac')).toHaveLength(4)
  })
})
