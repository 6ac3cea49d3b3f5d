/** The balance report: what is played for it, and what is made of that. */
import type { Game } from '@carillon/kernel'
import { PLAYERS } from '@carillon/players'
import { GAMES, loadGame } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { BELOW, HELP, VARIANTS } from '../../scripts/balance/plans.ts'
import { balanceOf, type Measure, merged, settingsOf } from '../../scripts/balance/rows.ts'
import type { Cell } from '../../scripts/ladder/cells.ts'

const games = new Map(await Promise.all(GAMES.map(async ({ id }) => [id, (await loadGame(id)) as Game] as const)))
const wish = (game: string, games_ = 100) => ({
  ...{ game: games.get(game) as Game, games: games_, player: 'colonel', seed: 5, limits: {} },
})
/** Games that come to what a function says of their cell. */
const played =
  (share: (cell: Cell) => number, seen: Cell[] = []): Measure =>
  async (cell) => {
    seen.push(cell)
    return { ended: cell.games, score: share(cell), failures: [] }
  }

test('every variant and every help is one of the game’s own, in all scenarios', () => {
  for (const [id, game] of games)
    for (const scenario of game.scenarios)
      for (const options of [
        ...(VARIANTS[id] ?? []),
        ...Object.values(HELP[id]?.options ?? {}).flat(),
        ...Object.values(HELP[id]?.bid ?? {}),
      ])
        expect(settingsOf(game, scenario.id, options)).toMatchObject(options)
  for (const rank of [...Object.keys(BELOW), ...Object.values(BELOW).flat()]) expect(PLAYERS.has(rank)).toBe(true)
})

describe('a row', () => {
  test('an even scenario: portions with seeds of their own, the interval of all', async () => {
    const cells: Cell[] = []
    const row = await balanceOf(
      wish('quebec-1759', 50),
      'campaign',
      {},
      'today',
      played(() => 0.5, cells),
    )
    expect(row).toEqual({
      ...{ scenario: 'campaign', options: {}, first: 'british', second: 'french' },
      ...{ chance: 50, low: 36.6, high: 63.4, games: 50, by: 'colonel', seed: 5, date: 'today' },
    })
    expect(cells.map((cell) => [cell.games, cell.seed])).toEqual([
      [20, 5],
      [20, 25],
      [10, 45],
    ])
  })
  test('a lopsided one: options of the weaker side and lower ranks of the stronger are tried, the best of each kept', async () => {
    const cells: Cell[] = []
    const share = ({ settings: { balance }, b }: Cell): number =>
      b !== 'colonel'
        ? ({ captain: 0.4, sergeant: 0.7 }[b] ?? 0)
        : ({ none: 0.2, british1: 0.3, british2: 0.45 }[balance as string] ?? 1)
    const row = await balanceOf(wish('bayonets-and-tomahawks'), '2', {}, 'today', played(share, cells))
    expect(row.chance).toBe(20)
    expect(row.remedies).toMatchObject([
      { options: { balance: 'british2' }, chance: 45 },
      { rank: 'captain', chance: 40 },
    ])
    expect(new Set(cells.map(({ a }) => a))).toEqual(new Set(['colonel']))
  })
  test('a remedy that makes it worse is none; a bid is for people', async () => {
    const share = ({ a }: Cell): number => (a === 'colonel' ? 0.8 : 0.1)
    const row = await balanceOf(wish('wilderness-war'), 'early-war', {}, 'today', played(share))
    expect(row.remedies).toEqual([{ options: { bid: 'british' } }])
  })
  test('a game that fails is no figure', async () => {
    const fails: Measure = async (cell) => ({ ended: cell.games, score: 0.5, failures: ['it stalls'] })
    await expect(balanceOf(wish('quebec-1759'), 'campaign', {}, 'today', fails)).rejects.toThrow('it stalls')
  })
  test('takes the place of an older one, and of no other', async () => {
    const row = await balanceOf(
      wish('quebec-1759'),
      'campaign',
      {},
      'today',
      played(() => 0.5),
    )
    const [other, newer] = [
      { ...row, options: { tides: 'on' } },
      { ...row, date: 'later' },
    ]
    expect(merged([row, other], [newer])).toEqual([newer, other])
  })
})
