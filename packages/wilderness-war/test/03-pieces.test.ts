/** 3 The pieces: what kinds there are, what their steps and values mean. */
import { describe, expect, test } from 'vitest'
import { standing as inForce, marksOf } from '../src/captions.ts'
import { type SpaceId, spaceCalled } from '../src/data/map.ts'
import { PIECES, type PieceFacts, pieceCalled, pieceOf } from '../src/data/pieces.ts'
import { pieceName } from '../src/names.ts'
import { commandOf, distinct, eliminate, forceWords, loseStep, strengthOf } from '../src/rules/03-pieces.ts'
import { both, type Flags, type State } from '../src/state.ts'
import { view } from '../src/view.ts'
import { event } from './events.ts'
import { only, play } from './help.ts'
import { acting, force, offers, single } from './moving.ts'

const UNITS = PIECES.filter(({ leader }) => !leader)
const LEADERS = PIECES.filter(({ leader }) => leader)
const standing = (spaces: Readonly<Record<string, string>>, settings = {}): State =>
  play({ clear: true, step: 'end', spaces }, 'annus-mirabilis', settings, only()).state
/** Strength and movement, as printed: `'3-4'`. */
const printed = ({ strength, movement }: PieceFacts): string => `${strength}-${movement}`
const of = (...types: readonly string[]): PieceFacts[] => PIECES.filter(({ type }) => types.includes(type))
const values = (pieces: readonly PieceFacts[]): string => [...new Set(pieces.map(printed))].sort().join(' ')

test('3.1, 3.2 a large force is told by who leads it, without a leader by one of it, a small one by name', () => {
  const g = standing({ albany: 'br-44th br-48th br-45th br-46th br-40th loudoun' })
  const all = ['br-44th', 'br-48th', 'br-45th', 'br-46th', 'br-40th'].map(pieceCalled)
  const told = (leader: string, others: number) => ({
    key: 'march.force',
    args: { leader: pieceName(pieceCalled(leader)), others },
  })
  expect(forceWords(g, all)).toEqual(told('br-44th', 4))
  expect(forceWords(g, [...all, pieceCalled('loudoun')])).toEqual(told('loudoun', 5))
  expect(forceWords(g, all.slice(1))).toHaveLength(4)
})

describe('units', () => {
  test('3.1 each is of one of three types: drilled troops, auxiliaries, militia', () => {
    expect(UNITS).toHaveLength(128)
    for (const { id, drilled, auxiliary, type } of UNITS)
      expect([id, [drilled, auxiliary, type === 'militia'].filter(Boolean).length]).toEqual([id, 1])
  })
  test('3.1 each has two steps: the first loss reduces it, the second eliminates it', () => {
    const g = standing({ albany: 'br-44th br-rogers', montreal: 'fr-marine-detachment-1 fr-huron' })
    for (const name of ['br-44th', 'br-rogers', 'fr-marine-detachment-1', 'fr-huron']) {
      const unit = pieceCalled(name)
      const place = g.at[unit]
      const { strength, reducedStrength } = pieceOf(unit)
      expect(strengthOf(g, unit)).toBe(strength)
      loseStep(g, '7.61', unit)
      expect([strengthOf(g, unit), g.at[unit]]).toEqual([reducedStrength, place])
      loseStep(g, '7.61', unit)
      expect(g.at[unit]).not.toBe(place)
      expect(g.reduced).not.toContain(unit)
    }
  })
  test('3.1 a reduced unit is weaker, but moves as far', () => {
    const marched = (words: string) => single(acting({ side: 'british', spaces: { boston: words } }), 'br-44th')
    expect(offers(marched('br-44th:reduced'))).toEqual(offers(marched('br-44th')))
    for (const { id, strength, reducedStrength, type } of UNITS)
      expect([id, reducedStrength < strength || type === 'militia']).toEqual([id, true])
  })
  test('3.11 drilled troops: regulars of 4-4, 3-4 and the marine detachments of 1-4, provincials, light infantry', () => {
    expect(values(of('regular'))).toBe('1-4 3-4 4-4')
    expect(values(PIECES.filter(({ corps }) => corps === 'marine'))).toBe('1-4')
    expect(values(of('provincial'))).toBe('2-4')
    expect(values(of('light-infantry'))).toBe('2-6')
    expect(PIECES.filter(({ drilled }) => drilled)).toEqual(of('regular', 'light-infantry', 'provincial'))
    // Only the first are regulars (7.53, 7.81): light infantry is of the army, but not counted so.
    expect(PIECES.filter(({ regular }) => regular)).toEqual(of('regular'))
    expect(new Set(of('provincial', 'light-infantry').map(({ side }) => side))).toEqual(new Set(['british']))
  })
  test('3.11 provincials belong to the Northern or the Southern Department', () => {
    const count = (department: string) => PIECES.filter((piece) => piece.department === department).length
    expect([count('northern'), count('southern')]).toEqual([18, 6])
  })
  test('3.12 militia lives in the boxes and is never activated', () => {
    expect(of('militia').map(({ side }) => side)).toEqual([...Array(4).fill('british'), ...Array(4).fill('french')])
    const spaces = { boston: 'br-44th', 'northern-militia': 'br-colonial-militia*2' }
    const sitting = acting({ side: 'british', value: 3, spaces })
    expect(offers(sitting)).toEqual(['none', 'single'])
    expect(offers(single(sitting, 'br-44th'))).not.toContain('br-colonial-militia-1')
  })
  test('3.13 auxiliaries: Indians, coureurs and rangers, quick on their feet', () => {
    expect(PIECES.filter(({ auxiliary }) => auxiliary)).toEqual(of('indian', 'coureurs', 'ranger'))
    expect(values(of('indian', 'coureurs'))).toBe('1-6')
    expect(values(of('ranger'))).toBe('2-6')
    expect(new Set(of('coureurs').map(({ side }) => side))).toEqual(new Set(['french']))
    expect(new Set(of('ranger').map(({ side }) => side))).toEqual(new Set(['british']))
  })
  test('3.13 they are activated one by one, drilled troops are not', () => {
    const spaces = { albany: 'br-rogers br-mohawk-1 br-44th br-howes' }
    const sitting = acting({ side: 'british', value: 3, spaces })
    sitting.choose('british', { do: 'units' })
    expect(offers(sitting)).toEqual(['br-mohawk-1', 'br-rogers', 'done'])
  })
  test('3.1 names are history: units of one look, place and strength are as good as each other', () => {
    const g = standing({ albany: 'br-44th br-48th br-1-60th br-46th:reduced br-howes', boston: 'br-40th' })
    const names = ['br-44th', 'br-48th', 'br-1-60th', 'br-46th', 'br-howes', 'br-40th']
    const kept = distinct(g, names.map(pieceCalled)).map((piece) => pieceOf(piece).id)
    expect(kept).toEqual(['br-44th', 'br-1-60th', 'br-46th', 'br-howes', 'br-40th'])
  })
})

describe('leaders', () => {
  test('3.2 initiative, command and tactics: Montcalm is 1-6-2, Loudoun 3-7-0', () => {
    expect(LEADERS).toHaveLength(23)
    expect(pieceOf(pieceCalled('montcalm'))).toMatchObject({ initiative: 1, command: 6, tactics: 2, side: 'french' })
    expect(pieceOf(pieceCalled('loudoun'))).toMatchObject({ initiative: 3, command: 7, tactics: 0, side: 'british' })
  })
  test('3.2 initiative: which cards activate his force', () => {
    const spaces = { albany: 'loudoun br-44th', boston: 'monckton', 'new-york': 'murray' }
    const leaders = (value: 1 | 2 | 3) => {
      const sitting = acting({ side: 'british', value, spaces }).choose('british', { do: 'force' })
      return offers(sitting).filter((word) => pieceOf(pieceCalled(word)).leader)
    }
    expect(leaders(3)).toEqual(['loudoun', 'monckton', 'murray'])
    expect(leaders(2)).toEqual(['monckton', 'murray'])
  })
  test('3.2 command: how many units follow him, and whom he may have under him', () => {
    const johnson = {
      side: 'british',
      spaces: { albany: 'johnson bradstreet br-44th br-45th br-46th br-47th' },
    } as const
    const under = (leader: string) => acting(johnson).choose('british', { do: 'force' }, { piece: leader })
    expect(offers(under('johnson'))).toEqual(['br-44th', 'done'])
    expect(offers(under('bradstreet'))).toEqual(['all', 'br-44th', 'done', 'johnson'])
    const led = force(acting(johnson), 'johnson', 'br-44th br-45th br-46th')
    // The third unit fills his command: nothing is left to ask.
    expect(led.asked).toBe('british 6.1')
    expect(led.state.march?.pieces).toHaveLength(4)
  })
  test('3.2 Dunbar’s command: 5, on the later counter 4', () => {
    const dunbar = pieceCalled('dunbar')
    expect(commandOf(standing({}), dunbar)).toBe(5)
    expect(commandOf(standing({}, { edition: 'third' }), dunbar)).toBe(4)
  })
  test('3.2 a leader who is killed is out of the game; regulars and coureurs too, others may come again', () => {
    const g = standing({ albany: 'johnson br-44th br-rogers br-howes', montreal: 'fr-marin fr-huron' })
    for (const name of ['johnson', 'br-44th', 'br-rogers', 'br-howes', 'fr-marin', 'fr-huron'])
      eliminate(g, '7.7', pieceCalled(name))
    const where = (place: number) => PIECES.filter(({ n }) => g.at[n] === place).map(({ id }) => id)
    expect(where(g.at[pieceCalled('johnson')] as number)).toEqual(
      expect.arrayContaining(['johnson', 'br-44th', 'fr-marin']),
    )
    expect(where(g.at[pieceCalled('br-rogers')] as number)).toEqual(
      expect.arrayContaining(['br-rogers', 'br-howes', 'fr-huron']),
    )
  })
})

describe('counters that enter', () => {
  test('5.521 they are at full strength, even those that died reduced', () => {
    const g = standing({ boston: 'br-rogers:reduced' })
    loseStep(g, '7.61', pieceCalled('br-rogers'))
    expect(g.reduced).toEqual([])
    const sitting = event('british', 53, { clear: true, spaces: { out: 'br-armstrong br-goreham' } })
    sitting.choose('british', { space: 'boston' })
    expect(sitting.at('boston')).toBe('br-rogers')
  })
  test('5.521 nobody who enters is reduced, whatever brings him', () => {
    const mohawks = event('british', 29)
    expect(mohawks.at('schenectady')).toBe('br-1-42nd br-mohawk-1 br-mohawk-2 br-new-york-provincial-1 johnson')
    const alliance = event('french', 26, { spaces: { logstown: 'fr-shawnee-1:reduced' } }).dice(1)
    alliance.choose('french', { piece: 'fr-shawnee-2' })
    expect(alliance.at('logstown')).toBe('fr-shawnee-1:reduced fr-shawnee-2')
  })
})

describe('markers', () => {
  test('3.3 fortifications, sieges, raids and what events leave on the map', () => {
    const spec = {
      clear: true,
      step: 'end',
      british: { stockade: 'augusta', works: 'augusta' },
      french: { fort: 'ticonderoga' },
      sieges: { ticonderoga: 1 },
      raided: { french: ['augusta'] },
      amphib: ['ile-d-orleans'],
      fieldworks: ['ticonderoga'],
    } as const
    const seen = view(play(spec, 'annus-mirabilis', {}, only()).state, 'british')
    const marks = (space: SpaceId) => marksOf(seen, spaceCalled(space)).map(({ key }) => key)
    expect(marks('augusta')).toEqual(['board.fort', 'board.works', 'board.raided'])
    expect(marks('ticonderoga')).toEqual(['board.fort', 'board.siege', 'board.fieldworks'])
    expect(marks('ile-d-orleans')).toEqual(['board.amphib'])
    expect(marks('toronto')).toEqual([])
  })
  test('3.3 5.51 what events leave beside the map', () => {
    const left = (more: Partial<State>, flags: Partial<Flags> = {}) =>
      inForce(
        view(
          play(
            { clear: true, step: 'end', more, flags: { pitt: false, diplomatic: false, ...flags } },
            'annus-mirabilis',
            {},
            only(),
          ).state,
          'french',
        ),
      )
    const names = (flags: Partial<Flags>) => left({}, flags).map(({ text }) => text.key)
    expect(names({})).toEqual([])
    expect(left({ blockhouses: both(true, false) })).toEqual([
      { side: 'british', text: { key: 'board.blockhouses', args: { side: { key: 'side.british' } } } },
    ])
    expect(names({ pitt: true, diplomatic: true })).toEqual(['board.pitt', 'board.diplomatic'])
    expect(names({ cherokees: true, uprising: true })).toEqual(['board.cherokees', 'board.uprising'])
  })
})
