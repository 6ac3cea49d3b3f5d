/** Whole actions: how they are found, weighed, followed, and explained. */
import { type Option, type State, seeded, Table } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import type { ToyState } from '../../kernel/test/toy.ts'
import { Course } from '../src/course.ts'
import { draftsAt, played } from '../src/drafts.ts'
import { advise, judgementOf, PLAYERS, type Player, TableOutlook, thought, Wits } from '../src/index.ts'
import { drawn, learned, Planner } from '../src/planner.ts'
import { type Candidate, searched, type Trial } from '../src/search.ts'
import { Strategist } from '../src/strategist.ts'
import { atOrders, campsWith, judgeOf, seatAt, witsWith } from './camps.ts'

const A: Option = { unit: 'a' }
const B: Option = { unit: 'b' }
const C: Option = { unit: 'c' }

describe('a course', () => {
  test('is followed click by click; what has one answer need not be in it', () => {
    const course = new Course()
    expect(course.begin([A, B], [A, C], 4)).toEqual(A)
    expect(course.next([C], 5)).toEqual(C)
    expect(course.next([{ ...B }, C], 6)).toEqual(B)
    expect(course.next([A, B], 7)).toBeUndefined()
  })
  test('ends when its click is not offered, and does not begin again', () => {
    const course = new Course()
    course.begin([A, B], [A, C], 4)
    expect(course.next([A, C], 5)).toBeUndefined()
    expect(course.next([B, C], 6)).toBeUndefined()
  })
  test('ends when something was taken back: the question is asked again under another number', () => {
    const course = new Course()
    course.begin([A, B], [A, C], 4)
    expect(course.next([A, B], 6)).toBeUndefined()
  })
})

describe('choosing freely', () => {
  test('the better the likelier, in the measure of the temperature', () => {
    const counts = [0, 0, 0]
    const random = seeded(1)
    for (let i = 0; i < 3000; i += 1) {
      const n = drawn([0, 1, 2], 2, 1, random)
      counts[n] = (counts[n] as number) + 1
    }
    const [worst, middle, best] = counts as [number, number, number]
    expect(best / middle).toBeCloseTo(Math.E, 0)
    expect(middle / worst).toBeCloseTo(Math.E, 0)
    expect(drawn([0, 1, 2], 2, 1e-9, random)).toBe(2)
  })
})

describe('plans', () => {
  const wits = witsWith(1)
  test('found by clicking: each goes to the end of the orders, and no two are the same', () => {
    const table = atOrders()
    const actions = wits.strategy.actions as NonNullable<typeof wits.strategy.actions>
    const drafts = thought(draftsAt(actions, wits.strategy, table, 'red', seeded(1)))
    expect(drafts.length).toBeGreaterThan(3)
    expect(new Set(drafts.map(({ clicks }) => JSON.stringify(clicks))).size).toBe(drafts.length)
    for (const draft of drafts) {
      const { clicks, end } = draft
      const after = played(table, 'red', clicks)
      expect(after.decision('red')).toBeUndefined()
      expect(after.state).toEqual(end)
      const told = new Float32Array(actions.inputs.length)
      actions.look(after.state, 'red', told)
      expect(draft.inputs()).toEqual(told)
    }
  })
  test('played as far as they can be', () => {
    const table = atOrders()
    const [first] = table.decision('red')?.options ?? []
    const after = played(table, 'red', [first as Option, { unit: 'nobody' }])
    expect(after.revision('red')).toBe(table.revision('red') + 1)
    expect(table.revision('red')).toBe(1)
  })
  test('what has one answer is answered on the way', () => {
    const table = atOrders()
    const whole = thought(draftsAt(wits.strategy.actions as never, wits.strategy, table, 'red', seeded(1)))
    const copy = table.fork()
    for (const { clicks } of whole) {
      const forced: Option[] = []
      const walk = copy.fork()
      for (const option of clicks) {
        if ((walk.decision('red')?.options.length ?? 0) > 1) forced.push(option)
        walk.answer({ role: 'red', option })
      }
      expect(played(table, 'red', forced).state).toEqual(walk.state)
    }
  })
  test('the judge chooses among them, and what the role likes', () => {
    const units = (mind: Planner, from: Wits) => {
      const table = atOrders()
      while (table.decision('red')) {
        const option = thought(mind.think(seatAt(table, 'red', from), seeded(table.count)))
        table.answer({ role: 'red', option })
      }
      const told = new Float32Array(4)
      wits.strategy.actions?.look(table.state, 'red', told)
      return { hill: told[0] as number, mill: told[2] as number }
    }
    const manner = { temperature: 0, judge: learned }
    const hill = units(new Planner(manner), witsWith(1, 0, 0))
    const mill = units(new Planner(manner), witsWith(0, 0, 1))
    expect(hill.hill).toBeGreaterThan(mill.hill)
    expect(mill.mill).toBeGreaterThan(hill.mill)
    expect(units(new Planner({ ...manner, style: 'miller' }), witsWith(1, 0, 0))).toEqual(mill)
    expect(units(new Planner({ ...manner, style: 'unheard' }), witsWith(1, 0, 0))).toEqual(hill)
  })
  test('a style is told by input, or by its group', () => {
    expect([...(wits.taste('miller') ?? [])]).toEqual([0, 0, 5, 0])
    expect([...(wits.taste('hillman') ?? [])]).toEqual([1, 1, 0, 0])
    expect(wits.taste('unheard')).toBeUndefined()
  })
  test('a judge of other inputs is refused', () => {
    const judge = { ...judgeOf(1) }
    const strategy = campsWith()
    const fewer = { ...strategy, actions: { ...strategy.actions, inputs: ['hill.own'] } } as typeof strategy
    expect(() => new Wits(fewer, { weights: {}, judge: { red: judge } }).judge('red', {} as never)).toThrow(
      '4 inputs, not 1',
    )
  })
})

describe('trials', () => {
  const to = (place: string): Candidate['clicks'] => [{ unit: 'r1' }, { place }]
  const isOnHill = (table: Table<State>): boolean =>
    (table.state as unknown as { sealed: { red: Record<string, string> } }).sealed.red.r1 === 'hill'
  /** Worth what it should be, and as uncertain as it is said. */
  const trialOf = (worth: (hill: boolean, luck: number) => number, begun: () => void = () => {}): Trial => ({
    begin: begun,
    *answer(_table, { options }) {
      yield
      return options[0] as Option
    },
    ends: () => true,
    *worth(table, _role, random) {
      yield
      return worth(isOnHill(table), random.below(1000) / 1000)
    },
    belief: 4,
    doubt: 0.5,
    nodes: 40,
  })
  const candidates: Candidate[] = [
    { clicks: to('mill'), prior: 0.5 },
    { clicks: to('hill'), prior: 0.5 },
    { clicks: to('camp'), prior: 0.5 },
  ]
  const seat = () => seatAt(atOrders(), 'red', witsWith(1))

  test('the plainly better plan is found, and no more time is spent on it', () => {
    let nodes = 0
    const trial = trialOf((hill, luck) => (hill ? 0.7 : 0.2) + luck / 10)
    const search = searched(seat(), candidates, trial, seeded(1), { nodes: 1000 })
    let step = search.next()
    for (; !step.done; step = search.next()) nodes = step.value?.nodes ?? nodes
    expect(step.value.number).toBe(1)
    expect(step.value.worth).toBeGreaterThan(0.5)
    expect(nodes).toBeLessThan(40)
  })
  test('where all are alike the first stays', () => {
    const trial = trialOf((_hill, luck) => luck)
    expect(thought(searched(seat(), candidates, trial, seeded(1), {})).number).toBe(0)
  })
  test('what is liked counts besides what the trials show', () => {
    const trial = trialOf(() => 0.5)
    const liked = candidates.map((one, i) => ({ ...one, liked: i === 2 ? 0.2 : 0 }))
    expect(thought(searched(seat(), liked, trial, seeded(1), {})).number).toBe(2)
  })
  test('none begins after the deadline, or beyond the number of nodes', () => {
    let now = 0
    const begun: number[] = []
    const trial = trialOf(
      (_hill, luck) => {
        now += 7
        return luck
      },
      () => begun.push(now),
    )
    thought(searched(seat(), candidates, trial, seeded(1), { deadline: 50, clock: () => now }))
    expect(begun.length).toBeGreaterThan(5)
    expect(Math.max(...begun)).toBeLessThan(50)
    expect(now).toBeLessThan(50 + 7)
    begun.length = 0
    thought(searched(seat(), candidates, trial, seeded(1), { nodes: 10 }))
    expect(begun.length).toBeLessThanOrEqual(10)
    begun.length = 0
    thought(searched(seat(), candidates, trial, seeded(1), { deadline: 50 }))
    expect(begun.length).toBeLessThanOrEqual(40)
  })
  test('one that the deadline comes upon is left at its next step, and counts for nothing', () => {
    let [now, ended] = [0, 0]
    const long: Trial = {
      ...trialOf(() => 0),
      *worth(table) {
        for (let i = 0; i < 10; i += 1) {
          now += 5
          yield
        }
        ended += 1
        return isOnHill(table) ? 1 : 0.5
      },
    }
    const search = (deadline: number) => {
      ;[now, ended] = [0, 0]
      let nodes = 0
      const steps = searched(seat(), candidates, { ...long, doubt: 0 }, seeded(1), { deadline, clock: () => now })
      let step = steps.next()
      for (; !step.done; step = steps.next()) nodes = step.value?.nodes ?? nodes
      expect(nodes).toBe(ended)
      return step.value
    }
    // In the middle of the second, which is the better, and just after it.
    expect(search(73)).toMatchObject({ number: 0 })
    expect([now, ended]).toEqual([75, 1])
    expect(search(101)).toMatchObject({ number: 1 })
    expect([now, ended]).toEqual([105, 2])
  })
})

describe('a mind', () => {
  const sit = (id: string) => (PLAYERS.get(id) as Player).sit()
  const thinkers = ['captain', 'colonel', 'general', 'general-bold', 'act']

  test.each(thinkers)('%s: thinking left in the middle leaves it as it was', (id) => {
    const wits = witsWith(0.4, 0, 0.3)
    const table = atOrders()
    // Not the first question of the game, where a general follows a whim.
    table.answer({ role: 'red', option: table.decision('red')?.options[0] as Option })
    table.undo('red')
    const mind = sit(id)
    for (const steps of [0, 1, 4]) {
      const thinking = mind.think(seatAt(table, 'red', wits), seeded(2), { nodes: 30 })
      for (let i = 0; i < steps; i += 1) thinking.next()
      thinking.return({})
    }
    const fresh = thought(sit(id).think(seatAt(table, 'red', wits), seeded(2), { nodes: 30 }))
    const after = thought(mind.think(seatAt(table, 'red', wits), seeded(2), { nodes: 30 }))
    expect(after).toEqual(fresh)
    expect(table.decision('red')?.options).toContainEqual(after)
  })
  test.each(thinkers)('%s: what was taken back is planned again, and so it is at a table opened anew', (id) => {
    const wits = witsWith(0.4, 0, 0.3)
    const table = atOrders()
    const mind = sit(id)
    const answer = (one: Table<State>, by: ReturnType<typeof sit>, seed: number): Option => {
      const option = thought(by.think(seatAt(one, 'red', wits), seeded(seed), { nodes: 20 }))
      one.answer({ role: 'red', option })
      return option
    }
    answer(table, mind, 1)
    answer(table, mind, 2)
    table.undo('red')
    table.undo('red')
    const again = new Table(table.game, JSON.parse(JSON.stringify(table.saved())))
    expect(answer(table, mind, 3)).toEqual(answer(again, sit(id), 3))
    const saved = JSON.parse(JSON.stringify(table.saved()))
    const opened = new Table(table.game, saved)
    expect(opened.revision('red')).toBe(table.revision('red'))
    const other = sit(id)
    while (opened.decision('red')) answer(opened, other, opened.count)
    expect(opened.decision('blue')).toBeDefined()
  })
  test('a rank chooses as freely as the game says of its seat, others as ever', () => {
    const judge = judgeOf(1, 0, 0.5)
    /** What its plans are worth on average. */
    const worth = (id: string, freely: number, whose = 'red'): number => {
      const wits = new Wits(campsWith({ ranks: (_, role) => ({ captain: { freely: role === whose ? freely : 0 } }) }), {
        weights: {},
        judge: { red: judge },
      })
      let sum = 0
      for (let seed = 0; seed < 20; seed += 1) {
        const table = atOrders()
        const mind = sit(id)
        while (table.decision('red'))
          table.answer({ role: 'red', option: thought(mind.think(seatAt(table, 'red', wits), seeded(seed), {})) })
        sum += (judgementOf(wits, 'red', table.state) as number) / 20
      }
      return sum
    }
    expect(worth('captain', 0)).toBeGreaterThan(worth('captain', 9) + 0.05)
    expect(worth('captain', 9, 'blue')).toBe(worth('captain', 0))
    expect(worth('colonel', 9)).toBe(worth('colonel', 0))
  })
  test('a lower rank goes click by click; by whole actions where the game says so, also only at some positions of it', () => {
    /** How often it looks at the position until all is written, five times. */
    const looks = (whole: (state: ToyState) => boolean): number => {
      const wits = new Wits(campsWith({ ranks: (state) => ({ recruit: { whole: whole(state) } }) }))
      let imagined = 0
      for (let seed = 0; seed < 5; seed += 1) {
        const table = atOrders()
        const mind = sit('recruit')
        while (table.decision('red')) {
          const seat = seatAt(table, 'red', wits)
          const imagine = seat.imagine.bind(seat)
          seat.imagine = (random) => {
            imagined += 1
            return imagine(random)
          }
          table.answer({ role: 'red', option: thought(mind.think(seat, seeded(seed), {})) })
        }
      }
      return imagined
    }
    expect(looks(({ step }) => step === 'orders')).toBe(5)
    expect(looks(({ step }) => step !== 'orders')).toBeGreaterThan(5)
  })
  test('a plan once made is followed without another thought', () => {
    const wits = witsWith(1)
    const table = atOrders()
    const mind = new Strategist()
    let imagined = 0
    while (table.decision('red')) {
      const seat = new TableOutlook(table, table.decision('red') as never, wits)
      const imagine = seat.imagine.bind(seat)
      seat.imagine = (random) => {
        imagined += 1
        return imagine(random)
      }
      table.answer({ role: 'red', option: thought(mind.think(seat, seeded(1), { nodes: 1 })) })
    }
    expect(imagined).toBe(1)
  })
})

describe('advice', () => {
  test('what speaks for a plan comes first by its weight, what is feared by its own', () => {
    const { aims, fears, clicks, chance } = thought(
      advise(seatAt(atOrders(), 'red', witsWith(1, 0, 0.2)), seeded(1), { nodes: 1 }),
    )
    expect(clicks.length).toBeGreaterThan(1)
    expect(chance).toBeGreaterThan(0.5)
    expect(aims[0]).toEqual({ key: 'hill' })
    expect(aims).not.toContainEqual({ key: 'points' })
    const feared = thought(advise(seatAt(atOrders(), 'red', witsWith(1, 0, -0.2)), seeded(1), { nodes: 1 }))
    expect(feared.aims[0]).toEqual({ key: 'hill' })
    expect([...feared.fears, ...fears].every(({ key }) => key === 'mill')).toBe(true)
  })
  test('without a judge: the best plan by the evaluation, and nothing is said of chances', () => {
    const wits = new Wits(campsWith())
    const { chance, aims, clicks } = thought(advise(seatAt(atOrders(), 'red', wits), seeded(1), {}))
    expect([chance, aims]).toEqual([undefined, []])
    expect(atOrders().decision('red')?.options).toContainEqual(clicks[0])
    expect(judgementOf(wits, 'red', atOrders().state)).toBeUndefined()
  })
})
