/** What is to be done later. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Jobs } from '../src/jobs.ts'
import { KINDS } from './stores.ts'

const [sqlite = (() => undefined as never)()] = KINDS
beforeAll(() => sqlite.begin())
afterAll(() => sqlite.end())

test('when all that is due is done, what was under way before is done as well', async () => {
  const { store } = await sqlite.make()
  const jobs = new Jobs(store, () => 1000, expect.unreachable)
  const done: string[] = []
  jobs.on('slow', async (body) => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    done.push(body)
  })
  const job = { kind: 'slow', body: 'it', due: 500, held: 0, tries: 0 }
  await store.db
    .insertInto('job')
    .values({ key: 'one', ...job })
    .execute()
  const first = jobs.run()
  await jobs.run()
  expect(done).toEqual(['it'])
  await first
  await jobs.close()
  await store.close()
})
