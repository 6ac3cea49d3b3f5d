/** Threads that think for several people: each has his turn, however much one of them asks. */
import { afterEach, expect, test } from 'vitest'
import { Threads } from '../src/threads.ts'

/** Answers what it was asked, after a moment. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ number, name }) => setTimeout(() => parentPort.postMessage({ number, answer: name }), 20))
  `)}`,
)
let threads: Threads<{ name: string }, string>
afterEach(() => threads.close())

test('who asks for the first time does not wait for all that another has asked before', async () => {
  threads = new Threads(SCRIPT, 1)
  const order: string[] = []
  const ask = (of: string, name: string) => threads.ask({ name }, of).then((said) => order.push(said))
  const many = Array.from({ length: 6 }, (_, i) => ask('one', `one ${i}`))
  await Promise.all([...many, ask('other', 'other'), ask('third', 'third')])
  // The first is under way, and one was next already.
  expect(order.indexOf('other')).toBeLessThan(3)
  expect(order.indexOf('third')).toBeLessThan(4)
  expect(order.filter((said) => said.startsWith('one'))).toEqual(Array.from({ length: 6 }, (_, i) => `one ${i}`))
  expect(threads.waiting).toBe(0)
})
test('nobody has all threads at once', async () => {
  threads = new Threads(SCRIPT, 2, 1)
  let now = 0
  const ask = (of: string) => threads.ask({ name: of }, of).then(() => ++now)
  // Both threads are there: how long one takes to start is the machine's.
  await Promise.all([ask('third'), ask('fourth')])
  now = 0
  const begun = performance.now()
  const one = Array.from({ length: 10 }, () => ask('one'))
  expect(threads.waiting).toBe(9)
  await ask('other')
  // Nine of one at 20 ms each were still to come when the other had his answer.
  expect(now).toBeLessThan(9)
  await Promise.all(one)
  expect(performance.now() - begun).toBeGreaterThan(190)
})
