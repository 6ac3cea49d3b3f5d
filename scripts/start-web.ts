/** `npm start`: builds the web if its sources have changed, serves it with the network table, and says where. */
import { parseArgs } from 'node:util'
import { type HouseSettings, houseSettings, toldToStop } from '../packages/cli/src/house.ts'
import { mailerOf } from '../packages/server/src/mail.ts'
import { startServer, wrongSettings } from '../packages/server/src/server.ts'
import { serve } from './serve.ts'
import { buildWeb, DIST, isFresh } from './web-build.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
/** Who says one of these wants a house for others, and no pages alone in its place. */
const SAID = ['DATABASE_URL', 'CARILLON_KEY', 'CARILLON_DATA', 'PUBLIC_URL'].filter((name) => process.env[name])

/** To this machine only, unless the environment says otherwise. Where nothing can be kept the pages are there all the same: games alone are kept in the browser. */
async function started(settings: HouseSettings): Promise<{ port: number; address: string; close(): Promise<void> }> {
  try {
    const running = await startServer({ ...settings, mailer: mailerOf(process.env), pages: DIST, log: say })
    if (SAID.length > 0) say(`By ${SAID.join(', ')}: games are kept in ${running.store.kind}.`)
    return running
  } catch (error) {
    if (SAID.length > 0) throw error
    say(`There is no play over the network: ${error instanceof Error ? error.message : String(error)}`)
    return serve(DIST, settings.port)
  }
}

try {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  const settings = houseSettings(values)
  const wrong = wrongSettings(settings)
  if (wrong !== undefined) throw new TypeError(wrong)
  const wished = settings.port
  if (!isFresh()) {
    say('Building…')
    const begun = Date.now()
    await buildWeb({ quiet: true })
    say(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`)
  }
  const { port, address, close } = await started(settings)
  if (wished !== 0 && port !== wished) say(`Port ${wished} is taken; this is another one.`)
  say(`Carillon: ${address}`)
  say('Ctrl-C ends it.')
  await toldToStop()
  await close()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
