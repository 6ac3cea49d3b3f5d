/** What slides, which card is laid open, and what is heard. */
import type { LogLine } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { tellsPlayed as bayonets } from '../src/boards/bayonets-and-tomahawks/played-cards.ts'
import { SHEET } from '../src/boards/theatre/bayonets-and-tomahawks.ts'
import { lastPlayed } from '../src/boards/theatre/played-cards.ts'
import { MOST, type Stand, type Stands, slidesOf, trackOf } from '../src/boards/theatre/slides.ts'
import { tellsPlayed as wilderness } from '../src/boards/wilderness-war/played-cards.ts'
import { soundsOf } from '../src/table/sound/sounds.ts'
import { SCORES } from '../src/table/sound/synth.ts'

const stands = (all: Readonly<Record<string, string>>): Stands =>
  new Map(Object.entries(all).map(([who, place]): [string, Stand] => [who, { place, side: 'british' }]))

describe('slides', () => {
  test('who goes together slides as one; who stays, comes or goes off does not', () => {
    const before = stands({ a: 'albany', b: 'albany', c: 'boston', gone: 'york' })
    const now = stands({ a: 'oswego', b: 'oswego', c: 'boston', fresh: 'york' })
    expect(slidesOf(before, now)).toEqual([{ from: 'albany', to: 'oswego', side: 'british', count: 2 }])
  })
  test('a leap to another time is no slide', () => {
    const many = Array.from({ length: MOST + 1 }, (_, i) => [`u${i}`, `s${i}`])
    const later = many.map(([who, place]) => [who, `${place} later`])
    expect(slidesOf(stands(Object.fromEntries(many)), stands(Object.fromEntries(later)))).toEqual([])
  })
  test('along the connection, from the middle of one place to that of the other', () => {
    const slide = { from: 'albany', to: 'kingston', side: 'british', count: 1 } as const
    const track = trackOf(slide, SHEET, (place) => SHEET.spaces[place])
    expect(track[0]).toEqual(SHEET.spaces.albany)
    expect(track.at(-1)).toEqual(SHEET.spaces.kingston)
    expect(track.length).toBeLessThan(14)
  })
})

const line = (key: string, args: object = {}, chapter?: LogLine['chapter']): LogLine => ({
  ...{ rule: '1', text: { key, args } as LogLine['text'] },
  ...(chapter && { chapter }),
})
test('the last card that was played is laid open, by whom it was', () => {
  const played = [
    line('log.played', { faction: { key: 'role.french' }, card: { key: 'card.22' } }),
    line('log.move', {}),
  ]
  expect(lastPlayed(played, bayonets)).toEqual({ card: '22', side: 'french' })
  const event = [line('log.event', { side: { key: 'side.british' }, card: { key: 'card.7' } })]
  expect(lastPlayed(event, wilderness)).toEqual({ card: '7', side: 'british' })
  expect(lastPlayed([line('log.dealt')], wilderness)).toBeUndefined()
})

describe('sounds', () => {
  test('each kind of thing has its own; each once, three at most', () => {
    expect(soundsOf([line('log.turn', {}, 'turn')], false)).toEqual(['drum'])
    expect(soundsOf([line('log.battle', {}, 'battle'), line('log.rolls', { dice: [1, 6] })], false)).toEqual([
      'shot',
      'dice',
    ])
    expect(soundsOf([line('log.played', { card: { key: 'card.3' } })], false)).toEqual(['card'])
    const all = ['turn', 'battle', 'battle'].map((chapter) => line('x', {}, chapter as 'turn'))
    expect(soundsOf([...all, line('y', { die: 3 }), line('z', { card: { key: 'card.1' } })], false)).toHaveLength(3)
  })
  test('what is not heard makes none; the end has the bell', () => {
    expect(soundsOf([line('log.move', { units: [] })], false)).toEqual([])
    expect(soundsOf([line('log.rolls', { dice: [1] })], true)).toEqual(['bell'])
  })
  test('they are short, and quiet', () => {
    for (const score of Object.values(SCORES))
      for (const { at, long, loud } of score) {
        expect(at + long).toBeLessThan(3)
        expect(loud).toBeLessThanOrEqual(1)
      }
  })
})
