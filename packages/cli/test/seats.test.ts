/** Seats that follow the options. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { makePlace } from './command.ts'

const place = makePlace()
afterAll(place.leave)

describe('a game whose options say who plays', () => {
  const line = 'sim bayonets-and-tomahawks --scenario 1 --games 1 --seed 3 --workers 1'.split(' ')
  test('two players, or four', async () => {
    const two = JSON.parse((await place.carillon([...line, '--json'])).stdout)
    expect(two.players).toEqual(['random', 'random'])
    const four = JSON.parse((await place.carillon([...line, '--json', '--option', 'team=both'])).stdout)
    expect(four.players).toHaveLength(4)
    expect(four.failures).toBe(0)
    expect(four.wins.british + four.wins.french).toBe(1)
    expect([four.wins.colonial, four.wins.indian]).toEqual([four.wins.british, four.wins.french])
  })
  test('the record holds their seats, and is played again', async () => {
    const told = await place.carillon([...line, '--option', 'team=french', '--record', 'kept'])
    expect(told.stdout).toContain('Indians (random)')
    const [file] = readdirSync(place.path('kept'))
    const { seats } = JSON.parse(readFileSync(place.path(`kept/${file}`), 'utf8'))
    expect(Object.keys(seats)).toEqual(['british', 'french', 'indian'])
    const again = await place.carillon(['replay', `kept/${file}`, '--view', 'indian'])
    expect([again.code, again.stderr]).toEqual([0, ''])
  })
  test('who does not play has no seat', async () => {
    const wrong = await place.carillon(['replay', `kept/${readdirSync(place.path('kept'))[0]}`, '--view', 'colonial'])
    expect(wrong.stderr).toContain('british, french, indian')
    const play = ['play', 'bayonets-and-tomahawks', '--seats', 'colonial=me']
    const { code, stderr } = await place.carillon(play)
    expect(stderr).toContain('british, french')
    expect(code).toBe(2)
    const few = await place.carillon([...line, '--option', 'team=both', '--players', 'random,random'])
    expect(few.stderr).toContain('british,french,colonial,indian')
  })
})
