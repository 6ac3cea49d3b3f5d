import { renderer } from '@carillon/kernel/catalogue'
import { PLAYERS, playersOf } from '@carillon/players'
import { GAMES, loadGame } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import type { App } from '../src/shell/app.tsx'
import { botName, botOf, ranksIn, stylesIn, withRank } from '../src/shell/bots.ts'
import { opponentIn } from '../src/shell/new/plan.ts'
import { evennessOf, STRENGTHS, type Strengths, worthOf } from '../src/shell/new/strengths.ts'

const wordsOf =
  (say: ReturnType<typeof renderer>): App['t'] =>
  (key, args) =>
    say({ key, ...(args && { args }) })
const t = wordsOf(renderer(en, 'en'))
const french = wordsOf(renderer(fr, 'fr'))
const MEASURED: Readonly<Record<string, Strengths>> = {
  toy: {
    over: { general: 88, colonel: 97.3, recruit: 4, greedy: 50 },
    balance: { short: { chance: 56.4, interval: [51.8, 60.9] } },
  },
}

describe('what a machine player is worth', () => {
  test('in tens', () => expect(worthOf('toy', 'general', t, MEASURED)).toBe('beats the officer 9 times in 10'))
  test('in French', () => expect(worthOf('toy', 'general', french, MEASURED)).toBe('bat l’officier 9 fois sur 10'))
  test('nearly always and nearly never in hundreds', () => {
    expect(worthOf('toy', 'colonel', t, MEASURED)).toBe('beats the officer 97 times in 100')
    expect(worthOf('toy', 'recruit', t, MEASURED)).toBe('beats the officer 4 times in 100')
  })
  test('nothing that was not measured, nor of the officer himself', () => {
    expect(worthOf('toy', 'captain', t, MEASURED)).toBeUndefined()
    expect(worthOf('toy', 'greedy', t, MEASURED)).toBeUndefined()
    expect(worthOf('nothing', 'general', t, MEASURED)).toBeUndefined()
  })
})

describe('how even a scenario is', () => {
  test('with its interval', () =>
    expect(evennessOf('toy', 'short', 'British', t, MEASURED)).toBe(
      'Between equals the British win 56 games in 100 (52 to 61).',
    ))
  test('nothing of one that was not measured', () =>
    expect(evennessOf('toy', 'long', 'British', t, MEASURED)).toBeUndefined())
})

test('figures are of games, players and scenarios there are, and in percent', async () => {
  const wrong: string[] = []
  const games = new Map(await Promise.all(GAMES.map(async ({ id }) => [id, await loadGame(id)] as const)))
  for (const [id, { over, balance }] of Object.entries(STRENGTHS)) {
    const scenarios = games.get(id)?.scenarios.map((one) => one.id) ?? []
    for (const [player, percent] of Object.entries(over))
      if (!PLAYERS.has(player) || !(percent >= 0 && percent <= 100)) wrong.push(`${id}: ${player} ${percent}`)
    for (const [scenario, { chance, interval }] of Object.entries(balance)) {
      const [low, high] = interval
      if (!scenarios.includes(scenario) || !(0 <= low && low <= chance && chance <= high && high <= 100))
        wrong.push(`${id}: scenario ${scenario} ${chance} (${low} to ${high})`)
    }
  }
  expect(wrong).toEqual([])
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
