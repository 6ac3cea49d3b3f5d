import { stringOf } from '../arguments.ts'
import type { Command } from '../context.ts'
import { dataFolder } from '../house.ts'
import { outJson } from '../terminal.ts'
import { Failure, Usage } from '../usage.ts'

/** These name nothing more. */
const ALONE = ['check', 'upgrade', 'keep-rules', 'rotate-key', 'seal', 'unseal', 'reports', 'alike', 'log', 'accounts']
/** Keys of copies, and what they are said to: elsewhere one would think that something is sealed. */
const KEYS = { for: ['backup', 'seal'], key: ['restore', 'unseal'] } as const

/** What whoever runs the house does: copies, checks, moderation. What came of it is JSON. */
export const admin: Command = {
  name: 'admin',
  options: {
    data: { type: 'string' },
    check: { type: 'boolean' },
    reason: { type: 'string' },
    days: { type: 'string' },
    report: { type: 'string' },
    for: { type: 'string' },
    key: { type: 'string' },
  },
  takes: [1, 3],
  async run({ words }, [what = '', second, third], values) {
    const { ADMIN, administer, STREAMS, sealStream } = await import('@carillon/server')
    const command = [...ADMIN, ...STREAMS].find((one) => one === what)
    if (!command) throw new Usage(words('error.admin', { what, exist: [...ADMIN, ...STREAMS].join(', ') }))
    const most = command === 'role' ? 2 : ALONE.includes(command) ? 0 : 1
    if ([second, third].filter((word) => word !== undefined).length !== most)
      throw new Usage(words('error.admin-words', { what, count: most }))
    const days = stringOf(values, 'days')
    if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days)) throw new Usage(words('error.admin-days', { days }))
    for (const option of ['for', 'key'] as const)
      if (values[option] !== undefined && !KEYS[option].some((one) => one === command))
        throw new Usage(words('error.admin-key', { option, what, fit: KEYS[option].join(', ') }))
    const keys = { sealFor: stringOf(values, 'for'), openBy: stringOf(values, 'key') }
    const failed = (error: Error) => {
      throw new Failure(error.message)
    }
    if (command === 'seal' || command === 'unseal') {
      await sealStream(command, keys, process.stdin, process.stdout).catch(failed)
      return 0
    }
    const { env } = process
    const data = dataFolder(stringOf(values, 'data'))
    const settings = { data, databaseUrl: env.DATABASE_URL || undefined, key: env.CARILLON_KEY || undefined, ...keys }
    const said = {
      ...{ whom: second, role: third, reason: stringOf(values, 'reason'), report: stringOf(values, 'report') },
      address: env.PUBLIC_URL || 'http://localhost:1759',
      days: days === undefined ? undefined : Number(days),
    }
    const { ok, result } = await administer(command, second, settings, said).catch(failed)
    outJson(result)
    return ok ? 0 : 1
  },
}
