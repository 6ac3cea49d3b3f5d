import type { ToHouse } from '@carillon/protocol'
import { expect, test } from 'vitest'
import { theClient, type Wire } from '../src/client.ts'

test('the line to the house may be any; there is one a page', async () => {
  let made = 0
  const wire = (): Wire => {
    made += 1
    const one: Wire = {
      onmessage: null,
      postMessage: ({ number, request }: ToHouse) =>
        one.onmessage?.({ data: { number, reply: { said: 'opened', id: request.ask } } } as MessageEvent),
    }
    return one
  }
  const client = theClient(wire)
  expect(await client.ask('opened', { ask: 'list' })).toEqual({ said: 'opened', id: 'list' })
  expect(theClient(wire)).toBe(client)
  expect(made).toBe(1)
})
