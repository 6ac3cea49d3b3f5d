import type { LogLine, Message, Option } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { plain } from '@carillon/kernel/plain-text'
import { meant, unsaid } from '@carillon/kernel/typed-words'
import type { Scene } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import type { GameBoard } from '../src/boards/board.ts'
import { commandOf } from '../src/table/commands.ts'
import { toldIn } from '../src/table/lesson-text.ts'
import { filtered, groupsOf } from '../src/table/option-list.ts'
import { piecesOf, shortList, tied } from '../src/table/pieces.ts'
import { lookedAt, stepsOf, stopAt } from '../src/table/recap-steps.ts'
import { above, below, blocksOf, searched, sectionOf } from '../src/table/rulebook.ts'
import { recapFrom, trailed } from '../src/table/trail.ts'
import { TurnReader, turnsOf } from '../src/table/turns.ts'

const WORDS = {
  'do.pass': 'pass',
  'do.march': 'march out',
  'do.indian': 'send the Indians',
  'space.levis': 'Lévis',
  'space.orleans': 'Île d’Orléans',
  'space.etchemin': 'Etchemin',
  'unit.b_15': '15th Foot',
  'unit.b_28': '28th Foot',
  'group.march': 'marches',
}
const say = renderer(WORDS, 'en')
const board = {
  Board: () => null,
  panels: [],
  frame: { width: 100, height: 100 },
  describe: async () => () => undefined,
  text: async () => () => '',
  group: (option: Option) => (option.do === 'march' ? { key: 'group.march' } : undefined),
} satisfies GameBoard

describe('the list of options', () => {
  const options: Option[] = [
    { do: 'march', space: 'levis' },
    { do: 'pass' },
    { do: 'march', space: 'orleans' },
    { do: 'indian', space: 'levis' },
  ]
  const groups = groupsOf(board, options, {}, say)

  test('ways to go on come first, the way out last and apart; the numbers follow the list', () => {
    expect(groups.map(({ title, options: own }) => [title, own.map(({ number, label }) => [number, label])])).toEqual([
      [undefined, [[1, 'Send the Indians, Lévis']]],
      [
        'Marches',
        [
          [2, 'March out, Lévis'],
          [3, 'March out, Île d’Orléans'],
        ],
      ],
      [undefined, [[0, 'Pass']]],
    ])
    expect(groups.map(({ last }) => last)).toEqual([undefined, undefined, true])
  })
  test('without headings it stands in the same row, last', () => {
    const [row, ...others] = groupsOf(board, [{ do: 'done' }, { unit: 'b_15' }, { do: 'pass' }], {}, say)
    expect(others).toEqual([])
    expect(row?.options.map(({ number, option }) => [number, Object.values(option)[0]])).toEqual([
      [1, 'b_15'],
      [0, 'done'],
      [2, 'pass'],
    ])
  })
  test('a game may name its options itself', () => {
    const named = groupsOf({ ...board, label: (option) => `go ${option.space}` }, [{ space: 'levis' }], {}, say)
    expect(named[0]?.options[0]?.label).toBe('Go levis')
  })
  test('filtered, groups without a fitting option are left out, and numbers stay', () => {
    const found = filtered(groups, ({ label }) => plain(label).includes('orleans'))
    expect(found.map(({ title }) => title)).toEqual(['Marches'])
    expect(found[0]?.options.map(({ number }) => number)).toEqual([3])
  })
})

describe('what is typed', () => {
  const names = groupsOf(
    board,
    [
      { do: 'pass' },
      { do: 'march', space: 'levis' },
      { do: 'march', space: 'orleans' },
      { do: 'indian', space: 'levis' },
      { unit: 'b_15' },
      { unit: 'b_28' },
    ],
    {},
    say,
  ).flatMap((group) => group.options)
  const found = (typed: string) => {
    const result = meant(typed, names)
    if (result.kind === 'one') return [names[result.index]?.label, result.rest]
    return result.kind === 'several' ? result.indexes.map((i) => names[i]?.label) : result.kind
  }
  test.each([
    ['pass', ['Pass', '']],
    ['PASS', ['Pass', '']],
    ['0', ['Pass', '']],
    ['#0', ['Pass', '']],
    ['1', ['Send the Indians, Lévis', '']],
    ['march levis', ['March out, Lévis', '']],
    ['lévis march', ['March out, Lévis', '']],
    ['ile d orleans', ['March out, Île d’Orléans', '']],
    ['orl', ['March out, Île d’Orléans', '']],
    ['march from levis', ['March out, Lévis', '']],
    ['indian levis', ['Send the Indians, Lévis', '']],
    ['b_28', ['28th Foot', '']],
    ['28th', ['28th Foot', '']],
    // What comes after belongs to the next question.
    ['march levis to etchemin', ['March out, Lévis', 'etchemin']],
    ['orleans -> etchemin, 15th, 28th', ['March out, Île d’Orléans', 'etchemin, 15th, 28th']],
    ['orleans vers etchemin puis 15th', ['March out, Île d’Orléans', 'etchemin, 15th']],
    // Not clear, or nothing at all.
    ['levis', ['Send the Indians, Lévis', 'March out, Lévis']],
    ['levis to etchemin', ['Send the Indians, Lévis', 'March out, Lévis']],
    ['foot', ['15th Foot', '28th Foot']],
    ['abraham', 'none'],
    ['99', 'none'],
    // Not the first, and not the 15th.
    ['-1', 'none'],
    ['−15', 'none'],
    ['', 'none'],
    ['to', 'none'],
    ['the', 'none'],
  ])('%s', (typed, expected) => expect(found(typed)).toEqual(expected))

  test('what the question says already need not be chosen', () => {
    const left = (typed: string) => unsaid(typed, names, 'Who goes from Lévis to Cap Rouge, by road?')
    expect(left('cap rouge')).toBe('')
    expect(left('cap rouge, 15th')).toBe('15th')
    expect(left('15th')).toBe('15th')
    expect(left('cap rouge, abraham')).toBe('abraham')
    expect(left('1')).toBe('1')
    // What can be chosen is meant to be.
    expect(left('march levis')).toBe('march levis')
  })

  test('commands in both languages, and nothing else', () => {
    const words = (command: string) => (command === 'undo' ? 'annuler, défaire' : command)
    expect(commandOf('Undo', words)).toBe('undo')
    expect(commandOf('defaire', words)).toBe('undo')
    expect(commandOf('undo levis', words)).toBeUndefined()
    expect(commandOf('', words)).toBeUndefined()
  })
})

describe('the rulebook', () => {
  const section = (id: string, text = '') => ({ id, title: `T${id}`, text, see: [] })
  const book = [
    section('7', 'Battle'),
    section('7.8', 'Retreat by boat'),
    section('7.8.1'),
    section('7.8.2'),
    section('7.80'),
  ]
  test('a number finds its section, or the nearest above', () => {
    expect(sectionOf(book, '7.8.1')?.id).toBe('7.8.1')
    expect(sectionOf(book, '7.8.5')?.id).toBe('7.8')
    expect(sectionOf(book, '7.8.1 #2')?.id).toBe('7.8.1')
    expect(sectionOf(book, '7.9.9')?.id).toBe('7')
    expect(sectionOf(book, '8')).toBeUndefined()
    expect(sectionOf(book, '')).toBeUndefined()
  })
  test('its family', () => {
    expect(above(book, '7.8.1').map(({ id }) => id)).toEqual(['7', '7.8'])
    expect(below(book, '7.8').map(({ id }) => id)).toEqual(['7.8.1', '7.8.2'])
    expect(below(book, '7').map(({ id }) => id)).toEqual(['7.8', '7.80'])
  })
  test('search: numbers first, then titles, then texts', () => {
    expect(searched(book, '7.8').map(({ id }) => id)).toEqual(['7.8', '7.8.1', '7.8.2', '7.80'])
    expect(searched(book, 'BOAT retreat').map(({ id }) => id)).toEqual(['7.8'])
    expect(searched(book, 'cannon')).toEqual([])
    expect(searched(book, '  ')).toEqual([])
  })
  test('paragraphs, lists, bold words, numbers that lead somewhere', () => {
    const known = (id: string) => id === '7.8'
    expect(blocksOf('See **7.8** and 9.9:\n- one\n- two\n\nEnd.', known)).toEqual([
      {
        kind: 'text',
        runs: [
          { text: 'See ', bold: false },
          { text: '7.8', bold: true, rule: '7.8' },
          { text: ' and ', bold: false },
          { text: '9.9', bold: false },
          { text: ':', bold: false },
        ],
      },
      { kind: 'list', items: [[{ text: 'one', bold: false }], [{ text: 'two', bold: false }]] },
      { kind: 'text', runs: [{ text: 'End.', bold: false }] },
    ])
  })
})

describe('the log', () => {
  const line = (key: string): LogLine => ({ rule: '5', text: { key } })
  test('by turns; what came before the first stands alone', () => {
    const turn: LogLine = { ...line('log.turn'), chapter: 'turn' }
    const turns = turnsOf([line('log.a'), turn, { ...line('log.b'), chapter: 'battle' }, turn])
    expect(turns.map(({ from, title, lines }) => [from, title?.text.key, lines.length])).toEqual([
      [0, undefined, 1],
      [1, 'log.turn', 1],
      [3, 'log.turn', 0],
    ])
    expect(turnsOf([])).toEqual([])
  })
  test('as it grows: old turns are the same, and all is as if read at once', () => {
    const turn: LogLine = { ...line('log.turn'), chapter: 'turn' }
    const whole = [line('log.a'), turn, line('log.b'), line('log.c'), turn, line('log.d')]
    const reader = new TurnReader()
    let before = reader.read([])
    for (let length = 0; length <= whole.length; length += 1) {
      const log = whole.slice(0, length)
      const turns = reader.read(log)
      expect(turns).toEqual(turnsOf(log))
      expect(turns.slice(0, -1).every((one, i) => i >= before.length - 1 || one === before[i])).toBe(true)
      before = turns
    }
    // Something was taken back, and something else was done.
    const other = [...whole.slice(0, 3), line('log.e')]
    expect(reader.read(other)).toEqual(turnsOf(other))
  })
  test('in pieces: names, long lists, and the words around them', () => {
    const texts = {
      'ui.as-is': '{text}',
      'log.go': 'To {space}: {units}.',
      'space.a': 'Albany',
      'unit.x': 'X',
      'unit.y': 'Y',
    }
    const say = renderer(texts, 'en')
    const name = (key: string) => ({ key })
    const go = (units: readonly Message[]): Message => ({ key: 'log.go', args: { space: name('space.a'), units } })
    expect(piecesOf(go([name('unit.x'), name('unit.y')]), say)).toEqual([
      'To ',
      { name: name('space.a') },
      ': ',
      { name: name('unit.x') },
      ' and ',
      { name: name('unit.y') },
      '.',
    ])
    const many = ['x', 'y', 'y', 'y', 'y'].map((id) => name(`unit.${id}`))
    expect(piecesOf(go(many), say).at(-2)).toEqual({ list: many })
    const counted = (one: Message) =>
      one.key === 'unit.y' ? (count: number) => ({ key: 'web.counted', args: { count } }) : undefined
    expect(shortList(many, counted)).toEqual([name('unit.x'), { key: 'web.counted', args: { count: 4 } }])
  })
})

test('brackets, commas and apostrophes stay with the name they touch', () => {
  const a = { key: 'space.a' }
  expect(tied(['Webb (', { name: a }, ', 6\u00a0units) to l’', { name: a }, '.'])).toEqual([
    'Webb ',
    { name: a, before: '(', after: ',' },
    ' 6\u00a0units) to ',
    { name: a, before: 'l’', after: '.' },
  ])
  expect(tied([{ name: a }, '/', { name: a }])).toEqual([
    { name: a, before: '', after: '/' },
    { name: a, before: '', after: '' },
  ])
})

test('a lesson tells what comes of a choice after it', () => {
  const texts: Record<string, string> = { a: 'Fire.\nTwo hits.', b: 'Take them.', c: 'Stand.\nIt holds.' }
  const say = ({ key }: { key: string }) => texts[key] as string
  const told = (story: string[], done = false) =>
    toldIn({ story, done }, say).map(({ text, now }) => (now ? `${text}!` : text))
  expect(told(['a'])).toEqual(['Fire.!'])
  expect(told(['a', 'b'])).toEqual(['Fire.', 'Two hits.!', 'Take them.!'])
  expect(told(['a', 'b'], true)).toEqual(['Fire.', 'Two hits.', 'Take them.!'])
  expect(told(['a', 'b', 'c'], true)).toEqual(['Fire.', 'Two hits.', 'Take them.', 'Stand.', 'It holds.!'])
})

describe('what just happened', () => {
  const line = (key: string, side?: string, chapter?: LogLine['chapter']): LogLine => ({
    rule: '5',
    ...(chapter && { chapter }),
    text: { key, ...(side && { args: { faction: { key: `role.${side}` } } }) },
  })
  const log = [
    line('log.turn', undefined, 'turn'),
    line('log.use', 'british', 'action'),
    line('log.move', 'british'),
    line('log.use', 'french', 'action'),
    line('log.move', 'french'),
    line('log.reaction', 'british'),
  ]
  test('while another acts it is told since he began: who comes from where stays on the map', () => {
    expect(recapFrom(log, 6, 'british')).toBe(3)
    expect(recapFrom(log, 2, 'british')).toBe(2)
    expect(recapFrom(log, 6, 'french')).toBe(6)
    expect(recapFrom(log.slice(0, 1), 1, 'french')).toBe(1)
  })
  test('that one begins oneself is no news after what the other did', () => {
    const steps = (own: string, lines: readonly LogLine[], recapFrom = 3) =>
      stepsOf({ log: lines, recapFrom, scene: { deciding: own } as Scene })
    const begun = [...log, line('log.phase', 'british', 'phase'), line('log.use', 'british', 'action')]
    expect(steps('british', begun)).toEqual([3, 4, 5])
    // It is to somebody else, and where nothing else is told.
    expect(steps('french', begun)).toEqual([3, 4, 5, 6, 7])
    expect(steps('british', begun, 6)).toEqual([6, 7])
  })
  test('positions are kept from there on, and each line has its own', () => {
    const stop = (lines: number) => ({ lines, view: `after ${lines}` })
    let trail = trailed([], stop(2), 0)
    for (const lines of [3, 4, 4, 6]) trail = trailed(trail, stop(lines), 3)
    expect(trail.map(({ lines }) => lines)).toEqual([3, 4, 6])
    expect(stopAt(trail, 3)).toEqual(stop(4))
    expect(stopAt(trail, 4)).toEqual(stop(6))
    // What was before all that is kept is not known any more.
    expect(stopAt(trail, 1)).toBeUndefined()
    // Something was taken back.
    expect(trailed(trail, stop(5), 3).map(({ lines }) => lines)).toEqual([3, 4, 5])
  })
  test('a step: the board as it was, with what its action had done by then', () => {
    const trail = [3, 4, 5, 6].map((lines) => ({ lines, view: `after ${lines}` }))
    const scene = { observation: { view: 'now' } } as Scene
    const state = { scene, log, recapFrom: 3, newsFrom: 6, trail, reasons: [], rolls: [] }
    expect(stepsOf(state)).toEqual([3, 4, 5])
    const { past } = lookedAt(state, 4)
    expect(past.view).toBe('after 5')
    expect(past.news).toEqual(log.slice(3, 5))
    expect(past.options).toEqual([])
  })
})
