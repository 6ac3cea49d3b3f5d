import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { GAMES } from '@carillon/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePlace, type Place } from './command.ts'

let place: Place
beforeAll(() => {
  place = makePlace()
  writeFileSync(place.path('text.json'), 'not a game')
  writeFileSync(place.path('there.json'), '{}')
})
afterAll(() => place.leave())

/** What was typed, and what the one line on stderr must say. */
const WRONG: readonly (readonly [line: string, ...says: string[]])[] = [
  ['foo', 'unknown command “foo”', 'games, play, sim, arena, replay, verify, serve, admin, bench, help'],
  ['help foo', 'unknown command “foo”'],
  ['--foo', 'unknown command “--foo”'],
  ['games more', '“more” is one word too many', 'carillon games [--json]'],
  ['games --foo', 'games has no option --foo', '--json'],
  ['games --json=yes', '--json takes no value'],
  ['games --lang de', 'en, fr'],
  ['play', 'carillon play GAME'],
  ['play chess', 'unknown game “chess”', 'three-camps'],
  ['play three-camps --scenario big', 'no scenario “big”', 'long, short'],
  ['play three-camps --option moon=full', 'no option “moon”', 'dice'],
  ['play three-camps --option dice=nine', 'no value “nine”', 'one, two'],
  ['play three-camps --scenario long --option nights=yes --option dice=two', 'nights=yes', 'dice=two'],
  ['play three-camps --seats green=me', 'no role “green”', 'red, blue, gold'],
  ['play three-camps --seats red=anna', 'unknown player “anna”', 'me, random, greedy'],
  ['play three-camps --seats red', 'red=WHO', 'me, random, greedy'],
  ['play three-camps --watch --seats red=me', 'red=me'],
  ['play three-camps --view blue', '--view'],
  ['play three-camps --watch --view nobody', 'nobody', 'red, blue, gold, spectator, open'],
  ['play three-camps --pause soon', '--pause', '0 to 60000'],
  ['play three-camps --save @there.json', 'there.json exists already'],
  ['play three-camps --save @no/where.json', 'cannot write', 'ENOENT'],
  ['play three-camps --resume @there.json', 'three-camps'],
  ['play --resume @none.json', 'no such file', 'none.json'],
  ['play --resume @text.json', 'text.json'],
  ['sim', 'carillon sim GAME'],
  ['sim chess', 'unknown game “chess”'],
  ['sim three-camps --games', '--games needs a value'],
  ['sim three-camps --games --json', '--games needs a value'],
  ['sim three-camps --games 0', '--games', '1 to 10000000', '“0”'],
  ['sim three-camps --games 1e3', '“1e3”'],
  ['sim three-camps --seed -1', '--seed needs a value'],
  ['sim three-camps --workers many', '--workers'],
  ['sim three-camps --players random', '3 players are asked for', 'red,blue,gold'],
  ['play three-camps --think soon', '--think', '“soon”'],
  ['sim three-camps --nodes 0', '--nodes', '“0”'],
  ['sim three-camps --players random,random,deep', 'unknown player “deep”', 'random, greedy'],
  ['sim three-camps --record @there.json/records', 'there.json/records'],
  ['arena', 'carillon arena GAME'],
  ['arena chess', 'unknown game “chess”'],
  ['arena three-camps', '--players', 'random, greedy'],
  ['arena three-camps --players random', 'at least two', 'random, greedy'],
  ['arena three-camps --players random,deep', 'unknown player “deep”', 'random, greedy'],
  ['arena three-camps --players random,greedy,random', 'random is named twice'],
  ['arena three-camps --players random,greedy --games 0', '--games', '1 to 10000000'],
  ['arena three-camps --players random,greedy --scenario big', 'no scenario “big”', 'long, short'],
  ['arena three-camps --players random,greedy --set moon=full', 'no option “moon”', 'dice'],
  ['arena three-camps --players random,greedy --sprt 0.6', '--sprt', '0.55,0.65', '“0.6”'],
  ['arena three-camps --players random,greedy --sprt 0.65,0.55', '“0.65,0.55”'],
  ['arena three-camps --players random,greedy --sprt 0.5,high', '“0.5,high”'],
  ['arena three-camps --players random,greedy --nodes 5 --ms 5', '--nodes or --ms'],
  ['arena three-camps --players random,greedy --ms 0', '--ms', '“0”'],
  ['arena three-camps --players random,greedy --jobs many', '--jobs'],
  ['arena three-camps --players random,greedy --out @there.json', 'there.json is not an arena file'],
  ['arena three-camps --players random,greedy --out @no/where', 'cannot write', 'ENOENT'],
  ['arena three-camps --players random,greedy --svg @no/where', 'cannot write', 'ENOENT'],
  ['replay', 'carillon replay RECORD'],
  ['replay @none.json', 'no such file', 'none.json'],
  ['replay @text.json', 'text.json'],
  ['replay @there.json', 'there.json', 'format'],
  ['replay .', 'EISDIR'],
  ['verify', 'carillon verify RECORD'],
  ['verify @none.json', 'no such file', 'none.json'],
  ['verify @there.json --commitment 12ab', '--commitment', '64 hex digits', '“12ab”'],
  [`verify @there.json @text.json --commitment ${'0'.repeat(64)}`, '--commitment goes with one record'],
  ['bench chess', 'unknown game “chess”'],
  ['bench --seconds 0', '--seconds'],
]

describe('wrong words', () => {
  test.each(WRONG.map(([line, ...says]) => ({ line, says })))('carillon $line', async ({ line, says }) => {
    const { code, stdout, stderr } = await place.here(line.split(' '))
    expect(stderr).toMatch(/^carillon: [^\n]+\n$/)
    for (const words of says) expect(stderr).toContain(words)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })

  test('nothing is left behind', () => {
    expect(readdirSync('.').filter((name) => name.startsWith('three-camps'))).toEqual([])
    expect(readdirSync(place.directory).sort()).toEqual(['text.json', 'there.json'])
    expect(existsSync(place.path('there.json/records'))).toBe(false)
  })

  test('the real command says the same', async () => {
    const { code, stdout, stderr } = await place.carillon(['play', 'chess'])
    expect(stderr).toBe(`carillon: unknown game “chess”; there are: ${GAMES.map(({ id }) => id).join(', ')}\n`)
    expect([code, stdout]).toEqual([2, ''])
  })

  test('in French too', async () => {
    const { code, stderr } = await place.here(['play', 'chess', '--lang', 'fr'])
    const words = stderr.replace(/[\u00a0\u202f]/g, ' ')
    expect(words).toBe('carillon: jeu inconnu « chess » ; il y a : three-camps\n')
    expect(code).toBe(2)
    const pair = ['play', 'three-camps', '--scenario', 'long', '--option', 'nights=yes', '--option', 'dice=two']
    expect((await place.here(pair)).stderr).toContain('nights=yes does not go with dice=two')
    expect((await place.here([...pair, '--lang', 'fr'])).stderr).toContain('nights=yes ne va pas avec dice=two')
  })
})
