/** The house in a Web Worker: the page never freezes, and never holds what its seat may not know. */
import { seeded } from '@carillon/kernel'
import type { FromHouse, ToHouse } from '@carillon/protocol'
import { House } from '@carillon/room'
import { claim } from './claim.ts'
import { browserStore } from './store.ts'

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToHouse>) => void) | null
  postMessage(message: FromHouse): void
}

/** A message to ourselves stands behind all that have come from the page meanwhile; a timer would wait too long. */
const { port1, port2 } = new MessageChannel()
const turns: (() => void)[] = []
port1.onmessage = () => turns.shift()?.()
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    turns.push(resolve)
    port2.postMessage(null)
  })

const [seed] = crypto.getRandomValues(new Uint32Array(1))
const house = new House({
  store: browserStore(),
  random: seeded(seed as number),
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  clockwork: { clock: () => performance.now(), turn },
  claim,
})
// Who sits here owns the machine: he may have every file, and hold the screen for all who play at it.
const line = house.line((news) => scope.postMessage(news), { owner: true })

scope.onmessage = async ({ data: { number, request } }) => {
  scope.postMessage({ number, reply: await line.handle(request) })
}
