/** Another key for what is sealed at rest: a new one is put first, everything is sealed again, the old one goes. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { keepName } from './house-key.ts'
import type { Tables } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { newKey, type Vault } from './vault.ts'

/** Where something sealed stands, alone or in a longer text; by the columns that name its row. A test holds it against the schema. */
export const SEALED: readonly {
  readonly table: keyof Tables
  readonly by: readonly string[]
  readonly column: string
}[] = [
  { table: 'game', by: ['id'], column: 'seed' },
  { table: 'account', by: ['id'], column: 'mail' },
  { table: 'rules', by: ['title', 'version'], column: 'code' },
  { table: 'ticket', by: ['hash'], column: 'body' },
  { table: 'job', by: ['key'], column: 'body' },
  { table: 'channel', by: ['id'], column: 'body' },
  { table: 'secret', by: ['name'], column: 'body' },
]
/** So long what was sealed a moment ago may take to be written, in milliseconds. */
const MOMENT = 1500

/** Whatever older keys have sealed is sealed anew, and addresses are hashed anew. How many rows that were. */
export async function reseal(store: Store, vault: Vault): Promise<number> {
  let count = 0
  for (const prefix of vault.older)
    for (const { table, by, column } of SEALED) {
      const rows = (await store.db
        .selectFrom(table)
        .select([...by, column] as never[])
        .where(column as never, 'like', `%${prefix}%` as never)
        .execute()) as Record<string, string>[]
      for (const row of rows) {
        const old = row[column] as string
        const fresh = vault.resealed(old)
        if (fresh === old) continue
        const hash = table === 'account' ? { mail_hash: vault.keyedHash(vault.open(fresh).toLowerCase()) } : {}
        let change = store.db.updateTable(table).set({ [column]: fresh, ...hash } as never)
        for (const name of by) change = change.where(name as never, '=', row[name] as never)
        // Whoever has written something else meanwhile has sealed it himself.
        await change.where(column as never, '=', old as never).execute()
        count += 1
      }
    }
  return count
}

/** The key in a file. Whoever runs beside this reads the file again when he seals, or finds what he cannot open. */
export async function rotateFile(file: string, store: Store, vault: Vault): Promise<number> {
  const fresh = newKey()
  const write = (text: string) => {
    writeFileSync(`${file}.new`, text, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  write(`${fresh}\n${readFileSync(file, 'utf8').trim()}\n`)
  let count = await reseal(store, vault)
  await new Promise((resolve) => setTimeout(resolve, MOMENT))
  count += await reseal(store, vault)
  await keepName(store, vault)
  write(`${fresh}\n`)
  return count
}
