/** `npm start`: builds the web if its sources have changed, serves it with the network table, and says where. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gamesFolder } from '../packages/cli/src/folders.ts'
import { startServer } from '../packages/server/src/server.ts'
import { serve } from './serve.ts'
import { buildWeb, DIST, isFresh } from './web-build.ts'

const PORT = 1759
const say = (text: string) => process.stdout.write(`${text}\n`)

function wishedPort(): number {
  const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
  const port = Number(values.port)
  if (!/^\d{1,5}$/.test(values.port) || port > 65535)
    throw new TypeError(`--port is a number from 0 to 65535, not "${values.port}"`)
  return port
}

/** To this machine only. Where nothing can be kept the pages are there all the same: games alone are kept in the browser. */
async function started(port: number): Promise<{ port: number; address: string; close(): Promise<void> }> {
  try {
    return await startServer({ data: join(gamesFolder(), 'server'), host: 'localhost', port, pages: DIST, log: say })
  } catch (error) {
    say(`There is no play over the network: ${error instanceof Error ? error.message : String(error)}`)
    return serve(DIST, port)
  }
}

try {
  const wished = wishedPort()
  if (!isFresh()) {
    say('Building…')
    const begun = Date.now()
    await buildWeb({ quiet: true })
    say(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`)
  }
  const { port, address, close } = await started(wished)
  if (wished !== 0 && port !== wished) say(`Port ${wished} is taken; this is another one.`)
  say(`Carillon: ${address}`)
  say('Ctrl-C ends it.')
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await close()
      process.exit(0)
    })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
