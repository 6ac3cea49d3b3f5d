/** Facts of the map as the evaluation wants them: by number of the space, worked out once. */
import { CONNECTIONS, LINKS, SPACE, SPACES, type Space } from '../data/map.ts'
import { WEIGHTS } from './weights.ts'

export const COUNT = SPACES.length
const FAR = 60

/** Shortest ways in half steps: a Highway is two, a Path two for Light units and five for the others, who need a Road. */
function ways(path: number): Uint8Array {
  const table = new Uint8Array(COUNT * COUNT).fill(FAR)
  for (let n = 0; n < COUNT; n += 1) table[n * COUNT + n] = 0
  for (const { ends, kind } of CONNECTIONS) {
    const [a, b] = [SPACE[ends[0]].n, SPACE[ends[1]].n]
    table[a * COUNT + b] = table[b * COUNT + a] = kind === 'highway' ? 2 : path
  }
  for (let k = 0; k < COUNT; k += 1)
    for (let i = 0; i < COUNT; i += 1)
      for (let j = 0; j < COUNT; j += 1) {
        const through = (table[i * COUNT + k] as number) + (table[k * COUNT + j] as number)
        if (through < (table[i * COUNT + j] as number)) table[i * COUNT + j] = through
      }
  return table
}
export const LIGHT_WAYS = ways(2)
export const HEAVY_WAYS = ways(5)

/** How much a place counts from so many half steps away. */
export const FADE = Float64Array.from({ length: 256 }, (_, d) => (d >= FAR ? 0 : WEIGHTS.fade ** d))

export const VICTORY_SPACES: readonly Space[] = SPACES.filter((id) => SPACE[id].victory > 0)
/** 9.0 What may be raided. */
export const RAID_SPACES: readonly Space[] = SPACES.filter((id) => SPACE[id].value > 0)
/** Neighbours by number. */
export const NEIGHBOURS: readonly (readonly { readonly to: number; readonly path: string | null }[])[] = SPACES.map(
  (id) => LINKS[id].map(({ to, by }) => ({ to: SPACE[to].n, path: by.kind === 'path' ? by.id : null })),
)
