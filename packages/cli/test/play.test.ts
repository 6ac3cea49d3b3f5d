import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePlace, type Place } from './command.ts'

let place: Place
beforeAll(() => {
  place = makePlace()
})
afterAll(() => place.leave())

const typed = (...lines: string[]): string => `${lines.join('\n')}\n`
const record = (name: string) => JSON.parse(readFileSync(place.path(name), 'utf8'))
const play = (file: string, ...more: string[]): string[] => ['play', 'three-camps', '--save', file, ...more]
/** What red chose, in order. */
const chosen = (name: string, role = 'red'): unknown[] =>
  record(name).inputs.flatMap((input: { role?: string; option?: object }) =>
    input.role === role ? [input.option] : [],
  )

describe('carillon play', () => {
  test('a whole game by number, to the end', async () => {
    const { code, stdout, stderr } = await place.toy(play('whole.json'), '1\n'.repeat(200))
    expect(stdout).toMatch(/SHA-256 is [0-9a-f]{64}/)
    expect(stdout).toContain('Red: Write an order for a unit  rule 2.1')
    expect(stdout).toMatch(/(The \w+ win|draw)\..*rule 5\.1/)
    expect(stdout).toMatch(/carillon verify whole\.json --commitment [0-9a-f]{64}\n/)
    expect([code, stderr]).toEqual([0, ''])
    const { seed, commitment, seats } = record('whole.json')
    expect(stdout).toContain(commitment)
    expect(stdout).toContain(`The seed of the dice was ${seed}`)
    expect(seats).toEqual({ red: 'human', blue: 'bot:captain', gold: 'bot:captain' })
    expect((await place.here(['verify', '@whole.json'])).code).toBe(0)
  })

  test('by name or id, with undo and a new start of the turn', async () => {
    await place.toy(
      play('names.json'),
      typed('red 2', 'HILL', 'undo', 'ford', 'restart', 'Red 3', 'the mi', 'r1', 'camp', 'hill', 'quit'),
    )
    expect(chosen('names.json')).toEqual([{ unit: 'r3' }, { place: 'mill' }, { unit: 'r1' }, { place: 'hill' }])
  })

  test('what is not understood changes nothing and says what would be', async () => {
    const { stdout } = await place.toy(play('wrong.json'), typed('99', 'red', 'marshal', '', 'undo', 'quit now'))
    expect(stdout).toContain('“99” is not among the choices: a number from 1 to 4')
    expect(stdout).toContain('“red” could be: 1 Red 1, 2 Red 2, 3 Red 3')
    expect(stdout).toContain('“marshal” is not among')
    expect(stdout).toContain('Nothing to take back')
    expect(stdout).toContain('“quit now” is not among')
    expect(chosen('wrong.json')).toEqual([])
  })

  test('board, log, why, help, save', async () => {
    const lines = typed(
      'board',
      'log',
      'why',
      'why 2.1',
      'why hill',
      'why red 1',
      'why x',
      'help',
      'save copy.json',
      'save copy.json',
      'save',
      'save no/where.json',
    )
    const { stdout } = await place.toy(play('words.json'), lines)
    expect(stdout.match(/the camp: Red 1/g)).toHaveLength(2)
    expect(stdout.match(/1\.1 {2}The day brings/g)).toHaveLength(2)
    expect(stdout).toContain('Rule 2.1: Write an order for a unit')
    expect(stdout).toContain('The hill: You are asked for something else. (rule 2.1)')
    expect(stdout).toContain('Red 1 is among the choices.')
    expect(stdout).toContain('Nothing on the board is called “x”.')
    expect(stdout).toContain('restart   start your turn again')
    expect(stdout).toContain('Saved: copy.json')
    expect(stdout).toContain('copy.json exists already')
    expect(stdout).toContain('Not saved')
    expect(record('copy.json')).toEqual(record('words.json'))
  })

  test('the end of the input keeps the game; it goes on where it stood, undo included', async () => {
    const first = await place.toy(play('kept.json'), typed('red 1', 'hill'))
    expect(first.stdout).toContain('carillon play --resume kept.json')
    expect(first.code).toBe(0)
    const second = await place.toy(['play', '--resume', 'kept.json'], typed('undo', 'mill', 'red 2', 'hill', 'quit'))
    expect(second.stdout).toContain('  1 Red 2\n  2 Red 3\n  3 Done')
    expect(chosen('kept.json')).toEqual([{ unit: 'r1' }, { place: 'mill' }, { unit: 'r2' }, { place: 'hill' }])
    const third = await place.toy(['play', '--resume', 'kept.json'], '1\n'.repeat(100))
    expect(third.stdout).toContain('carillon verify kept.json')
    expect((await place.here(['verify', '@kept.json'])).code).toBe(0)
    const over = await place.toy(['play', '--resume', 'kept.json'])
    expect(over.stdout).toMatch(/(The \w+ win|draw)\./)
    expect(over.code).toBe(0)
  })

  test('no file is left half written', () => {
    expect(readdirSync(place.directory).filter((name) => !/^\w+\.json(?:\.position)?$/.test(name))).toEqual([])
  })

  test('without --save the game goes to the folder of the user, named after the game and the time', async () => {
    const before = readdirSync(place.directory)
    const { stdout } = await place.toy(['play', 'three-camps'])
    const [, path, name] = /Saved: (.*(three-camps-\d{8}-\d{4}(?:-\d)?\.json))\n/.exec(stdout) ?? []
    expect(path).toBe(join(place.data, 'carillon', name as string))
    expect(JSON.parse(readFileSync(path as string, 'utf8')).game).toBe('three-camps')
    expect(readdirSync(place.directory)).toEqual(before)
    // Nobody else reads it: it holds the secrets of the game.
    if (process.platform !== 'win32') expect(statSync(join(place.data, 'carillon')).mode & 0o077).toBe(0)
    // Its name is enough to go on with it, from anywhere; and to look at it.
    const again = await place.toy(['play', '--resume', name as string], typed('red 1', 'hill', 'quit'))
    expect(again.stdout).toContain(`carillon play --resume ${path}`)
    const { inputs } = JSON.parse(readFileSync(path as string, 'utf8'))
    expect(inputs).toContainEqual({ role: 'red', option: { unit: 'r1' } })
    expect(JSON.parse((await place.toy(['replay', name as string, '--json'])).stdout).of).toBe(inputs.length)
    expect(readdirSync(place.directory)).toEqual(before)
  })

  test('two at one keyboard: nobody reads what is the other’s', async () => {
    const lines = typed('', 'red 1', 'hill', 'red 2', 'ford', 'done', '', 'board', 'log', 'done', '', 'board')
    const { stdout } = await place.toy(play('hot.json', '--seats', 'red=me,blue=me,gold=random'), lines)
    const [, red = '', blue = ''] = stdout.split(/Hand the keyboard to: \w+\. Then press Enter\./)
    expect(red).toContain('Red 1')
    expect(red).not.toContain('Blue 1')
    expect(blue).toContain('Blue 1')
    expect(blue.split('Red moves.')[0]).not.toMatch(/Red [123]/)
    expect(blue).not.toContain('2 units move')
  })

  test('watching the machine, open or as a spectator', async () => {
    const open = await place.toy(play('open.json', '--watch', '--seats', 'blue=random'))
    expect(open.stdout).toContain('the camp: Red 1, Red 2, Red 3, Blue 1')
    expect(record('open.json').seats).toEqual({ red: 'bot:captain', blue: 'bot:random', gold: 'bot:captain' })
    const blind = await place.toy(play('blind.json', '--watch', '--view', 'spectator'))
    expect(blind.stdout).toContain('the camp: Red ?3, Blue ?3, Gold ?3')
  })

  test('in French, with French words', async () => {
    const { stdout } = await place.toy(play('fr.json', '--lang', 'fr'), typed('rouge 1', 'gue', 'annuler', 'pourquoi'))
    const words = stdout.replace(/[\u00a0\u202f]/g, ' ')
    expect(words).toContain('Rouge : Écrivez un ordre pour une unité  règle 2.1')
    expect(words).toContain('Règle 2.2 : Où va Rouge 1 ?')
    expect(chosen('fr.json')).toEqual([{ unit: 'r1' }])
  })

  test('the text of a rule, a player aid, a card, and what there is not', async () => {
    const line = ['play', 'wilderness-war', '--save', 'ww.json', '--plain', '--seats', 'british=me,french=random']
    const { stdout } = await place.carillon(
      line,
      typed(
        'why 10.32',
        'why 99.9',
        'aid',
        'aid combat',
        'aid nonsense',
        'card ambush',
        'card 1',
        'card nonsense',
        'quit',
      ),
    )
    expect(stdout).toContain('10.32 Leaders in a raid')
    expect(stdout).toContain('There is no rule 99.9.')
    expect(stdout).toContain('1 combat: Battle')
    expect(stdout).toMatch(/Roll +0 +1 +2 +3 +4–5/)
    expect(stdout).toContain('There is no such aid here.')
    expect(stdout).toMatch(/Ambush!\nNo\.: 1[12]\nValue: 1/)
    expect(stdout).toContain('No card is called “nonsense”.')
    // A number is that of one card: not of others with that figure.
    const [ambush, other, first] = stdout.match(/^No\.: \d+$/gm) ?? []
    // Those that were dealt to one come before the others.
    expect([[ambush, other].sort(), first]).toEqual([['No.: 11', 'No.: 12'], 'No.: 1'])
  })

  test('a game without cards says so; a table of two columns that does not fit needs no heading in each line', async () => {
    const line = ['play', 'quebec-1759', '--save', 'q.json', '--plain', '--seats', 'british=me,french=random']
    const { stdout } = await place.carillon(line, typed('card', 'card 5', 'aid battle', 'quit'))
    expect(stdout.match(/There are no cards in this game\./g)).toHaveLength(2)
    expect(stdout).not.toMatch(/no such aid|No card is called/)
    expect(stdout).toMatch(/^rout: a side that loses/m)
  })

  test('a game that is opened again tells the last lines of its log; all cards are one word away', async () => {
    const line = ['play', 'bayonets-and-tomahawks', '--scenario', '2', '--save', 'bt.json', '--plain']
    await place.carillon([...line, '--seats', 'british=random,french=me'], `${'1\n'.repeat(60)}quit\n`)
    const { stdout } = await place.carillon(['play', '--resume', 'bt.json', '--plain'], typed('card', 'quit'))
    const told = stdout.match(/^ +\d+\.\d[\d.]* {2}/gm) ?? []
    expect(told.length).toBeGreaterThan(5)
    expect(told.length).toBeLessThan(15)
    expect(stdout).toContain('Forced March · No.: 24')
  })

  test('Quebec 1759, by number to the end', async () => {
    const line = ['play', 'quebec-1759', '--save', 'quebec.json', '--seats', 'british=random,french=me']
    const { code, stdout, stderr } = await place.carillon(line, '1\n'.repeat(3000))
    expect(stdout).toContain('carillon verify quebec.json')
    expect([code, stderr]).toEqual([0, ''])
    expect((await place.carillon(['verify', 'quebec.json'])).code).toBe(0)
  })
})
