/** One process: pages, the network table, and what is done by itself. */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES, type Listed } from '@carillon/registry'
import { Library } from '@carillon/room'
import { api, type Route } from './api.ts'
import { Bots } from './bots.ts'
import { Counsel } from './counsel.ts'
import { Desk } from './desk.ts'
import { Hall } from './hall.ts'
import type { Outside } from './hooks.ts'
import { vaultFor } from './house-key.ts'
import { Jobs } from './jobs.ts'
import type { Live } from './live.ts'
import { expireSeek } from './lobby.ts'
import { type Mailer, posting } from './mail.ts'
import { Measures } from './measures.ts'
import { type Banned, bannedSince } from './moderation/sanctions.ts'
import { Courier } from './notices/courier.ts'
import { turning } from './notices/turns.ts'
import { Pulse } from './pulse.ts'
import { rateGame } from './ratings.ts'
import { Sockets } from './sockets.ts'
import { postgresStore } from './store/postgres.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { Strain } from './strain.ts'
import { dropExpired, SWEEP } from './sweep.ts'
import { VERSION } from './version.ts'

export interface Settings {
  /** Where games, the key of the house and nothing else are kept. */
  readonly data: string
  readonly host: string
  readonly port: number
  /** Without it, one SQLite file in the folder of the data. */
  readonly databaseUrl?: string | undefined
  /** Where people reach it, if that is not this machine. */
  readonly publicUrl?: string | undefined
  /** 64 hex digits, or several such keys of which the first seals; without them a file in the folder of the data. All nodes have the same. */
  readonly key?: string | undefined
  readonly pages?: string | undefined
  /** Without it no letters are written, and nothing is offered that needs them. */
  readonly mailer?: Mailer | undefined
  /** Addresses are told by a proxy. */
  readonly proxied?: boolean
  readonly games?: readonly Listed[]
  /** For tests: what happens to a row before anybody is told. */
  through?(store: Store): Store
  /** For tests: the world outside, to which hooks and pushes go. */
  readonly outside?: Outside | undefined
  /** For tests that ask faster than people. */
  readonly requests?: readonly [rate: number, most: number] | undefined
  /** For tests that do not wait: milliseconds in which who comes back was not away. */
  readonly grace?: number
  /** Sockets that one address may have open, if not as many as usual. */
  readonly sockets?: number
  log?(text: string): void
}
export interface RunningServer {
  readonly port: number
  readonly address: string
  readonly hall: Hall
  readonly store: Store
  readonly desk: Desk
  readonly measures: Measures
  readonly jobs: Jobs
  readonly strain: Strain
  readonly sockets: Sockets
  readonly courier: Courier
  /** All that it answers to by HTTP. */
  readonly routes: readonly Route[]
  /** Everything under way is done, everybody is told, and nothing is left running. */
  close(): Promise<void>
}

/** Bells that were missed are found out so often, in milliseconds. */
const COMPARE = 5000
/** And sessions that have ended. */
const SIFT = 15_000
/** Before the hash of a session that has ended. */
const ENDED = '!'
const LOCAL = ['localhost', '127.0.0.1', '::1']

/** What is wrong with how it is to be run; undefined if nothing is. */
export function wrongSettings({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>): string | undefined {
  if (!LOCAL.includes(host) && publicUrl === undefined)
    return `to be reached from other machines (${host}) it must know its address: PUBLIC_URL=https://…`
  if (publicUrl !== undefined && !/^https?:\/\/[^/]+\/?$/.test(publicUrl))
    return `PUBLIC_URL is an address like https://games.example, not "${publicUrl}"`
  return undefined
}

export async function startServer(settings: Settings): Promise<RunningServer> {
  const odd = wrongSettings(settings)
  if (odd !== undefined) throw new TypeError(odd)
  const { data, databaseUrl, key, host, publicUrl, proxied = false, log = () => undefined } = settings
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const kept = databaseUrl === undefined ? sqliteStore(join(data, 'carillon.db')) : await postgresStore(databaseUrl)
  const vault = await vaultFor(kept, { data, key }).catch(async (error: Error) => {
    await kept.close()
    throw error
  })
  const store = settings.through?.(kept) ?? kept
  const now = () => Date.now()
  const pulse = new Pulse(store, now, randomUUID())
  await pulse.start()
  const library = new Library(settings.games ?? GAMES)
  const counsel = new Counsel(now, settings.requests)
  const strain = new Strain()
  // Whoever has the house for himself is not to be kept waiting by other programs on his machine.
  if (publicUrl !== undefined) strain.start()
  const hall = new Hall({
    store,
    vault,
    now,
    library,
    counsel,
    outages: () => pulse.outages,
    strain,
    grace: settings.grace,
  })
  strain.onEased(() => hall.ease())
  const desk = new Desk(store, now, publicUrl)
  const measures = new Measures(log)
  const wrong = (detail: string) => measures.failed(detail)
  const bots = new Bots(hall, wrong)
  hall.moved = (live) => void bots.consider(live)
  const jobs = new Jobs(store, now, wrong)
  jobs.on('clock', async (id, job) => {
    const due = await hall.tick(id)
    // The house was down, or time was added: it falls later.
    if (due !== null) await jobs.again(job, due)
  })
  jobs.on('bot', async (id) => bots.consider(await hall.read(id, (live) => live), true))
  jobs.on('seek', (id) => expireSeek(store, id, now()))
  // Who had a bot play for him has not played it, even if he came back.
  const played = ({ people, relieved }: Live) => people.filter((role) => !relieved.includes(role))
  jobs.on('rate', async (id) => rateGame(store, id, await hall.latest(id, played), now()))
  if (settings.mailer) jobs.on('mail', posting(vault, settings.mailer))
  const courier = new Courier({
    ...{ store, vault, library, now, wrong, mailer: settings.mailer, outside: settings.outside },
    address: `${(publicUrl ?? `http://localhost:${settings.port}`).replace(/\/$/, '')}/`,
  })
  jobs.on('turn', turning(store, now))
  jobs.start()
  courier.start()
  const { requests, sockets: open } = settings
  const sockets = new Sockets({
    hall,
    desk,
    measures,
    proxied,
    ...(requests && { requests }),
    ...(open !== undefined && { sockets: open }),
  })
  const out = ({ accounts, seats }: Banned) => {
    sockets.endAccounts(accounts)
    for (const { game, role } of seats) hall.expel(game, role)
  }
  const { app, routes } = await api({
    ...{ hall, desk, measures, proxied, courier, version: VERSION, pages: settings.pages },
    mail: settings.mailer !== undefined,
    sockets: () => sockets.count,
    left(sessions) {
      sockets.endSessions(sessions)
      for (const session of sessions) store.ring(`${ENDED}${session}`, 0)
    },
    out,
    ...(requests && { most: 1_000_000 }),
  })
  const port = await listen(app, host, settings.port)
  sockets.listen(app.server)
  let looked = now()
  /** Who was banned, by whoever and wherever, is not heard any more. */
  const ban = async () => {
    const at = now()
    out(await bannedSince(store, looked - COMPARE))
    looked = at
  }
  // Whoever was signed out at another node is known here at once; if the bell was missed, a little later.
  store.hear((name) => {
    if (name.startsWith(ENDED)) sockets.endSessions([name.slice(ENDED.length)])
  })
  const sifting = setInterval(() => void sockets.sift().catch(() => undefined), SIFT)
  sifting.unref()
  const sweep = () => void dropExpired(store, now()).catch((error: Error) => wrong(error.message))
  sweep()
  const sweeping = setInterval(sweep, SWEEP)
  sweeping.unref()
  const comparing = setInterval(() => {
    void hall.compare().catch(() => undefined)
    void ban().catch(() => undefined)
  }, COMPARE)
  comparing.unref()
  return {
    ...{ port, hall, store, desk, measures, jobs, strain, sockets, courier, routes },
    address: publicUrl ?? `http://${host === '::1' ? '[::1]' : host}:${port}/`,
    async close() {
      clearInterval(comparing)
      clearInterval(sifting)
      clearInterval(sweeping)
      strain.close()
      pulse.close()
      await sockets.close()
      await app.close()
      await jobs.close()
      await courier.close()
      await bots.close()
      await counsel.close()
      await hall.close()
      await store.close()
      measures.close()
    },
  }
}

/** At the port that is wished for, or, on this machine, at the next free one. */
async function listen(app: Awaited<ReturnType<typeof api>>['app'], host: string, wished: number): Promise<number> {
  const last = LOCAL.includes(host) && wished !== 0 ? wished + 20 : wished
  for (let port = wished; ; port++) {
    try {
      await app.listen({ host, port })
      const address = app.server.address()
      return typeof address === 'object' && address ? address.port : port
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (port >= last || (code !== 'EADDRINUSE' && code !== 'EACCES')) throw error
    }
  }
}
