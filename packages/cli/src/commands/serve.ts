import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringOf } from '../arguments.ts'
import type { Command } from '../context.ts'
import { gamesFolder } from '../folders.ts'
import { out } from '../terminal.ts'
import { Failure, Usage } from '../usage.ts'

const PORT = '1759'
/** As it is built by `npm start` and by the image. */
const PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The house for play over the network, until it is told to stop. What is not said here may be said by the environment. */
export const serve: Command = {
  name: 'serve',
  options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' }, pages: { type: 'string' } },
  takes: [0, 0],
  async run({ words }, _given, values) {
    const { env } = process
    const said = (flag: string, name: string) => stringOf(values, flag) ?? env[name]
    const port = said('port', 'PORT') ?? PORT
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) throw new Usage(words('error.port', { value: port }))
    const data = said('data', 'CARILLON_DATA') ?? join(gamesFolder(), 'server')
    // What was compiled once is there at the next start, which is sooner for it.
    enableCompileCache(join(data, 'cache'))
    const { mailerOf, startServer, wrongSettings } = await import('@carillon/server')
    const pages = stringOf(values, 'pages') ?? PAGES
    const settings = {
      data,
      host: said('host', 'HOST') ?? 'localhost',
      port: Number(port),
      databaseUrl: env.DATABASE_URL || undefined,
      publicUrl: env.PUBLIC_URL || undefined,
      key: env.CARILLON_KEY || undefined,
      mailer: mailerIn(() => mailerOf(env)),
      proxied: env.TRUST_PROXY === '1',
      pages: existsSync(join(pages, 'index.html')) ? pages : undefined,
      log: (text: string) => out(text),
    }
    const wrong = wrongSettings(settings)
    if (wrong !== undefined) throw new Usage(wrong)
    const running = await startServer(settings).catch((error: Error) => {
      throw new Failure(error.message)
    })
    if (!settings.pages) out(words('serve.no-pages', { folder: pages }))
    out(words('serve.at', { address: running.address, store: running.store.kind }))
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    })
    await running.close()
    return 0
  },
}

/** What is said wrongly by the environment is told as such. */
function mailerIn<T>(make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw new Usage((error as Error).message)
  }
}
