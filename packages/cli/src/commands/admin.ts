import { stringOf } from '../arguments.ts'
import type { Command } from '../context.ts'
import { dataFolder } from '../house.ts'
import { outJson } from '../terminal.ts'
import { Failure, Usage } from '../usage.ts'

/** These name nothing more. */
const ALONE = ['check', 'upgrade', 'keep-rules', 'rotate-key', 'reports', 'log', 'accounts']

/** What whoever runs the house does: copies, checks, moderation. What came of it is JSON. */
export const admin: Command = {
  name: 'admin',
  options: {
    data: { type: 'string' },
    check: { type: 'boolean' },
    reason: { type: 'string' },
    days: { type: 'string' },
    report: { type: 'string' },
  },
  takes: [1, 3],
  async run({ words }, [what = '', second, third], values) {
    const { ADMIN, administer } = await import('@carillon/server')
    const command = ADMIN.find((one) => one === what)
    if (!command) throw new Usage(words('error.admin', { what, exist: ADMIN.join(', ') }))
    const most = command === 'role' ? 2 : ALONE.includes(command) ? 0 : 1
    if ([second, third].filter((word) => word !== undefined).length !== most)
      throw new Usage(words('error.admin-words', { what, count: most }))
    const days = stringOf(values, 'days')
    if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days)) throw new Usage(words('error.admin-days', { days }))
    const { env } = process
    const data = dataFolder(stringOf(values, 'data'))
    const settings = { data, databaseUrl: env.DATABASE_URL || undefined, key: env.CARILLON_KEY || undefined }
    const said = {
      ...{ whom: second, role: third, reason: stringOf(values, 'reason'), report: stringOf(values, 'report') },
      address: env.PUBLIC_URL || 'http://localhost:1759',
      days: days === undefined ? undefined : Number(days),
    }
    const { ok, result } = await administer(command, second, settings, said).catch((error: Error) => {
      throw new Failure(error.message)
    })
    outJson(result)
    return ok ? 0 : 1
  },
}
