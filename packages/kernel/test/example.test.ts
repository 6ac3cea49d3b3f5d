import { describe, expect, test } from 'vitest'
import type { Example, Stop } from '../src/example.ts'
import { exampleTable, runExample } from '../src/run-example.ts'
import { examples, toy } from './toy.ts'

const fight = examples[0] as Example
/** A fight at the ford, red 3 against blue 1, with other stops. */
const withStops = (...stops: readonly Stop[]): Example => ({ ...fight, stops })
/** The orders of a new round, where all three are asked. */
const orders: Example = { ...fight, scenario: 'long', stops: [] }
const toOrders: Stop[] = [{ drawn: [2] }, { drawn: [3] }, { drawn: ['calm'] }]
const writing = (...stops: readonly Stop[]): Example => ({ ...orders, stops: [...toOrders, ...stops] })
const problemsOf = (example: Example): string => runExample(toy, example).join('\n')

describe('a worked example', () => {
  test('passes when all goes as it says', () => {
    expect(runExample(toy, fight)).toEqual([])
    const example = writing(
      { expect: { asked: { role: 'blue', rule: '2.1' }, offered: [{ unit: 'b1' }], refused: [{ unit: 'g9' }] } },
      { by: 'red', refuse: { unit: 'b1' } },
      { by: 'red', choose: { unit: 'r1' }, expect: { view: { red: { orders: { red: {} } } } } },
    )
    expect(runExample(toy, example)).toEqual([])
  })
  test('the settings it does not name have their defaults', () => {
    expect(problemsOf({ ...fight, settings: { dice: 'two' } })).toBe(
      'fight, stop 1: dice: expected 1, found 2\nfight, stop 2: drawn [2]: 4.1 what.fight: 2 dice asked, 1 given',
    )
    expect(problemsOf({ ...fight, settings: { dice: 'six' } })).toMatch(/^fight, the position: the option "dice"/)
    expect(problemsOf({ ...fight, scenario: 'none' })).toMatch(
      /^fight, the position: three-camps has no scenario "none"/,
    )
  })
  test('a choice that is not offered, with what is', () => {
    expect(problemsOf(writing({ by: 'red', choose: { unit: 'b1' } }))).toMatch(
      /^fight, stop 4: red chooses \{"unit":"b1"\}: .*; offered: \{"unit":"r1"\} \{"unit":"r2"\}/,
    )
  })
  test('a choice, and it is not said whose', () => {
    expect(problemsOf(writing({ choose: { do: 'done' } }))).toMatch(/say by whom; asked: red \(2.1\), blue \(2.1\)/)
  })
  test('an answer that should be refused and is not', () => {
    expect(problemsOf(writing({ by: 'red', refuse: { unit: 'r1' } }))).toMatch(/red may choose \{"unit":"r1"\}/)
    expect(problemsOf(writing({ expect: { refused: [{ unit: 'b1' }] } }))).toMatch(/refused: blue may choose/)
  })
  test('chance is asked and not answered', () => {
    const problem = 'fight, stop 1: chance is asked (4.1 what.fight), the stop must say what is drawn'
    expect(problemsOf(withStops({ choose: { do: 'pass' } }))).toBe(problem)
    expect(problemsOf(withStops({ by: 'red', refuse: { do: 'pass' } }))).toBe(problem)
  })
  test('an outcome that is not asked for, or does not fit', () => {
    expect(problemsOf(withStops({ drawn: [7] }))).toMatch(/drawn \[7\]: .*7 is not a face from 1 to 6/)
    expect(problemsOf(writing({ drawn: [1] }))).toMatch(/drawn \[1\]: chance is not asked; asked: red \(2.1\)/)
    expect(problemsOf(withStops({ drawn: [2] }, { drawn: [3] }, { choose: { do: 'pass' } }))).toMatch(
      /the game is over/,
    )
  })
  test('expectations, with the path of what differs', () => {
    const expecting = (expect: Stop['expect']) => problemsOf(withStops({ ...(expect && { expect }) }))
    expect(expecting({ view: { red: { places: { ford: { blue: { known: ['b1'], hidden: 1 } } } } } })).toBe(
      'fight, stop 1: view.red.places.ford.blue.hidden: expected 1, found 0',
    )
    expect(expecting({ view: { red: { deck: ['calm'] } } })).toMatch(/view.red.deck \(length\): expected \["calm"\]/)
    expect(expecting({ asked: { role: 'red' } })).toMatch(/asked: expected red, found chance \(4.1 what.fight\)/)
    expect(expecting({ noted: ['log.fight', 'log.won'] })).toMatch(/noted: expected log.won, found nothing/)
    expect(expecting({ winner: 'red' })).toMatch(/winner: expected red, found nobody yet/)
    expect(expecting({ dice: 2 })).toMatch(/dice: expected 2, found 1/)
  })
  test('what is asked and offered', () => {
    expect(problemsOf(writing({ expect: { asked: { role: 'red', rule: '9' } } }))).toMatch(
      /asked.rule: expected 9, found 2.1/,
    )
    expect(problemsOf(writing({ expect: { asked: { role: 'red' }, offered: [{ unit: 'b1' }] } }))).toMatch(
      /offered: expected \{"unit":"b1"\}, found \{"unit":"r1"\}/,
    )
  })
  test('is gone through stop by stop', () => {
    const walk = exampleTable(toy, fight)
    const start = walk.next().value
    expect(start).toMatchObject({ number: 0, stop: undefined, problems: [] })
    expect(walk.next().value).toMatchObject({ number: 1, stop: fight.stops[0] })
    const second = walk.next().value
    expect(second?.table.draws).toBe(1)
    walk.next()
    expect(walk.next().done).toBe(true)
  })
})
