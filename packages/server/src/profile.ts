/** Somebody as others see him: what he has played that is no secret, and how strong he is if he wants that known. */
import type { PlayedGame, Profile, Results } from '@carillon/protocol'
import { hasBlocked } from './blocks.ts'
import { nameKey } from './names.ts'
import { strengths, wantsRatings } from './ratings.ts'
import { scoreIn } from './scores.ts'
import type { Store } from './store/store.ts'

/** So many of the last games are counted, and so many of them listed. */
const [COUNTED, LISTED] = [500, 20]

export async function profileOf(
  store: Store,
  name: string,
  me: string | null,
  now: number,
): Promise<Profile | undefined> {
  const { db } = store
  const person = await db
    .selectFrom('account')
    .select(['id', 'name', 'created', 'role'])
    .where('name_key', '=', nameKey(name))
    .where('closed', 'is', null)
    .executeTakeFirst()
  if (!person) return undefined
  const query = db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game')
    .select(['game.id', 'game.title', 'game.setup', 'game.rated', 'game.outcome', 'game.visibility', 'seat.role'])
    .where('seat.account', '=', person.id)
    .where('game.state', '=', 'over')
    .orderBy('game.created', 'desc')
    .limit(COUNTED)
  // What was private stays it; one's own one may see.
  const rows = await (person.id === me
    ? query
    : query.where((all) => all.or([all('game.visibility', '=', 'public'), all('game.rated', '=', 1)]))
  ).execute()
  const games = rows.flatMap(({ id, title, setup, rated, outcome, visibility, role }) => {
    const open = visibility === 'public' || person.id === me
    const score = scoreIn(outcome, role)
    const { scenario } = JSON.parse(setup) as { readonly scenario: string }
    return score === undefined ? [] : [{ id, title, scenario, seat: role, rated: rated === 1, open, score }]
  })
  return {
    name: person.name,
    since: person.created,
    ...(person.role === 'bot' && { program: true }),
    ...(me !== null && (await hasBlocked(store, me, person.id)) && { blocked: true }),
    ...((await wantsRatings(store, person.id)) && { ratings: await strengths(store, person.id, now) }),
    results: counted(games),
    games: games.slice(0, LISTED),
  }
}

function counted(games: readonly PlayedGame[]): readonly Results[] {
  const found = new Map<string, Results>()
  for (const { title, scenario, seat: side, score } of games) {
    const key = JSON.stringify([title, scenario, side])
    const { won, drawn, lost } = found.get(key) ?? { won: 0, drawn: 0, lost: 0 }
    const more = {
      won: won + (score === 2 ? 1 : 0),
      drawn: drawn + (score === 1 ? 1 : 0),
      lost: lost + (score === 0 ? 1 : 0),
    }
    found.set(key, { title, scenario, side, ...more })
  }
  return [...found.values()]
}
