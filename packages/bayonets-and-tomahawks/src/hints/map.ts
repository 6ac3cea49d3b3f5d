/** Facts of the map as the evaluation wants them: by number of the space, worked out once. */
import { CONNECTIONS, LINKS, SPACE, SPACES, type Space } from '../data/map.ts'
import { SCENARIO, type ScenarioId } from '../data/scenarios.ts'
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

/** 18.2.1 VPs that a scenario gives at the end for holding a space, by number of the space. */
const EXTRA = Object.fromEntries(
  Object.entries(SCENARIO).map(([id, { bonuses }]) => {
    const table = new Float64Array(COUNT)
    for (const { vp, when } of bonuses)
      if (when.kind === 'holds') for (const space of when.spaces) table[SPACE[space].n] = vp * WEIGHTS.bonus
    return [id, table]
  }),
) as unknown as Record<ScenarioId, Float64Array>
/** 2.1.9 What control of a space is worth in VPs, now and at the end. */
export const vpsAt = (scenario: ScenarioId, space: Space): number =>
  SPACE[space].victory + (EXTRA[scenario][SPACE[space].n] as number)
/** Those of the end alone, of the spaces that have any. */
export const BONUS_SPACES = Object.fromEntries(
  Object.entries(EXTRA).map(([id, table]) => [id, SPACES.filter((space) => (table[SPACE[space].n] as number) > 0)]),
) as unknown as Record<ScenarioId, readonly Space[]>
export const extraAt = (scenario: ScenarioId, space: Space): number => EXTRA[scenario][SPACE[space].n] as number
