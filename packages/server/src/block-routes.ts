/** What is asked by HTTP about people whom one has blocked. */
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { blockedBy, setBlock } from './blocks.ts'
import type { Desk } from './desk.ts'
import type { Hall } from './hall.ts'
import { accountOf, bodyOf, exactly } from './requests.ts'

const Person = Type.Object({ name: Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' }) }, exactly)

export function blockRoutes(app: FastifyInstance, { store }: Desk, hall: Hall): void {
  const block = async (account: string, name: string, on: boolean) => {
    for (const game of await setBlock(store, account, name, on)) hall.voices.hushed(game)
    return { people: await blockedBy(store, account) }
  }
  app.get('/api/me/blocks', async (request) => ({ people: await blockedBy(store, accountOf(request)) }))
  app.post('/api/me/blocks', { schema: { body: Person } }, (request) =>
    block(accountOf(request), bodyOf(Person, request).name, true),
  )
  app.delete('/api/me/blocks', { schema: { body: Person } }, (request) =>
    block(accountOf(request), bodyOf(Person, request).name, false),
  )
}
