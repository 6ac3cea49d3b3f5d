/** The law of reasons, on a toy that says why not, and on toys whose reasons are wrong. */
import { describe, expect, test } from 'vitest'
import { type Choice, isOffered } from '../src/ask.ts'
import type { Subject, WhyNot } from '../src/game.ts'
import { whyProblems } from '../src/testing/index.ts'
import { found, starts, type Toy, toy } from './broken.ts'
import { UNITS } from './toy.ts'

const REASON: WhyNot = { text: { key: 'why.draw' }, rule: '2.1' }
const reasoning = (why: (choice: Choice, subject: Subject, view: unknown) => WhyNot | undefined): Toy => ({
  ...toy,
  subjects: () => UNITS.map((unit) => ({ unit })),
  why: (view, choice, subject) => why(choice, subject, view),
})
const truly = (choice: Choice, subject: Subject) => (isOffered(choice, subject) ? undefined : REASON)
const problemsOf = (game: Toy): string => found(whyProblems(game, starts))

describe('why not', () => {
  test('a reason for everything refused, none for what is offered', () =>
    expect(whyProblems(reasoning(truly), starts)).toEqual([]))
  test('a game that gives no reasons', () => {
    const { why: _, ...silent } = toy
    expect(problemsOf(silent)).toMatch(/does not say why/)
  })
  test('a reason for what is offered', () =>
    expect(problemsOf(reasoning(() => REASON))).toMatch(/is offered, and refused for 2.1 why.draw/))
  test('no reason for what is refused', () =>
    expect(problemsOf(reasoning(() => undefined))).toMatch(/is not offered, and nobody says why/))
  test.each(['x.9', '2.19', '2.1.4'])('a rule that is none: %s', (rule) =>
    expect(problemsOf(reasoning((choice, subject) => truly(choice, subject) && { ...REASON, rule }))).toContain(
      `${rule} is no rule`,
    ),
  )
  test('a text that is none', () =>
    expect(
      problemsOf(reasoning((choice, subject) => truly(choice, subject) && { ...REASON, text: { key: 'no.such' } })),
    ).toMatch(/no.such is no text/))
  test('a question that changes the view', () =>
    expect(
      problemsOf(
        reasoning((choice, subject, view) => {
          Object.assign(view as object, { touched: true })
          return truly(choice, subject)
        }),
      ),
    ).toMatch(/asking why has changed the view/))
  test('what opens is not refused if something in it is offered', () => {
    const game: Toy = {
      ...reasoning(() => undefined),
      subjects: () => [{ camp: 'all' }],
      within: () => UNITS.map((unit) => ({ unit })),
    }
    expect(problemsOf(game)).not.toMatch(/ask.unit: \{"camp"/)
  })
  test('a board that shows nothing', () =>
    expect(problemsOf({ ...reasoning(truly), subjects: () => [] })).toMatch(/the test could not fail/))
})
