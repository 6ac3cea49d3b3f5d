/** A node of the house that is killed: started by the soak with its settings as JSON, it says its port. */
import { startServer } from '../../packages/server/src/server.ts'
import type { Store } from '../../packages/server/src/store/store.ts'

/** A pause between the commit and the reply, so that it is hit. */
const PAUSE = 8
const slow = (store: Store): Store => ({
  ...store,
  async append(entry) {
    const appended = await store.append(entry)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE))
    return appended
  },
})

const settings = JSON.parse(process.argv[2] as string) as {
  data: string
  databaseUrl?: string
  port: number
  key: string
  quick?: boolean
  strict?: boolean
}
const log = (text: string) => process.stdout.write(`${JSON.stringify({ log: text })}\n`)
const { quick = false, strict = false, ...rest } = settings
const through = quick ? {} : { through: slow }
const many = strict ? {} : { requests: [1e6, 1e6] as const }
const { port } = await startServer({ ...rest, host: '127.0.0.1', ...many, ...through, log })
process.stdout.write(`${JSON.stringify({ port })}\n`)
