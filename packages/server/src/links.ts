/** New links to a seat whose own was lost: all others agree, it is good after a while, and then those before are not any more. */
import { Refused, type Role } from '@carillon/kernel'
import type { Asked, Said } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import { SEAT_DAYS } from './desk.ts'
import type { Hall } from './hall.ts'
import { issue } from './ledger.ts'
import type { Attempt, Live } from './live.ts'
import type { TicketTable } from './store/schema.ts'

const [MINUTE, DAY] = [60_000, 86_400_000]
/** So long whoever sits there may say no: at a live clock ten minutes, else a day. */
const waitOf = ({ clock }: Live): number => (clock?.rules.kind === 'live' ? 10 * MINUTE : DAY)

export function linking(live: Live, seat: Role, { role }: Asked<'offer'>, at: number): Attempt {
  if (role === undefined || !live.people.includes(role) || role === seat)
    throw new Impossible('request', 'role: whose link?')
  if (live.links.some((link) => link.role === role)) throw new Refused('not-asked', 'all have agreed already')
  const open = live.offers.find(({ what }) => what === 'link')
  const by = [...new Set([...(open?.role === role ? open.by : []), seat])]
  if (live.people.every((one) => one === role || by.includes(one)))
    return live.folding({ do: 'link', role, by, from: at + waitOf(live) })
  return live.folding({ do: 'offer', offer: { what: 'link', by, role } })
}

interface Promised {
  readonly from?: number
}
const promiseOf = ({ body }: Pick<TicketTable, 'body'>): Promised => JSON.parse(body) as Promised

/** Given to those who have agreed, as often as they ask. */
export async function newLink(hall: Hall, game: string, seat: Role, role: Role): Promise<Said<'link'>> {
  const { store, now } = hall.world
  const link = await hall.read(game, ({ links, people }) =>
    people.includes(seat) && seat !== role ? links.find((one) => one.role === role) : undefined,
  )
  if (!link) throw new Impossible('not-asked', 'nobody has agreed to a new link')
  const claimed = await store.db
    .selectFrom('seat')
    .select('account')
    .where('game', '=', game)
    .where('role', '=', role)
    .where('account', 'is not', null)
    .executeTakeFirst()
  if (claimed) throw new Impossible('not-offered', 'this seat belongs to an account, which opens it')
  const body = JSON.stringify({ from: link.from } satisfies Promised)
  const token = await issue(store, 'seat', now() + SEAT_DAYS * DAY, { game, role, body })
  return { said: 'link', token, from: link.from }
}

/** What a link of this kind does when it is used: too early nothing; the first time it takes the place of those before. */
export async function linkUsed(hall: Hall, ticket: TicketTable): Promise<void> {
  const { store, now } = hall.world
  const { from } = promiseOf(ticket)
  const { game, role, hash } = ticket
  if (from === undefined || game === null || role === null) return
  if (now() < from) throw new Impossible('not-yet', `good from ${new Date(from).toISOString()} on`)
  const good = await hall.read(game, ({ links }) => links.some((one) => one.role === role && one.from === from))
  if (!good) {
    await store.db.deleteFrom('ticket').where('hash', '=', hash).execute()
    throw new Impossible('no-game', 'somebody has said no to this link')
  }
  await store.db.transaction().execute(async (db) => {
    await db
      .deleteFrom('ticket')
      .where('kind', '=', 'seat')
      .where('game', '=', game)
      .where('role', '=', role)
      .where('hash', '!=', hash)
      .execute()
    await db.deleteFrom('hold').where('game', '=', game).where('role', '=', role).execute()
    await db.updateTable('ticket').set({ body: '{}' }).where('hash', '=', hash).execute()
  })
  await hall.act(game, null, null, (live) =>
    live.links.some((one) => one.role === role) ? live.folding({ do: 'renewed', role }) : undefined,
  )
}
