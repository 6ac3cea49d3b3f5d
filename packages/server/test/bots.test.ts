/** Bots of the house: what goes wrong around them is told, and they are asked again. */
import type { Option } from '@carillon/kernel'
import { afterEach, expect, test } from 'vitest'
import { madeTable } from '../src/testing/house.ts'
import { closeAll, opened, QUEBEC, settled } from './tables.ts'

afterEach(closeAll)

test('a bot whose rules cannot be found just now is asked again later; the house stays', async () => {
  const running = await opened()
  const { hall, measures } = running
  const own = hall.editions.folder.bind(hall.editions)
  hall.editions.folder = () => Promise.reject(new Error('the store is away'))
  const { id } = await madeTable(running, { ...QUEBEC, me: 'british', bots: { french: 'greedy' } })
  const seq = () => hall.read(id, (live) => live.seq)
  hall.moved(await hall.read(id, (live) => live))
  const failed = measures.failures
  for (let i = 0; i < 200 && measures.failures === failed; i++) {
    const live = await hall.read(id, (now) => now)
    const [choice] = live.table.decisions
    if (choice && choice.role === 'british')
      await hall.act(id, null, null, (now) => now.answering('british', choice.options[0] as Option))
    await settled()
  }
  expect(measures.failures).toBeGreaterThan(failed)
  hall.editions.folder = own
  const before = await seq()
  hall.moved(await hall.read(id, (live) => live))
  for (let i = 0; i < 100 && (await seq()) === before; i++) await settled()
  expect(await seq()).toBeGreaterThan(before)
}, 60_000)
