import { checkSettings } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { PLAYERS, playersOf, sidesIn } from '@carillon/players'
import { GAMES, loadGame } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import type { App } from '../src/shell/app.tsx'
import { botName, botOf, ranksIn, stylesIn, withRank } from '../src/shell/bots.ts'
import { opponentIn } from '../src/shell/new/plan.ts'
import { STRENGTHS, type Strengths, worthOf } from '../src/shell/new/strengths.ts'

const wordsOf =
  (say: ReturnType<typeof renderer>): App['t'] =>
  (key, args) =>
    say({ key, ...(args && { args }) })
const t = wordsOf(renderer(en, 'en'))
const french = wordsOf(renderer(fr, 'fr'))
const MEASURED: Readonly<Record<string, Strengths>> = {
  toy: {
    over: { general: 88, colonel: 97.3, recruit: 4, greedy: 50 },
    balance: [],
  },
}

describe('what a machine player is worth', () => {
  test('in one form', () => {
    expect(worthOf('toy', 'general', t, MEASURED)).toBe('beats the officer 88 times out of 100')
    expect(worthOf('toy', 'colonel', t, MEASURED)).toBe('beats the officer 97 times out of 100')
    expect(worthOf('toy', 'recruit', t, MEASURED)).toBe('beats the officer 4 times out of 100')
  })
  test('in French', () => expect(worthOf('toy', 'general', french, MEASURED)).toBe('bat l’officier 88 fois sur 100'))
  test('nothing that was not measured, nor of the officer himself', () => {
    expect(worthOf('toy', 'captain', t, MEASURED)).toBeUndefined()
    expect(worthOf('toy', 'greedy', t, MEASURED)).toBeUndefined()
    expect(worthOf('nothing', 'general', t, MEASURED)).toBeUndefined()
  })
})

test('figures are of games, players and scenarios there are, and in percent', async () => {
  const wrong: string[] = []
  const games = new Map(await Promise.all(GAMES.map(async ({ id }) => [id, await loadGame(id)] as const)))
  for (const [id, { over, balance }] of Object.entries(STRENGTHS)) {
    const game = games.get(id)
    for (const [player, percent] of Object.entries(over))
      if (!PLAYERS.has(player) || !(percent >= 0 && percent <= 100)) wrong.push(`${id}: ${player} ${percent}`)
    for (const row of balance) {
      const { scenario, options, first, second, by, remedies = [] } = row
      const where = `${id} ${scenario} ${JSON.stringify(options)}`
      if (!game || 'problem' in checkSettings(game, scenario, options)) wrong.push(`${where}: no such game`)
      if (game && [first, second].join() !== sidesIn(game, options).join()) wrong.push(`${where}: ${first}, ${second}`)
      if (!(`new.balance.by.${by}` in en)) wrong.push(`${where}: by ${by}`)
      for (const remedy of remedies) {
        if ('rank' in remedy && !PLAYERS.has(remedy.rank)) wrong.push(`${where}: ${remedy.rank}`)
        if (
          'options' in remedy &&
          (!game || 'problem' in checkSettings(game, scenario, { ...options, ...remedy.options }))
        )
          wrong.push(`${where}: ${JSON.stringify(remedy.options)}`)
      }
      for (const { chance, low, high, games: played } of [row, ...remedies.filter((one) => one.chance !== undefined)])
        if (!(0 <= low && low <= chance && chance <= high && high <= 100 && played > 0))
          wrong.push(`${where}: ${chance} (${low} to ${high})`)
    }
  }
  expect(wrong).toEqual([])
})

test('in French signs stand apart as French has them, and none of a thing is one of it', () => {
  expect(french('bot.measured', { line: 'a', worth: 'b' })).toBe('a\u202f; b')
  expect(french('report.luck.told', { hits: 0, expected: '1,5' })).toContain('0 touche,')
  expect(t('report.luck.told', { hits: 1, expected: '1.5' })).toContain('1 hit,')
})

describe('whom one may choose', () => {
  const plain = playersOf({ players: ['playbook'] })
  const styled = playersOf({ styles: ['bold', 'raider'] })
  test('the ranks, then those of old, pure chance last', () =>
    expect(ranksIn(plain)).toEqual([
      ...['recruit', 'sergeant', 'captain', 'colonel', 'general', 'greedy', 'playbook', 'random'],
    ]))
  test('a player of a game’s own stands before pure chance', () =>
    expect(ranksIn(['random', 'vieux-renard', 'general'])).toEqual(['general', 'vieux-renard', 'random']))
  test('the captain, unless he is not there', () => {
    expect(opponentIn({ players: plain })).toBe('captain')
    expect(opponentIn({ players: styled })).toBe('captain')
    expect(opponentIn({ players: ['random', 'greedy'] })).toBe('greedy')
    expect(opponentIn({ players: [] })).toBe('random')
  })
  test('styles where the game shows them, at the ranks that have them, plainly first', () => {
    expect(stylesIn(styled, 'general')).toEqual(['', 'bold', 'raider'])
    expect(stylesIn(styled, 'captain')).toEqual([])
    expect(stylesIn(plain, 'general')).toEqual([])
    expect(ranksIn(styled)).not.toContain('general-bold')
  })
  test('another rank keeps the style if it has it', () => {
    expect(withRank(styled, 'general-bold', 'colonel')).toBe('colonel-bold')
    expect(withRank(styled, 'general-bold', 'captain')).toBe('captain')
    expect(withRank(styled, 'greedy', 'general')).toBe('general')
  })
  test('in words', () => {
    expect(botOf('vieux-renard')).toEqual({ rank: 'vieux-renard', style: '' })
    expect(botName('general-bold', t)).toBe('general, bold')
    expect(botName('general-bold', french)).toBe('général, hardi')
    expect(botName('captain', t)).toBe('captain')
  })
})
