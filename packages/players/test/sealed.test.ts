/** Orders that all write at once: hide and seek on the toy. Red wants to stand where blue stands, blue where red does not. */
import {
  type Actions,
  type Game,
  type Option,
  type Plan,
  type State,
  seeded,
  startTable,
  type Table,
} from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { type ToyState, toy } from '../../kernel/test/toy.ts'
import { thought, Wits } from '../src/index.ts'
import type { Steps } from '../src/player.ts'
import { mixed, rivalOf } from '../src/sealed.ts'
import type { Candidate, Trial } from '../src/search.ts'
import { Trials } from '../src/strategist.ts'
import { campsWith, judgeOf, seatAt } from './camps.ts'

const PLACES = ['hill', 'mill'] as const
const plan = (role: string, place: string): Plan => ({
  clicks: [{ unit: `${role[0]}1` }, { place }, { do: 'done' }],
})
const meetAt = ({ at }: ToyState, place: string): boolean => at.r1 === place && at.b1 === place
const actions: Actions<ToyState> = {
  inputs: ['meet.hill', 'meet.mill', 'no.one', 'no.other'],
  begins: (g) => g.step === 'orders',
  rests: (g) => g.step === 'orders',
  look: (g, _role, into) => into.set(PLACES.map((place) => Number(meetAt(g, place)))),
  enumerate: (_g, role) =>
    role === 'gold' ? [{ clicks: [{ do: 'done' }] }] : PLACES.map((place) => plan(role, place)),
}
/** To meet on the hill is worth more to red; blue is worth what red is not. */
const wits = new Wits(campsWith({ actions }), {
  weights: {},
  judge: { red: judgeOf(4, 1.5), blue: judgeOf(-4, -1.5), gold: judgeOf(0) },
})
/** Nothing is hidden here but what the others write, and nobody has begun. No storm ends it. */
const game = { ...toy, reshuffleHidden: (g) => structuredClone(g) } as Game<ToyState> as unknown as Game<State>
/** Everybody is to write orders, and it is not the first question of the game. */
function atLaterOrders(): Table<State> {
  const table = startTable(game, { ...game.setup('long', {}), deck: ['calm', 'fog'] } as State)
  table.answer({ chance: ['calm'] })
  for (const role of ['red', 'blue']) {
    table.answer({ role, option: table.decision(role)?.options[0] as Option })
    table.undo(role)
  }
  return table
}
const plansOf = (role: string): Candidate[] => PLACES.map((place) => ({ clicks: plan(role, place).clicks, prior: 0.5 }))
/** Drawn from the mixture, as a general does who has time for it. */
const placeOf = (role: string, seed: number): string => {
  const seat = seatAt(atLaterOrders(), role, wits)
  const rival = role === 'red' ? 'blue' : 'red'
  const trial = new Trials(wits, role, { met: true })
  return PLACES[thought(mixed(seat, plansOf(role), rival, trial, seeded(seed), { nodes: 12 })).number] as string
}
/** How often each place is gone to. */
function habitOf(role: string, from: number, times = 40): number[] {
  const places = Array.from({ length: times }, (_, i) => placeOf(role, from + i))
  return PLACES.map((place) => places.filter((one) => one === place).length / times)
}

test('who decides side by side with whom', () => {
  const table = atLaterOrders()
  expect(rivalOf(wits, 'red', table)).toBe('blue')
  expect(rivalOf(wits, 'blue', table)).toBe('red')
  const together = new Wits({ ...wits.strategy, side: (role) => (role === 'gold' ? 'gold' : 'allies') })
  expect(rivalOf(together, 'red', table)).toBe('gold')
  for (const role of ['red', 'blue', 'gold']) table.answer({ role, option: { do: 'done' } })
  expect(table.sealed).toBe(false)
  expect(rivalOf(wits, 'red', table)).toBeUndefined()
})

describe('a mixture against who knows its habits', () => {
  // What the other learns from some games he uses in others.
  test('seeks: no place is safe from it', () => {
    const [learnt, fresh] = [habitOf('red', 100), habitOf('red', 500)]
    expect(fresh[learnt.indexOf(Math.min(...learnt))]).toBeGreaterThan(0.2)
  })
  test('hides: nowhere can it be expected', () => {
    const [learnt, fresh] = [habitOf('blue', 100), habitOf('blue', 500)]
    expect(fresh[learnt.indexOf(Math.max(...learnt))]).toBeLessThan(0.8)
  })
})

// biome-ignore lint/correctness/useYield: nothing takes time here.
function* atOnce<T>(value: T): Steps<T> {
  return value
}

describe('a mixture of plans', () => {
  const candidates = plansOf('red')
  const trialOf = (worth: (state: ToyState) => number, begun: () => void = () => {}): Trial => ({
    begin: begun,
    answer: (_table, { options }) => atOnce(options.at(-1) as Option),
    ends: (table) => !table.sealed,
    worth: (table) => atOnce(worth(table.state as unknown as ToyState)),
    belief: 6,
    doubt: 0.5,
    nodes: 36,
  })
  const solved = (trial: Trial, limits: Parameters<typeof mixed>[5] = {}, plans = candidates) =>
    thought(mixed(seatAt(atLaterOrders(), 'red', wits), plans, 'blue', trial, seeded(1), limits))

  test('seeks everywhere, and is worth what nobody can take from it', () => {
    const { mixture, worth } = solved(trialOf((g) => (meetAt(g, 'hill') ? 0.6 : meetAt(g, 'mill') ? 0.4 : 0)))
    expect(mixture[0]).toBeCloseTo(0.4, 1)
    // He is as likely here as there: 0.4 * 0.3 + 0.6 * 0.2.
    expect(worth).toBeCloseTo(0.24, 1)
  })
  test('what is better against everything is all there is', () => {
    const { mixture, number } = solved(trialOf(({ at }) => (at.r1 === 'mill' ? 0.8 : 0.4)))
    expect(mixture).toEqual([0, 1])
    expect(number).toBe(1)
  })
  test('what is liked counts besides what the trials show', () => {
    const liked = candidates.map((one, i) => ({ ...one, liked: i === 1 ? 0.2 : 0 }))
    expect(
      solved(
        trialOf(() => 0.5),
        {},
        liked,
      ).number,
    ).toBe(1)
  })
  test('none begins after the deadline, or beyond the number of nodes; before any the first plan', () => {
    let now = 0
    const begun: number[] = []
    const trial = trialOf(
      (g) => {
        now += 7
        return Number(meetAt(g, 'hill'))
      },
      () => begun.push(now),
    )
    solved(trial, { deadline: 50, clock: () => now })
    expect(begun.length).toBe(8)
    begun.length = 0
    solved(trial, { nodes: 10 })
    expect(begun.length).toBe(10)
    expect(solved(trial, { nodes: 1 })).toEqual({ mixture: [1, 0], worth: 0.5, number: 0 })
  })
})
