import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetNetworkGame, keepNetworkGame, networkGame, networkGames } from '../src/network/kept-links.ts'
import { gatheringOf } from '../src/shell/new/plan.ts'
import { link, parseRoute } from '../src/shell/router.ts'

const TOKEN = 'a'.repeat(43)
const GAME = { id: 'abcdefghijkm', game: 'quebec-1759', seat: 'british', links: { british: TOKEN }, at: 5 } as const

describe('links that are kept', () => {
  let kept: Map<string, string>
  beforeEach(() => {
    kept = new Map()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('come back, newest first; what was known of a game stays known', () => {
    keepNetworkGame(GAME)
    keepNetworkGame({ ...GAME, id: 'another', at: 9 })
    keepNetworkGame({ id: GAME.id, game: GAME.game, links: { french: 'b'.repeat(43) }, at: 7 })
    expect(networkGames().map(({ id }) => id)).toEqual(['another', GAME.id])
    expect(networkGame(GAME.id)).toEqual({ ...GAME, links: { british: TOKEN, french: 'b'.repeat(43) }, at: 7 })
    forgetNetworkGame(GAME.id)
    expect(networkGames().map(({ id }) => id)).toEqual(['another'])
  })

  test('links that were shown once are not shown by themselves again', () => {
    keepNetworkGame({ ...GAME, invited: true })
    keepNetworkGame({ ...GAME, at: 6 })
    expect(networkGame(GAME.id)?.invited).toBe(true)
  })

  test.each([
    '',
    'nonsense',
    '{}',
    'null',
    '[null, 3, {"id": 4}]',
    JSON.stringify([{ ...GAME, id: '../evil' }]),
    JSON.stringify([{ ...GAME, at: 'now' }]),
    JSON.stringify([{ ...GAME, links: [] }]),
  ])('what is damaged is left out: %s', (text) => {
    kept.set('carillon.network', text)
    expect(networkGames()).toEqual([])
  })

  test('a link that is none is not handed on', () => {
    kept.set(
      'carillon.network',
      JSON.stringify([{ ...GAME, links: { british: 'javascript:alert(1)', french: TOKEN } }]),
    )
    expect(networkGame(GAME.id)?.links).toEqual({ french: TOKEN })
  })
})

test('tables and seats over the network have addresses', () => {
  expect(parseRoute(link.net('abc'))).toEqual({ page: 'net', id: 'abc' })
  expect(parseRoute(`#/seat/${TOKEN}`)).toEqual({ page: 'seat', token: TOKEN })
  expect(parseRoute('#/seat')).toEqual({ page: 'lost' })
})

test('with somebody elsewhere it is a game over the network', () => {
  expect(gatheringOf({ british: 'me', french: 'far' })).toBe('network')
  expect(gatheringOf({ british: 'far', french: 'bot:captain' })).toBe('network')
  expect(gatheringOf({ british: 'me', french: 'friend' })).toBe('together')
})
