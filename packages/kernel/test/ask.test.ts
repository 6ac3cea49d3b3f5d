/** Rules without a generator do what generators would. */
import { expect, test } from 'vitest'
import { ask, askedIn, choose, done, inTurn, NOTHING, type Option, type Play } from '../src/index.ts'

const YES: Option = { do: 'yes' }
const NO: Option = { do: 'no' }
const question = (...options: Option[]) => choose('red', '1.1', { key: 'prompt' }, options)
/** Answers whatever is asked with yes; how often somebody was asked. */
function answered(play: Play): number {
  let asked = 0
  for (let next = play.next(); !next.done; next = play.next(YES)) asked += 1
  return asked
}
const keep = (heard: Option[], answer: Option): Play => {
  heard.push(answer)
  return NOTHING
}

test('a question is put, then its answer is followed', () => {
  const heard: Option[] = []
  const play = ask(heard, question(NO, YES), keep)
  expect(play.next()).toMatchObject({ done: false, value: { kind: 'choice', role: 'red', options: [NO, YES] } })
  expect(heard).toEqual([])
  expect(play.next(YES)).toMatchObject({ done: true })
  expect(heard).toEqual([YES])
})

test('a single option is followed at once, and nobody is asked', () => {
  const heard: Option[] = []
  expect(ask(heard, question(NO), keep)).toBe(NOTHING)
  expect(heard).toEqual([NO])
})

test('what follows may ask again', () => {
  const heard: Option[] = []
  expect(answered(ask(heard, question(NO, YES), () => ask(heard, question(YES, NO), keep)))).toBe(2)
  expect(heard).toEqual([YES])
})

test('in turn: at once after a rule that asked nobody, or after all that the first one asks', () => {
  const heard: Option[] = []
  const then = () => keep(heard, NO)
  expect(inTurn(heard, NOTHING, then)).toBe(NOTHING)
  expect(heard).toEqual([NO])
  const play = inTurn(heard, ask(heard, question(NO, YES), keep), then)
  expect(heard).toEqual([NO])
  expect(answered(play)).toBe(1)
  expect(heard).toEqual([NO, YES, NO])
})

test('in turn: what the first came to is told to what follows, whether somebody was asked or not', () => {
  const told: boolean[] = []
  const then = (_: Option[], came: boolean): Play => {
    told.push(came)
    return NOTHING
  }
  const isYes = function* (): Play<boolean> {
    return (yield* question(NO, YES)) === YES
  }
  expect([inTurn([], done(true), then), inTurn([], done(false), then)]).toEqual([NOTHING, NOTHING])
  expect(answered(inTurn([], isYes(), then))).toBe(1)
  expect(told).toEqual([true, false, true])
})

test('however many questions follow each other, each answer is followed once', () => {
  const heard: Option[] = []
  const again =
    (left: number) =>
    (g: Option[], answer: Option): Play => {
      g.push(answer)
      return left > 0 ? ask(g, question(NO, YES), again(left - 1)) : NOTHING
    }
  expect(answered(ask(heard, question(NO, YES), again(4)))).toBe(5)
  expect(heard).toEqual([YES, YES, YES, YES, YES])
})

test('a question that stands is asked in a copy as well, and each answer is followed where it was given', () => {
  const here: Option[] = []
  const play = ask(here, question(NO, YES), keep)
  play.next()
  const other = askedIn<Option[]>(play, (heard) => [...heard, NO])
  expect(other?.play.next(YES).done).toBe(true)
  expect([here, other?.state]).toEqual([[], [NO, YES]])
  expect(play.next(YES).done).toBe(true)
  expect([here, other?.state]).toEqual([[YES], [NO, YES]])
})

test('so is the next one, to which an answer has led', () => {
  const here: Option[] = []
  const play = ask(here, question(NO, YES), (heard) => ask(heard, question(YES, NO), keep))
  play.next()
  play.next(YES)
  const other = askedIn<Option[]>(play, (heard) => [...heard, NO])
  expect(other?.play.next(YES).done).toBe(true)
  expect([here, other?.state]).toEqual([[], [NO, YES]])
  expect(play.next(NO).done).toBe(true)
  expect([here, other?.state]).toEqual([[NO], [NO, YES]])
})

test('what is over, or is asked by a generator, is asked in no copy', () => {
  const asks = function* (): Play {
    yield* question(NO, YES)
  }
  const play = asks()
  play.next()
  expect(askedIn(play, () => [])).toBeUndefined()
  const heard: Option[] = []
  for (const then of [keep, asks]) {
    const more = ask(heard, question(NO, YES), then)
    more.next()
    more.next(YES)
    expect(askedIn(more, () => [])).toBeUndefined()
  }
})
