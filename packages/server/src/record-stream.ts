/** A game as lines of JSON: what a seat may read of it while it is played, all of it when it is over. */
import { Readable } from 'node:stream'
import { type GameRecord, type LogEntry, lineFor, type Role } from '@carillon/kernel'
import { Impossible } from '@carillon/room'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { networkOf } from './addresses.ts'
import { wholeOf } from './counsel.ts'
import type { Hall } from './hall.ts'
import { seatOf } from './ledger.ts'
import type { Live } from './live.ts'
import { exactly } from './requests.ts'

const Which = Type.Object({ id: Type.String({ pattern: '^[a-z0-9]{12}$' }) }, exactly)
/** Lines of the log that are read at once. */
const AT_ONCE = 200

export function recordRoutes(app: FastifyInstance, hall: Hall): void {
  const route = { schema: { params: Which }, config: { scope: 'read' } } as const
  app.get('/api/games/:id/record', route, async ({ who, ip, params }, reply) => {
    const { id } = params as Static<typeof Which>
    const { store, counsel } = hall.world
    const game = await store.game(id)
    const role = game && (await seatOf(store, id, who))
    if (!game || (role === undefined && game.visibility === 'private')) throw new Impossible('no-game', 'no such game')
    // What is held now stays as it is, whatever happens while it is sent.
    const [live, held, before] = await hall.latest(id, (now) => [now, [...now.table.log], now.table.released] as const)
    reply.type('application/x-ndjson')
    if (!live.over) {
      if (role === undefined) throw new Impossible('not-over', 'who does not play reads it when it is over')
      return reply.send(Readable.from(ownLines(hall, live, role, held, before)))
    }
    if (!counsel) throw new Impossible('not-offered', 'nobody works that out here')
    const folders = await hall.editions.folders(live.origin)
    const asked = { ...wholeOf(live, await hall.rows(live), { ask: 'record' }), folders }
    const place = who.account ?? networkOf(ip)
    const said = await counsel.reply(who.account ?? who.session ?? place, asked, place)
    if (said.said !== 'record') throw new Error('a record was asked for')
    return reply.send(Readable.from(allLines(JSON.parse(said.text) as GameRecord, live)))
  })
}
/** Each with a line break behind it. */
const line = (value: object): string => `${JSON.stringify(value)}\n`

/** The log, as his seat reads it: so many lines `before` those that were held. */
async function* ownLines(
  { world: { store } }: Hall,
  { origin }: Live,
  role: Role,
  held: readonly LogEntry[],
  before: number,
): AsyncGenerator<string> {
  const { scenario, options } = origin.setup
  yield line({ game: origin.game.id, rules: origin.game.rules, scenario, options, seat: role, over: false })
  const read = function* (entries: readonly LogEntry[]) {
    for (const entry of entries) {
      const readable = lineFor(entry, role)
      if (readable) yield line({ log: readable })
    }
  }
  for (let from = 0; from < before; from += AT_ONCE) {
    const rows = await store.lines(origin.id, from, Math.min(before, from + AT_ONCE))
    yield* read(rows.map(({ entry }) => JSON.parse(entry) as LogEntry))
  }
  yield* read(held)
}
/** The record: its head, each input, how it ended. */
function* allLines({ inputs, ...head }: GameRecord, { ended, origin, table }: Live): Generator<string> {
  yield line({ ...head, over: true })
  for (const input of inputs) yield line({ input })
  yield line({ end: ended ?? origin.game.outcome(table.state) })
}
