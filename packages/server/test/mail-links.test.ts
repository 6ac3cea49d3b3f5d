/** Coming in by a letter: once, in time, in the browser that asked; and nothing tells who has an address here. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Accounts } from '../src/accounts.ts'
import type { Mail } from '../src/mail.ts'
import { MailLinks } from '../src/mail-links.ts'
import type { Store } from '../src/store/store.ts'
import { Vault } from '../src/vault.ts'
import { browsers } from './browser.ts'
import { KINDS } from './stores.ts'

const HERE = { session: 's1', origin: 'https://games.example', locale: 'en' } as const
const tokenIn = ({ text }: Mail): string => /#\/mail\/([\w-]{43})/.exec(text)?.[1] as string

describe.each(KINDS.filter(({ skip }) => !skip))('$name', (kind) => {
  const vault = new Vault(Buffer.alloc(32, 7))
  let now = 1_000_000
  let [store, accounts, links] = [] as unknown as [Store, Accounts, MailLinks]
  beforeAll(async () => {
    await kind.begin()
    store = (await kind.make()).store
    accounts = new Accounts(store, () => now)
    links = new MailLinks({ store, vault, accounts, now: () => now })
  })
  afterAll(async () => {
    await store.close()
    await kind.end()
  })
  /** The letters that wait, which then are gone. */
  async function letters(): Promise<readonly Mail[]> {
    const waiting = await store.db.selectFrom('job').select('body').where('kind', '=', 'mail').execute()
    await store.db.deleteFrom('job').execute()
    return waiting.map(({ body }) => JSON.parse(vault.open(body)) as Mail)
  }
  const guest = { session: HERE.session, account: null }

  test('an account is made when its letter is answered, and let in by letters afterwards', async () => {
    await links.signUp('Saunders', 'Saunders@fleet.example', HERE)
    const [welcome] = await letters()
    expect(welcome).toMatchObject({ to: 'Saunders@fleet.example', subject: expect.stringContaining('account') })
    expect(await accounts.names([])).toEqual(new Map())
    const made = await links.use(tokenIn(welcome as Mail), guest)
    expect(made).toMatchObject({ did: 'sign-up', person: { name: 'Saunders' } })
    expect(await links.addressOf(made.person.id)).toBe('Saunders@fleet.example')
    await links.signIn('saunders@FLEET.example', { ...HERE, locale: 'fr' })
    const [letter] = await letters()
    expect(letter?.subject).toContain('connexion')
    expect(await links.use(tokenIn(letter as Mail), guest)).toMatchObject({ did: 'sign-in', person: made.person })
  })
  test('of two who show an address at once one has it, and the other has taken nobody’s name', async () => {
    await links.signUp('Vergor', 'cove@fleet.example', HERE)
    await links.signUp('Ramezay', 'cove@fleet.example', HERE)
    const [one, two] = await letters()
    const used = await Promise.allSettled([one, two].map((letter) => links.use(tokenIn(letter as Mail), guest)))
    expect(used.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(used.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'mail-taken' } })
    const names = await store.db
      .selectFrom('account')
      .select('name')
      .where('name', 'in', ['Vergor', 'Ramezay'])
      .execute()
    expect(names).toHaveLength(1)

    const people = [await accounts.make('Rigaud', undefined), await accounts.make('Ramsay', undefined)]
    for (const person of people) await links.verify(person, 'ferry@fleet.example', HERE)
    const verifying = (await letters()).map((letter, i) =>
      links.use(tokenIn(letter), { session: 's1', account: people[i]?.id ?? null }),
    )
    const shown = await Promise.allSettled(verifying)
    expect(shown.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(shown.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'mail-taken' } })
  })
  test('neither link nor address lies open in the store', async () => {
    await links.signIn('saunders@fleet.example', HERE)
    const all = JSON.stringify([
      await store.db.selectFrom('ticket').selectAll().execute(),
      await store.db.selectFrom('job').selectAll().execute(),
      await store.db.selectFrom('account').selectAll().execute(),
    ])
    const [letter] = await letters()
    expect(all).not.toContain(tokenIn(letter as Mail))
    expect(all.toLowerCase()).not.toContain('fleet.example')
  })
  test('a link is no good twice, in another browser, or too late', async () => {
    now += 3_600_000
    await links.signIn('saunders@fleet.example', HERE)
    const token = tokenIn((await letters())[0] as Mail)
    for (const other of [
      { session: 's2', account: null },
      { session: undefined, account: null },
    ])
      await expect(links.use(token, other)).rejects.toMatchObject({ reason: 'other-browser' })
    await links.use(token, guest)
    await expect(links.use(token, guest)).rejects.toMatchObject({ reason: 'link' })
    await links.signIn('saunders@fleet.example', HERE)
    const late = tokenIn((await letters())[0] as Mail)
    now += 15 * 60_000
    await expect(links.use(late, guest)).rejects.toMatchObject({ reason: 'link' })
  })
  test('who asks for an address that nobody has gets the same answer, and nobody a letter', async () => {
    const written = async () => {
      const count = (table: 'ticket' | 'job') => store.db.selectFrom(table).select('body').execute()
      return [(await count('ticket')).length, (await count('job')).length]
    }
    const before = await written()
    expect(await links.signIn('nobody@here.example', HERE)).toBeUndefined()
    // As much is written down as for somebody: the time it takes tells nothing.
    expect(await written()).toEqual(before.map((n) => n + 1))
    expect(await letters()).toEqual([])
    // Whoever has it is let in; he gets no second account.
    await links.signUp('Holmes', 'saunders@fleet.example', HERE)
    expect((await letters())[0]?.subject).toContain('sign-in')
    await expect(links.signIn('no address', HERE)).rejects.toMatchObject({ reason: 'mail' })
  })
  test('an address becomes somebody’s when he answers from there, and only one account’s', async () => {
    const person = await accounts.make('Durell', 'the bells of Louisbourg')
    await links.verify(person, 'durell@fleet.example', HERE)
    const token = tokenIn((await letters())[0] as Mail)
    await expect(links.use(token, { session: 's1', account: 'another' })).rejects.toMatchObject({
      reason: 'other-browser',
    })
    expect(await links.addressOf(person.id)).toBeUndefined()
    await links.use(token, { session: 'any', account: person.id })
    expect(await links.addressOf(person.id)).toBe('durell@fleet.example')
    now += 3_600_000
    await links.verify(person, 'saunders@fleet.example', HERE)
    const other = tokenIn((await letters())[0] as Mail)
    await expect(links.use(other, { session: 'any', account: person.id })).rejects.toMatchObject({
      reason: 'mail-taken',
    })
    await links.forget(person.id)
    expect(await links.addressOf(person.id)).toBeUndefined()
  })
  test('links of before are no good when the password, or the address, is another one', async () => {
    const person = await accounts.make('Colville', 'the bells of Louisbourg')
    const keep = async (address: string) => {
      await links.verify(person, address, HERE)
      await links.use(tokenIn((await letters())[0] as Mail), { session: 'any', account: person.id })
    }
    const asked = async (address: string) => {
      await links.signIn(address, HERE)
      return tokenIn((await letters())[0] as Mail)
    }
    await keep('colville@fleet.example')
    now += 3_600_000
    const changes = [
      () => accounts.changePassword(person.id, 'the bells of Louisbourg', 'the drums of Louisbourg'),
      () => keep('admiral@fleet.example'),
    ]
    for (const change of changes) {
      const token = await asked('colville@fleet.example')
      await change()
      await expect(links.use(token, guest)).rejects.toMatchObject({ reason: 'link' })
    }
    const token = await asked('admiral@fleet.example')
    await links.forget(person.id)
    await expect(links.use(token, guest)).rejects.toMatchObject({ reason: 'link' })
  })
  test('the fourth letter to an address within minutes is not written', async () => {
    now += 3_600_000
    for (let i = 0; i < 3; i++) await links.signIn('saunders@fleet.example', HERE)
    await expect(links.signIn('SAUNDERS@fleet.example', HERE)).rejects.toMatchObject({ reason: 'busy' })
    expect(await letters()).toHaveLength(3)
  })
})

describe('by HTTP', () => {
  const { browser } = browsers()
  test('a letter is sent, its link lets in its own browser; without a server for mail nothing is offered', async () => {
    const sent: Mail[] = []
    const { running, visitor } = await browser({ mailer: { send: async (mail) => void sent.push(mail) } })
    const page = visitor()
    expect((await page.ask('GET', '/api/me')).body).toEqual({ me: null, offers: { mail: true } })
    const wish = { name: 'Bougainville', mail: 'b@camp.example', locale: 'fr' }
    expect((await page.ask('POST', '/api/account/mail', wish)).status).toBe(202)
    await running.jobs.run()
    const token = tokenIn(sent[0] as Mail)
    expect((await visitor().ask('POST', '/api/mail', { token })).status).toBe(403)
    expect((await page.ask('POST', '/api/mail', { token })).body).toMatchObject({ did: 'sign-up' })
    const { me } = (await page.ask('GET', '/api/me')).body
    expect(me).toMatchObject({ name: 'Bougainville', mail: 'b@camp.example', hasPassword: false })
    expect((await page.ask('GET', '/api/me/data')).body).toMatchObject({ mail: 'b@camp.example' })
    expect((await page.ask('POST', '/api/mail', { token })).status).toBe(410)
    // The only way in stays.
    expect((await page.ask('DELETE', '/api/me/mail')).body).toMatchObject({ reason: 'last-way' })

    const { visitor: other } = await browser()
    expect((await other().ask('GET', '/api/me')).body.offers).toEqual({ mail: false })
    expect((await other().ask('POST', '/api/session/mail', { mail: 'b@camp.example', locale: 'en' })).status).toBe(404)
  })
})
