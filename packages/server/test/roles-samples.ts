/** One sensible request for each route and each kind of request over a socket: what is refused is refused for who asks. */
import type { Asked, Request } from '@carillon/protocol'
import { madeTable } from '../src/testing/house.ts'
import type { Cast } from './roles.ts'

export interface Sample {
  /** In place of the address of the route, where it has a name in it. */
  readonly url?: string
  readonly body?: unknown
}
type Samples = Readonly<Record<string, (cast: Cast) => Sample | Promise<Sample>>>

const NONE = () => ({})
const ID = 'aaaaaaaaaaaa'
let names = 0
const PASSWORD = 'rowing past the citadel'
const mail = () => ({ mail: `role${++names}@games.example`, locale: 'en' })
const passkey = () => ({ body: { response: {} } })

const nameOf = async ({ store }: Cast['running'], account: string): Promise<string> =>
  (await store.db.selectFrom('account').select('name').where('id', '=', account).executeTakeFirstOrThrow()).name

/** By `METHOD address`. */
export const ROUTES: Samples = {
  'GET /health': NONE,
  'GET /metrics': NONE,
  'POST /api/games': () => ({ body: { title: 'quebec-1759', scenario: 'campaign' } }),
  'GET /api/openapi.json': NONE,
  'GET /api/games/:id/record': ({ table }) => ({ url: `/api/games/${table.id}/record` }),
  'POST /api/seat': async ({ running, table }) => {
    const seats = running.store.db.updateTable('seat').set({ account: null }).where('game', '=', table.id)
    await seats.where('role', '=', 'british').execute()
    return { body: { token: table.links.british } }
  },
  'POST /api/seat/close': ({ table }) => ({ body: { game: table.id } }),
  'POST /api/seat/lost': ({ table }) => ({ body: { game: table.id } }),
  'POST /api/account': () => ({ body: { name: `Fresh ${++names}`, password: PASSWORD } }),
  'POST /api/session': () => ({ body: { name: `Nobody ${++names}`, password: PASSWORD } }),
  'DELETE /api/session': NONE,
  'GET /api/me': NONE,
  'GET /api/me/sessions': NONE,
  'POST /api/me/sessions/end': () => ({ body: {} }),
  'POST /api/me/password': () => ({ body: { password: PASSWORD } }),
  'GET /api/me/data': NONE,
  'DELETE /api/me': NONE,
  'GET /api/me/passkeys': NONE,
  'POST /api/me/passkeys/options': NONE,
  'POST /api/me/passkeys': () => ({ body: { name: 'key', response: {} } }),
  'DELETE /api/me/passkeys': () => ({ body: { id: 'x' } }),
  'POST /api/passkey/options': NONE,
  'POST /api/passkey': passkey,
  'POST /api/account/passkey/options': () => ({ body: { name: `Fresh ${++names}` } }),
  'POST /api/account/passkey': () => ({ body: { name: 'key', response: {} } }),
  'POST /api/account/mail': () => ({ body: { name: `Fresh ${++names}`, ...mail() } }),
  'POST /api/session/mail': () => ({ body: mail() }),
  'POST /api/me/mail': () => ({ body: mail() }),
  'DELETE /api/me/mail': NONE,
  'POST /api/mail': () => ({ body: { token: 'x'.repeat(43) } }),
  'GET /api/lobby': NONE,
  'GET /api/games': NONE,
  'POST /api/lobby/seat': async ({ running }) => {
    // A game whose British seat anybody may take.
    const { id } = await madeTable(running, { title: 'quebec-1759', scenario: 'campaign', visibility: 'public' })
    const expires = running.desk.now() + 60_000
    await running.store.db.insertInto('seek').values({ game: id, account: null, expires, network: null }).execute()
    return { body: { game: id, role: 'british' } }
  },
  'POST /api/lobby/seek': ({ table }) => ({ body: { game: table.id } }),
  'DELETE /api/lobby/seek': ({ table }) => ({ body: { game: table.id } }),
  'POST /api/invitations': async ({ running, somebody }) => {
    const { links } = await madeTable(running, { title: 'quebec-1759', scenario: 'campaign' })
    return { body: { token: links.french, name: await nameOf(running, somebody) } }
  },
  'DELETE /api/invitations': ({ table }) => ({ body: { game: table.id } }),
  'POST /api/invitations/mail': async ({ running }) => {
    const { links } = await madeTable(running, { title: 'quebec-1759', scenario: 'campaign' })
    return { body: { token: links.french, ...mail() } }
  },
  'GET /api/people/:name': async ({ running, somebody }) => {
    return { url: `/api/people/${encodeURIComponent(await nameOf(running, somebody))}` }
  },
  'GET /api/me/blocks': NONE,
  'POST /api/me/blocks': async ({ running, somebody }) => ({ body: { name: await nameOf(running, somebody) } }),
  'DELETE /api/me/blocks': async ({ running, somebody }) => ({ body: { name: await nameOf(running, somebody) } }),
  'GET /api/me/ratings': NONE,
  'POST /api/me/ratings': () => ({ body: { ratings: true } }),
  'GET /api/me/bots': NONE,
  'POST /api/me/bots': () => ({ body: { name: `Machine ${++names}`, scopes: ['read'] } }),
  'POST /api/me/bots/token': () => ({ body: { id: ID, scopes: ['read'] } }),
  'DELETE /api/me/bots/token': () => ({ body: { id: ID } }),
  'DELETE /api/me/bots': () => ({ body: { id: ID } }),
  'GET /api/me/notices': NONE,
  'POST /api/me/notices': () => ({ body: { kind: 'hook', locale: 'en', url: 'https://hooks.example.com/a' } }),
  'DELETE /api/me/notices': () => ({ body: { id: ID } }),
  'POST /api/me/notices/on': () => ({ body: { id: ID } }),
  'POST /api/me/notices/trial': () => ({ body: { id: ID } }),
  'POST /api/me/manners': () => ({ body: { zone: 'Europe/Paris', quiet: [22, 7] } }),
  'POST /api/reports': ({ table }) => ({
    body: { game: table.id, role: 'french', kind: 'words', text: 'He swears.' },
  }),
  'GET /api/moderation/reports': NONE,
  'GET /api/moderation/alike': NONE,
  'GET /api/moderation/log': NONE,
  'POST /api/moderation/acts': ({ somebody }) => ({
    body: { what: 'warn', about: `account:${somebody}`, reason: 'a test' },
  }),
}

const SEAT = 'french'
/** Each once: what is asked again with the same key is done. */
let keys = 0
const KEY = () => ({ key: `k${++keys}` })
const AT = () => ({ seat: SEAT, ...KEY() })
const DEED = () => ({ ...AT(), revision: 0 })
const OPTION = { do: 'nothing' }
const HEX = 'ab'.repeat(32)
const SETUP = { game: 'quebec-1759', scenario: 'campaign', options: {}, seats: {} }
type Unasked<R> = R extends Request ? Omit<R, 'ask'> : never

/** By what is asked; all of the French seat, at a table that is open. */
export const ASKED: { readonly [A in Request['ask']]: (table: string) => Unasked<Asked<A>> } = {
  about: () => ({ game: 'quebec-1759' }),
  lessons: () => ({ game: 'quebec-1759' }),
  lesson: () => ({ game: 'quebec-1759', example: 'x', number: 0 }),
  overlay: (table) => ({ table, seat: SEAT, kind: 'supply' }),
  why: (table) => ({ table, seat: SEAT, subject: {} }),
  odds: (table) => ({ table, seat: SEAT }),
  meaning: (table) => ({ table, seat: SEAT, option: OPTION }),
  hint: (table) => ({ table, seat: SEAT }),
  judgement: (table) => ({ table, seat: SEAT }),
  reach: (table) => ({ table, seat: SEAT }),
  list: () => ({}),
  create: () => ({ setup: SETUP, ...KEY() }),
  import: () => ({ text: '{}', ...KEY() }),
  open: (id) => ({ id }),
  close: (table) => ({ table }),
  remove: (id) => ({ id }),
  export: (id) => ({ id }),
  answer: (table) => ({ table, ...DEED(), option: OPTION }),
  walk: (table) => ({ table, ...DEED() }),
  confirm: (table) => ({ table, ...DEED(), option: OPTION }),
  undo: (table) => ({ table, ...DEED() }),
  restart: (table) => ({ table, ...DEED() }),
  sit: (table) => ({ table, seat: SEAT }),
  pace: () => ({ paused: false, delay: 0, confirm: false }),
  step: (table) => ({ table, ...KEY() }),
  hurry: (table) => ({ table }),
  seat: (table) => ({ table, role: SEAT, who: { kind: 'human' } }),
  replay: (id) => ({ id, at: 0 }),
  branch: (id) => ({ id, at: 0, seats: {}, ...KEY() }),
  commit: (table) => ({ table, ...AT(), commitment: HEX }),
  reveal: (table) => ({ table, ...AT(), share: HEX }),
  resign: (table) => ({ table, ...AT() }),
  offer: (table) => ({ table, ...AT(), what: 'draw' }),
  withdraw: (table) => ({ table, ...AT(), what: 'draw' }),
  claim: (table) => ({ table, ...AT() }),
  replace: (table) => ({ table, ...AT(), role: 'british', player: 'recruit' }),
  resume: (table) => ({ table, ...AT() }),
  away: (table) => ({ table, ...AT(), until: 0 }),
  return: (table) => ({ table, ...AT() }),
  pass: (table) => ({ table, ...AT(), kind: 'reserve', until: 'turn' }),
  say: (table) => ({ table, ...AT(), text: 'Well met.' }),
  talk: (table) => ({ table }),
  dice: (id) => ({ id }),
  report: (id) => ({ id }),
  verify: (id) => ({ id }),
  turns: (table) => ({ table, seat: SEAT }),
  hush: (table) => ({ table, whom: 'british', on: true }),
  note: (table) => ({ table, seat: SEAT }),
  reason: (id) => ({ id, at: 0, seat: SEAT }),
  film: (table) => ({ table, seat: SEAT }),
  lend: (id) => ({ id, text: '{}' }),
}
