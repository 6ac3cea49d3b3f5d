/** Before other rules are put in place: what they would make of the games that are being played. */
import type { Core } from '@carillon/kernel'
import { GAMES, type Listed } from '@carillon/registry'
import { Library } from '@carillon/room'
import { Hall } from './hall.ts'
import type { KeptPosition } from './kept-position.ts'
import { Live } from './live.ts'
import { goneOver, isSame } from './opening.ts'
import type { Store } from './store/store.ts'
import type { Vault } from './vault.ts'

export interface Verdict {
  readonly id: string
  readonly title: string
  /** The rules it is played by, and those that are here. */
  readonly from: string
  readonly to: string
  /** It goes over, as nobody can tell; it stays with its own rules, which were kept; nobody here can play it. */
  readonly verdict: 'same' | 'stays' | 'lost'
  readonly why?: string
}

/**
 * Every running game is opened as it would be by this version: by its own rules, from its last position and the rows since. The position
 * was kept with digests of what each seat saw: if one is another now, the game is lost to this version. Then it is tried with the rules
 * here. Nothing is changed.
 */
export async function checkUpgrade(store: Store, vault: Vault, games: readonly Listed[] = GAMES): Promise<Verdict[]> {
  const library = new Library(games)
  const hall = new Hall({ store, vault, now: () => Date.now(), library })
  const running = await store.db
    .selectFrom('game')
    .select(['id', 'title', 'rules', 'waiting'])
    .where('state', '=', 'playing')
    .orderBy('created')
    .execute()
  const verdicts: Verdict[] = []
  for (const { id, title, rules, waiting } of running) {
    const own = await library.core(title)
    const found = await hall
      .read(id, async (live) => {
        const why = differs(live, waiting) ?? (await shownOtherwise(live, store))
        const from = live.table.game.rules
        return why === undefined ? { from, ...judged(live, own) } : { from, verdict: 'lost' as const, why }
      })
      .catch((error: Error) => ({ from: rules, verdict: 'lost' as const, why: error.message }))
    verdicts.push({ id, title, to: own.rules, ...found })
  }
  await hall.editions.close()
  return verdicts
}

function judged(live: Live, own: Core): Pick<Verdict, 'verdict' | 'why'> {
  if (live.table.game.rules === own.rules) return { verdict: 'same' }
  const made = goneOver(live, own)
  return typeof made === 'string' ? { verdict: 'stays', why: made } : { verdict: 'same' }
}
function differs(live: Live, waiting: string): string | undefined {
  const now = JSON.stringify(live.over ? [] : live.table.waiting.map(({ role }) => role))
  return live.seq > 0 && now !== waiting ? `it would wait for ${now}, not for ${waiting}` : undefined
}
/** Also where the version is the same by name: whoever changes rules and not their version is found out. */
async function shownOtherwise({ id, origin }: Live, store: Store): Promise<string | undefined> {
  const position = await store.position(id)
  if (!position) return undefined
  const kept = JSON.parse(position.body) as KeptPosition
  const rules = origin.cores.has(position.rules) ? position.rules : undefined
  const { seen } = kept
  const shown = seen && Live.restored(origin, position.seq, kept, [], rules).seen()
  return isSame(shown, seen) ? undefined : `rules ${position.rules} show something else than they did`
}
