/** The games that are kept in git: under the present rules they come to what they came to. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { playthrough } from '../scripts/playthrough.ts'
import {
  differenceOfResults,
  differenceOfTexts,
  filesOf,
  folderOf,
  listProblems,
  namedGames,
  played,
  RESULTS,
  type Results,
  resultOf,
} from '../scripts/recorded.ts'
import { RECORDED, type Title } from '../scripts/recorded-games.ts'

const NONE: Title = { turn: [], games: [] }
const ADVICE = [
  'If that is meant: raise the version of the rules if games being played would go on otherwise (CONTRIBUTING, A rule),',
  'run `npm run renew`, and read the diff of packages/*/test/games: it shows what the change does.',
]

/** Fails in words, with what to do about it. */
function unchanged(what: string, differences: readonly string[]): void {
  if (differences.length > 0) throw new Error([what, ...differences, ...ADVICE].join('\n'))
}

const games = await Promise.all(GAMES.map(({ load }) => load()))

describe.each(games)('$id', (game) => {
  const title = RECORDED[game.id] ?? NONE
  const read = (name: string): string => readFileSync(join(folderOf(game.id), name), 'utf8')

  test('ten games, over every scenario, every value of every switch and every player of its own', () =>
    expect(listProblems(game, title)).toEqual([]))
  test('the files are those of the list', () => expect(readdirSync(folderOf(game.id)).sort()).toEqual(filesOf(title)))

  test.each(namedGames(title))('the game $record comes to the same', ({ record }) => {
    const results: Results = JSON.parse(read(RESULTS))
    const now = resultOf(game, readRecord(read(record)))
    unchanged(`${game.id}, ${record} comes to something else:`, differenceOfResults(results[record], now))
  })

  test.each(namedGames(title).filter((one) => one.playthrough))('the playthrough $playthrough is the same', (one) => {
    const kept = read(one.playthrough as string)
    const now = playthrough(game, readRecord(read(one.record)), { ...title, seed: one.seed, file: one.record })
    unchanged(`${game.id}, ${one.playthrough} reads otherwise:`, differenceOfTexts(kept, now))
  })
})

describe('what the checks find', () => {
  const [quebec] = games as [(typeof games)[0]]
  const one = { scenario: 'campaign', seed: 1 }
  const record = played(quebec, one)
  const AT = 50
  /** The same game, with an answer that was never an option. */
  const damaged = { ...record, inputs: record.inputs.with(AT, { role: 'french', option: { do: 'juggle' } }) }

  test('a list without games lacks everything', () => {
    const found = listProblems(quebec, NONE)
    expect(found).toContain('0 games, not 10')
    expect(found).toContain('no game with the scenario campaign')
    expect(found).toContain('no game with edition=second')
  })
  test('an input that is not taken any more is named', () =>
    expect(resultOf(quebec, damaged).outcome).toContain(`nowhere, since inputs[${AT}]: `))
  test('a game that breaks off is no game', () =>
    expect(resultOf(quebec, { ...record, inputs: record.inputs.slice(0, AT) }).outcome).toContain('not over after 50'))
  test('a playthrough ends where an input is not taken any more', () => {
    const told = { turn: ['turn'], seed: 1, file: 'a.json' }
    const found = differenceOfTexts(playthrough(quebec, record, told), playthrough(quebec, damaged, told))
    expect(found.join()).toContain(`This is not taken any more: inputs[${AT}]: `)
  })

  test('another outcome, and the first position that differs', () => {
    const now = resultOf(quebec, record)
    expect(differenceOfResults(now, now)).toEqual([])
    expect(differenceOfResults(undefined, now)).toEqual(['no result of it is kept'])
    const kept = { outcome: 'draw', positions: ['100 state a log b', '170 state a log b'] }
    const other = { outcome: 'draw', positions: ['100 state a log b', '180 state a log c'] }
    expect(differenceOfResults(kept, other)).toEqual([
      'after input 100, by input 180: another number of inputs, another log',
    ])
    expect(differenceOfResults(kept, { ...kept, outcome: 'french' })).toEqual([
      'it came to draw',
      'now it comes to french',
    ])
    expect(differenceOfResults({ ...kept, positions: kept.positions.slice(0, 1) }, kept)).toHaveLength(1)
  })
  test('the first lines that differ', () => {
    expect(differenceOfTexts('a\nb\n', 'a\nb\n')).toEqual([])
    const found = differenceOfTexts('1\n2\n3\n4\n5\n', '1\n2\n3\n4\n6\n')
    expect(found).toEqual(['line 5 (- as it is kept, + as it is now):', '  2', '  3', '  4', '- 5', '- ', '+ 6', '+ '])
    expect(differenceOfTexts('a\nb', 'a')).toEqual(['line 2 (- as it is kept, + as it is now):', '  a', '- b'])
  })

  test('renewed: what fits is kept, from what does not fit it is played on', () => {
    expect(played(quebec, one, record)).toEqual(record)
    const renewed = played(quebec, one, damaged)
    expect(renewed.inputs.slice(0, AT)).toEqual(record.inputs.slice(0, AT))
    expect(resultOf(quebec, renewed).positions.length).toBeGreaterThan(0)
    expect(played(quebec, one, renewed)).toEqual(renewed)
  })
  test('renewed: of another set-up nothing is kept, but a switch that is new has its default', () => {
    const { edition: _, ...older } = record.options
    expect(played(quebec, { ...one, seed: 2 }, { ...record, options: older })).toEqual(record)
    const second = { ...one, options: { edition: 'second' } }
    expect(played(quebec, second, record)).toEqual(played(quebec, second))
  })
})
