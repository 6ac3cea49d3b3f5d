/** Somebody is told once that it is his turn: by which channels, when, and when not. On both stores. */
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Outside } from '../src/hooks.ts'
import { createGame } from '../src/ledger.ts'
import type { Mail } from '../src/mail.ts'
import { Channels, setManners } from '../src/notices/channels.ts'
import { Courier } from '../src/notices/courier.ts'
import { tellInvited } from '../src/notices/invitations.ts'
import { pushKeys } from '../src/notices/push.ts'
import { callOff, turning } from '../src/notices/turns.ts'
import type { GameTable } from '../src/store/schema.ts'
import type { Store } from '../src/store/store.ts'
import { Vault } from '../src/vault.ts'
import { KINDS } from './stores.ts'

const NOON = Date.UTC(2026, 10, 17, 12)
const HOUR = 3_600_000
const HOOK = 'https://hooks.example.com/turn'
const DISCORD = 'https://discord.com/api/webhooks/1/x'
const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/send/abc',
  // The receiver's keys of RFC 8291, appendix A.
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
/** What a browser does with a push (RFC 8291): by the receiver's private key of the same appendix. */
function unsealed(body: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + length)
  const own = createECDH('prime256v1')
  own.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url')
  const derived = (key: Uint8Array, by: Uint8Array, info: Uint8Array | string, size: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, size))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const secret = derived(own.computeSecret(sender), Buffer.from(SUBSCRIPTION.keys.auth, 'base64url'), info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const cipher = createDecipheriv('aes-128-gcm', key, derived(secret, salt, 'Content-Encoding: nonce\0', 12))
  const sealed = body.subarray(21 + length)
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}
const game = (id: string): GameTable => ({
  ...{ id, title: 'quebec-1759', setup: '{}', rules: '1', seq: 0, state: 'playing', waiting: '["french"]', turn: 0 },
  ...{ clock: '{}', deadline: null, commitment: 'c', seed: 's', entropy: '{}', visibility: 'link', rated: 0 },
  ...{ outcome: null, created: NOON, changed: NOON },
})

describe.each(KINDS.filter(({ skip }) => !skip))('$name', (kind) => {
  let store: Store
  let at = NOON
  let status = 204
  let posts: { readonly url: string; readonly body: string | Buffer; readonly headers: object }[] = []
  let letters: Mail[] = []
  const vault = new Vault(new Uint8Array(32).fill(7))
  const outside: Outside = {
    resolve: async () => ['93.184.216.34'],
    async post(url, _address, body, headers) {
      posts.push({ url: url.href, body, headers })
      if (status === -1) throw new DOMException('late', 'AbortError')
      return status
    },
  }
  let courier: Courier
  let channels: Channels
  beforeAll(() => kind.begin())
  afterAll(() => kind.end())
  beforeEach(async () => {
    ;({ store } = await kind.make())
    ;[at, status, posts, letters] = [NOON, 204, [], []]
    await createGame(store, game('aaaa'), { french: null, british: null })
    await store.db.updateTable('seat').set({ account: 'anne' }).where('role', '=', 'french').execute()
    channels = new Channels(store, vault, () => at)
    courier = new Courier({
      ...{ store, vault, outside, library: new Library(GAMES), now: () => at, address: 'https://games.example/' },
      mailer: { send: async (mail) => void letters.push(mail) },
      wrong: (detail) => expect(detail).toBe(''),
    })
  })
  afterEach(() => store.close())
  const turn = async (number: number, id = 'aaaa') => {
    const body = JSON.stringify({ game: id, role: 'french', turn: number })
    const job = { key: `turn:${id}:french`, kind: 'turn', due: at, tries: 1, held: at, body }
    await store.db
      .insertInto('job')
      .values(job)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(job))
      .execute()
    await turning(store, () => at)(body, job)
  }
  const hook = (url = HOOK) => channels.add('anne', { kind: 'hook', locale: 'en', url })

  test('once a turn, however often the job comes, and not again before he has come', async () => {
    await hook()
    await turn(5)
    await turn(5)
    await courier.run()
    await courier.run()
    // Taken back and done again: he knows already.
    await turn(7)
    await courier.run()
    expect(posts).toHaveLength(1)
    expect(JSON.parse(String(posts[0]?.body))).toEqual({
      subject: 'Your turn: Quebec 1759',
      text: 'It is your turn in Quebec 1759 (French).\nhttps://games.example/#/net/aaaa',
      path: '#/net/aaaa',
      link: 'https://games.example/#/net/aaaa',
    })
    await callOff(store, 'aaaa', 'french', at)
    await turn(9)
    await courier.run()
    expect(posts).toHaveLength(2)
  })
  test('keys of a browser that are none are refused; and what was kept before is switched off, not an error of ours', async () => {
    const { keys } = SUBSCRIPTION
    const point = Buffer.from(keys.p256dh, 'base64url')
    point[64] = (point[64] as number) ^ 1
    const wrong = [
      { ...keys, p256dh: 'aaaaaaaaaa' },
      { ...keys, auth: 'aaaaaaaaaa' },
      // As long as one, but nowhere on the curve.
      { ...keys, p256dh: point.toString('base64url') },
    ]
    for (const one of wrong) {
      const subscription = { ...SUBSCRIPTION, keys: one }
      await expect(channels.add('anne', { kind: 'push', locale: 'en', subscription })).rejects.toMatchObject({
        reason: 'hook',
      })
    }
    const { channel } = await channels.add('anne', { kind: 'push', locale: 'en', subscription: SUBSCRIPTION })
    const kept = { kind: 'push', locale: 'en', subscription: { ...SUBSCRIPTION, keys: wrong[0] } }
    const body = vault.seal(JSON.stringify(kept))
    await store.db.updateTable('channel').set({ body }).where('id', '=', channel.id).execute()
    await turn(5)
    await courier.run()
    expect(posts).toEqual([])
    expect(await channels.list('anne')).toMatchObject([{ id: channel.id, off: at }])
  })
  test('two couriers send it once', async () => {
    await hook()
    await turn(5)
    await Promise.all([courier.run(), courier.run(), courier.run()])
    expect(posts).toHaveLength(1)
  })
  test('what was to be told is not, if he has come, or is not waited for any more', async () => {
    await hook()
    await turn(5)
    await callOff(store, 'aaaa', 'french', at)
    await courier.run()
    await turn(7)
    await store.db.updateTable('game').set({ waiting: '["british"]' }).execute()
    await courier.run()
    await turn(9)
    await courier.run()
    expect(posts).toEqual([])
  })
  test('not in quiet hours; what is gathered comes together', async () => {
    await createGame(store, game('bbbb'), { french: null, british: null })
    await store.db.updateTable('seat').set({ account: 'anne' }).where('game', '=', 'bbbb').execute()
    await hook()
    await setManners(store, 'anne', { zone: 'UTC', quiet: [11, 14] })
    await turn(5)
    await courier.run()
    expect(posts).toEqual([])
    at = NOON + 2 * HOUR
    await courier.run()
    expect(posts).toHaveLength(1)
    await callOff(store, 'aaaa', 'french', at)
    await setManners(store, 'anne', { zone: 'UTC', digest: 20 })
    await turn(7)
    await turn(3, 'bbbb')
    await courier.run()
    expect(posts).toHaveLength(1)
    at = NOON + 8 * HOUR
    await courier.run()
    expect(JSON.parse(String(posts[1]?.body))).toMatchObject({ subject: '2 games are waiting for you', path: '#/' })
    expect(posts).toHaveLength(2)
  })
  test('by mail, by push and in the form of Discord, each in its language', async () => {
    await store.db
      .insertInto('account')
      .values({
        ...{ id: 'anne', name: 'Anne', name_key: 'anne', password: null, mail: vault.seal('anne@games.example') },
        ...{ mail_hash: null, settings: '{}', role: 'player', created: at, closed: null },
      })
      .execute()
    await channels.add('anne', { kind: 'mail', locale: 'fr' })
    await hook(DISCORD)
    await channels.add('anne', { kind: 'push', locale: 'en', subscription: SUBSCRIPTION })
    await turn(5)
    await courier.run()
    expect(letters).toEqual([
      {
        to: 'anne@games.example',
        subject: 'À vous de jouer\u00a0: Québec 1759',
        text: 'C’est à vous de jouer à Québec 1759 (Français).\nhttps://games.example/#/net/aaaa',
      },
    ])
    const [discord, push] = [DISCORD, SUBSCRIPTION.endpoint].map((url) => posts.find((post) => post.url === url))
    expect(JSON.parse(String(discord?.body))).toEqual({
      content: 'It is your turn in Quebec 1759 (French).\nhttps://games.example/#/net/aaaa',
      allowed_mentions: { parse: [] },
    })
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining((await pushKeys(store, vault)).publicKey),
    })
    expect(String(push?.body)).not.toContain('Quebec')
    // The browser that asked for it can read it, and what it reads is what its service worker shows.
    expect(JSON.parse(unsealed(push?.body as Buffer))).toEqual({
      ...{ title: 'Your turn: Quebec 1759', text: 'It is your turn in Quebec 1759 (French).', path: '#/net/aaaa' },
    })
  })
  test('who is invited is told once, by whom to what; not what was called off, nor by who is blocked', async () => {
    for (const [id, name] of [
      ['anne', 'Anne'],
      ['wolfe', 'Wolfe'],
    ] as const)
      await store.db
        .insertInto('account')
        .values({
          ...{ id, name, name_key: id, password: null, mail: null, mail_hash: null, settings: '{}', role: 'player' },
          ...{ created: at, closed: null },
        })
        .execute()
    const invitation = (id: string) => ({ game: id, role: 'french', account: 'anne', who: 'wolfe', expires: at + HOUR })
    const invited = async (id: string) => {
      await createGame(store, game(id), { french: null, british: null })
      await store.db.insertInto('invitation').values(invitation(id)).execute()
      await tellInvited(store, 'anne', { game: id, role: 'french' }, at)
    }
    await hook()
    await setManners(store, 'anne', { zone: 'UTC', quiet: [11, 13] })
    await invited('cccc')
    await courier.run()
    expect(posts).toEqual([])
    at += HOUR - 1
    await courier.run()
    expect(posts).toEqual([])
    at += 1
    await store.db
      .updateTable('invitation')
      .set({ expires: at + HOUR })
      .execute()
    await Promise.all([courier.run(), courier.run()])
    expect(posts.map(({ body }) => JSON.parse(String(body)))).toEqual([
      {
        subject: 'Wolfe invites you to a game of Quebec 1759',
        text: 'Wolfe invites you to play Quebec 1759 (French). You can accept or decline in the lobby:\nhttps://games.example/#/lobby',
        path: '#/lobby',
        link: 'https://games.example/#/lobby',
      },
    ])
    // Declined, and invited again: he knows it already.
    await store.db.deleteFrom('invitation').execute()
    await store.db.insertInto('invitation').values(invitation('cccc')).execute()
    await tellInvited(store, 'anne', { game: 'cccc', role: 'french' }, at)
    await courier.run()
    expect(posts).toHaveLength(1)
    await invited('dddd')
    await store.db.deleteFrom('invitation').where('game', '=', 'dddd').execute()
    await invited('eeee')
    await store.db.updateTable('seat').set({ joined: at }).where('game', '=', 'eeee').execute()
    await courier.run()
    for (const [account, other] of [
      ['anne', 'wolfe'],
      ['wolfe', 'anne'],
    ] as const) {
      await store.db.insertInto('relation').values({ account, other, kind: 'block' }).execute()
      await invited(`g-${account}`)
      await courier.run()
      await store.db.deleteFrom('relation').execute()
    }
    expect(posts).toHaveLength(1)
    // Several at once come together; and a turn at the same time by itself.
    await invited('ffff')
    await invited('hhhh')
    await turn(5)
    await courier.run()
    expect(posts.slice(1).map(({ body }) => (JSON.parse(String(body)) as { subject: string }).subject)).toEqual([
      'Your turn: Quebec 1759',
      'You are invited to 2 games',
    ])
  })
  test('where it leads is kept sealed', async () => {
    await hook()
    expect(JSON.stringify(await store.db.selectFrom('channel').selectAll().execute())).not.toContain('example')
    expect(await channels.list('anne')).toMatchObject([{ kind: 'hook', to: 'hooks.example.com', failed: 0 }])
    await expect(hook('https://127.0.0.1/')).rejects.toMatchObject({ reason: 'hook' })
  })
  test('what certainly was not taken is tried again; what may have been, not', async () => {
    await hook()
    status = 503
    await turn(5)
    await courier.run()
    status = 204
    await courier.run()
    expect(posts).toHaveLength(1)
    at += 61_000
    await courier.run()
    expect(posts).toHaveLength(2)
    await callOff(store, 'aaaa', 'french', at)
    status = -1
    await turn(7)
    await courier.run()
    at += 24 * HOUR
    await courier.run()
    expect(posts).toHaveLength(3)
  })
  test('a channel that fails again and again is switched off, and its owner is told by another', async () => {
    await hook()
    for (let i = 0; i < 5; i++) {
      status = -1
      await turn(i)
      await courier.run()
      await callOff(store, 'aaaa', 'french', at)
      if (i === 3) {
        status = 204
        await hook(DISCORD)
      }
    }
    const failing = (await channels.list('anne')).find(({ discord }) => !discord)
    expect(failing).toMatchObject({ failed: 5, off: at })
    const told = posts.filter(({ url, body }) => url === DISCORD && String(body).includes('hooks.example.com'))
    expect(told).toHaveLength(1)
    const before = posts.length
    await store.db.updateTable('channel').set({ off: null }).where('kind', '=', 'none').execute()
    status = 204
    await turn(9)
    await courier.run()
    expect(posts.slice(before).map(({ url }) => url)).toEqual([DISCORD])
    await channels.switchOn('anne', failing?.id as string)
    await callOff(store, 'aaaa', 'french', at)
    await turn(11)
    await courier.run()
    expect(
      posts
        .slice(before + 1)
        .map(({ url }) => url)
        .sort(),
    ).toEqual([DISCORD, HOOK].sort())
  })
})
