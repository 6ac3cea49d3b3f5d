/** The leak test on the toy, and on toys that leak. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { choose, drawLots, NOTHING, offer, type Play, reveal, rollDice } from '../src/ask.ts'
import { OPEN } from '../src/game.ts'
import { Table } from '../src/table.ts'
import { interleavings, leaks, undoProblems } from '../src/testing/index.ts'
import { ask, button, found, hides, playing, scouting, starts, type Toy, toy, viewing } from './broken.ts'
import { PLACES, ROLES, type ToyState, UNITS } from './toy.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('leaks', () => {
  const problemsOf = (game: Toy, positions = 60): string => found(leaks(game, starts, { positions }).problems)

  test('a view that shows hidden units', () => {
    expect(problemsOf(viewing((g) => g.at.b1))).toMatch(/a leak to (red|gold|spectator).*view.more/)
  })
  test('a view that tells that another has begun to write', () => {
    const game = viewing((g) => ROLES.filter((role) => Object.keys(g.sealed[role]).length > 0))
    expect(problemsOf(game)).toMatch(/a leak to \w+.*view.more/)
    expect(found(interleavings(game, starts).problems)).toMatch(/\w+ sees that \w+ plays in secret/)
    expect(found(undoProblems(game, starts))).toMatch(/\w+ sees that \w+ takes back in secret play/)
  })
  test('a player who is asked only when he has something to hide', () => {
    const game = playing('scout', function* (g) {
      yield* choose('blue', '9', ask, g.at.b3 === 'camp' ? [button.pass] : [button.pass, button.show])
      yield* offer('red', '9', ask, [button.pass])
      g.step = 'fight'
    })
    expect(problemsOf(game, 300)).toMatch(/a leak to (red|gold|spectator).*(waiting|rule)/)
  })
  test('a choice that tells, without a reveal', () => {
    const game = scouting((g, role) =>
      g.spied[role].push(UNITS.find((unit) => hides(g, role, unit) && g.at[unit] === 'ford') ?? 'r1'),
    )
    expect(problemsOf(game)).toMatch(/\w+'s own choice .* tells him of the deal, and can be taken back/)
  })
  test('dice that tell, without a reveal', () => {
    const game = playing('scout', function* (g) {
      yield* rollDice('red', '9', ask, 1)
      g.spied.red.push(UNITS.find((unit) => hides(g, 'red', unit) && g.at[unit] === 'ford') ?? 'r1')
      yield* offer('red', '9', ask, [button.pass])
      g.step = 'fight'
    })
    expect(problemsOf(game)).toMatch(/a leak to red, or no reveal\(\): {"chance":\[\d\]} tells him of the deal/)
  })
  test('a new deal that is none', () => {
    expect(problemsOf({ ...toy, reshuffleHidden: toy.copy })).toMatch(/red: only 0 of \d+ new deals are another one/)
  })
  test('a new deal that leaves something hidden alone', () => {
    const game = viewing((g, viewer) => (viewer === OPEN ? g.round : 0))
    expect(problemsOf(game, 800)).toMatch(/red: more hides something, and \d+ new deals left it alone/)
  })
  test('a new deal that breaks a law, or the original', () => {
    const losing: Toy['reshuffleHidden'] = (g) => ({ ...toy.copy(g), at: {} as ToyState['at'] })
    expect(problemsOf({ ...toy, reshuffleHidden: losing })).toMatch(
      /dealt anew for red, a law is broken: r1 is nowhere/,
    )
    const inPlace: Toy['reshuffleHidden'] = (g) => Object.assign(g, { round: g.round })
    expect(problemsOf({ ...toy, reshuffleHidden: inPlace })).toMatch(/TypeError/)
  })
  test('a new deal that does not fit', () => {
    vi.spyOn(Table.prototype, 'imagine').mockImplementation((_, deal) => {
      deal(toy.setup('long', {}) as never)
      return undefined
    })
    expect(problemsOf(toy)).toMatch(/red: for 6\d of 6\d positions no new deal fits/)
  })
})

describe('what a choice tells cannot be taken back', () => {
  const problemsOf = (game: Toy): string => found(leaks(game, starts, { positions: 400 }).problems)
  const told = /red's own choice .* tells him of the deal, and can be taken back/
  const red = () => offer('red', '9', ask, [button.pass, button.show])
  /** Red chooses; `between` comes between his choices. */
  const choosing = (between: (g: ToyState) => Play, times = 1): Toy =>
    playing('scout', function* (g) {
      for (let n = 0; n < times; n++) {
        yield* red()
        yield* between(g)
      }
      yield* red()
      g.step = 'fight'
    })

  describe('several lots are drawn at once', () => {
    const shows = (g: ToyState, places: readonly string[]): void => {
      for (const place of places) g.log.push({ rule: '9', text: { key: 'log.won', args: { role: '', place } } })
    }
    /** Red chooses after `shown` of them were shown, and then sees the rest. */
    const drawing = (shown: number, end: () => Play): Toy =>
      playing('scout', function* (g) {
        const drawn = yield* drawLots('9', ask, PLACES, 2)
        shows(g, drawn.slice(0, shown))
        yield* red()
        shows(g, drawn.slice(shown))
        yield* end()
        yield* red()
        g.step = 'fight'
      })
    const nothing = () => NOTHING
    test('and shown one by one', () => {
      expect(problemsOf(drawing(1, nothing))).toMatch(told)
    })
    test('and shown later', () => {
      expect(problemsOf(drawing(0, nothing))).toMatch(told)
    })
    test('no leak where showing is a reveal, or where all are shown at once', () => {
      expect(problemsOf(drawing(1, reveal))).toBe('')
      expect(problemsOf(drawing(2, nothing))).toBe('')
    })
  })

  describe('another is asked only if he has something', () => {
    const has = (g: ToyState): boolean => g.at.b3 !== 'camp'
    const blue = () => offer('blue', '9', ask, [button.pass])
    test('and only where he has not, that is a reveal', () => {
      function* asking(g: ToyState): Play {
        if (has(g)) yield* blue()
        else yield* reveal()
      }
      expect(problemsOf(choosing(asking))).toMatch(told)
    })
    test('and only where he has, that is a reveal', () => {
      function* asking(g: ToyState): Play {
        if (!has(g)) return
        yield* reveal()
        yield* blue()
      }
      expect(problemsOf(choosing(asking))).toMatch(told)
    })
    test('no leak where it is a reveal in any case', () => {
      function* asking(g: ToyState): Play {
        yield* reveal()
        if (has(g)) yield* blue()
      }
      expect(problemsOf(choosing(asking))).toBe('')
    })
    test('nothing is seen but that it could not be taken back', () => {
      function* silent(g: ToyState): Play {
        if (has(g)) yield* reveal()
      }
      expect(problemsOf(choosing(silent))).toMatch(
        /whether red's own choice .* can be taken back tells him of the deal/,
      )
    })
  })

  describe('another has passed for good, in silence', () => {
    type Quiet = ToyState & { quiet?: boolean }
    const asking = (always: boolean) =>
      function* (g: Quiet): Play {
        if (always) yield* reveal()
        if (!g.quiet) g.quiet = (yield* offer('blue', '9', ask, [button.pass, button.done])).do === 'done'
      }
    const dealing = (game: Toy): Toy => ({
      ...game,
      reshuffleHidden(g, viewer, random) {
        const dealt: Quiet = toy.reshuffleHidden(g, viewer, random)
        if (viewer !== 'blue') dealt.quiet = random.below(2) === 0
        return dealt
      },
    })
    test('and is not asked', () => {
      expect(problemsOf(dealing(choosing(asking(false))))).toMatch(told)
    })
    test('also if the new deal knows nothing of it', () => {
      expect(problemsOf(choosing(asking(false), 3))).toMatch(told)
    })
    test('no leak where that is a reveal in any case', () => {
      expect(problemsOf(dealing(choosing(asking(true), 3)))).toBe('')
    })
  })
})
