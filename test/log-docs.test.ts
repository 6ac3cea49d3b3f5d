import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logDocs } from '../scripts/log-docs.ts'

test('docs/log.md lists the lines of all games as they are: else run `npm run docs`', async () => {
  const text = await logDocs()
  expect(readFileSync(new URL('../docs/log.md', import.meta.url), 'utf8')).toBe(text)
  for (const line of ['| `log.turn` | turn | `turn: number` |', '| `log.raid` | ', '| `drm.stockade` | '])
    expect(text).toContain(line)
})
