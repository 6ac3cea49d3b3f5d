/** A page that nobody looks at says so: only then is one told elsewhere that it is one's turn. */
import type { ToHouse } from '@carillon/protocol'
import type { Socket } from '@carillon/protocol/socket'
import { afterEach, expect, test, vi } from 'vitest'
import { networkClient } from '../src/network/client.ts'

afterEach(() => vi.unstubAllGlobals())

test('with the pace, and when it is hidden or shown', () => {
  const sent: ToHouse[] = []
  const socket: Socket = {
    ...{ onopen: null, onmessage: null, onclose: null, close: () => undefined },
    send: (text) => void sent.push(JSON.parse(text) as ToHouse),
  }
  const page = { visibilityState: 'visible' }
  vi.stubGlobal('document', page)
  const own = { ask: () => Promise.reject(new Error('not asked of the page')), listen: () => () => undefined }
  const client = networkClient(own as never, {
    connect: () => socket,
    later: () => () => undefined,
    random: () => 0,
  })
  socket.onopen?.()
  client.seen()
  expect(sent).toEqual([])
  const pace = { ask: 'pace', paused: false, delay: 0, confirm: true } as const
  void client.ask('done', pace)
  page.visibilityState = 'hidden'
  client.seen()
  page.visibilityState = 'visible'
  client.seen()
  expect(sent.map(({ request }) => request)).toEqual([pace, { ...pace, hidden: true }, pace])
})
