/** A node that hears no bell allows nothing that was ended elsewhere: rows and the store tell it. On both stores. */
import { afterEach, expect, test } from 'vitest'
import { HallPlace, type Watcher } from '../src/hall-place.ts'
import type { RunningServer } from '../src/server.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { type Spoken, speak } from '../src/talk.ts'
import { madeTable } from '../src/testing/house.ts'
import { Voices } from '../src/voices.ts'
import { onBothStores } from './stores.ts'
import { afterwards, closeAll, opened, QUEBEC, seated, settled } from './tables.ts'

const DONE = { said: 'done' }
const NOT_YOURS = { said: 'refused', reason: 'not-yours' }
const deaf = (store: Store): Store => ({ ...store, hear: () => undefined })

onBothStores((database, it) => {
  afterEach(closeAll)

  async function post({ port }: RunningServer, token: string, path: string, body: object) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as { readonly link: string }
  }
  /** The guest at one node; who came after him by the same invitation at a node that hears nothing, by his cookie and by his link. */
  async function invaded(visibility: string) {
    const databaseUrl = await database()
    const node = await opened({ databaseUrl })
    const far = await opened({ databaseUrl, data: node.data, through: deaf })
    const { id, links } = await madeTable(node, { ...QUEBEC, me: 'british', visibility })
    const sit = async () => {
      const { token } = await node.desk.welcome()
      return { token, ...(await post(node, token, '/api/seat', { token: links.french })) }
    }
    const guest = await sit()
    const maker = await sit()
    const there = await seated(node.port, guest.token, id)
    const british = await seated(node.port, links.british, id)
    const invaders = [await seated(far.port, maker.token, id), await seated(far.port, maker.link, id)]
    expect(invaders.map(({ scene }) => scene?.seat)).toEqual(['french', 'french'])
    const close = () => post(node, guest.token, '/api/seat/close', { game: id })
    return { node, far, id, there, british, invaders, close }
  }
  const own = (id: string) => ({ table: id, seat: 'french' })

  it('who was sent away does nothing more there', async () => {
    const { id, there, invaders, close } = await invaded('link')
    await close()
    for (const [i, one] of invaders.entries()) {
      for (const request of [
        { ask: 'resign', ...own(id), key: `r${i}` },
        { ask: 'offer', ...own(id), key: `o${i}`, what: 'draw' },
      ] as const)
        expect(await one.ask(request)).toMatchObject({ said: 'refused' })
    }
    expect(there.scene?.company?.ended).toBeUndefined()
    expect(there.scene?.company?.offers ?? []).toEqual([])
    // He who closed it is where he was.
    expect(await there.ask({ ask: 'offer', ...own(id), key: 'mine', what: 'draw' })).toEqual(DONE)
  })
  it('nor does he read or write what is his who sits there', async () => {
    const { id, there, invaders, close } = await invaded('link')
    expect(await there.ask({ ask: 'note', ...own(id), text: 'ours' })).toMatchObject({ text: 'ours' })
    await close()
    for (const one of invaders) {
      expect(await one.ask({ ask: 'note', ...own(id) })).toMatchObject(NOT_YOURS)
      expect(await one.ask({ ask: 'say', ...own(id), key: 's', text: 'it is me' })).toMatchObject(NOT_YOURS)
      expect(await one.ask({ ask: 'talk', table: id })).toMatchObject(NOT_YOURS)
    }
  })
  it('he is shown nothing new, and comes back as one who watches', async () => {
    const { far, id, british, invaders, close } = await invaded('link')
    await close()
    const before = invaders.map(({ news }) => news.length)
    expect(await british.ask({ ask: 'offer', table: id, seat: 'british', key: 'd', what: 'draw' })).toEqual(DONE)
    // Whatever makes the node look makes it look at all of it.
    await far.hall.latest(id, () => undefined)
    for (const one of invaders) for (let i = 0; i < 40 && one.scene?.seat === 'french'; i++) await one.next(50)
    expect(invaders.map(({ scene }) => scene?.seat)).toEqual(['spectator', 'spectator'])
    for (const [i, { news }] of invaders.entries()) {
      const since = news.slice(before[i])
      expect(since[0]).toEqual({ news: 'closed', id })
      expect(since.some((one) => one.news === 'scene' && one.scene.seat === 'french')).toBe(false)
    }
  })
  it('a new link that the seat has said no to opens nothing', async () => {
    const { node, far, id, there, british } = await invaded('link')
    const lost = async () => {
      const headers = {
        authorization: `Bearer ${(await node.desk.welcome()).token}`,
        'content-type': 'application/json',
      }
      const init = { method: 'POST', headers, body: JSON.stringify({ game: id }) }
      return (await (await fetch(`http://127.0.0.1:${node.port}/api/seat/lost`, init)).json()) as Record<string, string>
    }
    const { code, token } = await lost()
    const british1 = { table: id, seat: 'british', key: 'l' }
    expect(
      await british.ask({ ask: 'offer', ...british1, what: 'link', role: 'french', code: code as string }),
    ).toEqual(DONE)
    await far.hall.latest(id, () => undefined)
    expect(await there.ask({ ask: 'withdraw', ...own(id), key: 'no', what: 'link' })).toEqual(DONE)
    const { now } = far.hall.world
    afterwards(() => Object.assign(far.hall.world, { now }))
    Object.assign(far.hall.world, { now: () => now() + 2 * 86_400_000 })
    const headers = { authorization: `Bearer ${(await far.desk.welcome()).token}`, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ token }) }
    expect((await fetch(`http://127.0.0.1:${far.port}/api/seat`, init)).status).toBe(425)
  })
  it('at a private table he is told that it is closed to him', async () => {
    const { far, id, invaders, close } = await invaded('private')
    await close()
    await far.hall.latest(id, () => undefined)
    const failed = (one: (typeof invaders)[number]) => one.news.find(({ news }) => news === 'failed')
    for (const one of invaders) for (let i = 0; i < 40 && !failed(one); i++) await one.next(50)
    expect(invaders.map(failed)).toMatchObject([
      { id, reason: 'not-yours' },
      { id, reason: 'not-yours' },
    ])
  })
  it('what is said and not rung for is heard by itself, once', async () => {
    const databaseUrl = await database()
    const node = await opened({ databaseUrl })
    const far = await opened({ databaseUrl, data: node.data, through: deaf })
    const { id, links } = await madeTable(node, QUEBEC)
    const british = await seated(node.port, links.british, id)
    const french = await seated(far.port, links.french, id)
    const heard = () => french.news.flatMap((one) => (one.news === 'talk' ? one.line.text : []))
    const says = (text: string) => british.ask({ ask: 'say', table: id, seat: 'british', key: text, text })
    expect(await says('Bonjour')).toEqual(DONE)
    await far.hall.compare()
    await expect.poll(heard).toEqual(['Bonjour'])
    expect(await says('Your turn')).toEqual(DONE)
    for (let i = 0; i < 3; i++) await far.hall.compare()
    await expect.poll(heard).toEqual(['Bonjour', 'Your turn'])
    // Nor is what is said here said again.
    expect(await french.ask({ ask: 'say', table: id, seat: 'french', key: 'own', text: 'Oui' })).toEqual(DONE)
    await far.hall.compare()
    await settled()
    expect(heard()).toEqual(['Bonjour', 'Your turn', 'Oui'])
  })
})

test('what was said and not rung for is heard with what is said next, once', async () => {
  const store = sqliteStore(':memory:')
  afterwards(() => store.close())
  const heard: string[] = []
  const place = new HallPlace('a1')
  place.watchers.add({ overhear: (_: string, { text }: Spoken) => void heard.push(text) } as unknown as Watcher)
  const voices = new Voices(
    store,
    () => 0,
    () => place,
  )
  for (const [at, text] of ['one', 'two', 'three', 'four'].entries()) {
    await speak(store, 'a1', { id: text, at: at + 1, who: '', role: 'british', text })
    // The bell for the second one is missed.
    if (text !== 'two') await voices.heard('a1', at + 1)
  }
  expect(heard).toEqual(['one', 'two', 'three', 'four'])
})

test('however much is said at other tables, nothing is heard twice', async () => {
  const store = sqliteStore(':memory:')
  afterwards(() => store.close())
  const heard: string[] = []
  let now = 1e12
  const places = new Map<string, HallPlace>()
  const placeOf = (game: string) => {
    const place = places.get(game) ?? new HallPlace(game)
    if (!places.has(game))
      place.watchers.add({ overhear: (_: string, { id }: Spoken) => void heard.push(id) } as unknown as Watcher)
    places.set(game, place)
    return place
  }
  const voices = new Voices(store, () => now, placeOf)
  const say = async (game: string, text: string) => {
    const line = { id: `${game} ${text}`, at: now, who: '', role: 'british', text }
    await speak(store, game, line)
    await voices.heard(game, now)
  }
  await say('quiet', 'Bonjour')
  for (let i = 0; i < 1500; i++) {
    now += 30
    await say('loud', `${i}`)
  }
  for (let i = 0; i < 3; i++) {
    now += 5000
    await voices.compare(['quiet', 'loud'])
  }
  // Long after it, another line at the quiet table: it is heard, and not the one before it again.
  now += 600_000
  await voices.compare(['quiet', 'loud'])
  await say('quiet', 'Encore là ?')
  expect(heard.filter((id) => id.startsWith('quiet'))).toEqual(['quiet Bonjour', 'quiet Encore là ?'])
  expect(heard).toHaveLength(1502)
})
