import { describe, expect, it } from 'vitest'
import { type BoardgameIo, playSame } from './same.ts'

/** Installed on demand: `npm run bench` does. */
const rival = (await import(new URL('./boardgame-io.mjs', import.meta.url).href).catch(() => undefined)) as
  | BoardgameIo
  | undefined

describe('the toy', () => {
  it('is the same game on the kernel and as a bare loop', () => {
    for (let seed = 1; seed <= 50; seed++) expect(playSame(seed)).toBeGreaterThan(50)
  })
  it.skipIf(!rival)('is the same game on boardgame.io', () => {
    for (let seed = 1; seed <= 5; seed++) expect(playSame(seed, rival)).toBeGreaterThan(50)
  })
})
