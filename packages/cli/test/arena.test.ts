import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Option } from '@carillon/kernel'
import { instant, noTiming, PLAYERS, type Player } from '@carillon/players'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { toy } from '../../kernel/test/toy.ts'
import type { Plan, Row } from '../src/arena/plan.ts'
import { Standings } from '../src/arena/standings.ts'
import { makePlace, type Place } from './command.ts'

let place: Place
const twoSided = toy.strategy as { side?: (role: string) => string }
beforeAll(() => {
  place = makePlace()
  // Blue and gold play together.
  twoSided.side = (role) => (role === 'gold' ? 'blue' : role)
})
afterAll(() => {
  delete twoSided.side
  place.leave()
})

const LINE = 'arena three-camps --seed 5 --jobs 1 --games 10'.split(' ')
const arena = (...args: string[]) => place.here([...LINE, ...args])
/** What the clock says is left out. */
const timeless = (text: string) => ({ ...JSON.parse(text), milliseconds: {}, seconds: 0, played: 0 })
const json = async (...args: string[]) => timeless((await arena('--json', ...args)).stdout)

describe('the JSON of the arena', () => {
  test('has these keys, these pairs, and no game too many', async () => {
    const { code, stdout } = await arena('--players', 'random,greedy', '--json')
    const summary = JSON.parse(stdout)
    expect(Object.keys(summary).slice(0, 7)).toEqual('game scenario players games failures pairs elo'.split(' '))
    expect(summary).toMatchObject({ game: 'three-camps', scenario: 'long', players: ['random', 'greedy'] })
    expect([summary.games, summary.failures, summary.seed, code]).toEqual([10, 0, 5, 0])
    const [pair] = summary.pairs
    expect(Object.keys(pair)).toEqual('a b games score interval bySide'.split(' '))
    expect(pair).toMatchObject({ a: 'random', b: 'greedy', games: 10 })
    expect(pair.interval[0]).toBeLessThan(pair.score)
    expect(pair.interval[1]).toBeGreaterThan(pair.score)
    expect(Object.keys(pair.bySide)).toEqual(['red', 'blue'])
    expect([pair.bySide.red.games, pair.bySide.blue.games]).toEqual([5, 5])
    expect((pair.bySide.red.score + pair.bySide.blue.score) / 2).toBeCloseTo(pair.score, 4)
    expect(summary.elo.greedy).toEqual({ elo: 0, interval: [0, 0] })
    expect(summary.elo.random.elo).toBeCloseTo(400 * Math.log10(pair.score / (1 - pair.score)), 1)
    expect(summary.milliseconds.greedy.p99).toBeGreaterThan(0)
  })

  test('a player may play itself; its strength is 0', async () => {
    const { pairs, elo } = await json('--players', 'random,random')
    expect(pairs[0]).toMatchObject({ a: 'random', b: 'random', games: 10 })
    expect(elo).toEqual({ random: { elo: 0, interval: [0, 0] } })
  })

  test('--scenario all: each by itself, and all together', async () => {
    const all = await json('--players', 'random,greedy', '--scenario', 'all', '--set', 'dice=two')
    expect(all).toMatchObject({ scenario: 'all', games: 20 })
    expect(all.scenarios.map(({ scenario }: { scenario: string }) => scenario)).toEqual(['long', 'short'])
    expect(all.pairs).toHaveLength(1)
    expect(all.pairs[0].games).toBe(20)
    const short = await json('--players', 'random,greedy', '--scenario', 'short', '--option', 'dice=two')
    const { scenario: _, ...figures } = all.scenarios[1]
    expect(short).toMatchObject(figures)
  })
})

test('the same whatever the number of jobs, and where the test stops', async () => {
  const line = 'arena quebec-1759 --players greedy,random --games 40 --seed 3 --sprt 0.5,0.9 --json --jobs'.split(' ')
  const [one, two] = await Promise.all(['1', '2'].map((jobs) => place.carillon([...line, jobs])))
  const summary = timeless(one?.stdout ?? '')
  expect(timeless(two?.stdout ?? '')).toEqual(summary)
  expect(summary.games).toBeGreaterThanOrEqual(12)
  expect(summary.games).toBeLessThan(40)
  expect(summary.pairs[0]).toMatchObject({ score: expect.closeTo(1, 0), sprt: { verdict: 'high' } })
  expect([one?.code, two?.code]).toEqual([0, 0])
})

describe('which games count', () => {
  const plan: Plan = {
    game: 'three-camps',
    rules: '1',
    scenarios: [{ scenario: 'long', settings: {} }],
    players: ['a', 'b'],
    games: 100,
    seed: 1,
    limits: {},
    sprt: { low: 0.5, high: 0.9 },
  }
  const rows = Array.from({ length: 100 }, (_, number): Row => {
    const points = number % 10 === 3 ? 0.5 : 1
    return { contest: 0, number, side: 'red', inputs: 1, points, paces: [noTiming(), noTiming()] }
  })
  const standing = (some: readonly Row[]) => {
    const standings = new Standings(plan)
    for (const row of some) standings.add(row)
    const [one] = standings.all
    return { end: one?.end, verdict: one?.verdict, ratio: one?.ratio, left: standings.left, games: one?.rows.length }
  }

  test('those up to where the test is decided, in whatever order they come', () => {
    const forth = standing(rows)
    expect(forth).toMatchObject({ verdict: 'high', left: 0 })
    expect(forth.end).toBeGreaterThan(10)
    expect(forth.end).toBeLessThan(60)
    expect(forth.games).toBe(forth.end)
    expect(standing([...rows].reverse())).toEqual(forth)
    expect(standing(rows.slice(0, forth.end))).toEqual(forth)
    expect(standing(rows.slice(0, (forth.end as number) - 1)).verdict).toBeUndefined()
  })
  test('a pair of games of which one failed says nothing', () => {
    const failed = { failure: 'lost', seed: '' }
    const lame = rows.map((row) => {
      const { points: _, ...other } = row
      return row.number % 2 === 0 ? row : { ...other, failed }
    })
    expect(standing(lame)).toMatchObject({ verdict: undefined, end: 100, ratio: 0, games: 100, left: 0 })
  })
  test('each is given out once, and none that is there already', () => {
    const standings = new Standings({ ...plan, games: 4 })
    standings.add(rows[1] as Row)
    const given = [standings.next(), standings.next(), standings.next(), standings.next()]
    expect(given.map((task) => task?.number)).toEqual([0, 2, 3, undefined])
  })
})

describe('--out', () => {
  const players = ['--players', 'random,greedy', '--sprt', '0.4,0.6']
  const lines = (name: string) => readFileSync(place.path(name), 'utf8').split('\n').slice(0, -1)

  test('a run that was broken off goes on, and comes to the same', async () => {
    const whole = await json(...players, '--out', '@whole.jsonl')
    const kept = lines('whole.jsonl')
    expect(kept).toHaveLength(1 + whole.games)
    // Killed while a line was written.
    writeFileSync(place.path('cut.jsonl'), `${kept.slice(0, 5).join('\n')}\n${kept[5]?.slice(0, 20)}`)
    const { stdout } = await arena('--json', ...players, '--out', '@cut.jsonl')
    expect(timeless(stdout)).toEqual(whole)
    expect(JSON.parse(stdout).played).toBe(whole.games - 4)
    expect(lines('cut.jsonl')).toHaveLength(1 + whole.games)
    expect(JSON.parse((await arena('--json', ...players, '--out', '@cut.jsonl')).stdout).played).toBe(0)
  })
  test('without --seed the file’s own', async () => {
    await json(...players, '--out', '@seed.jsonl')
    const line = [...LINE.filter((word) => word !== '--seed' && word !== '5'), ...players, '--out', '@seed.jsonl']
    expect(JSON.parse((await place.here([...line, '--json'])).stdout)).toMatchObject({ seed: 5, played: 0 })
  })
  test.each([
    ['--games 12', 'games was 10, now it is 12'],
    ['--seed 6', 'seed was 5, now it is 6'],
    ['--players random,random', 'players was ["random","greedy"]'],
    ['--scenario short', 'scenarios'],
    ['--sprt 0.4,0.7', 'sprt'],
    ['--nodes 5', 'limits was {}, now it is {"nodes":5}'],
  ])('%s: refused, and nothing is changed', async (other, says) => {
    await arena(...players, '--out', '@args.jsonl')
    const before = lines('args.jsonl')
    const { code, stderr } = await arena(...players, '--out', '@args.jsonl', ...other.split(' '))
    expect(stderr).toContain(says)
    expect(code).toBe(2)
    expect(lines('args.jsonl')).toEqual(before)
  })
  test.each(['{}\n', 'not an arena', '{"arena":{"players":[]}}\nnothing\n'])(
    'a file of something else: %j',
    async (text) => {
      writeFileSync(place.path('else.txt'), text)
      const { code, stderr } = await arena(...players, '--out', '@else.txt')
      expect(stderr).toContain('else.txt is not an arena file')
      expect(code).toBe(2)
      expect(readFileSync(place.path('else.txt'), 'utf8')).toBe(text)
    },
  )
})

describe('a player that throws', () => {
  const map = PLAYERS as Map<string, Player>
  afterEach(() => map.delete('thrower'))

  test('its games are failures, told and kept, and the others go on', async () => {
    const thrower = instant('thrower', ({ decision, role }) => {
      if (role === 'red') throw new Error('lost the map')
      return decision.options[0] as Option
    })
    map.set('thrower', thrower)
    const line = ['--players', 'thrower,random', '--out', '@throws.jsonl']
    const { code, stdout } = await arena(...line, '--json')
    const summary = JSON.parse(stdout)
    expect(summary).toMatchObject({ games: 10, failures: 5 })
    expect(summary.pairs[0]).toMatchObject({ games: 5, bySide: { red: { games: 0 }, blue: { games: 5 } } })
    expect(summary.failed).toHaveLength(5)
    expect(summary.failed[0]).toMatchObject({ a: 'thrower', b: 'random', number: 0, failure: 'lost the map' })
    expect(summary.failed[0].seed).toMatch(/^[0-9a-f]{64}$/)
    expect(code).toBe(1)
    const records = readdirSync(place.directory).filter((name) => name.startsWith('throws-failed-'))
    expect(records).toHaveLength(5)
    const replayed = await place.here(['replay', `@${records[0]}`, '--json'])
    expect(JSON.parse(replayed.stdout).of).toBe(summary.failed[0].inputs)
    const told = await arena(...line)
    expect(told.stdout).toMatch(
      /5 games failed:\n +5 times: lost the map \(first in game 0 of thrower v random\)\n +kept in .*throws-failed/,
    )
    expect(told.code).toBe(1)
  })
})

describe('for people', () => {
  test('strengths and pairs with their intervals, time, speed', async () => {
    const { stdout } = await arena('--players', 'random,greedy', '--sprt', '0.45,0.55')
    expect(stdout).toMatch(/10 games, seed 5/)
    expect(stdout).toMatch(/^ +greedy +0 +0 to 0 \(95%\)$/m)
    expect(stdout).toMatch(/^ +random +[-+]?\d+ +[-+]?[\d,]+ to [-+]?[\d,]+ \(95%\)$/m)
    expect(stdout).toMatch(
      /random v greedy +10 +\d+\.\d% +\d+\.\d% to \d+\.\d% \(95%\) +Red: \d+\.\d% +Blue: \d+\.\d% +test: /,
    )
    expect(stdout).toMatch(/random: [\d.]+ ms a decision, 99% within [\d.]+ ms/)
  })
  test('--svg draws both, in the language asked for', async () => {
    await arena('--players', 'random,greedy', '--scenario', 'all', '--svg', '@arena.svg', '--lang', 'fr')
    const svg = readFileSync(place.path('arena.svg'), 'utf8')
    expect(svg).toMatch(/^<svg [^>]*>[\s\S]*<\/svg>\n$/)
    expect(svg.match(/<circle /g)).toHaveLength(6)
    expect(svg.match(/random contre greedy/g)).toHaveLength(3)
    expect(svg).toContain('20 parties, graine 5')
    expect(svg).not.toMatch(/NaN|undefined|⟦/)
  })
})

test('three sides are too many', async () => {
  const { side } = twoSided
  delete twoSided.side
  const { code, stderr } = await arena('--players', 'random,greedy')
  Object.assign(twoSided, { side })
  expect(stderr).toContain('an arena is for two sides, here are: red, blue, gold')
  expect(code).toBe(2)
})
