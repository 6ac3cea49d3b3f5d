import { startTable } from '@carillon/kernel'
import { rehearse } from '@carillon/kernel/testing'
import { expect, test } from 'vitest'
import { threeCamps } from '../src/index.ts'
import { type Position, position } from '../src/position.ts'

const SETTINGS = { dice: 'one', nights: 'no' }
const play = (spec: Position) => rehearse(startTable(threeCamps, position(spec, 'short', SETTINGS)), {})
const roll = (at: ReturnType<typeof play>, face: number) => at.table.answer({ chance: [face] })

test('4.1, 4.2 the higher sum of die and strength wins', () => {
  const ford = play({ r3: 'ford', b1: 'ford' })
  expect(ford.asked).toBe('1 dice 4.1')
  roll(ford, 2)
  roll(ford, 3)
  expect(ford.state.points).toEqual({ red: 1, blue: 0, gold: 0 })
  expect(ford.asked).toBe('over')
})
test('4.2 nobody wins if the sums are equal', () => {
  const ford = play({ r3: 'ford', b1: 'ford' })
  roll(ford, 2)
  roll(ford, 4)
  expect(ford.log).toEqual(['log.fight', 'log.even'])
  expect(ford.state.points.red).toBe(0)
})
