/** Games of a training. */
import type { Game } from '@carillon/kernel'
import { expect, test } from 'vitest'
import { toy } from '../../kernel/test/toy.ts'
import { Net } from '../src/index.ts'
import { type Agent, playEpisode } from '../src/training/index.ts'
import { judgeOf, witsWith } from './camps.ts'

test('a general with another judge plays by it, and the other side by its own', () => {
  const game = { ...toy, strategy: witsWith(1).strategy } as unknown as Game
  const general: Agent = { kind: 'general', nodes: 3 }
  /** Points of red in ten games, with nothing to like, or with what loses. */
  const points = (red: Agent, ...judge: number[]): number => {
    const nets = [{ red: Net.from(judgeOf(...judge)) }]
    let won = 0
    for (let seed = 1; seed <= 10; seed += 1) {
      const agents = { red, blue: general, gold: general }
      won += Number(playEpisode(game, witsWith(1, 0, 0.5, 1), nets, { ...opening, seed, agents }).winner === 'red')
    }
    return won
  }
  const opening = { scenario: 'long', settings: {} }
  const other: Agent = { kind: 'general', nodes: 3, generation: 0 }
  expect(points(other, 1, 0, 0.5, 1)).toBe(points(general))
  expect(points(other, -1, 0, -0.5, -1)).toBeLessThan(points(general))
})
