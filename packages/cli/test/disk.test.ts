/** Disks that are full, places that cannot be made, commands that are killed: with real processes. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makePlace } from './command.ts'

const place = makePlace()
afterAll(place.leave)

const record = (name: string) => JSON.parse(readFileSync(place.path(name), 'utf8'))
const leftovers = () => readdirSync(place.directory).filter((name) => name.startsWith('.'))
/** A few thousand bytes fit: the game as it begins, not as it goes on. */
const BLOCKS = 4
const WON = /The (?:British|French) win\./
const hasLimits = process.platform !== 'win32'
const hasProc = existsSync('/proc/self')

describe.runIf(hasLimits)('carillon play on a disk that is full', () => {
  const line = (file: string) => ['play', 'quebec-1759', '--save', file]
  /** The French post their army block by block, until there is no more room. */
  const filled = async (file: string) => {
    const full = place.start('carillon', [...line(file), '--seats', 'british=random,french=me'], { blocks: BLOCKS })
    await full.says(/rule 4\.2/)
    while (!full.stdout.includes('Not saved')) {
      const before = full.stdout.length
      full.type('1')
      await full.until(() => full.stdout.length > before)
    }
    return full
  }

  test('it is said at once, and again at the end; a game that is not kept is no success', async () => {
    const full = await filled('full.json')
    expect(full.stdout).toMatch(/Not saved: .*(EFBIG|too large)/i)
    expect(full.stdout).not.toMatch(WON)
    for (let i = 0; i < 3000; i++) full.type('1')
    full.end()
    const { code, stdout, stderr } = await full.done
    expect(stdout).toMatch(WON)
    expect(stderr).toMatch(/^carillon: .*full\.json.*\n$/)
    expect(code).toBe(1)
    expect(stdout).not.toContain('carillon verify')
    // What could be kept is there, and nothing half written.
    expect(record('full.json').inputs.length).toBeGreaterThan(5)
    expect(leftovers()).toEqual([])
  })

  test('who leaves such a game is told too', async () => {
    const full = await filled('left.json')
    full.type('quit')
    full.end()
    const { code, stderr } = await full.done
    expect(stderr).toContain('left.json')
    expect(code).toBe(1)
  })

  test('the machine against itself', async () => {
    const full = place.start('carillon', [...line('bots.json'), '--watch'], { blocks: BLOCKS })
    full.end()
    const { code, stdout, stderr } = await full.done
    expect(stdout).toContain('Not saved')
    expect(stderr).toContain('bots.json')
    expect(code).toBe(1)
  })
})

test.runIf(existsSync('/dev/full'))('words that cannot be written: one line, and no success', async () => {
  const full = place.start('carillon', ['games'], { into: '/dev/full' })
  full.end()
  const { code, stderr } = await full.done
  expect(stderr).toMatch(/^carillon: ENOSPC.*\n$/)
  expect(code).toBe(1)
})

test('--watch without a pause keeps the game as it goes: killed, it can be gone on with', async () => {
  const line = 'play bayonets-and-tomahawks --scenario 4B --watch --pause 0 --save watched.json'.split(' ')
  const watched = place.start('carillon', line)
  const inputs = () => (existsSync(place.path('watched.json')) ? record('watched.json').inputs.length : 0)
  await watched.until(() => inputs() > 20)
  watched.kill()
  await watched.done
  const { stdout } = await place.carillon(['replay', 'watched.json', '--json'])
  expect(JSON.parse(stdout)).not.toHaveProperty('outcome')
  expect(JSON.parse(stdout).of).toBe(inputs())
})

describe('carillon sim --record', () => {
  const line = (where: string, ...more: string[]) =>
    ['sim', 'quebec-1759', '--games', '4', '--seed', '1', '--record', where, ...more] as const
  const refused = async (where: string) => {
    const { code, stdout, stderr } = await place.carillon(line(where))
    expect(stderr).toMatch(/^carillon: [^\n]+\n$/)
    expect(stderr).toContain(where)
    expect([code, stdout]).toEqual([2, ''])
  }

  test.runIf(hasProc)('a place that cannot be made: said at once', () => refused('/proc/nowhere/records'))
  test.runIf(hasProc)('a place that is there, but takes no files', () => refused('/proc'))
  test('a file where a directory should be', async () => {
    writeFileSync(place.path('a-file'), '')
    await refused(place.path('a-file'))
    await refused(join(place.path('a-file'), 'records'))
  })

  test.runIf(hasLimits).each(['1', '2'])('a disk that is full on the way, with %s workers', async (workers) => {
    const full = place.start('carillon', line('records', '--workers', workers), { blocks: BLOCKS })
    full.end()
    const { code, stderr } = await full.done
    expect(stderr).toMatch(/^carillon: cannot write .*records.*: EFBIG\n$/)
    expect(code).toBe(1)
  })
})
