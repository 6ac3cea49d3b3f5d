/** Lists of games and people, drawn without a browser. */
import { renderer } from '@carillon/kernel/catalogue'
import type { About } from '@carillon/protocol'
import { expect, test, vi } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import people from '../src/locales/people/en.json' with { type: 'json' }
import { BotList } from '../src/network/bots/BotList.tsx'
import { clockText, GameRow } from '../src/network/lobby/GameRow.tsx'
import { keepFresh, OFTEN } from '../src/network/lobby/lists.ts'
import { type App, AppContext } from '../src/shell/app.tsx'
import { farPlan, isPair } from '../src/shell/new/plan.ts'
import { link, parseRoute } from '../src/shell/router.ts'
import { renderToStaticMarkup } from './markup.ts'

const words = { ...en, ...people }
const say = renderer(words, 'en')
const t: App['t'] = (key, args) => say({ key, ...(args && { args }) })
const app = { t, say, words, locale: 'en' } as Partial<App> as App

const GAME = { id: 'g', title: 'quebec-1759', scenario: 'campaign', rated: true, created: 0 }

test('a game in a list: who sits where, by name, as a bot, or nobody; a name is text, and leads to its owner', () => {
  const name = '<img src=x onerror=alert(1)>'
  const sitters = [
    { role: 'british', name, free: false },
    { role: 'french', free: true },
    { role: 'indian', bot: 'captain', free: false },
    { role: 'colonial', free: false },
  ]
  const drawn = renderToStaticMarkup(
    <AppContext value={app}>
      <GameRow game={{ ...GAME, people: sitters }} first={t('lobby.state.yours')} turn expires={86_400_000}>
        {null}
      </GameRow>
    </AppContext>,
  )
  expect(drawn).not.toContain('<img')
  expect(drawn).toContain(`href="${link.player(name)}"`)
  for (const text of [t('lobby.free'), t('lobby.somebody'), t('bot.captain'), t('lobby.rated'), 'Jan 2, 1970'])
    expect(drawn).toContain(text)
})

test('a clock in words', () => {
  const rules = { cap: 0, flag: 'auto' } as const
  expect(clockText(undefined, t)).toBe(t('lobby.clock.none'))
  expect(clockText({ ...rules, kind: 'live', bank: 1_800_000, add: 30_000 }, t)).toMatch(/30 minutes.*30 seconds/)
  expect(clockText({ ...rules, kind: 'days', bank: 5 * 86_400_000, add: 86_400_000 }, t)).toMatch(/5 days.*1 day/)
  expect(clockText({ ...rules, kind: 'days', bank: 86_400_000, add: 43_200_000 }, t)).toMatch(/1 day,.*12 hours/)
})

test('accounts, the lobby, people and letters have addresses', () => {
  const token = 'a'.repeat(43)
  expect(parseRoute(link.account())).toEqual({ page: 'account' })
  expect(parseRoute(link.lobby())).toEqual({ page: 'lobby' })
  expect(parseRoute(link.player('De L’Isle / Brûlé'))).toEqual({ page: 'player', name: 'De L’Isle / Brûlé' })
  expect(parseRoute(`#/mail/${token}`)).toEqual({ page: 'mail', token })
  expect(parseRoute('#/lobby/x')).toEqual({ page: 'lost' })
})

test('a rated game is for the reader and one other elsewhere', () => {
  expect(isPair({ british: 'me', french: 'far' })).toBe(true)
  expect(isPair({ british: 'far', french: 'far' })).toBe(false)
  expect(isPair({ british: 'me', french: 'bot:captain' })).toBe(false)
  expect(isPair({ british: 'me', french: 'far', indian: 'far' })).toBe(false)
})

test('the lists are asked for at once, now and then, and by who comes back; not behind another window', () => {
  vi.useFakeTimers()
  try {
    let asked = 0
    let visible = true
    let back = (): void => undefined
    const window = {
      get visible() {
        return visible
      },
      onBack(act: () => void) {
        back = act
        return () => {
          back = () => undefined
        }
      },
    }
    const stop = keepFresh(window, () => {
      asked += 1
    })
    expect(asked).toBe(1)
    // Some browsers tell of it twice.
    back()
    expect(asked).toBe(1)
    vi.advanceTimersByTime(OFTEN)
    expect(asked).toBe(2)
    visible = false
    vi.advanceTimersByTime(10 * OFTEN)
    back()
    expect(asked).toBe(2)
    visible = true
    back()
    back()
    expect(asked).toBe(3)
    stop()
    vi.advanceTimersByTime(10 * OFTEN)
    back()
    expect(asked).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

test('a new game from the lobby is for people elsewhere, and has an address', () => {
  expect(parseRoute(link.new('wilderness-war', true))).toEqual({ page: 'new', game: 'wilderness-war', far: true })
  expect(parseRoute(link.new('wilderness-war'))).toEqual({ page: 'new', game: 'wilderness-war' })
  expect(parseRoute(link.bots())).toEqual({ page: 'bots' })
  const about = { scenarios: ['campaign'], roles: ['british', 'french'], players: ['captain'], switches: [] }
  const plan = farPlan(about as unknown as About, { suggested: 'french' })
  expect(plan.sitters).toEqual({ british: 'far', french: 'me' })
  expect(isPair(plan.sitters)).toBe(true)
})

test('a bot of somebody is called one wherever it is listed', () => {
  const people = [{ role: 'british', name: 'Deep Blue Coat', program: true, free: false }] as const
  const drawn = renderToStaticMarkup(
    <AppContext value={app}>
      <GameRow game={{ ...GAME, people }}>{null}</GameRow>
    </AppContext>,
  )
  expect(drawn).toMatch(/Deep Blue Coat<\/a> \(bot\)/)
})

test('the bots one has: what each may do, until when, and no voiding of what is void', () => {
  const bots = [
    { id: 'a', name: 'One', scopes: ['read', 'play'], made: 0, ends: 86_400_000 },
    { id: 'b', name: 'Two', scopes: [], made: 0, ends: null },
  ] as const
  const drawn = renderToStaticMarkup(
    <AppContext value={app}>
      <BotList found={bots} busy={false} change={() => undefined} made={async () => undefined} />
    </AppContext>,
  )
  expect(drawn).toContain('Its token is good until Jan 2, 1970: looks on, plays.')
  expect(drawn).toContain('Void the token of One')
  expect(drawn).not.toContain('Void the token of Two')
  expect(drawn).toContain(t('bots.token.none'))
})
