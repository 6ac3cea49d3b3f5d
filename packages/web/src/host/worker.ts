/** The host in a Web Worker: the page never freezes, and never holds what its seat may not know. */
import { seeded } from '@carillon/kernel'
import type { FromHost, News, ToHost } from '../protocol.ts'
import { claim } from './claim.ts'
import { Host } from './host.ts'
import { browserStore } from './store.ts'

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToHost>) => void) | null
  postMessage(message: FromHost): void
}
const tell = (news: News): void => scope.postMessage(news)

const [seed] = crypto.getRandomValues(new Uint32Array(1))
const host = new Host({
  store: browserStore(),
  random: seeded(seed as number),
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  tell,
  claim,
})

scope.onmessage = async ({ data: { number, request } }) => {
  const reply = await host.handle(request)
  scope.postMessage({ number, reply })
}
