/** A server for the built page alone: to this machine only, for the tests in a browser. */
import { createServer, type Server } from 'node:http'
import { answerPage } from '../packages/server/src/pages.ts'

export { fileOf } from '../packages/server/src/pages.ts'

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : port)
    })
  })

export interface Serving {
  readonly port: number
  readonly address: string
  close(): Promise<void>
}
const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Both ways that `localhost` may be understood, or neither. */
async function serveAt(root: string, port: number): Promise<Serving> {
  const servers = [0, 1].map(() => createServer((request, response) => answerPage(root, request, response)))
  const [four, six] = servers as [Server, Server]
  const real = await listen(four, port, '127.0.0.1')
  try {
    await listen(six, real, '::1')
  } catch (error) {
    // A machine without IPv6 has one way only.
    if (codeOf(error) === 'EADDRINUSE') {
      four.close()
      throw error
    }
  }
  const close = async () => {
    for (const server of servers) {
      server.closeAllConnections()
      if (server.listening) await new Promise((done) => server.close(done))
    }
  }
  return { port: real, address: `http://localhost:${real}/`, close }
}

/** At the port that is wished for, or at the next free one. */
export async function serve(root: string, port: number): Promise<Serving> {
  for (let tried = port; tried < port + 20 && tried < 65536; tried++) {
    try {
      return await serveAt(root, tried)
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' && codeOf(error) !== 'EACCES') throw error
    }
  }
  return serveAt(root, 0)
}
