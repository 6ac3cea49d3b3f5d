/** `npm start`: builds the web if its sources have changed, serves it and says where. */
import { parseArgs } from 'node:util'
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

try {
  const wished = wishedPort()
  if (!isFresh()) {
    say('Building…')
    const begun = Date.now()
    await buildWeb({ quiet: true })
    say(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`)
  }
  const { port, address, close } = await serve(DIST, wished)
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
