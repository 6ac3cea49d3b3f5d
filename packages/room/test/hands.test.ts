import type { Choice, Option, State, Table } from '@carillon/kernel'
import { expect, test } from 'vitest'
import { idleAnswer } from '../src/decision.ts'
import { type Acts, Hands } from '../src/hands.ts'
import { Bench, BOT, HUMAN, plan, sameDice } from './bench.ts'

sameDice()

/** A table at a question that takes any answer, and what was done there. */
function taking(revision: number) {
  const done: unknown[] = []
  const note = (...what: unknown[]) => void done.push(what)
  const table = { revision: () => revision, canUndo: () => false, decision: () => undefined } as unknown as Table<State>
  const acts: Acts<void> = {
    table,
    answer: (_, option) => note(option),
    walk: (_, clicks, stops) =>
      note(...clicks.filter((click, made) => !stops(table, click, made, clicks.slice(made + 1)))),
    undo: (_, all) => note(all),
  }
  return { acts, done }
}
const [north, south, east]: readonly [Option, Option, Option] = [{ to: 'north' }, { to: 'south' }, { to: 'east' }]
const deed = { seat: 'red', revision: 7 }
const none = () => []

test('what he was shown as held is confirmed, whatever is held here by now', () => {
  for (const held of [undefined, { option: south, revision: 7 }, { option: south, revision: 7, rest: [east] }]) {
    const hands = new Hands(true)
    hands.held = held
    const { acts, done } = taking(7)
    hands.do(acts, { ...deed, ask: 'confirm', option: north }, none)
    expect(done).toEqual([[north]])
    expect(hands.held).toBeUndefined()
  }
})
test('what was held for another question is not confirmed', () => {
  const hands = new Hands(true)
  hands.held = { option: south, revision: 6 }
  const { acts, done } = taking(7)
  expect(() => hands.do(acts, { ...deed, ask: 'confirm' }, none)).toThrow('nothing to confirm')
  expect(() => hands.do(acts, { ...deed, ask: 'undo' }, none)).toThrow('nothing to take back')
  expect(done).toEqual([])
})
test('only who is asked takes something back, or begins again', () => {
  for (const asked of [true, false]) {
    const { acts, done } = taking(7)
    Object.assign(acts.table, { canUndo: () => true, decision: () => (asked ? {} : undefined) })
    for (const ask of ['undo', 'restart'] as const) {
      const doing = () => new Hands(true).do(acts, { ...deed, ask }, none)
      if (asked) doing()
      else expect(doing).toThrow('nothing to take back')
    }
    expect(done).toEqual(asked ? [[false], [true]] : [])
  }
})
test('a walk goes on with what was held of it, by content: it came over a line', () => {
  const hands = new Hands(true)
  hands.held = { option: south, revision: 7, rest: [east] }
  // Nothing of it passes the turn on any more.
  const { acts, done } = taking(7)
  Object.assign(acts.table, { sealed: false })
  hands.do(acts, { ...deed, ask: 'confirm', option: { ...south } }, none)
  expect(done).toEqual([[south, east]])
})
test('in the house of the page a confirmation says what it confirms, too', async () => {
  const bench = new Bench(3)
  await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: true })
  const id = await bench.start(plan(HUMAN, BOT))
  const before = (await bench.record(id)).inputs.length
  expect(await bench.deed('confirm', { option: { do: 'pass' } })).toMatchObject({ said: 'done' })
  expect((await bench.record(id)).inputs.length).toBeGreaterThan(before)
})

test('of those who decide side by side only people are answered for', () => {
  const ask = (role: string, ...options: Option[]) => ({ kind: 'choice', role, options }) as unknown as Choice
  const at = (...decisions: Choice[]) => ({ decisions, game: {} }) as unknown as Table<State>
  expect(idleAnswer(at(ask('bot', north), ask('red', north, south)), ['red'])).toBeUndefined()
  expect(idleAnswer(at(ask('bot', north, south), ask('red', south)), ['red'])).toEqual({ role: 'red', option: south })
  expect(idleAnswer(at(ask('red', south)), [])).toBeUndefined()
})
