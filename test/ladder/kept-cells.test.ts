import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Cell } from '../../scripts/ladder/cells.ts'
import { KeptCells } from '../../scripts/ladder/threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'carillon-cells-'))
afterAll(() => rmSync(folder, { recursive: true }))

const CELL: Cell = { game: 'g', scenario: 's', settings: {}, a: 'a', b: 'b', games: 4, seed: 1, limits: {} }
/** Games that are won by even numbers; which were played is written down. */
const ladder = (played: number[], fails = Number.POSITIVE_INFINITY) =>
  new KeptCells(
    {
      play: async (tasks, told) =>
        tasks.map((task, done) => {
          if (done >= fails) throw new Error('cut short')
          played.push(task.number)
          const one = { side: 'british', points: task.number % 2 === 0 ? 1 : 0 }
          told?.(task, one, done + 1)
          return one
        }),
    },
    folder,
  )

test('a run that was cut short goes on with the next game, and so does a longer one', async () => {
  const first: number[] = []
  await expect(ladder(first, 3).result(CELL)).rejects.toThrow('cut short')
  appendFileSync(join(folder, 'games.jsonl'), '\n{"of":"cut o')
  const second: number[] = []
  expect(await ladder(second).result(CELL)).toMatchObject({ ended: 4, score: 0.5 })
  expect([first, second]).toEqual([[0, 1, 2], [3]])
  const third: number[] = []
  expect(await ladder(third).result({ ...CELL, games: 5 })).toMatchObject({ ended: 5, score: 0.6 })
  expect(third).toEqual([4])
  // Other dice, other games.
  expect(await ladder(third).result({ ...CELL, seed: 2 })).toMatchObject({ ended: 4 })
  expect(third).toEqual([4, 0, 1, 2, 3])
})
