import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Game, readRecord } from '@carillon/kernel'
import { momentIn, writeView } from '@carillon/protocol'
import { filmOf } from '@carillon/room/film'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import whole from '../../../package.json' with { type: 'json' }
import { toy } from '../../kernel/test/toy.ts'
import { summed } from '../src/sim/report.ts'
import { makePlace, type Place } from './command.ts'

let place: Place
beforeAll(() => {
  place = makePlace()
})
afterAll(() => place.leave())

const GAME = 'quebec-1759'

describe('carillon', () => {
  test('without a command and without a terminal it says what it offers', async () => {
    const { code, stdout, stderr } = await place.carillon([])
    expect(stdout).toContain('carillon play GAME')
    expect(stdout).toContain(GAME)
    expect([code, stderr]).toEqual([0, ''])
  })

  test('--version and --help', async () => {
    expect((await place.here(['--version'])).stdout).toBe(`${whole.version}\n`)
    const help = await place.carillon(['--help'])
    expect((await place.here(['help'])).stdout).toBe(help.stdout)
    expect((await place.here(['sim', '--help'])).stdout).toContain('--workers N')
    expect((await place.here(['help', 'sim', '--lang', 'fr'])).stdout).toContain('graine')
    expect(help.code).toBe(0)
  })

  test('games --json', async () => {
    const { code, stdout } = await place.carillon(['games', '--json'])
    const [game] = JSON.parse(stdout)
    expect(game).toMatchObject({ id: GAME, name: expect.any(String), roles: ['british', 'french'] })
    for (const scenario of game.scenarios)
      expect(scenario).toEqual({ id: expect.any(String), name: expect.any(String) })
    for (const option of game.options) expect(option.values).toContain(option.default)
    expect(stdout).not.toContain('⟦')
    expect(code).toBe(0)
  })

  test('bench --json', async () => {
    const { code, stdout } = await place.here(['bench', '--seconds', '1', '--warmup', '0', '--json'])
    const figures = JSON.parse(stdout)['three-camps']
    for (const figure of ['inputsPerSecond', 'gameMilliseconds', 'forkMicroseconds'])
      expect(figures[figure], figure).toBeGreaterThan(0)
    expect(code).toBe(0)
  })
})

describe('carillon sim', () => {
  const line = ['sim', GAME, '--games', '24', '--seed', '7', '--json']
  const timeless = (text: string): unknown => ({ ...JSON.parse(text), seconds: 0, inputsPerSecond: 0 })

  test('the same seed gives the same result whatever the number of workers', async () => {
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map((workers) => place.carillon([...line, '--workers', workers])),
    )
    expect(timeless(two?.stdout ?? '')).toEqual(timeless(one?.stdout ?? ''))
    expect(timeless(three?.stdout ?? '')).toEqual(timeless(one?.stdout ?? ''))
    expect([one?.code, two?.code, three?.code]).toEqual([0, 0, 0])
    const summary = JSON.parse(one?.stdout ?? '')
    expect(Object.keys(summary).slice(0, 12)).toEqual(
      'game scenario options players seed games failures wins inputs seconds inputsPerSecond lengthMedian'.split(' '),
    )
    expect(summary).toMatchObject({ game: GAME, players: ['random', 'random'], seed: 7, games: 24, failures: 0 })
    expect(summary.wins.british + summary.wins.french + summary.wins.draw).toBe(24)
    expect(summary.inputs).toBeGreaterThan(24 * 10)
    expect(summary.lengthMean).toBeCloseTo(summary.inputs / 24, 1)
    expect(Object.keys(summary.margins)).toEqual(['british', 'french', 'draw'])
  })

  const toySim = async (...args: string[]) => {
    const { code, stdout } = await place.here(['sim', 'three-camps', '--workers', '1', '--json', ...args])
    expect([code, JSON.parse(stdout).failures]).toEqual([0, 0])
    return JSON.parse(stdout)
  }

  test('another seed gives another result', async () => {
    const a = await toySim('--games', '50', '--seed', '7')
    const b = await toySim('--games', '50', '--seed', '8')
    expect([b.inputs, b.wins]).not.toEqual([a.inputs, a.wins])
  })

  test('a part of a batch is that part: games go by their numbers', async () => {
    const all = await toySim('--seed', '3', '--games', '30')
    const head = await toySim('--seed', '3', '--games', '10')
    const tail = await toySim('--seed', '3', '--games', '20', '--first', '10')
    expect(head.inputs).toBeGreaterThan(0)
    expect(head.inputs + tail.inputs).toBe(all.inputs)
  })

  test('--record keeps every game; each can be replayed, and its dice fit the seed it holds', async () => {
    await toySim('--games', '3', '--seed', '5', '--record', '@kept', '--scenario', 'long')
    const files = readdirSync(place.path('kept')).map((name) => `@kept/${name}`)
    expect(files).toHaveLength(3)
    const replayed = await place.here(['replay', files[0] as string, '--json'])
    expect(JSON.parse(replayed.stdout).outcome).toBeDefined()
    const verified = await place.here(['verify', ...files])
    expect(verified.stdout.match(/^fits .*its own seed, SHA-256 [0-9a-f]{64}/gm)).toHaveLength(3)
    expect(verified.code).toBe(0)
    const seeds = files.map((file) => JSON.parse(readFileSync(place.path(file.slice(1)), 'utf8')).seed)
    expect(new Set(seeds).size).toBe(3)
  })

  test('a failure is counted and told, with what plays it again', async () => {
    const broken = vi.spyOn(toy, 'brokenLaws').mockReturnValue(['Red 1 is nowhere'])
    const line = 'sim three-camps --games 2 --seed 5 --workers 1 --option dice=two'.split(' ')
    const told = await place.here(line)
    const json = await place.here([...line, '--json'])
    broken.mockRestore()
    expect(told.stdout).toMatch(/2 games failed:\n +2 times: Red 1 is nowhere \(first in game 0, after \d+ inputs\)/)
    expect(told.stdout).toContain('--option dice=two --players random,random,random --seed 5 --first 0 --games 1')
    expect(JSON.parse(json.stdout)).toMatchObject({ failures: 2, failed: [{ number: 0 }, { number: 1 }] })
    expect([told.code, json.code]).toEqual([1, 1])
  })

  test('greedy beats random on either side', async () => {
    const line = ['sim', GAME, '--games', '20', '--seed', '11', '--workers', '1', '--json', '--players']
    const [british, french] = (
      await Promise.all(['greedy,random', 'random,greedy'].map((players) => place.carillon([...line, players])))
    ).map((ran) => JSON.parse(ran.stdout).wins)
    expect(british.british).toBeGreaterThanOrEqual(18)
    expect(french.french).toBeGreaterThanOrEqual(18)
  })

  test('by how much each has won: the mean of its own games', () => {
    const ended = [
      { number: 0, inputs: 10, winner: 'red', margin: 3 },
      { number: 1, inputs: 20, winner: 'red', margin: 6 },
      { number: 2, inputs: 60, winner: 'blue', margin: 1 },
      { number: 3, inputs: 5, failure: 'lost' },
    ]
    const batch = { game: 'three-camps', scenario: 'short', settings: {}, players: [], seed: 1 }
    const { margins, wins, lengthMean } = summed(toy as Game, batch, ended, 1)
    expect(margins).toMatchObject({ red: 4.5, blue: 1, gold: 0 })
    expect([wins.red, wins.blue, lengthMean]).toEqual([2, 1, 30])
  })

  test('for people: wins with their intervals, length, speed', async () => {
    const { stdout } = await place.here(
      'sim three-camps --games 100 --workers 1 --seed 5 --players greedy,random,random'.split(' '),
    )
    expect(stdout).toMatch(/Red \(greedy\) +\d+ +\d+\.\d% {2}\d+\.\d% to \d+\.\d% \(95%\)/)
    expect(stdout).toMatch(/length: \d+ inputs on average, median \d+/)
    expect(stdout).toContain('seed 5')
  })
})

describe('carillon replay and verify', () => {
  beforeAll(async () => {
    await place.toy('play three-camps --save game.json --watch --scenario long'.split(' '))
  })
  const replay = async (...args: string[]) =>
    JSON.parse((await place.here(['replay', '@game.json', '--json', ...args])).stdout)

  test('replay --at N --view ROLE --json', async () => {
    const start = await replay('--at', '0')
    expect(start).toMatchObject({ at: 0, step: 'event', rule: '1.1', decisions: [], log: [] })
    const red = await replay('--at', '1', '--view', 'red')
    expect(Object.keys(red)).toEqual(expect.arrayContaining(['at', 'step', 'rule', 'decisions', 'view', 'log']))
    expect(red).toMatchObject({ at: 1, step: 'orders', rule: '2.1', decisions: [{ role: 'red', rule: '2.1' }] })
    expect(red.view.places.camp.blue).toEqual({ known: [], hidden: 3 })
    const open = await replay('--at', '1', '--view', 'open')
    expect(open.view.places.camp.blue.hidden).toBe(0)
    expect(open.decisions).toHaveLength(3)
    expect((await replay('--at', '1', '--view', 'spectator')).decisions).toEqual([])
  })

  test('a file with what a seat has seen is shown from that seat alone', async () => {
    const record = readRecord(readFileSync(`${place.directory}/game.json`, 'utf8'))
    const inputs = record.inputs.slice(0, 6)
    const seats = { red: { kind: 'human' }, blue: { kind: 'human' }, gold: { kind: 'human' } } as const
    const setup = { game: toy.id, scenario: 'long', options: record.options, seats }
    const film = filmOf({ game: toy, id: 'x', setup, humans: ['red', 'blue', 'gold'] }, { ...record, inputs }, 'red')
    writeFileSync(`${place.directory}/seen.json`, writeView(film))
    const shown = JSON.parse((await place.here(['replay', '@seen.json', '--json'])).stdout)
    expect(shown).toMatchObject({ viewer: 'red', of: film.steps.length, at: film.steps.length })
    expect(shown.view).toEqual(momentIn(film, film.steps.length).observation.view)
    expect((await place.here(['replay', '@seen.json', '--at', '0'])).stdout).toContain('Three Camps')
    for (const more of [['--view', 'blue'], ['--view', 'open'], ['--report']])
      expect((await place.here(['replay', '@seen.json', ...more])).code).toBe(2)
  })

  test('without --at, the end', async () => {
    const end = await replay()
    expect(end).toMatchObject({ step: 'end', decisions: [], outcome: { rule: '5.1' } })
    const text = (await place.here(['replay', '@game.json'])).stdout
    expect(text).toMatch(/ win\.|draw/)
  })

  test('its JSON has the keys that docs/cli.md lists', async () => {
    const shown = { ...(await replay()), ...(await replay('--at', '1', '--view', 'red')) }
    const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8')
    const [, section = ''] = page.split('## `carillon replay RECORD`')
    const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| ((?:`\w+`,? )+)\| (.+) \|$/gm)]
    const listed = rows.flatMap(([, keys = '', what = '']) => (keys.match(/\w+/g) ?? []).map((key) => ({ key, what })))
    expect(listed.length).toBeGreaterThanOrEqual(10)
    for (const { key, what } of listed) {
      expect(shown).toHaveProperty(key)
      const [, fields] = /`\[?\{ ([\w, ]+) \}/.exec(what) ?? []
      const value = [shown[key]].flat()[0]
      if (fields && value) expect(Object.keys(value), key).toEqual(expect.arrayContaining(fields.split(', ')))
    }
  })

  test('--report: the course of a finished game, as a text and as JSON', async () => {
    const text = (await place.here(['replay', '@game.json', '--report'])).stdout
    expect(text).toMatch(/^Three Camps.*: after-action report\n/)
    expect(text).not.toContain('⟦')
    const report = await replay('--report')
    expect(report.samples.length).toBeGreaterThan(2)
    expect(report.outcome.rule).toBe('5.1')
  })

  test('beyond the end: what there is', async () => {
    const { code, stderr } = await place.here(['replay', '@game.json', '--at', '9999'])
    expect(stderr).toMatch(/--at is a whole number from 0 to \d+, not “9999”/)
    expect(code).toBe(2)
  })

  test('verify: good ones, one that was tampered with, one that is not there', async () => {
    const text = readFileSync(place.path('game.json'), 'utf8')
    const [, drawn] = /"chance":\["(\w+)"\]/.exec(text) as unknown as [string, string]
    const other = drawn === 'fog' ? 'calm' : 'fog'
    writeFileSync(place.path('bent.json'), text.replace(`"chance":["${drawn}"]`, `"chance":["${other}"]`))
    writeFileSync(
      place.path('seed.json'),
      text.replace(/"seed": "./, (head) => `${head.slice(0, -1)}${head.endsWith('0') ? '1' : '0'}`),
    )
    const good = await place.toy(['verify', 'game.json', 'game.json'])
    expect(good.stdout).toMatch(/^(fits game\.json: .*\n){2}The dice fit .*\n$/)
    expect(good.code).toBe(0)
    const bad = await place.toy(['verify', 'bent.json', 'game.json', 'seed.json'])
    expect(bad.stdout).toMatch(
      /^FAILED bent\.json: .*inputs\[0\].*\nfits game\.json: .*\nFAILED seed\.json: .*promised.*\nThe dice fit .*\n$/,
    )
    expect(bad.code).toBe(1)
    const missing = await place.toy(['verify', 'game.json', 'none.json'])
    expect([missing.code, missing.stdout]).toEqual([2, ''])
  })

  test('verify --commitment: only what was told before the game proves something', async () => {
    const { commitment } = JSON.parse(readFileSync(place.path('game.json'), 'utf8'))
    const alone = await place.here(['verify', '@game.json'])
    expect(alone.stdout).toContain(`its own seed, SHA-256 ${commitment}`)
    expect(alone.stdout).not.toMatch(/^ok|promised/m)
    for (const hex of [commitment, commitment.toUpperCase()]) {
      const proved = await place.here(['verify', '@game.json', '--commitment', hex])
      expect(proved.stdout).toMatch(/^ok .*game\.json: .*promised seed, SHA-256 [0-9a-f]{64}; .* legal\n$/)
      expect(proved.code).toBe(0)
    }
    // Whole and legal, with a seed and its promise; but made up afterwards.
    const other = 'ab'.repeat(32)
    const forged = await place.here(['verify', '@game.json', '--commitment', other])
    expect(forged.stdout).toMatch(/^FAILED .*game\.json: commitment: /)
    expect(forged.stdout).toContain(commitment)
    expect(forged.stdout).toContain(other)
    expect(forged.code).toBe(1)
  })
})
