/** Each check of the suite on a toy that is broken in just that way; the suite on the toy itself is three-camps/test. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { offer, type Play, together } from '../src/ask.ts'
import { OPEN, type Viewer } from '../src/game.ts'
import { seeded } from '../src/random.ts'
import { Table } from '../src/table.ts'
import {
  contentReport,
  dealProblems,
  interleavings,
  mutations,
  pastProblems,
  playGames,
  recordProblems,
  secretProblems,
  settingSets,
  strategyProblems,
  twinProblems,
  undoProblems,
  unexpected,
} from '../src/testing/index.ts'
import { ask, button, found, hides, playing, scouting, starts, type Toy, toy, viewing } from './broken.ts'
import { ownerOf, type ToyRole, type ToyState, UNITS, type Unit } from './toy.ts'

const secrets = (g: ToyState, viewer: Viewer): Unit[] => UNITS.filter((unit) => hides(g, viewer, unit))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('new deals', () => {
  test('one that is made from the truth', () => {
    const swap = ({ at, ...g }: ToyState): ToyState => ({ ...g, at: { ...at, b1: at.b2, b2: at.b1 } })
    const peeking: Toy = {
      ...toy,
      reshuffleHidden: (g, viewer) => (viewer === 'red' ? swap(toy.copy(g)) : toy.copy(g)),
    }
    expect(found(dealProblems(peeking, starts))).toMatch(/what is dealt anew for red depends on the truth: dealt/)
  })
  test('none at all', () => {
    expect(found(dealProblems({ ...toy, reshuffleHidden: toy.copy }, starts))).toMatch(/the test could not fail/)
  })
})

describe('random games', () => {
  const problemsOf = (game: Toy): string => found(playGames(game, starts).problems)

  test('a game that never ends', () => {
    const game = playing('fight', function* (g) {
      yield* offer('red', '9', ask, [button.pass])
      g.step = 'fight'
    })
    expect(problemsOf(game)).toMatch(/endless: more than 150 inputs/)
  })
  test('steps that never ask anybody', () => {
    // biome-ignore lint/correctness/useYield: that is the defect
    const game = playing('fight', function* (g) {
      g.step = 'fight'
    })
    expect(problemsOf(game)).toMatch(/endless: 10000 steps and nobody is asked, now fight/)
  })
  test('a dead end', () => {
    const game = playing('fight', function* () {
      yield { kind: 'choice', role: 'red', rule: '9', prompt: ask, options: [] }
    })
    expect(problemsOf(game)).toMatch(/9: dead end, red is asked and has no option/)
  })
  test('a crash, with its place', () => {
    const game = scouting((g) => (g as unknown as { no: { thing: number } }).no.thing)
    expect(problemsOf(game)).toMatch(/seed \d+, after \d+ inputs at scout.*TypeError.*\n.*testing\.test\.ts/)
  })
  test('a piece that is lost', () => {
    expect(problemsOf(scouting((g) => delete (g.at as Partial<typeof g.at>).r1))).toMatch(
      /law is broken: r1 is nowhere/,
    )
  })
  test('an end without an outcome', () => {
    expect(problemsOf({ ...toy, outcome: () => undefined })).toMatch(/ended at the step end, without an outcome/)
  })
  test('an outcome before the end', () => {
    const outcome = { winner: 'red', margin: 1, cause: { key: 'why.draw' }, rule: '9' }
    expect(problemsOf({ ...toy, outcome: () => outcome })).toMatch(/an outcome \(why.draw\) while the game goes on/)
  })
  test('a winner who does not play', () => {
    const outcome: Toy['outcome'] = (g) => {
      const real = toy.outcome(g)
      return real && { ...real, winner: 'green' }
    }
    expect(problemsOf({ ...toy, outcome })).toMatch(/the winner is green, who is not a role/)
  })
  test('a state that is not JSON', () => {
    const game = scouting((g) => Object.assign(g, { more: new Map() }))
    expect(problemsOf(game)).toMatch(/state.more is a Map, not data/)
    expect(problemsOf(scouting((g) => Object.assign(g, { more: [undefined] })))).toMatch(/state.more\[0\] is undefined/)
  })
  test('a battle that begins and does not end', () => {
    const text = { key: 'log.fight', args: { place: { key: 'place.ford' }, units: [] } }
    const battle = { rule: '9', chapter: 'battle', text } as const
    expect(problemsOf(scouting((g) => g.log.push(battle)))).toMatch(/9: a battle begins in a battle \(log.fight\)/)
  })
  test('words the game does not know', () => {
    const noting = (key: string, args?: Record<string, string>) =>
      scouting((g) => g.log.push({ rule: '9', text: args ? { key, args } : { key } }))
    expect(problemsOf(noting('log.nothing'))).toMatch(/log.nothing is neither a text nor a name/)
    expect(problemsOf(noting('log.won', { role: 'red' }))).toMatch(/log.won takes \(role,place\), given \(role\)/)
    expect(problemsOf(noting('log.won', { role: 'red', place: 'ford' }))).toMatch(/argument role: "red" is no role/)
    const line = { rule: '9', text: { key: 'log.moved', args: { number: [1] } } }
    expect(problemsOf(scouting((g) => g.log.push(line)))).toMatch(/log.moved, argument number: is a list/)
  })
  test('a chapter that the table does not name', () => {
    const line = { rule: '9', chapter: 'turn', text: { key: 'ask.act' } } as const
    expect(problemsOf(scouting((g) => g.log.push(line)))).toMatch(
      /ask.act is the chapter turn, which the table of texts/,
    )
  })
  test('options without a name, or twice the same', () => {
    const offering = (...options: { do: string }[]) =>
      playing('fight', function* () {
        yield* offer('red', '9', ask, options)
      })
    expect(problemsOf(offering({ do: 'dance' }))).toMatch(/the option has no name: do.dance/)
    expect(problemsOf(offering(button.pass, { do: 'pass' }))).toMatch(/1 options are offered twice/)
  })
})

describe('the restored twin and the record', () => {
  test('rules that remember outside of the state', () => {
    let memory = 0
    const game = scouting((g, role) => {
      memory += 1
      g.points[role] = memory % 7
    })
    expect(found(twinProblems(game, starts))).toMatch(/restored game differs: state.points/)
    expect(found(recordProblems(game, starts))).toMatch(/played again it differs: position/)
    expect(found(undoProblems(game, starts))).toMatch(/not to where it was|not the same/)
  })
  test.each(['red', 'blue', 'spectator', OPEN])('a view that remembers, for %s alone', (who) => {
    let memory = 0
    const game = viewing((g, viewer) => (viewer === who && g.step === 'fight' ? ++memory : 0))
    expect(found(twinProblems(game, starts))).toMatch(new RegExp(`restored game differs: ${who}.view.more`))
  })
  test('a table that forgets what may be taken back', () => {
    const { saved } = Table.prototype
    vi.spyOn(Table.prototype, 'saved').mockImplementation(function (this: Table<never>) {
      return { ...saved.call(this), revision: { common: 0, own: {} } } as never
    })
    expect(found(twinProblems(toy, starts))).toMatch(/restored game differs: revision.red/)
  })
})

describe('the past', () => {
  test('a copy that shares', () => {
    const game: Toy = { ...toy, copy: (g) => ({ ...toy.copy(g), at: g.at }) }
    expect(found(pastProblems(game, starts))).toMatch(/the past is frozen here, does a copy share it\? TypeError/)
  })
  test('a copy that forgets', () => {
    const game: Toy = { ...toy, copy: (g) => ({ ...toy.copy(g), event: null }) }
    expect(found(pastProblems(game, starts))).toMatch(/a copy differs: state.event: expected "\w+", found null/)
  })
})

describe('secret ids', () => {
  const problemsOf = (game: Toy): string => found(secretProblems(game, starts, secrets))

  test('in a view', () => {
    expect(problemsOf(viewing(() => ['x-b1', 'b1']))).toMatch(/red can read the secret b1: .*"more":\["x-b1","b1"\]/)
    expect(problemsOf(viewing(() => ['b10', 'xb1', 'x-b1']))).toBe('')
  })
  test('in the log', () => {
    const game = scouting((g, role) => {
      const unit = UNITS.find((one) => ownerOf(one) === role) as Unit
      g.log.push({ rule: '9', text: { key: 'log.won', args: { role: { key: `unit.${unit}` }, place: '' } } })
    })
    expect(problemsOf(game)).toMatch(/blue can read the secret r1 in the log/)
  })
  test('that nobody has', () => {
    expect(found(secretProblems(toy, starts, () => []))).toMatch(/no position had a secret/)
  })
})

describe('undo', () => {
  test('past a draw', () => {
    vi.spyOn(Table.prototype, 'canUndo').mockReturnValue(true)
    expect(found(undoProblems(toy, starts))).toMatch(/red can take back, against the policy/)
  })
  test('not even of the last choice', () => {
    vi.spyOn(Table.prototype, 'canUndo').mockReturnValue(false)
    expect(found(undoProblems(toy, starts))).toMatch(/\w+ cannot take back, against the policy/)
  })
  test('a refusal that changes something', () => {
    const { undo } = Table.prototype
    vi.spyOn(Table.prototype, 'undo').mockImplementation(function (this: Table<ToyState>, role) {
      if (!this.canUndo(role)) this.state.round += 1
      undo.call(this, role)
    })
    expect(found(undoProblems(toy, starts))).toMatch(/a refused undo changed the position/)
  })
})

describe('secret play', () => {
  test('the order of inputs shows in the result', () => {
    const writing = (g: ToyState, role: ToyRole) =>
      function* (): Play {
        yield* offer(role, '9', ask, [button.pass])
        g.points[role] = 1 + Object.values(g.points).filter((points) => points > 0).length
      }
    const game = playing('orders', function* (g) {
      g.points = { red: 0, blue: 0, gold: 0 }
      yield* together('9', { red: writing(g, 'red'), blue: writing(g, 'blue'), gold: writing(g, 'gold') })
      g.points = { ...g.points }
      g.step = 'fight'
    })
    expect(found(interleavings(game, starts).problems)).toMatch(/sees that|order of secret inputs changes the result/)
  })
  test('what one may do depends on what another did', () => {
    const game = playing('orders', function* (g) {
      yield* together('9', {
        red: function* () {
          yield* offer('red', '9', ask, [button.pass])
          g.turn = 9
        },
        blue: function* () {
          yield* offer('blue', '9', ask, [button.pass])
          yield* offer('blue', '9', ask, g.turn === 9 ? [button.show] : [button.spy])
        },
      })
      g.step = 'fight'
    })
    expect(found(interleavings(game, starts).problems)).toMatch(/a secret input depends on the order: blue/)
  })
})

describe('wrong answers', () => {
  test('accepted', () => {
    const { answer } = Table.prototype
    vi.spyOn(Table.prototype, 'answer').mockImplementation(function (this: Table<never>, input) {
      try {
        answer.call(this, input)
      } catch {}
    })
    expect(found(mutations(toy, starts, 100).problems)).toMatch(/accepted, and was not offered/)
  })
  test('that crash', () => {
    const { answer } = Table.prototype
    vi.spyOn(Table.prototype, 'answer').mockImplementation(function (this: Table<never>, input, revision) {
      try {
        answer.call(this, input, revision)
      } catch (error) {
        throw new RangeError(String(error))
      }
    })
    expect(found(mutations(toy, starts, 100).problems)).toMatch(/not refused, but a crash/)
  })
  test('that change the position', () => {
    const { answer } = Table.prototype
    vi.spyOn(Table.prototype, 'answer').mockImplementation(function (this: Table<ToyState>, input, revision) {
      this.state.round += 1
      answer.call(this as never, input, revision)
      this.state.round -= 1
    })
    expect(found(mutations(toy, starts, 100).problems)).toMatch(/a refused answer changed the position/)
  })
})

describe('strategy', () => {
  test('no number, or a changed position', () => {
    const strategy = { evaluate: () => Number.NaN }
    expect(found(strategyProblems({ ...toy, strategy }, starts))).toMatch(/worth NaN to red/)
    const meddling = { evaluate: (g: ToyState) => (g.round += 0.001) }
    expect(found(strategyProblems({ ...toy, strategy: meddling }, starts))).toMatch(
      /evaluating for red changed the position/,
    )
  })
})

describe('content', () => {
  test('lists what never happened', () => {
    const game: Toy = { ...scouting(() => {}), names: { ...toy.names, card: ['c1'] }, sections: ['9', '3.2', '2'] }
    const { unreached } = contentReport(game, starts, 5, seeded(1))
    expect(unreached).toEqual(
      expect.arrayContaining(['text:log.spied', 'text:ask.show', 'do:spy', 'card:c1', 'section:3.2']),
    )
    expect(unreached).not.toContain('section:2')
    expect(unexpected(['text:a', 'text:b', 'card:c'], ['text:a', 'card:*'])).toEqual(['text:b'])
  })
  test('is sought until all is reached but what is waived', () => {
    const game: Toy = { ...toy, names: { ...toy.names, card: ['c1'] } }
    const played = (waived?: readonly string[]) =>
      contentReport(game, starts, 40, seeded(1), { ...(waived && { waived }) })
    const { unreached } = played()
    expect(unreached).toContain('card:c1')
    const short = played(unreached)
    expect(short.games).toBeLessThan(40)
    expect(unexpected(short.unreached, unreached)).toEqual([])
    expect(played(unreached.filter((item) => item !== 'card:c1')).games).toBe(40)
  })
  test('is reached again by the games in which it came up, each no longer than it has to be', () => {
    const { unreached: waived, ways, inputs } = contentReport(toy, starts, 40, seeded(1))
    const again = (some: typeof ways) => contentReport(toy, starts, 0, seeded(1), { waived, ways: some })
    expect(unexpected(again(ways).unreached, waived)).toEqual([])
    expect(again(ways).inputs).toBeLessThan(inputs / 4)
    expect(again(ways).ways).toEqual(ways)
    expect(unexpected(again(ways.slice(1)).unreached, waived)).not.toEqual([])
    const short = ways.map((way) => ({ ...way, inputs: way.inputs.slice(0, -1) }))
    expect(unexpected(again(short).unreached, waived)).not.toEqual([])
  })
})

describe('option sets', () => {
  test('the defaults, each value on its own, and combinations that may be chosen', () => {
    const sets = settingSets(toy, 'long', 5, seeded(1))
    expect(sets[0]).toEqual({ dice: 'one', nights: 'no' })
    expect(sets).toContainEqual({ dice: 'two', nights: 'no' })
    expect(sets).toContainEqual({ dice: 'one', nights: 'yes' })
    expect(sets).not.toContainEqual({ dice: 'two', nights: 'yes' })
  })
  test('a value that needs another', () => {
    const switches = [
      { id: 'a', values: ['x', 'y'], default: 'x', rule: '9' },
      { id: 'b', values: ['x', 'y'], default: 'x', rule: '9', unless: [{ value: 'y', other: 'a', is: ['x'] }] },
    ]
    expect(settingSets({ ...toy, switches }, 'long', 0, seeded(1))).toContainEqual({ a: 'y', b: 'y' })
  })
})
