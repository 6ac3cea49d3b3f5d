/** The words in which worked examples are told. */
import type { Example, Expectation, Option, Settings, Stop } from '@carillon/kernel'
import { FACES, type Face } from '../src/data/dice.ts'
import { type Faction, SPACE, SPACES, type Space } from '../src/data/map.ts'
import type { ScenarioId } from '../src/data/scenarios.ts'
import { UNIT, type UnitId } from '../src/data/units.ts'
import type { PositionSpec } from '../src/position.ts'

export const unit = (unit: UnitId): Option => ({ unit })
export const at = (space: Space): Option => ({ space })
export const rest = (space: Space): Option => ({ do: 'rest', space })
export const card = (card: number): Option => ({ card: String(card) })
export const ap = (ap: string, what: string): Option => ({ ap, do: what })
export const again = (unit: UnitId, why: 'own' | 'event' | 'commander'): Option => ({ do: 'reroll', unit, why })
export const press = (button: string): Option => ({ do: button })
export const DONE = press('done')

/** A faction makes these choices, one after the other. */
export const does = (by: Faction, ...options: readonly Option[]): Stop[] => options.map((choose) => ({ by, choose }))
/** Each of these is refused. */
export const mayNot = (by: Faction, ...options: readonly Option[]): Stop[] => options.map((refuse) => ({ by, refuse }))
/** Dice by their letters: F flag, T triangle and circle, S square and circle, B bayonet and tomahawk, M miss. */
export const roll = (letters: string): Stop => ({
  drawn: [...letters].map((letter) => FACES.indexOf(LETTERS[letter] as Face) + 1),
})
const LETTERS: Readonly<Record<string, Face>> = { F: 'flag', T: 'triangle', S: 'square', B: 'bt', M: 'miss' }
/** What is drawn: cards, counters, chits. */
export const draw = (...drawn: readonly (string | number)[]): Stop => ({ drawn: drawn.map(String) })
/** What is true after the stop before. */
export const now = (...expected: readonly Expectation[]): Stop => ({ expect: expected.reduce(join) })

/** What lies open to somebody who sees everything. */
export const open = (part: unknown): Expectation => ({ view: { open: part } })
/** Exactly these units stand there, of both factions; those of a nation are British unless `nations` says otherwise. */
export function stands(
  spaces: Readonly<Partial<Record<Space, readonly UnitId[]>>>,
  nations: Faction = 'british',
): Expectation {
  const map = { british: emptyMap(), french: emptyMap() }
  for (const [space, units] of Object.entries(spaces) as [Space, readonly UnitId[]][])
    for (const f of ['british', 'french'] as const)
      map[f][SPACE[space].n] = units.filter((id) => (UNIT[id].faction ?? nations) === f)
  return open({ map })
}
/** Only the spaces that are set count. */
const emptyMap = (): (readonly UnitId[])[] => new Array(SPACES.length)
/** The Battle track. */
export const track = (british: number, french: number): Expectation => open({ battle: { marks: { british, french } } })
export const asked = (role: Faction, rule: string): Expectation => ({ asked: { role, rule } })
export const offered = (...options: readonly Option[]): Expectation => ({ offered: options })
export const refused = (...options: readonly Option[]): Expectation => ({
  refused: options as Expectation['refused'] & {},
})
export const noted = (...keys: readonly string[]): Expectation => ({ noted: keys })
/** So many dice are to be rolled now. */
export const dice = (count: number): Expectation => ({ dice: count })

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Both expectations in one: lists are put together, maps and objects field by field. */
function join<T>(a: T, b: T): T {
  if (Array.isArray(a) && Array.isArray(b))
    return (a.length === SPACES.length ? Object.assign(a.slice(), b) : [...a, ...b]) as T
  if (!isFields(a) || !isFields(b)) return b
  const both: Record<string, unknown> = { ...a }
  for (const [field, value] of Object.entries(b)) both[field] = field in a ? join(a[field], value) : value
  return both as T
}

/**
 * A worked example. Each part is what the learner is told once, at its first stop: `example.<id>.1`, `example.<id>.2`.
 * What stands after a line break in such a text is told when the part is done.
 */
export function lesson(
  id: string,
  rules: readonly string[],
  position: PositionSpec,
  parts: readonly (readonly (Stop | readonly Stop[])[])[],
  { scenario = '2', settings = {} }: { readonly scenario?: ScenarioId; readonly settings?: Settings } = {},
): Example {
  const stops: Stop[] = []
  parts.forEach((part, i) => {
    const [first, ...others] = merged(part.flat())
    const last = stops.at(-1)
    const [next, ...rest] = others
    // What a part expects before anything is done was so at the end of the part before.
    if (first && last && next && isExpected(first)) {
      stops[stops.length - 1] = expecting(last, first)
      stops.push({ text: `example.${id}.${i + 1}`, ...next }, ...rest)
    } else stops.push({ text: `example.${id}.${i + 1}`, ...first }, ...others)
  })
  return { id, title: `example.${id}.title`, rules, scenario, settings, position, stops }
}

/** What is expected belongs to the stop before it. */
function merged(stops: readonly Stop[]): Stop[] {
  const kept: Stop[] = []
  for (const stop of stops) {
    const before = kept.at(-1)
    if (before && isExpected(stop)) kept[kept.length - 1] = expecting(before, stop)
    else kept.push(stop)
  }
  return kept
}
const isExpected = (stop: Stop): boolean => Object.keys(stop).join() === 'expect'
const expecting = (stop: Stop, { expect = {} }: Stop): Stop => ({ ...stop, expect: join(stop.expect ?? {}, expect) })
