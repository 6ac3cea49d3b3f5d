/** The words in which worked examples are told. */
import type { Example, Expectation, Option, Settings, Stop } from '@carillon/kernel'
import type { River, Zone } from '../src/data/map.ts'
import { type Side, UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts'
import type { Piece, PositionSpec } from '../src/position.ts'
import type { BlockOption, NavalOption } from '../src/rules/options.ts'

export { BUTTON, INDIAN, INTO, MARCH, SPACE, TO, UNIT } from '../src/rules/options.ts'

export const block = (block: number): BlockOption => ({ block })
export const naval = (count: number, space: River): NavalOption => ({ do: 'naval', space, count })

/** A side makes these choices, one after the other. */
export const does = (by: Side, ...options: readonly Option[]): Stop[] => options.map((choose) => ({ by, choose }))
/** Each of these is refused. */
export const mayNot = (by: Side, ...options: readonly Option[]): Stop[] => options.map((refuse) => ({ by, refuse }))
export const roll = (...drawn: readonly number[]): Stop => ({ drawn })
export const deal = (...drawn: readonly UnitId[]): Stop => ({ drawn })
/** What is true after the stop before. */
export const now = (...expected: readonly Expectation[]): Stop => ({ expect: expected.reduce(join) })

/** What lies open to somebody who sees everything. */
export const open = (part: unknown): Expectation => ({ view: { open: part } })
/** Exactly these pieces stand there, of both sides. */
export const stands = (zones: Readonly<Partial<Record<Zone, readonly Piece[]>>>): Expectation =>
  open({ zones: Object.fromEntries(Object.entries(zones).map(([zone, pieces]) => [zone, blocksOf(pieces)])) })
/** Exactly these pieces are out of the game. */
export const lost = (side: Side, ...units: readonly UnitId[]): Expectation => open({ lost: { [side]: units } })
export const asked = (role: Side, rule: string): Expectation => ({ asked: { role, rule } })
export const offered = (...options: readonly Option[]): Expectation => ({ offered: options })
export const refused = (...options: readonly Option[]): Expectation => ({
  refused: options as Expectation['refused'] & {},
})
export const noted = (...keys: readonly string[]): Expectation => ({ noted: keys })
/** So many dice are to be rolled now. */
export const dice = (count: number): Expectation => ({ dice: count })

function blocksOf(pieces: readonly Piece[]): Record<Side, readonly { unit: UnitId; cv: number }[]> {
  const blocks = pieces.map((piece) => {
    const [unit, cv] = piece.split(':') as [UnitId, string?]
    return { unit, cv: cv === undefined ? UNITS[unit].cv : Number(cv) }
  })
  blocks.sort((a, b) => UNIT_IDS.indexOf(a.unit) - UNIT_IDS.indexOf(b.unit))
  const of = (side: Side) => blocks.filter(({ unit }) => UNITS[unit].side === side)
  return { british: of('british'), french: of('french') }
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Both expectations in one: lists are put together, objects field by field. */
function join<T>(a: T, b: T): T {
  if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b] as T
  if (!isFields(a) || !isFields(b)) return b
  const both: Record<string, unknown> = { ...a }
  for (const [field, value] of Object.entries(b)) both[field] = field in a ? join(a[field], value) : value
  return both as T
}

/**
 * A worked example. Each part is what the learner is told once, at its first stop: `example.<id>.1`, `example.<id>.2`.
 * What stands after a line break in such a text is told when the part is done.
 * Examples that differ only in their figures share `texts`.
 */
export function lesson(
  id: string,
  rules: readonly string[],
  position: PositionSpec,
  parts: readonly (readonly (Stop | readonly Stop[])[])[],
  { settings = {}, texts = id }: { readonly settings?: Settings; readonly texts?: string } = {},
): Example {
  const stops = parts.flatMap((part, i) => {
    const [first, ...others] = merged(part.flat())
    return [{ text: `example.${texts}.${i + 1}`, ...first }, ...others]
  })
  return { id, title: `example.${id}.title`, rules, scenario: 'campaign', settings, position, stops }
}

/** What is expected belongs to the stop before it. */
function merged(stops: readonly Stop[]): Stop[] {
  const kept: Stop[] = []
  for (const stop of stops) {
    const before = kept.at(-1)
    const only = Object.keys(stop).join() === 'expect'
    if (before && only) kept[kept.length - 1] = { ...before, expect: join(before.expect ?? {}, stop.expect ?? {}) }
    else kept.push(stop)
  }
  return kept
}
