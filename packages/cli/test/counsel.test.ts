/** At the prompt: what the strongest player would do, how the game stands, who plays on. */
import { readFileSync } from 'node:fs'
import { playersOf, STYLES } from '@carillon/players'
import { afterAll, describe, expect, test } from 'vitest'
import { CATALOGUES } from '../src/words.ts'
import { makePlace } from './command.ts'

const place = makePlace()
afterAll(() => place.leave())

const typed = (...lines: string[]): string => `${lines.join('\n')}\n`
const record = (name: string) => JSON.parse(readFileSync(place.path(name), 'utf8'))
const quebec = (file: string, ...more: string[]): string[] => [
  'play',
  'quebec-1759',
  '--save',
  file,
  '--think',
  '50',
  ...more,
]

test('every machine player has a name in both languages', () => {
  for (const words of Object.values(CATALOGUES))
    for (const key of [
      ...playersOf({ players: ['playbook'] }).map((player) => `rank.${player}`),
      ...STYLES.map((style) => `style.${style}`),
    ])
      expect(words[key], key).toBeTypeOf('string')
})

describe('hint and judge', () => {
  test('in the words of the options, with chances and reasons; nothing is played', async () => {
    const { stdout, stderr } = await place.carillon(quebec('hint.json'), typed('hint', 'judge', 'quit'))
    expect(stderr).toBe('')
    expect(stdout).toContain('French: bot (captain)')
    expect(stdout).toMatch(/The general would: (March|Send|Pass)/)
    expect(stdout).toMatch(/Your chance to win this way: \d+%/)
    expect(stdout).toMatch(/It wants to .+\./)
    expect(stdout).toMatch(/Your chance to win, as the general sees it: \d+%/)
    expect(record('hint.json').inputs.filter(({ role }: { role?: string }) => role === 'british')).toEqual([])
  })
  test('in French', async () => {
    const lines = typed('conseil', 'juger', 'aide', 'quitter')
    const { stdout } = await place.carillon(quebec('conseil.json', '--lang', 'fr'), lines)
    expect(stdout).toContain('bot (capitaine)')
    expect(stdout).toMatch(/Le général ferait\s: /)
    expect(stdout).toMatch(/Vos chances de gagner, selon le général\s: \d+\s%/)
    expect(stdout).toContain('conseil (hint)')
  })
  test('a game that nobody has learned has hints, but no chances; several people get none', async () => {
    const { stdout } = await place.toy(['play', 'three-camps', '--save', 'toy.json'], typed('hint', 'judge', 'quit'))
    expect(stdout).toContain('The general would: ')
    expect(stdout).not.toContain('Your chance to win')
    expect(stdout).toContain('No bot has learned to judge this game yet.')
    const two = ['play', 'three-camps', '--save', 'two.json', '--seats', 'red=me,blue=me']
    const { stdout: both } = await place.toy(two, typed('', 'hint', 'judge', 'quit'))
    expect(both.match(/No hints while several people play/g)).toHaveLength(2)
    expect(both).not.toContain('The general would')
  })
})

test('what a bot did something for is told over its lines, in both languages, and again in the log', async () => {
  const line = ['play', 'wilderness-war', '--scenario', 'annus-mirabilis', '--think', '50', '--save']
  const said = async (file: string, ...more: string[]) =>
    (
      await place.carillon(
        [...line, file, ...more],
        typed(...'1'.repeat(200), more.length > 0 ? 'journal' : 'log', 'quit'),
      )
    ).stdout
  const english = await said('whys.json')
  const told = english.match(/^ {2}(British|French): to .+$/gm) ?? []
  expect(told.length).toBeGreaterThan(1)
  // All come again with the log, and none but the bot’s.
  expect(new Set(told.map((one) => one.trim().split(':')[0])).size).toBe(1)
  const [first = ''] = told
  expect(english.split(first).length).toBeGreaterThan(2)
  expect(await said('pourquoi.json', '--lang', 'fr')).toMatch(/^ {2}(Britanniques|Français)\s: \S.+\.$/m)
})

describe('seat', () => {
  const play = (file: string, ...more: string[]): string[] => ['play', 'three-camps', '--save', file, ...more]
  test('another rank, by id or by name, kept with the game', async () => {
    const lines = typed(
      'seat blue colonel',
      'seat Gold=Sergeant',
      'seat green me',
      'seat blue',
      'seat blue anna',
      'quit',
    )
    const { stdout } = await place.toy(play('rank.json'), lines)
    expect(stdout).toContain('Blue: bot (colonel)')
    expect(stdout).toContain('no role “green”')
    expect(stdout).toContain('who plays blue?')
    expect(stdout).toContain('unknown player “anna”')
    expect(record('rank.json').seats).toEqual({ red: 'human', blue: 'bot:colonel', gold: 'bot:sergeant' })
    const again = await place.toy(['play', '--resume', 'rank.json'], typed('quit'))
    expect(again.stdout).toContain('Gold: bot (sergeant)')
  })
  test('a rank in a way of its own, where that shows', async () => {
    const lines = typed('seat french general-bold', 'seat french colonel raider', 'seat french captain-bold', 'quit')
    const { stdout } = await place.carillon(
      quebec('style.json', '--seats', 'british=me,french=colonel-cautious'),
      lines,
    )
    expect(stdout).toContain('French: bot (colonel, cautious)')
    expect(stdout).toContain('French: bot (general, bold)')
    expect(stdout).toContain('French: bot (colonel, raider)')
    expect(stdout).toContain('unknown player “captain-bold”')
    expect(record('style.json').seats).toEqual({ british: 'human', french: 'bot:colonel-raider' })
    const { stdout: told, code } = await place.toy(play('no-style.json', '--seats', 'red=me,blue=general-bold'))
    expect([told, code]).toEqual(['', 2])
  })
  test('left to the machine it is watched to the end', async () => {
    const { stdout, code } = await place.toy(play('left.json'), typed('red 1', 'hill', 'seat red recruit'))
    expect(stdout).toMatch(/(The \w+ win|draw)\./)
    expect(code).toBe(0)
    expect(record('left.json').seats.red).toBe('bot:recruit')
    expect((await place.here(['verify', '@left.json'])).code).toBe(0)
  })
  test('a second seat: the machine is passed on; a third is not given', async () => {
    const lines = typed('seat blue me', 'seat gold me', 'done', '', 'board', 'quit')
    const { stdout } = await place.toy(play('second.json'), lines)
    expect(stdout).toContain('Blue: you')
    expect(stdout).toContain('Several people are playing')
    expect(stdout).toContain('Hand the keyboard to: Blue')
    expect(record('second.json').seats).toEqual({ red: 'human', blue: 'human', gold: 'bot:captain' })
  })
})

describe('sim by what was learned', () => {
  const line = 'sim quebec-1759 --players general,captain --games 2 --seed 5 --json --nodes 8 --workers'.split(' ')
  test('the same seed gives the same games on one thread and on two', async () => {
    const [one, two] = await Promise.all([
      place.carillon([...line, '1', '--record', 'one']),
      place.carillon([...line, '2', '--record', 'two']),
    ])
    const [a, b] = [JSON.parse(one.stdout), JSON.parse(two.stdout)]
    expect(a).toMatchObject({ failures: 0, games: 2, nodes: 8 })
    expect([b.wins, b.inputs]).toEqual([a.wins, a.inputs])
    for (const number of ['000000', '000001'])
      expect(record(`two/quebec-1759-5-${number}.json`)).toEqual(record(`one/quebec-1759-5-${number}.json`))
  })
})

describe('odds', () => {
  test('of a landing: who holds the field, what it costs, by what is known; nothing is played', async () => {
    // The French stand somewhere on that shore, wherever their captain has put them.
    const march = (place: string) => ['march ile', place, '15th', '28th', '35th', 'odds complete']
    const shore = ['montmorency', 'beauport', 'charles'].flatMap((place) => [...march(place), 'restart'])
    const { stdout, stderr } = await place.carillon(quebec('odds.json'), typed('odds', ...shore, 'quit'))
    expect(stderr).toBe('')
    expect(stdout).toContain('No dice follow at once')
    expect(stdout).toMatch(/\d+% {2}the (British|French) hold the field \(\d+% – \d+%\)/)
    expect(stdout).toMatch(/CV the British lose: \d/)
    expect(stdout).toMatch(/French, CV: \d+(\.\d)? \(\d+ – \d+\); against a landing: .+ \[7\.7\.4\]/)
    expect(stdout).toMatch(/Go to Montmorency by boat/)
    expect(stdout).toContain('400 futures played out from what you know')
  })
  test('in French its colons and semicolons have their space', async () => {
    const march = (place: string) => ['troupes ile', place, '15e', '28e', '35e', 'probas terminer', 'recommencer']
    const shores = ['montmorency', 'beauport', 'saint-charles'].flatMap(march)
    const { stdout } = await place.carillon([...quebec('odds-fr.json'), '--lang', 'fr'], typed(...shores, 'quitter'))
    expect(stdout).toMatch(/VC perdues par les Britanniques\u00a0: \d/)
    expect(stdout.match(/[^\s\u00a0][;:](?= )/g)).toBeNull()
  })
})
