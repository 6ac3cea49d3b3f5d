/** Facts of the map as the evaluation wants them: by number of the space, worked out once. */
import {
  CONNECTIONS,
  FACTS_AT,
  type Faction,
  factsAt,
  LINKS,
  SPACE,
  SPACES,
  type Space,
  type SpaceFacts,
} from '../data/map.ts'
import { SCENARIO, type ScenarioId, type Wanted } from '../data/scenarios.ts'
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

/** Numbers of the spaces worth taking, Victory Spaces first; Settled Spaces count for bonuses (18.2.1). */
export const GOALS: readonly number[] = [
  ...FACTS_AT.filter(({ victory }) => victory > 0),
  ...FACTS_AT.filter(({ victory, kind }) => victory === 0 && kind === 'settled'),
].map(({ n }) => n)
/** How many of them are Victory Spaces. */
export const VICTORIES = GOALS.filter((n) => factsAt(n).victory > 0).length
/** How much each goal counts from each space: `n * GOALS.length + goal`. */
const faded = (table: Uint8Array): Float64Array =>
  Float64Array.from({ length: COUNT * GOALS.length }, (_, i) => {
    const goal = GOALS[i % GOALS.length] as number
    return FADE[table[Math.floor(i / GOALS.length) * COUNT + goal] as number] as number
  })
export const LIGHT_NEAR = faded(LIGHT_WAYS)
export const HEAVY_NEAR = faded(HEAVY_WAYS)
/** Spaces from which each Victory Space is in danger: those of goal v stand from AROUND_FROM[v] to AROUND_FROM[v + 1]. */
const around = GOALS.slice(0, VICTORIES).map((goal) =>
  SPACES.flatMap((_, n) => ((LIGHT_WAYS[n * COUNT + goal] as number) <= 6 ? { n, goal } : [])),
)
export const AROUND_FROM: readonly number[] = [0, ...around.map((_, v) => around.slice(0, v + 1).flat().length)]
export const AROUND = Uint8Array.from(around.flat(), ({ n }) => n)
export const AROUND_FADE = Float64Array.from(
  around.flat(),
  ({ n, goal }) => FADE[LIGHT_WAYS[n * COUNT + goal] as number] as number,
)

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
/** 2.1.9 What control of a space is worth in VPs, now and at the end, by number of the space. */
export const VPS = Object.fromEntries(
  Object.entries(EXTRA).map(([id, extra]) => [id, extra.map((vps, n) => vps + factsAt(n).victory)]),
) as unknown as Record<ScenarioId, Float64Array>
/** Those of the end alone, of the spaces that have any. */
export const BONUS_SPACES = Object.fromEntries(
  Object.entries(EXTRA).map(([id, table]) => [id, SPACES.filter((space) => (table[SPACE[space].n] as number) > 0)]),
) as unknown as Record<ScenarioId, readonly Space[]>
export const extraAt = (scenario: ScenarioId, space: Space): number => EXTRA[scenario][SPACE[space].n] as number

/** 18.2.1 A bonus of the year for holding some spaces of the enemy: which, how many, and the VPs for each of them. */
export interface Quest {
  readonly spaces: Uint8Array
  readonly least: number
  readonly share: number
}
const WANTED: Readonly<Record<Wanted, (facts: SpaceFacts) => boolean>> = {
  'victory-spaces': ({ victory }) => victory > 0,
  'settled-spaces': ({ kind }) => kind === 'settled',
  'home-spaces': () => true,
}
const QUESTS = new Map<string, Quest>()
for (const [id, { bonuses }] of Object.entries(SCENARIO))
  for (const { faction, year, vp, when } of bonuses) {
    if (when.kind !== 'controls') continue
    const spaces = Uint8Array.from(FACTS_AT, (facts) => Number(facts.home === when.home && WANTED[when.of](facts)))
    QUESTS.set(`${id} ${year} ${faction}`, { spaces, least: when.least, share: (vp * WEIGHTS.bonus) / when.least })
  }
const byYear = (f: Faction) =>
  Object.fromEntries(
    Object.keys(SCENARIO).map((id) => [
      id,
      Array.from({ length: 6 }, (_, n) => QUESTS.get(`${id} ${1755 + Math.min(n, 4)} ${f}`) ?? null),
    ]),
  ) as unknown as Record<ScenarioId, readonly (Quest | null)[]>
const BRITISH_QUESTS = byYear('british')
const FRENCH_QUESTS = byYear('french')
export const questOf = (scenario: ScenarioId, year: number, f: Faction): Quest | null =>
  (f === 'british' ? BRITISH_QUESTS : FRENCH_QUESTS)[scenario][year - 1755] ?? null
