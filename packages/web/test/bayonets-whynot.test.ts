import { LIMIT, type Space, type UnitId, type View } from '@carillon/bayonets-and-tomahawks/facts'
import { rulebook } from '@carillon/bayonets-and-tomahawks/rulebook'
import { afterAll, describe, expect, test } from 'vitest'
import { describe as explain } from '../src/boards/bayonets-and-tomahawks/describe.ts'
import { whyNot } from '../src/boards/bayonets-and-tomahawks/whynot.ts'
import { SAY, tableOf, viewOf } from './bayonets-help.tsx'

const cited = new Set<string>()
const said = (view: View, subject: Record<string, string>, role = 'british') => {
  const found = whyNot(subject, view, role)
  if (!found) return undefined
  cited.add(found.rule as string)
  expect(SAY.fr(found.text)).not.toMatch(/^web\.|[{}]/)
  return `${SAY.en(found.text)} ${found.rule}`
}
const action = {
  kind: 'move',
  faction: 'british',
  ap: 'army',
  as: 'army',
  double: false,
  back: 'actions',
  units: [],
  at: null,
  spent: 0,
  from: null,
  target: null,
  events: [],
}
/** An action of the British, as far as it has come; `more` changes the position. */
const acting = (spaces: Partial<Record<Space, readonly string[]>>, now: object, more: object = {}): View => {
  const made = { ...action, ...now }
  const table = tableOf({
    clear: true,
    spaces,
    step: 'actions',
    active: 'british',
    aps: { british: ['army'] },
    ...more,
  })
  return { ...viewOf(table, 'british'), step: made.kind, action: made } as View
}
const SPACES = {
  albany: ['rogers', '22nd-28th', 'royal-artillery-1', 'fort-edward'],
  kingston: ['goreham'],
  ticonderoga: ['bearn-guyenne'],
}

afterAll(async () => {
  const rules = new Set((await rulebook('en')).map(({ id }) => id))
  expect([...cited].filter((rule) => !rules.has(rule))).toEqual([])
})

describe('a unit', () => {
  const unit = (id: string, now: object, more: object = {}, spaces = SPACES) =>
    said(acting(spaces, now, more), { unit: id })
  test('of the enemy, of a neutral nation, off the map, at sea', () => {
    expect(unit('bearn-guyenne', {})).toBe('only the French command it. 3.0')
    expect(unit('iroquois-1', {})).toMatch(/^its nation has joined nobody. 8.0/)
    expect(unit('bradstreet', {})).toMatch(/^it is off the map .* 3.0/)
    expect(unit('goreham', {}, { boxes: { 'sail-british': ['goreham'] } }, { ...SPACES, kingston: [] })).toMatch(
      /^it is at sea .* 10.6.1/,
    )
  })
  test('that is Spent, chosen, fixed, elsewhere, or of the wrong shape', () => {
    expect(unit('rogers', {}, {}, { ...SPACES, albany: ['rogers:spent', '22nd-28th'] })).toBe(
      'it is Spent: it has acted this round. 7.2.1',
    )
    expect(unit('rogers', { at: 'albany', from: 'albany', units: ['rogers'] })).toMatch(/^it takes part already/)
    expect(unit('fort-edward', { at: 'albany', from: 'albany' })).toBe('Forts and Bastions never move. 3.5')
    expect(unit('goreham', { at: 'albany', from: 'albany' })).toBe('those who act are elsewhere (Albany). 10.2.1')
    expect(unit('22nd-28th', { as: 'light', ap: 'light' })).toMatch(/^a Light AP activates Light units.* 10.5/)
    expect(unit('22nd-28th', { kind: 'raid', as: 'light', ap: 'light' })).toBe('only Light units raid. 9.1')
    expect(unit('rogers', { kind: 'build' })).toBe('only Brigades build. 12.0')
  })
  test('that is held by enemies, Routed, out of Movement Points, or forbidden by an event', () => {
    const held = { albany: ['rogers'], ticonderoga: [], kingston: ['bearn-guyenne', '22nd-28th'] }
    expect(said(acting(held, {}), { unit: '22nd-28th' })).toMatch(/^enemies hold the stack.*Kingston.* 10.2.1/)
    expect(unit('rogers', { kind: 'raid', as: 'light' }, { markers: { british: { rout: ['albany'] } } })).toBe(
      'the stack is Routed. 13.8',
    )
    expect(unit('22nd-28th', { at: 'albany', from: 'kingston', units: ['rogers'], spent: 2 })).toBe(
      'no Movement Points are left. 10.2',
    )
    expect(said({ ...acting(SPACES, {}), step: 'actions', action: null }, { unit: 'rogers' })).toMatch(
      /^first choose what an AP is used for/,
    )
  })
  test('while others fight', () => {
    const view = {
      ...acting(SPACES, {}),
      action: null,
      step: 'attack',
      battle: { space: 'ticonderoga' },
    } as unknown as View
    expect(said(view, { unit: 'rogers' })).toBe('it is not in the battle (Ticonderoga). 13.0')
  })
})

describe('a space', () => {
  const space = (id: string, now: object, more: object = {}, spaces = SPACES) =>
    said(acting(spaces, now, more), { space: id })
  const going = (...units: string[]) => ({ at: 'albany', from: 'albany', units })
  test('where no move begins', () => {
    expect(space('quebec', {})).toBe('none of your units is there. 10.2')
    expect(space('kingston', {}, {}, { ...SPACES, kingston: ['goreham:spent'] })).toBe(
      'all your units there are Spent. 7.2.1',
    )
    expect(space('kingston', { kind: 'sail', as: 'sail' })).toBe('no Fleet of yours can leave from there. 10.6')
    expect(space('kingston', { kind: 'marshal' })).toMatch(/^a unit that is not Light calls/)
    expect(space('albany', { kind: 'build' }, { markers: { british: { oos: ['albany'] } } })).toBe(
      'the stack is Out of Supply. 12.0',
    )
  })
  test('to which nobody can go', () => {
    expect(space('quebec', going('rogers'))).toBe('no Connection leads there (Albany to Québec). 10.2')
    expect(space('kingston', going())).toMatch(/^first choose who is to go/)
    expect(space('kingston', { ...going('rogers'), spent: 3 })).toBe('no Movement Points are left. 10.2')
    expect(
      space('kingston', going('rogers'), {
        used: { british: { 'albany--kingston': { units: LIMIT.highway, artillery: 0 } } },
      }),
    ).toBe('1 unit is chosen, and no more units may use the Connection this round. 10.1')
    expect(
      space('kingston', going('rogers'), { entries: [{ faction: 'french', from: 'kingston', to: 'albany' }] }),
    ).toMatch(/^enemies came in that way/)
    expect(space('kingston', going('rogers'), { warships: 'albany--kingston' })).toMatch(/^French warships/)
  })
  test('over a Path', () => {
    const at = { at: 'ticonderoga', from: 'ticonderoga', units: ['22nd-28th'] }
    expect(said(acting({ ticonderoga: ['22nd-28th'] }, at), { space: 'goasek' })).toBe(
      'only Light units use a Path. 10.2',
    )
  })
  test('that cannot be raided', () => {
    const raid = { kind: 'raid', as: 'light', ap: 'light' }
    expect(space('quebec', raid)).toMatch(/^first choose the unit that raids/)
    expect(space('kingston', { ...raid, units: ['rogers'], at: 'albany', from: 'albany' })).toMatch(
      /^a raid is made on an enemy Home Space/,
    )
    expect(space('quebec', { ...raid, units: ['rogers'], at: 'albany', from: 'albany' })).toBe(
      'farther away than 3 Connections. 9.1',
    )
    expect(
      space(
        'quebec',
        { ...raid, units: ['rogers'], at: 'albany', from: 'albany' },
        { raided: { british: ['quebec'] } },
      ),
    ).toBe('it has been raided this year. 9.0')
  })
})

describe('a connection', () => {
  const connection = (id: string, now: object, more: object = {}) => said(acting(SPACES, now, more), { connection: id })
  const build = { kind: 'build', at: 'albany', units: ['22nd-28th' as UnitId] }
  test('is chosen only for a Road', () => {
    expect(connection('albany--kingston', {})).toMatch(/^a Connection is chosen only to build a Road/)
    expect(connection('albany--kingston', build)).toBe('only a Path becomes a Road. 2.2.3')
    expect(connection('goasek--ticonderoga', build)).toMatch(/^it does not begin where the Brigade is \(Albany\)/)
  })
})

describe('what is explained of the position', () => {
  const lines = (subject: Record<string, string>, more: object) => explain(subject, acting(SPACES, {}, more), SAY.en)
  test('a connection: whose it is, and how many units may still use it', () => {
    const found = lines(
      { connection: 'albany--kingston' },
      { used: { british: { 'albany--kingston': { units: 5, artillery: 0 } } } },
    )
    expect(found?.lines).toContain('16 units a side each round; still free: British 11, French 16')
    expect(lines({ connection: 'goasek--ticonderoga' }, {})?.lines).toContain('for Light units only')
  })
  test('a unit: what it can do, and what is the matter with its stack', () => {
    const found = lines({ unit: 'rogers' }, { markers: { british: { rout: ['albany'] } } })
    expect(found?.lines.join()).toMatch(/3 Movement Points.*its stack: routed/)
    expect(found?.rules).toContain('13.8')
    expect(lines({ unit: 'fort-edward' }, {})?.rules).toContain('3.5')
  })
  test('a space: everybody in it by name', () =>
    expect(lines({ space: 'albany' }, {})?.lines.join()).toMatch(/Rogers, .*Royal Artillery 1.*Fort Edward/))
})

describe('a card', () => {
  const base = viewOf(
    tableOf({ clear: true, step: 'actions', active: 'british', aps: { british: ['army'] } }),
    'british',
  )
  const hands = { ...base.hands, british: { reserve: 3, drawn: 12, chosen: null, indian: null } }
  const played = { british: 4, french: null, indian: null }
  const card = (id: number, more: object = {}) =>
    said({ ...base, hands, played, ...more } as View, { card: String(id) })
  test('in play, in Reserve, of the Indians', () => {
    expect(card(4)).toBe('it is in play this round. 7.1')
    expect(card(3)).toBe('cards are chosen when a round begins. 7.1')
    expect(card(3, { step: 'choose' })).toBeUndefined()
    expect(card(5)).toBeUndefined()
    const french = { ...base.hands, french: { reserve: 20, drawn: 21, chosen: null, indian: 44 } }
    const view = { ...base, hands: french, played, step: 'choose' } as View
    expect(said(view, { card: '44' }, 'french')).toMatch(/^the Indian card comes into play by itself/)
  })
})
