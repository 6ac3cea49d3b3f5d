/** Frames and requests that are nearly right: refused, nothing has changed, nothing has broken. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Random, seeded } from '@carillon/kernel'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import { Accounts } from '../../packages/server/src/accounts.ts'
import type { RunningServer } from '../../packages/server/src/server.ts'
import type { Store } from '../../packages/server/src/store/store.ts'
import { makeTable } from '../../packages/server/src/tables.ts'
import { Guest } from '../../packages/server/src/testing/house.ts'
import { type Late, NEVER_LATE } from './hours.ts'
import { requests } from './requests.ts'

export interface Mutating {
  mutated: number
  serverErrors: number
  /** Of these so many by HTTP, over so many routes. */
  requested: number
  routes: number
  /** Tables that have changed by what should have been refused. */
  changed: number
  /** How much memory grew, in MB. */
  grown: number
}

setFlagsFromString('--expose-gc')
/** What nobody needs any more does not count. */
const collect = runInNewContext('gc') as () => void

const DEEP = JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) as unknown
const ODD: readonly unknown[] = [
  ...[null, true, -1, 1e308, 0.5, '', 'x'.repeat(300), '__proto__', 'spectator', 'open', [], {}, DEEP, '\u0000'],
  ...[{ toString: 1 }, { constructor: { prototype: 1 } }, '💥', { ask: 'answer' }, 'british', 'french'],
  Number.MAX_SAFE_INTEGER,
]

/** One in four is a request by HTTP. */
const BY_HTTP = 0.25
/** Frames that are sent before it is looked whether there is time for more. */
const AT_ONCE = 1000
/** All that people have done. Sessions come and go with who asks, and are not among it. */
const KEPT = [
  ...(['journal', 'seat', 'hold', 'seek', 'invitation', 'account', 'passkey', 'relation', 'talk', 'note'] as const),
  ...(['rating', 'result', 'report', 'sanction', 'audit', 'hidden', 'program', 'channel', 'manners'] as const),
]
async function kept({ db }: Store): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {}
  for (const table of KEPT)
    found[table] = JSON.stringify(
      await db
        .selectFrom(table as 'seat')
        .selectAll()
        .orderBy(sql`1`)
        .orderBy(sql`2`)
        .execute(),
    )
  const games = await db
    .selectFrom('game')
    .select(['id', 'state', 'turn', 'outcome', 'visibility'])
    .orderBy('id')
    .execute()
  return { ...found, journal: `${found.journal}${JSON.stringify(games)}` }
}

export async function mutate(house: RunningServer, frames: number, late: Late = NEVER_LATE): Promise<Mutating> {
  const random = seeded(3)
  const wish = { title: 'quebec-1759', scenario: 'campaign', options: {}, bots: {}, visibility: 'link' } as const
  const { id, tokens } = await makeTable(house.hall, wish)
  const guest = new Guest(house.port, tokens.british)
  await guest.open(id)
  for (let i = 0; i < 12; i++) if (guest.options.length > 0) await guest.answer(guest.options[0] as never)
  const { id: account } = await new Accounts(house.store, Date.now).make('Mutator', undefined)
  const token = await new Accounts(house.store, Date.now).welcome(account, undefined)
  const before = await kept(house.store)
  const failures = house.measures.failures
  const revision = guest.scene?.observation.revision ?? 0
  // The seat itself, with questions of long ago; somebody who watches, with the right ones.
  const watching = (await house.desk.welcome()).token
  // What would be right from the seat is asked by who watches.
  const beside: readonly object[] = [
    ...['resign', 'claim', 'resume'].map((ask) => ({ ask })),
    ...['draw', 'abort', 'pause', 'rewind', 'dice'].map((what) => ({ ask: 'offer', what, back: 1 })),
    ...[
      { ask: 'withdraw', what: 'draw' },
      { ask: 'say', text: 'x' },
      { ask: 'replace', role: 'french', player: 'captain' },
    ],
    ...[
      { ask: 'away', until: 1e13 },
      { ask: 'commit', commitment: '0'.repeat(64) },
      { ask: 'reveal', share: '0'.repeat(64) },
    ],
    ...[
      { ask: 'walk', revision, place: 'levis', way: 0, to: 'beauport' },
      { ask: 'film' },
      { ask: 'odds' },
      { ask: 'hint' },
    ],
  ]
  const deeds = (fresh: boolean) => {
    const deed = {
      table: id,
      seat: 'british',
      revision: fresh ? revision : revision - 1 - random.below(5),
      key: `m${random.below(1e9)}`,
    }
    return [
      { ask: 'answer', ...deed, option: guest.options[0] ?? { do: 'pass' } },
      ...['confirm', 'undo', 'restart'].map((ask) => ({ ask, ...deed })),
      { ask: 'why', table: id, seat: 'british', subject: { unit: 'b_1' } },
      { ask: 'overlay', table: id, seat: 'british', kind: 'control' },
      { ask: 'open', id },
      { ask: 'pace', paused: false, delay: 0, confirm: random.below(2) === 0 },
      { ask: 'export', id },
      { ask: 'replay', id, at: 0 },
      ...(fresh ? beside.map((ask) => ({ ...ask, table: id, seat: 'british', key: deed.key })) : []),
    ]
  }
  const memory = () => {
    collect()
    return process.memoryUsage().heapUsed / 1e6
  }
  const began = memory()
  const overSocket = frames - Math.ceil(frames * BY_HTTP)
  let sent = 0
  await Promise.all(
    [tokens.british as string, watching].map(async (token, i) => {
      while (sent < overSocket && !late()) {
        const batch = Math.min(AT_ONCE, overSocket - sent)
        sent += batch
        await volley(house.port, token, id, batch, () => broken(deeds(i === 1), random))
      }
    }),
  )
  const { routes, port } = house
  const most = Math.ceil(frames * BY_HTTP)
  const { wrong, routes: met, requested } = await requests({ routes, port, token, random }, most, late)
  const after = await kept(house.store)
  guest.close()
  return {
    mutated: sent + requested,
    requested,
    routes: met,
    serverErrors: house.measures.failures - failures + wrong,
    changed: KEPT.filter((table) => before[table] !== after[table]).length,
    grown: Math.round(memory() - began),
  }
}

/** One request out of some, with something wrong in it. */
function broken(requests: readonly object[], random: Random): string {
  const request: Record<string, unknown> = { ...(requests[random.below(requests.length)] as object) }
  const names = Object.keys(request)
  const name = names[random.below(names.length)] as string
  const number = 1 + random.below(1000)
  switch (random.below(6)) {
    case 0:
      delete request[name]
      break
    case 1:
      request[`more${random.below(9)}`] = ODD[random.below(ODD.length)]
      break
    case 2: {
      const text = JSON.stringify({ number, request })
      const at = random.below(text.length)
      // Most of these are no JSON any more.
      if (random.below(20) === 0)
        return text.slice(0, at) + String.fromCharCode(32 + random.below(200)) + text.slice(at + 1)
      request[name] = ODD[random.below(ODD.length)]
      break
    }
    case 3:
      return JSON.stringify({ number, request: ODD[random.below(ODD.length)] })
    default:
      request[name] = ODD[random.below(ODD.length)]
  }
  // Never what would be right.
  if (request.ask === 'answer' && typeof request.revision === 'number' && names.every((one) => one in request))
    request.seat = 'nobody'
  return JSON.stringify({ number, request })
}

/** So many frames over one socket; if it is closed for what was sent, over the next. */
async function volley(port: number, token: string, id: string, count: number, make: () => string): Promise<void> {
  for (let left = count; left > 0; ) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { authorization: `Bearer ${token}` } })
    socket.on('error', () => undefined)
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send(JSON.stringify({ number: 0, request: { ask: 'open', id } }))
    let replies = 0
    let asked = 1
    let wake: () => void = () => undefined
    const idle = () =>
      new Promise<void>((resolve) => {
        wake = resolve
        if (replies === asked) resolve()
      })
    socket.on('message', (data) => {
      if (String(data).startsWith('{"number"') && ++replies === asked) wake()
    })
    while (left > 0 && socket.readyState === WebSocket.OPEN) {
      socket.send(make())
      asked += 1
      left -= 1
      if (left % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    if (socket.readyState === WebSocket.OPEN) {
      await Promise.race([idle(), closed, new Promise((resolve) => setTimeout(resolve, 2000))])
      socket.close()
    }
    await closed
  }
}
