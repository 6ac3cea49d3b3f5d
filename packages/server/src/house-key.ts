/** The key that a house is sealed with, by its name: whoever comes with another one, or with none, is told before anything is done. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from './store/store.ts'
import { type Vault, vaultOf } from './vault.ts'

export interface KeySettings {
  readonly data: string
  readonly key?: string | undefined
}
const NAME = 'key'

/** What the database says; of one that does not say it yet, what its games are sealed with. */
async function nameIn({ db }: Store): Promise<string | undefined> {
  const kept = await db.selectFrom('secret').select('body').where('name', '=', NAME).executeTakeFirst()
  if (kept) return kept.body
  const game = await db.selectFrom('game').select('seed').orderBy('created', 'desc').limit(1).executeTakeFirst()
  return game?.seed.split('.', 1)[0]
}
/** The keys of the settings, if they open what is in this database. Only for one that has none yet, and not in a copy, one is made. */
export async function vaultFor(store: Store, settings: KeySettings, makes = true): Promise<Vault> {
  const { data, key } = settings
  const known = await nameIn(store)
  const file = join(data, 'key')
  const none = key === undefined && !existsSync(file)
  if (none && (known !== undefined || !makes))
    throw new Error(
      `there is no key: this house is sealed with the key ${known ?? '(unknown)'}, which belongs into ${file} or CARILLON_KEY`,
    )
  const vault = vaultOf(settings)
  if (known === undefined) await keepName(store, vault, false)
  // Of two nodes that begin at once one has said which it is.
  const name = (await nameIn(store)) ?? vault.name
  if (vault.has(name)) return vault
  const where = key === undefined ? file : 'CARILLON_KEY'
  throw new Error(
    `this house is sealed with the key ${name}, and ${where} is ${vault.name}: all its nodes must have the same one`,
  )
}
/** From now on this is the key; or only if none was said. */
export async function keepName({ db }: Store, vault: Vault, anew = true): Promise<void> {
  const row = db.insertInto('secret').values({ name: NAME, body: vault.name })
  await row
    .onConflict((conflict) =>
      anew ? conflict.column('name').doUpdateSet({ body: vault.name }) : conflict.column('name').doNothing(),
    )
    .execute()
}
