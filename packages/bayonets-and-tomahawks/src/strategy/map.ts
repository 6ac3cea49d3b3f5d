/** Facts of the map and the scenarios as the evaluation wants them: by number of the space, worked out once. */
import { CONNECTIONS, FACTS_AT, type Faction, factsAt, LINKS, SPACE, SPACES, type SpaceFacts } from '../data/map.ts'
import { SCENARIO, type ScenarioId, type Wanted } from '../data/scenarios.ts'

export const COUNT = SPACES.length
/** From a table that has one for each number that is asked about. */
export const numberAt = (table: Float64Array, n: number): number => table[n] as number
/** In half steps: no way leads there. */
export const FAR = 60

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
export const lightWay = (from: number, to: number): number => LIGHT_WAYS[from * COUNT + to] as number

/** Numbers of the spaces worth taking, Victory Spaces first; Settled Spaces count for bonuses (18.2.1). */
export const GOALS: readonly number[] = [
  ...FACTS_AT.filter(({ victory }) => victory > 0),
  ...FACTS_AT.filter(({ victory, kind }) => victory === 0 && kind === 'settled'),
].map(({ n }) => n)
export const goalAt = (goal: number): number => GOALS[goal] as number
/** How many of them are Victory Spaces. */
export const VICTORIES = GOALS.filter((n) => factsAt(n).victory > 0).length
/** Spaces from which each Victory Space is in danger: those of goal v stand from AROUND_FROM[v] to AROUND_FROM[v + 1]. */
const around = GOALS.slice(0, VICTORIES).map((goal) =>
  SPACES.flatMap((_, n) => (lightWay(n, goal) <= 6 ? { n, goal } : [])),
)
export const AROUND_FROM: readonly number[] = [0, ...around.map((_, v) => around.slice(0, v + 1).flat().length)]
export const AROUND = Uint8Array.from(around.flat(), ({ n }) => n)
/** How far each of them is. */
export const AROUND_WAYS = Uint8Array.from(around.flat(), ({ n, goal }) => lightWay(n, goal))

/** Neighbours by number. */
export const NEIGHBOURS: readonly (readonly { readonly to: number; readonly path: string | null }[])[] = SPACES.map(
  (id) => LINKS[id].map(({ to, by }) => ({ to: SPACE[to].n, path: by.kind === 'path' ? by.id : null })),
)

/** 18.2.1 VPs that a scenario gives at the end for holding a space, by number of the space. */
const extraOf = (id: ScenarioId): Float64Array => {
  const table = new Float64Array(COUNT)
  for (const { vp, when } of SCENARIO[id].bonuses)
    if (when.kind === 'holds') for (const space of when.spaces) table[SPACE[space].n] = vp
  return table
}
const SCENARIO_IDS = Object.keys(SCENARIO) as readonly ScenarioId[]
/** What there is for each scenario. */
export const byScenario = <T>(make: (id: ScenarioId) => T): Readonly<Record<ScenarioId, T>> =>
  Object.fromEntries(SCENARIO_IDS.map((id) => [id, make(id)])) as Record<ScenarioId, T>
export const EXTRA = byScenario(extraOf)
/** Numbers of the spaces that have any. */
export const BONUS_SPACES = byScenario((id) => Uint8Array.from([...EXTRA[id].keys()].filter((n) => EXTRA[id][n])))

/** 18.2.1 A bonus of the year for holding some spaces of the enemy: which, how many, and the VPs for them. */
export interface Aim {
  readonly spaces: Uint8Array
  readonly least: number
  readonly vp: number
}
const WANTED: Readonly<Record<Wanted, (facts: SpaceFacts) => boolean>> = {
  'victory-spaces': ({ victory }) => victory > 0,
  'settled-spaces': ({ kind }) => kind === 'settled',
  'home-spaces': () => true,
}
/** By year, from 1755; 1760 scores as the year before it. */
export const aimsOf = (id: ScenarioId, f: Faction): readonly (Aim | null)[] =>
  Array.from({ length: 6 }, (_, n) => {
    for (const { faction, year, vp, when } of SCENARIO[id].bonuses) {
      if (faction !== f || year !== 1755 + Math.min(n, 4) || when.kind !== 'controls') continue
      const spaces = Uint8Array.from(FACTS_AT, (facts) => Number(facts.home === when.home && WANTED[when.of](facts)))
      return { spaces, least: when.least, vp }
    }
    return null
  })
