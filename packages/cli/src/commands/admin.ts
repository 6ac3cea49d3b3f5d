import { join } from 'node:path'
import { stringOf } from '../arguments.ts'
import type { Command } from '../context.ts'
import { gamesFolder } from '../folders.ts'
import { outJson } from '../terminal.ts'
import { Failure, Usage } from '../usage.ts'

/** What whoever runs the house does: copies, checks. What came of it is JSON. */
export const admin: Command = {
  name: 'admin',
  options: { data: { type: 'string' }, check: { type: 'boolean' } },
  takes: [1, 2],
  async run({ words }, [what = '', folder], values) {
    const { ADMIN, administer } = await import('@carillon/server')
    const command = ADMIN.find((one) => one === what)
    if (!command) throw new Usage(words('error.admin', { what, exist: ADMIN.join(', ') }))
    const wants = command === 'backup' || command === 'restore'
    if (wants !== (folder !== undefined)) throw new Usage(words('error.admin-folder', { what }))
    const { env } = process
    const data = stringOf(values, 'data') ?? env.CARILLON_DATA ?? join(gamesFolder(), 'server')
    const settings = { data, databaseUrl: env.DATABASE_URL || undefined, key: env.CARILLON_KEY || undefined }
    const { ok, result } = await administer(command, folder, settings).catch((error: Error) => {
      throw new Failure(error.message)
    })
    outJson(result)
    return ok ? 0 : 1
  },
}
