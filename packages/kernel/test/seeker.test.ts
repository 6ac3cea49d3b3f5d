/** The walker that seeks: it comes where random play does not, and the same way every time. */
import { describe, expect, test } from 'vitest'
import { offer, type Play, rollDice } from '../src/ask.ts'
import type { Input } from '../src/saved.ts'
import type { Table } from '../src/table.ts'
import { randomInput, retraced, type Start, seeker, undoProblems, type Walker, walk } from '../src/testing/index.ts'
import { wayFrom } from '../src/testing/way.ts'
import { ask, button, starts as few, found, playing, type Toy, toy } from './broken.ts'
import { type ToyState, UNITS } from './toy.ts'

const starts = Array.from({ length: 20 }, (_, i) => ({ ...few[0], seed: i + 1 }) as Start)
const DOORS = 3

/** Behind doors, each to be passed among nine units, lies what a six opens. */
const treasure = (open: (g: ToyState) => void): Toy =>
  playing('scout', function* (g): Play {
    g.step = 'fight'
    for (let door = 1; door <= DOORS; door++) {
      const options = [...UNITS.map((unit) => ({ unit })), button.pass]
      const way = yield* offer('red', '9', { key: `ask.door${door}` }, options)
      if (!('do' in way)) return
    }
    const [face] = yield* rollDice('red', '9', { key: 'what.lock' }, 1)
    if (face === 6) open(g)
  })
const noted = treasure((g) => g.log.push({ rule: '9', text: { key: 'log.treasure' } }))

/** How often the treasure was found in these games. */
function foundBy(walker: Walker<ToyState>): number {
  let times = 0
  for (const start of starts)
    walk(
      noted,
      start,
      ({ table }) => {
        if (table.over) times += table.log.filter(({ text }) => text?.key === 'log.treasure').length
      },
      { walker },
    )
  return times
}

/** The inputs of a run of games. */
function inputsOf(seed: number): Input[] {
  const walker = seeker(toy)
  const inputs: Input[] = []
  for (const start of starts)
    walk(toy, { ...start, seed: start.seed + seed }, ({ last }) => last && inputs.push(last), { walker })
  return inputs
}

describe('the seeker', () => {
  test('finds in twenty games what as many random ones do not come near', () => {
    expect(foundBy(randomInput)).toBe(0)
    expect(foundBy(seeker(noted))).toBeGreaterThan(0)
  })
  test('plays the same games from the same starts, and others from others', () => {
    expect(inputsOf(0)).toEqual(inputsOf(0))
    expect(inputsOf(0)).not.toEqual(inputsOf(100))
  })
  test('leads the walk into a crash that it has seen ahead, and the inputs are told', () => {
    const game = treasure(() => {
      throw new Error('the lid is stuck')
    })
    const walker = seeker(game)
    const problems = starts.flatMap((start) => walk(game, start, () => {}, { walker }))
    expect(found(problems)).toMatch(/the lid is stuck.*inputs: \[\{"chance":/s)
    expect(found(problems)).toMatch(/then \{"chance":\[6\]\}/)
  })
  test('leads it into a dead end', () => {
    const game = playing('fight', function* () {
      yield { kind: 'choice', role: 'red', rule: '9', prompt: ask, options: [] }
    })
    const problems = starts.flatMap((start) => walk(game, start, () => {}, { walker: seeker(game) }))
    expect(found(problems)).toMatch(/9: dead end, red is asked and has no option/)
  })
  test('what it tries ahead is not heard by those who watch the walk', () => {
    expect(undoProblems(toy, starts, seeker(toy))).toEqual([])
  })
  test('goes on where something was taken back', () => {
    const walker = seeker(toy)
    const problems = starts.flatMap((start) => walk(toy, start, () => {}, { walker, undoOneIn: 4 }))
    expect(problems).toEqual([])
  })
})

describe('a way that was sought', () => {
  /** The games as they were in the end. */
  const endsOf = (walker: Walker<ToyState>, undoOneIn = 0): (readonly Input[])[] => {
    const ends: (readonly Input[])[] = []
    for (const start of starts) {
      const seen = ({ table }: { table: Table<ToyState> }) => table.over && ends.push([...table.inputs])
      expect(walk(toy, start, seen, { walker, undoOneIn })).toEqual([])
    }
    return ends
  }
  test('is the one of the seeker, and the same again', () => {
    const again = retraced(toy)
    const ways = endsOf(seeker(toy))
    expect(endsOf(again)).toEqual(ways)
    expect(endsOf(again)).toEqual(ways)
  })
  test('that is kept is not sought again, as long as the rules take it; from there it is sought', () => {
    // Of another walker, so that it is seen which one is gone.
    const ways = endsOf(randomInput)
    const kept = (most?: number) => starts.map((start, i) => wayFrom(start, ways[i]?.slice(0, most) ?? []))
    expect(endsOf(retraced(toy, kept()))).toEqual(ways)
    const stale = kept(5).map((way) => ({ ...way, inputs: [...way.inputs, { chance: [7] }, ...way.inputs] }))
    const ends = endsOf(retraced(toy, stale))
    expect(ends.map((end) => end.slice(0, 5))).toEqual(ways.map((way) => way.slice(0, 5)))
    expect(ends).not.toEqual(ways)
  })
  test('is gone on after something was taken back, in secret play too', () => {
    expect(endsOf(retraced(toy), 3)).toEqual(endsOf(seeker(toy)))
  })
  test('ends in the crash or the dead end that was found', () => {
    const crash = treasure(() => {
      throw new Error('the lid is stuck')
    })
    const dead = playing('fight', function* () {
      yield { kind: 'choice', role: 'red', rule: '9', prompt: ask, options: [] }
    })
    for (const [game, what] of [
      [crash, /the lid is stuck/],
      [dead, /dead end/],
    ] as const) {
      const walker = retraced(game)
      for (const _ of [1, 2])
        expect(found(starts.flatMap((start) => walk(game, start, () => {}, { walker })))).toMatch(what)
    }
  })
})
