/** The host in a Web Worker: the page never freezes, and never holds what its seat may not know. */
import { seeded } from '@carillon/kernel'
import type { FromHost, News, ToHost } from '../protocol.ts'
import { claim } from './claim.ts'
import { Host } from './host.ts'
import { memoryStore, openStore } from './store.ts'

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToHost>) => void) | null
  postMessage(message: FromHost): void
}
const tell = (news: News): void => scope.postMessage(news)

async function openHost(): Promise<Host> {
  const store = await openStore().catch((error: unknown) => {
    tell({ news: 'unsaved', detail: String(error) })
    return memoryStore()
  })
  const [seed] = crypto.getRandomValues(new Uint32Array(1))
  return new Host({
    store,
    random: seeded(seed as number),
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    tell,
    claim,
  })
}

const host = openHost()
scope.onmessage = async ({ data: { number, request } }) => {
  const reply = await (await host).handle(request)
  scope.postMessage({ number, reply })
}
