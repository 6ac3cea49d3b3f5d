import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringOf } from '../arguments.ts'
import type { Command, Context } from '../context.ts'
import { houseSettings, toldToStop, WrongPort } from '../house.ts'
import { out } from '../terminal.ts'
import { Failure, Usage } from '../usage.ts'

/** As it is built by `npm start` and by the image. */
const PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The house for play over the network, until it is told to stop. What is not said here may be said by the environment. */
export const serve: Command = {
  name: 'serve',
  options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' }, pages: { type: 'string' } },
  takes: [0, 0],
  async run({ words }, _given, values) {
    const house = settingsIn(words, () =>
      houseSettings({
        ...{ port: stringOf(values, 'port'), host: stringOf(values, 'host'), data: stringOf(values, 'data') },
      }),
    )
    // What was compiled once is there at the next start, which is sooner for it.
    enableCompileCache(join(house.data, 'cache'))
    const { mailerOf, startServer, wrongSettings } = await import('@carillon/server')
    const pages = stringOf(values, 'pages') ?? PAGES
    const settings = {
      ...house,
      mailer: settingsIn(words, () => mailerOf(process.env)),
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
    await toldToStop()
    await running.close()
    return 0
  },
}

/** What is said wrongly by flags or the environment is told as such. */
function settingsIn<T>(words: Context['words'], make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw new Usage(error instanceof WrongPort ? words('error.port', { value: error.value }) : (error as Error).message)
  }
}
