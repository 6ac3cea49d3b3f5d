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

test('one that takes long, as where a server for mail does not answer, holds up none of the others', async () => {
  const { store } = await sqlite.make()
  const jobs = new Jobs(store, () => 1000, expect.unreachable)
  let release = () => {}
  const done: string[] = []
  jobs.on('mail', async (body) => {
    await new Promise<void>((resolve) => (release = resolve))
    done.push(body)
  })
  jobs.on('clock', async (body) => void done.push(body))
  const rows = ['mail', 'clock'].map((kind, i) => ({ key: kind, kind, body: kind, due: i, held: 0, tries: 0 }))
  await store.db.insertInto('job').values(rows).execute()
  const all = jobs.run()
  await expect.poll(() => done).toEqual(['clock'])
  // Nor what falls due meanwhile.
  const job = { kind: 'clock', body: 'later', due: 2, held: 0, tries: 0 }
  await store.db
    .insertInto('job')
    .values({ key: 'later', ...job })
    .execute()
  const then = jobs.run()
  await expect.poll(() => done).toEqual(['clock', 'later'])
  release()
  await Promise.all([all, then])
  expect(done).toEqual(['clock', 'later', 'mail'])
  expect(await store.db.selectFrom('job').selectAll().execute()).toEqual([])
  await jobs.close()
  await store.close()
})
