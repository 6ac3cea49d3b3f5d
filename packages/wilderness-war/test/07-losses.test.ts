import type { Play, Settings } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { type Side, SPACE } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import { checkLeaders, commanderOf, type LossesOf, takeLosses } from '../src/rules/07-losses.ts'
import { leadersOf, type State, stackAt } from '../src/state.ts'
import { piece, words } from './battle.ts'
import { only, play, type Rehearsal } from './help.ts'

const here = (g: State, side: Side) => stackAt(g, side, SPACE.ticonderoga)
/** These pieces are at Ticonderoga, and this is done to them. */
function run(who: string, settings: Settings, what: (g: State) => Play): Rehearsal {
  const step = function* (g: State): Play {
    yield* what(g)
    g.step = 'end'
  }
  const game = { ...only(), sequence: { build: { rule: '7.6', play: step } } }
  return play({ clear: true, step: 'build', spaces: { ticonderoga: who } }, 'annus-mirabilis', settings, game)
}
const lose = (side: Side, who: string, count: number, how: LossesOf = 'battle', settings: Settings = {}): Rehearsal =>
  run(who, settings, (g) => takeLosses(g, '7.6', side, here(g, side), count, how))
const THIRD = { edition: 'third' }

describe('losses of a battle', () => {
  test('7.61 a full unit is reduced, a reduced one eliminated: regulars and coureurs for good, others may come again', () => {
    const sitting = lose('french', 'fr-bearn:reduced fr-marin:reduced fr-huron:reduced fr-ottawa', 4)
    sitting.choose('french', piece('fr-marin'), piece('fr-huron'))
    expect(sitting.at('ticonderoga')).toBe('fr-ottawa:reduced')
    expect(sitting.at('out').split(' ')).toEqual(expect.arrayContaining(['fr-bearn', 'fr-marin']))
    expect(sitting.at('available').split(' ')).toContain('fr-huron')
  })
  test('7.61 losses beyond the last step are lost', () => {
    const sitting = lose('french', 'montcalm fr-bearn fr-huron', 9)
    expect(sitting.at('ticonderoga')).toBe('montcalm')
    expect(sitting.state.reduced).toEqual([])
  })
  test('7.62 of five losses the first, third and fifth come from drilled troops', () => {
    const sitting = lose('french', 'fr-bearn fr-guyenne fr-huron fr-ottawa fr-marin', 5)
    // Béarn has taken the first, as Guyenne would have.
    expect(words(sitting, 'french')).toBe('fr-guyenne fr-huron fr-ottawa fr-marin')
    sitting.choose('french', piece('fr-huron'))
    // Guyenne has taken the third.
    expect(words(sitting, 'french')).toBe('fr-ottawa fr-marin')
    sitting.choose('french', piece('fr-marin'))
    expect(sitting.asked).toBe('over')
    // One of the two, as good as each other, has taken the fifth, though the Ottawa are at full strength.
    expect(sitting.at('ticonderoga')).toBe('fr-guyenne:reduced fr-huron:reduced fr-marin:reduced fr-ottawa')
  })
  test('7.62 without drilled troops anybody takes the odd losses', () => {
    const sitting = lose('french', 'fr-huron fr-marin', 1)
    expect(words(sitting, 'french')).toBe('fr-huron fr-marin')
  })
  test('7.63 three Indians and light infantry lose three steps: the light infantry is gone, one Indian reduced', () => {
    const sitting = lose('british', 'br-howes br-mohawk-1 br-oneida br-cayuga', 3)
    expect(sitting.asked).toBe('british 7.6')
    expect(words(sitting, 'british')).toBe('br-mohawk-1 br-oneida br-cayuga')
    sitting.choose('british', piece('br-oneida'))
    expect(sitting.at('ticonderoga')).toBe('br-cayuga br-mohawk-1 br-oneida:reduced')
  })
  test('7.63 no reduced unit is eliminated while another is at full strength', () => {
    const sitting = lose('french', 'fr-huron:reduced fr-marin:reduced fr-ottawa', 1)
    expect(sitting.at('ticonderoga')).toBe('fr-huron:reduced fr-marin:reduced fr-ottawa:reduced')
  })
  test('7.62 two full regulars and a reduced Indian lose three steps: the edition tells who dies', () => {
    const first = lose('french', 'fr-bearn fr-guyenne fr-huron:reduced', 3)
    expect(first.at('ticonderoga')).toBe('fr-guyenne:reduced fr-huron:reduced')
    const third = lose('french', 'fr-bearn fr-guyenne fr-huron:reduced', 3, 'battle', THIRD)
    expect(words(third, 'french')).toBe('fr-bearn fr-huron')
    third.choose('french', piece('fr-huron'))
    expect(third.at('ticonderoga')).toBe('fr-bearn:reduced fr-guyenne:reduced')
  })
  test('7.62, R-120 third edition: half of the losses, rounded up, whatever the order', () => {
    const sitting = lose('french', 'fr-bearn fr-guyenne fr-huron fr-ottawa fr-marin', 5, 'battle', THIRD)
    // Three from drilled troops: both reduced, one of them gone; then the others before any is eliminated.
    expect(words(sitting, 'french')).toBe('fr-huron fr-ottawa fr-marin')
    sitting.choose('french', piece('fr-ottawa'), piece('fr-marin'))
    expect(sitting.at('ticonderoga')).toBe('fr-guyenne:reduced fr-huron fr-marin:reduced fr-ottawa:reduced')
  })
  test('9.14 in an assault drilled troops take all losses while there are any, the full ones first', () => {
    const sitting = lose('french', 'fr-bearn fr-guyenne:reduced fr-huron fr-ottawa', 4, 'assault')
    expect(words(sitting, 'french')).toBe('fr-huron fr-ottawa')
    sitting.choose('french', piece('fr-ottawa'))
    expect(sitting.at('ticonderoga')).toBe('fr-huron fr-ottawa:reduced')
  })
  test('10.31 raiders lose whom they like', () => {
    const sitting = lose('french', 'fr-mingo-1:reduced fr-shawnee-1 dumas', 1, 'raid')
    expect(words(sitting, 'french')).toBe('fr-mingo-1 fr-shawnee-1')
    expect(sitting.choose('french', piece('fr-mingo-1')).at('ticonderoga')).toBe('dumas fr-shawnee-1')
  })
  test('5.51, R-119 Small Pox: everybody is reduced before anybody dies, drilled or not', () => {
    const sitting = lose('french', 'fr-bearn fr-marin:reduced fr-huron', 3, 'smallpox')
    expect(sitting.log.filter((key) => key === 'log.reduced')).toHaveLength(2)
    expect(words(sitting, 'french')).toBe('fr-bearn fr-marin fr-huron')
    sitting.choose('french', piece('fr-marin'))
    expect(sitting.at('ticonderoga')).toBe('fr-bearn:reduced fr-huron:reduced')
  })
})

describe('leaders', () => {
  const check = (who: string) => run(who, {}, (g) => checkLeaders(g, '7.7', 'french', leadersOf(here(g, 'french'))))
  test('7.7 a die for each: a 1 kills him for good', () => {
    const sitting = check('montcalm levis fr-bearn')
    expect(sitting.asked).toBe('1 dice 7.7')
    sitting.dice(1).dice(2)
    expect(sitting.at('ticonderoga')).toBe('fr-bearn levis')
    expect(sitting.at('out').split(' ')).toContain('montcalm')
    expect(sitting.asked).toBe('over')
  })
  const commands = (who: string, settings: Settings = {}) => {
    let found: number | null | undefined
    const sitting = run(who, settings, function* (g) {
      const side = here(g, 'french').length > 0 ? 'french' : 'british'
      found = yield* commanderOf(g, side, here(g, side))
    })
    return { sitting, leader: () => found }
  }
  test('7.51 the highest in command leads', () => {
    expect(commands('fr-bearn levis montcalm').leader()).toBe(pieceCalled('montcalm'))
    expect(commands('fr-bearn').leader()).toBe(null)
  })
  test('7.51 among equals the owner chooses, if their tactics differ', () => {
    expect(commands('fr-bearn dumas beaujeu').sitting.asked).toBe('over')
    const { sitting, leader } = commands('fr-bearn vaudreuil bougainville levis')
    expect(words(sitting, 'french')).toBe('vaudreuil levis')
    sitting.choose('french', piece('vaudreuil'))
    expect(leader()).toBe(pieceCalled('vaudreuil'))
  })
  test('7.51 Dunbar is junior to Webb in the later edition', () => {
    expect(commands('br-44th dunbar bradstreet').sitting.asked).toBe('over')
    expect(words(commands('br-44th dunbar bradstreet', THIRD).sitting, 'british')).toBe('dunbar bradstreet')
  })
})
