/** Notes of one's own on a game: by seat, read by nobody else. */
import type { Role } from '@carillon/kernel'
import type { Store } from './store/store.ts'

export async function noteOf({ db }: Store, game: string, role: Role): Promise<string> {
  const row = await db
    .selectFrom('note')
    .select('text')
    .where('game', '=', game)
    .where('role', '=', role)
    .executeTakeFirst()
  return row?.text ?? ''
}
export async function writeNote({ db }: Store, game: string, role: Role, text: string): Promise<void> {
  await db
    .insertInto('note')
    .values({ game, role, text })
    .onConflict((conflict) => conflict.columns(['game', 'role']).doUpdateSet({ text }))
    .execute()
}
