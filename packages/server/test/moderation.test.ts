/** Reports with evidence, what moderators do, and that all of it is told and logged. On both stores, and by HTTP. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Accounts } from '../src/accounts.ts'
import { administer } from '../src/admin.ts'
import { createGame } from '../src/ledger.ts'
import { act, actsOf, TERMINAL } from '../src/moderation/acts.ts'
import { openReports, reportTo } from '../src/moderation/reports.ts'
import {
  aboutAccount,
  aboutSeat,
  bannedSince,
  checkSeat,
  checkVoice,
  sanctionsOf,
} from '../src/moderation/sanctions.ts'
import type { Store } from '../src/store/store.ts'
import { speak, wordsSince } from '../src/talk.ts'
import { Guest, house, madeTable } from '../src/testing/house.ts'
import { KINDS } from './stores.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000
const GAME = {
  ...{ id: 'abc', title: 'quebec-1759', setup: '{}', rules: '1', seq: 7, state: 'playing', waiting: '[]', turn: 0 },
  ...{ clock: '{}', deadline: null, commitment: 'c', seed: 's', entropy: '{}', visibility: 'link', rated: 0 },
  ...{ outcome: null, created: NOW, changed: NOW },
}

describe.each(KINDS.filter(({ skip }) => !skip))('$name', (kind) => {
  let store: Store
  let anne = ''
  let judge = { id: '', role: 'moderator' as const }
  beforeAll(() => kind.begin())
  afterAll(() => kind.end())
  beforeEach(async () => {
    ;({ store } = await kind.make())
    await createGame(store, GAME, { french: null, british: null })
    const row = { game: GAME.id, seq: GAME.seq, at: NOW, who: null, key: null, body: '{}' }
    await store.db.insertInto('journal').values(row).execute()
    const accounts = new Accounts(store, () => NOW)
    anne = (await accounts.make('Anne', undefined)).id
    judge = { id: (await accounts.make('Judge', undefined, 'moderator')).id, role: 'moderator' }
    await store.db.updateTable('seat').set({ account: anne }).where('role', '=', 'french').execute()
    await speak(store, 'abc', { id: 'abc french 1', at: NOW, who: anne, role: 'french', text: 'You fool.' })
  })
  afterEach(() => store.close())
  const report = (role = 'french') => reportTo(store, 'me', { game: 'abc', role, kind: 'words', text: 'Look.' }, NOW)

  test('a report holds what was said and how far the game was, also if it is emptied later', async () => {
    await report()
    await store.db.updateTable('talk').set({ text: '' }).execute()
    expect(await openReports(store, judge.id, NOW)).toMatchObject([
      {
        ...{ about: aboutAccount(anne), name: 'Anne', game: 'abc', seq: 7, kind: 'words', text: 'Look.' },
        lines: [{ role: 'french', text: 'You fool.' }],
        standing: [],
      },
    ])
    await expect(report('nobody')).rejects.toMatchObject({ reason: 'no-game' })
  })
  test('nobody judges in his own matter, nor moderators each other', async () => {
    await report()
    const [{ id } = { id: '' }] = await openReports(store, null, NOW)
    await store.db.updateTable('seat').set({ account: judge.id }).where('role', '=', 'british').execute()
    expect(await openReports(store, judge.id, NOW)).toEqual([])
    const deed = { what: 'ban', about: aboutAccount(anne), reason: 'words' } as const
    await expect(act(store, judge, { ...deed, report: id }, NOW)).rejects.toMatchObject({ reason: 'not-yours' })
    const own = { ...deed, about: aboutAccount(judge.id) }
    await expect(act(store, judge, own, NOW)).rejects.toMatchObject({ reason: 'not-yours' })
    expect(await actsOf(store)).toEqual([])
    await act(store, TERMINAL, own, NOW)
    expect(await bannedSince(store, NOW - 1)).toEqual({ accounts: [judge.id], seats: [] })
  })
  test('what holds is told with its reason, ends by itself, and can be lifted; each act is a line of the log', async () => {
    await report()
    const [{ id } = { id: '' }] = await openReports(store, judge.id, NOW)
    const about = aboutAccount(anne)
    await act(store, judge, { what: 'mute', about, reason: 'words', days: 2, report: id }, NOW)
    expect(await openReports(store, judge.id, NOW)).toEqual([])
    const seat = { game: 'abc', role: 'french' }
    await expect(checkVoice(store, { account: anne }, seat, NOW + DAY)).rejects.toMatchObject({
      reason: 'muted',
      message: expect.stringContaining('words'),
    })
    await checkVoice(store, { account: anne }, seat, NOW + 3 * DAY)
    await act(store, judge, { what: 'ban', about: aboutSeat('abc', 'british'), reason: 'delay' }, NOW + 1)
    await expect(checkSeat(store, 'abc', 'british', NOW)).rejects.toMatchObject({ reason: 'banned' })
    await act(store, judge, { what: 'lift', about: aboutSeat('abc', 'british'), reason: 'sorry' }, NOW + 2)
    await checkSeat(store, 'abc', 'british', NOW + 3)
    await act(store, judge, { what: 'warn', about, reason: 'be kind' }, NOW + 3)
    expect(await sanctionsOf(store, about, NOW + 4)).toMatchObject([{ what: 'warn' }, { what: 'mute' }])
    expect((await actsOf(store)).map(({ who, what, name }) => [who, what, name])).toEqual([
      ['Judge', 'warn', 'Anne'],
      ['Judge', 'lift', ''],
      ['Judge', 'ban', ''],
      ['Judge', 'mute', 'Anne'],
    ])
  })
  test('what the database does not keep whole is not done at all, and is done by the next try', async () => {
    await report()
    const [{ id, about } = { id: '', about: '' }] = await openReports(store, judge.id, NOW)
    const ban = () => act(store, judge, { what: 'ban', about, reason: 'words', report: id }, NOW)
    const { schema } = store.db
    // The last thing of it fails, or the one before.
    for (const table of ['audit', 'report'] as const) {
      await schema.alterTable(table).renameTo('away').execute()
      await expect(ban()).rejects.toThrow()
      await schema.alterTable('away').renameTo(table).execute()
      expect(await store.db.selectFrom('sanction').selectAll().execute()).toEqual([])
      expect(await bannedSince(store, NOW - 1)).toEqual({ accounts: [], seats: [] })
      expect(await openReports(store, judge.id, NOW)).toMatchObject([{ id, standing: [] }])
      expect(await actsOf(store)).toEqual([])
    }
    await ban()
    expect(await bannedSince(store, NOW - 1)).toEqual({ accounts: [anne], seats: [] })
    expect(await openReports(store, judge.id, NOW)).toEqual([])
    expect(await actsOf(store)).toMatchObject([{ what: 'ban' }])
  })
  test('a line that is hidden is not told any more', async () => {
    expect(await wordsSince(store, 'abc')).toHaveLength(1)
    const [{ id } = { id: '' }] = await store.db.selectFrom('talk').select('id').execute()
    await act(store, judge, { what: 'hide', about: id, reason: 'words' }, NOW)
    expect(await wordsSince(store, 'abc')).toEqual([])
    // Once: another click, or another moderator, changes nothing.
    await act(store, judge, { what: 'hide', about: id, reason: 'words' }, NOW + 1)
    expect((await actsOf(store)).map(({ what, at }) => [what, at])).toEqual([['hide', NOW]])
    await expect(act(store, judge, { what: 'hide', about: 'none', reason: 'x' }, NOW)).rejects.toMatchObject({
      reason: 'no-game',
    })
  })
})

/** Anne at a table of hers, whether her line was cut since, and the token of a moderator. */
async function watched(running: Awaited<ReturnType<typeof house>>) {
  const accounts = new Accounts(running.store, running.desk.now)
  const { id: anne } = await accounts.make('Anne', undefined)
  const { id: moderator } = await accounts.make('Judge', undefined, 'moderator')
  const [own, judge] = [await accounts.welcome(anne, undefined), await accounts.welcome(moderator, undefined)]
  const { id } = await madeTable(running, { title: 'quebec-1759', scenario: 'campaign' })
  const guest = new Guest(running.port, own, 20)
  const line = { cut: false }
  guest.wire.onstatus = (online) => {
    line.cut ||= !online
  }
  expect(await guest.open(id)).toMatchObject({ said: 'opened' })
  return { anne, own, judge, id, guest, line }
}

test('who is banned is put out at once, and told until when and why', async () => {
  const running = await house()
  try {
    const { anne, own, judge, id, guest, line } = await watched(running)
    const ask = (path: string, token: string, body?: object) =>
      fetch(`http://127.0.0.1:${running.port}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      })
    const deed = { what: 'ban', about: `account:${anne}`, reason: 'a reason', days: 3 }
    expect((await ask('/api/moderation/acts', judge, deed)).status).toBe(201)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(line.cut).toBe(true)
    expect(await guest.open(id)).toMatchObject({ reason: 'banned', detail: expect.stringContaining('a reason') })
    guest.close()
    expect((await ask('/api/lobby', own)).status).toBe(403)
    expect(await (await ask('/api/me', own)).json()).toMatchObject({
      standing: [{ what: 'ban', reason: 'a reason', until: expect.any(Number) }],
    })
  } finally {
    await running.close()
  }
})

test('a ban that the database does not keep is told as not done: who was meant plays on', async () => {
  const running = await house()
  try {
    const { anne, judge, id, guest, line } = await watched(running)
    const ban = async () => {
      const response = await fetch(`http://127.0.0.1:${running.port}/api/moderation/acts`, {
        method: 'POST',
        body: JSON.stringify({ what: 'ban', about: `account:${anne}`, reason: 'a reason' }),
        headers: { authorization: `Bearer ${judge}`, 'content-type': 'application/json' },
      })
      return { status: response.status, body: await response.json() }
    }
    const { schema } = running.store.db
    await schema.alterTable('audit').renameTo('away').execute()
    expect(await ban()).toEqual({ status: 500, body: { reason: 'failed', detail: '' } })
    await schema.alterTable('away').renameTo('audit').execute()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(line.cut).toBe(false)
    expect(await guest.open(id)).toMatchObject({ said: 'opened' })
    expect((await ban()).status).toBe(201)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(line.cut).toBe(true)
    guest.close()
  } finally {
    await running.close()
  }
})

test('a guest whose seat is banned is sent away from it at once, on all nodes, and told why', async () => {
  const running = await house()
  const other = await house({ data: running.data, through: (store) => ({ ...store, hear: () => undefined }) })
  const guests: Guest[] = []
  try {
    const accounts = new Accounts(running.store, running.desk.now)
    const { id: judge } = await accounts.make('Judge', undefined, 'moderator')
    const token = await accounts.welcome(judge, undefined)
    const { id, links } = await madeTable(running, { title: 'quebec-1759', scenario: 'campaign' })
    for (const { port } of [running, other]) guests.push(new Guest(port, links.french, 20))
    for (const guest of guests) expect(await guest.open(id)).toMatchObject({ said: 'opened' })
    const response = await fetch(`http://127.0.0.1:${running.port}/api/moderation/acts`, {
      method: 'POST',
      body: JSON.stringify({ what: 'ban', about: aboutSeat(id, 'french'), reason: 'a reason' }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    expect(response.status).toBe(201)
    const told = (guest: Guest | undefined) => guest?.news.find(({ news }) => news === 'failed')
    const away = async (guest: Guest | undefined, milliseconds: number) => {
      for (const end = Date.now() + milliseconds; Date.now() < end && !told(guest); ) await guest?.next(50)
      expect(told(guest)).toMatchObject({ reason: 'banned', detail: expect.stringContaining('a reason') })
      expect(await guest?.ask({ ask: 'resign', table: id, seat: 'french', key: 'r' })).toMatchObject({
        said: 'refused',
      })
    }
    await away(guests[0], 2000)
    await away(guests[1], 9000)
  } finally {
    for (const guest of guests) guest.close()
    await other.close()
    await running.close()
  }
}, 20_000)

test('from a terminal', async () => {
  const data = mkdtempSync(join(tmpdir(), 'carillon-admin-'))
  try {
    const running = await house({ data })
    await new Accounts(running.store, running.desk.now).make('Anne', undefined)
    await running.close()
    const run = (...[command, words]: [Parameters<typeof administer>[0], object?]) =>
      administer(command, undefined, { data }, words)
    expect((await run('role', { whom: 'anne', role: 'moderator' })).ok).toBe(true)
    await expect(run('ban', { whom: 'Anne' })).rejects.toThrow('--reason')
    await expect(run('ban', { whom: 'Bob', reason: 'x' })).rejects.toThrow('nobody named')
    await run('ban', { whom: 'Anne', reason: 'x', days: 1 })
    expect((await run('log')).result).toMatchObject({
      acts: [
        { who: 'terminal', what: 'ban', name: 'Anne', body: { reason: 'x', days: 1 } },
        { what: 'role', body: { role: 'moderator' } },
      ],
    })
    expect((await run('reports')).result).toEqual({ reports: [] })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
})

describe('accounts from a terminal', () => {
  test('are listed without what opens them; one is let in once by a link; one is closed; all of it is logged', async () => {
    const data = mkdtempSync(join(tmpdir(), 'carillon-accounts-'))
    const running = await house({ data })
    try {
      const run = async (command: 'accounts' | 'link' | 'close' | 'log', words: object = {}) =>
        JSON.parse(JSON.stringify((await administer(command, undefined, { data }, words)).result))
      const { id } = await new Accounts(running.store, Date.now).make('Wolfe', 'rowing past the citadel')
      const { accounts } = await run('accounts')
      expect(accounts).toEqual([{ name: 'Wolfe', role: 'player', created: expect.any(String), ways: ['password'] }])
      const { link } = await run('link', { whom: 'Wolfe', address: 'https://games.example/' })
      expect(link).toMatch(/^https:\/\/games\.example\/#\/mail\/[\w-]{43}$/)
      const origin = `http://127.0.0.1:${running.port}`
      const use = () =>
        fetch(`${origin}/api/mail`, {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
          body: JSON.stringify({ token: link.split('/').at(-1) }),
        })
      const came = await use()
      expect(await came.json()).toEqual({ did: 'sign-in', me: { id, name: 'Wolfe' } })
      const cookie = came.headers.get('set-cookie')?.split(';', 1)[0] as string
      const me = async () =>
        (await (await fetch(`${origin}/api/me`, { headers: { cookie } })).json()) as { me: unknown }
      expect((await me()).me).toMatchObject({ name: 'Wolfe' })
      expect((await use()).status).toBe(410)
      expect(await run('close', { whom: 'Wolfe', reason: 'asked for by letter' })).toEqual({ ok: true })
      expect((await me()).me).toBeNull()
      await expect(run('link', { whom: 'Wolfe' })).rejects.toThrow('nobody named')
      const { acts } = await run('log')
      expect(acts.map(({ what, who }: { what: string; who: string }) => [what, who])).toEqual([
        ['close', 'terminal'],
        ['link', 'terminal'],
      ])
      expect(JSON.stringify(acts)).not.toContain(link.split('/').at(-1))
    } finally {
      await running.close()
      rmSync(data, { recursive: true, force: true })
    }
  })
})
