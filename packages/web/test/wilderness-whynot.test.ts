import { pieceCalled, SPACE, type SpaceId, type View } from '@carillon/wilderness-war/facts'
import { rulebook } from '@carillon/wilderness-war/rulebook'
import { afterAll, describe, expect, test } from 'vitest'
import { describe as explain } from '../src/boards/wilderness-war/describe.ts'
import { whyNot } from '../src/boards/wilderness-war/whynot.ts'
import { SAY, tableOf, viewOf } from './wilderness-help.tsx'

const cited = new Set<string>()
const said = (view: View, subject: Record<string, string>, role = 'british') => {
  const found = whyNot(subject, view, role)
  if (!found) return undefined
  cited.add(found.rule as string)
  expect(SAY.fr(found.text)).not.toMatch(/^web\.|[{}]/)
  return `${SAY.en(found.text)} ${found.rule}`
}
afterAll(async () => {
  const rules = new Set((await rulebook('en')).map(({ id }) => id))
  expect([...cited].filter((rule) => !rules.has(rule))).toEqual([])
})

const base = viewOf(
  tableOf({
    clear: true,
    spaces: {
      albany: 'loudoun webb johnson br-44th br-48th br-46th br-45th br-mohawk-1',
      hoosic: 'br-rogers',
      ticonderoga: 'montcalm fr-bearn',
      'northern-militia': 'br-colonial-militia-1',
    },
  }),
  'british',
)
const piece = pieceCalled
/** The position with something changed. */
const now = (more: object): View => ({ ...base, ...more }) as View
const unit = (view: View, id: string, role?: string) => said(view, { unit: id }, role)

describe('a piece', () => {
  test('of the enemy, in a box, off the map', () => {
    expect(unit(base, 'montcalm')).toBe('only the French command it. 5.31')
    expect(unit(base, 'wolfe')).toBe('it is not on the map. 3.1')
    expect(unit(base, 'br-colonial-militia-1')).toMatch(/^militia stays in its box .* 3.12/)
  })
  test('before a card is played, and before it is said whom it activates', () => {
    expect(unit(now({ step: 'phase' }), 'loudoun')).toMatch(/^first choose a card, .* 5.26/)
    expect(unit(now({ step: 'activate', activation: null }), 'loudoun')).toMatch(/^first choose whether .* 5.32/)
  })
  const activation = { value: 1, use: 'force', filling: false, groups: [], done: [], infiltrated: [], coehorns: {} }
  const naming = (more: object) => now({ step: 'activate', activation: { ...activation, ...more } })
  test('that this card cannot name', () => {
    expect(unit(naming({}), 'br-44th')).toMatch(/^first choose the leader who commands/)
    expect(unit(naming({}), 'loudoun')).toMatch(/^his initiative of \d is higher than the value of the card, 1. 5.32/)
    expect(unit(naming({ use: 'units' }), 'br-44th')).toMatch(/^one by one, a card activates/)
    const group = { commander: null, pieces: [piece('br-rogers')], space: SPACE.hoosic }
    expect(unit(naming({ use: 'units', groups: [group] }), 'br-rogers')).toBe('it is activated already. 5.33')
  })
  test('that cannot serve in the force', () => {
    const group = { commander: piece('webb'), pieces: [piece('webb')], space: SPACE.albany }
    const filling = (pieces: readonly string[] = ['webb']) =>
      naming({ filling: true, groups: [{ ...group, pieces: pieces.map(piece) }] })
    expect(unit(filling(), 'webb')).toBe('it belongs to the force already. 5.34')
    expect(unit(filling(), 'br-rogers')).toBe('the force gathers elsewhere (Albany). 5.34')
    expect(unit(filling(), 'loudoun')).toBe('his command is higher than that of Webb. 5.34')
    expect(unit(filling(), 'br-mohawk-1')).toMatch(/^Mohawks and Iroquois serve only with Johnson. 5.534/)
    const full = ['johnson', 'br-44th', 'br-48th', 'br-46th']
    const limit = naming({
      filling: true,
      groups: [{ ...group, commander: piece('johnson'), pieces: full.map(piece) }],
    })
    expect(unit(limit, 'br-45th')).toBe('the leaders of the force command 3 units together, and no more. 5.34')
    expect(unit(filling(), 'br-45th')).toBe('another one just like it is offered in its place. 5.34')
    const other = { commander: piece('loudoun'), pieces: [piece('loudoun'), piece('br-44th')], space: SPACE.albany }
    expect(unit(naming({ filling: true, groups: [other, group] }), 'br-44th')).toBe('it belongs to another force. 5.34')
  })
  test('that does not act now', () => {
    const acting = (more: object, march: object | null = null) =>
      now({ step: 'next_group', activation: { ...activation, ...more }, march })
    expect(unit(acting({}), 'br-44th')).toBe('it was not activated by this card. 5.31')
    expect(unit(acting({ done: [piece('br-44th')] }), 'br-44th')).toBe('it has acted in this phase. 5.31')
    const group = { commander: null, pieces: [piece('br-44th')], space: SPACE.albany }
    const march = { pieces: [piece('br-rogers')], at: SPACE.hoosic, side: 'british' }
    expect(unit(acting({ groups: [group] }, march), 'br-44th')).toBe('another force is moving (Hoosic). 5.36')
    const forts = base.forts.map((fort, n) => (n === SPACE.albany ? 3 : fort))
    const besieged = { ...acting({}), forts, sieges: [{ space: SPACE.albany, level: 0 }] } as View
    expect(unit(besieged, 'br-44th')).toMatch(/^it is besieged: .* 8.25/)
  })
  test('while others fight', () => {
    const battle = { space: SPACE.ticonderoga, pieces: { british: [], french: [] } }
    expect(unit(now({ step: 'fire', battle }), 'br-44th')).toBe('it is not in the battle (Ticonderoga). 7.1')
    const siege = { space: SPACE.ticonderoga }
    expect(unit(now({ step: 'siege', siege }), 'br-44th')).toMatch(/^it has no part in the siege/)
  })
})

describe('a space', () => {
  const space = (view: View, id: SpaceId) => said(view, { space: id })
  const march = {
    side: 'british',
    commander: null,
    pieces: [piece('br-44th')],
    at: SPACE.albany,
    origin: SPACE.albany,
    land: true,
    boat: true,
    spent: 0,
    halt: false,
    stopped: false,
    foul: false,
  }
  const going = (more: object = {}) => now({ step: 'march', march: { ...march, ...more } })
  test('to which the move cannot go', () => {
    expect(space(going(), 'quebec')).toBe('no connection leads there (Albany to Québec). 6.1')
    expect(space(going({ at: SPACE.toronto }), 'pays-d-en-haut')).toMatch(/^the connection leads the other way only/)
    expect(space(going({ stopped: true }), 'schenectady')).toBe('the move has ended here. 6.2')
    expect(space(going({ foul: true, spent: 2 }), 'schenectady')).toMatch(/^foul weather: two spaces/)
    expect(space(going({ boat: false, spent: 4 }), 'kinderhook')).toMatch(/^they have gone 4 spaces, .* 6.22/)
    expect(space(going({ boat: false, halt: true, spent: 1 }), 'kinderhook')).toMatch(/^after a space of wilderness/)
    expect(space(going({ at: SPACE['green-mountains-south'], land: false }), 'hoosic')).toMatch(
      /^by boat, one land connection/,
    )
  })
  test('where nothing can be built', () => {
    const build = now({ step: 'build' })
    expect(space(build, 'new-york')).toMatch(/^a fortress space takes no other/)
    expect(space(build, 'ticonderoga')).toBe('the enemy is there. 5.41')
    expect(space(build, 'adirondacks-north')).toMatch(/^outside cultivated home spaces/)
  })
  test('where nobody can enter, and where pieces are asked for', () => {
    expect(space(now({ step: 'event', card: 57 }), 'ticonderoga')).toBe('the enemy is there. 5.522')
    expect(space(now({ step: 'event', card: 34 }), 'ticonderoga')).toBeUndefined()
    expect(space(now({ step: 'phase' }), 'albany')).toMatch(/^first choose a card/)
    expect(space(now({ step: 'activate', activation: { value: 1 } }), 'albany')).toMatch(/^pieces are chosen now/)
  })
})

describe('a card', () => {
  const hands = { ...base.hands, british: [34, 6] }
  const card = (id: number, more: object = {}) => said(now({ step: 'march', hands, ...more }), { card: String(id) })
  test('being played, a response, or any other', () => {
    expect(card(57, { card: 57 })).toBe('it is being played. 5.26')
    const [plain, response] = hands.british
    expect(card(plain as number)).toMatch(/^a card is played when a phase of yours begins, .* 5.26/)
    expect(card(response as number)).toMatch(/^as a response it waits for its moment; .* 5.56/)
    expect(card(60)).toBeUndefined()
    expect(card(34, { step: 'phase' })).toBeUndefined()
  })
})

describe('what is explained of the position', () => {
  const forts = base.forts.map((fort, n) => (n === SPACE.albany ? 3 : fort))
  const view = now({
    forts,
    sieges: [{ space: SPACE.albany, level: 1 }],
    raided: { british: [], french: [SPACE.albany] },
    fieldworks: [SPACE.albany],
  })
  test('a space: its markers with their rules, everybody in it by name', () => {
    const found = explain({ space: 'albany' }, view, SAY.en)
    expect(found?.rules).toEqual(expect.arrayContaining(['8.11', '8.21', '10.31', '7.55']))
    expect(found?.lines.join()).toMatch(/Loudoun, .*44th/)
  })
  test('a piece: what it can do, and that it is besieged', () => {
    const found = explain({ unit: 'br-44th' }, view, SAY.en)
    expect(found?.lines.join()).toMatch(/besieged.*drilled: takes forts/)
    expect(found?.rules).toContain('8.25')
  })
})
