/** The words in which worked examples are told. */
import type { Example, Expectation, Option, Settings, Stop } from '@carillon/kernel'
import { SIDES, type Side, SPACE_IDS, spaceCalled } from '../src/data/map.ts'
import { PIECE_IDS, PIECES, pieceCalled, pieceOf } from '../src/data/pieces.ts'
import type { ScenarioId } from '../src/data/scenarios.ts'
import { BOX, type PositionSpec } from '../src/position.ts'
import { FORT, FORTRESS, PLACE_COUNT, STOCKADE } from '../src/state.ts'
import { BUTTONS } from '../src/texts/buttons.ts'

/**
 * A choice in a word: a piece, a space or a button by its name, a card by its number, a department; `37:event` a card and what for;
 * `drop:br-44th`, `sail:halifax`, `infiltrate:albany` what is done with a piece or a space.
 */
function option(word: string): Option {
  const [first, second] = word.split(':') as [string, string?]
  if (/^\d+$/.test(first)) return second === undefined ? { card: first } : { card: first, use: second }
  if (first === 'northern' || first === 'southern') return { department: first }
  if (second !== undefined) return { do: first, ...option(second) }
  if (PIECE_IDS.includes(first)) return { piece: first }
  if ((SPACE_IDS as readonly string[]).includes(first)) return { space: first }
  if ((BUTTONS as readonly string[]).includes(first)) return { do: first }
  throw new Error(`there is no ${word}`)
}
const split = (words: string): string[] => words.split(' ').filter(Boolean)
const options = (words: string): Option[] => split(words).map(option)

/** A side makes these choices, one after the other. */
export const does = (by: Side, words: string): Stop[] => options(words).map((choose) => ({ by, choose }))
/** Each of these is refused. */
export const mayNot = (by: Side, words: string): Stop[] => options(words).map((refuse) => ({ by, refuse }))
/** What the dice show, one throw after the other. */
export const roll = (...faces: readonly number[]): Stop[] => faces.map((face) => ({ drawn: [face] }))
/** What is drawn together: cards, leaders. */
export const draw = (...drawn: readonly (string | number)[]): Stop => ({ drawn: drawn.map(String) })
/** What is true after the stop before. */
export const now = (...expected: readonly Expectation[]): Stop => ({ expect: expected.reduce(join) })

/** What lies open to somebody who sees everything. */
export const open = (part: unknown): Expectation => ({ view: { open: part } })
export const vp = (french: number): Expectation => open({ vp: french })
/** Exactly these pieces stand in the spaces and boxes, of both sides. */
export function stands(places: Readonly<Record<string, string>>): Expectation {
  const at = sparse(PIECES.length)
  const map = { british: sparse(PLACE_COUNT), french: sparse(PLACE_COUNT) }
  for (const [name, words] of Object.entries(places)) {
    const place = BOX[name] ?? spaceCalled(name)
    const pieces = split(words).map(pieceCalled)
    for (const piece of pieces) at[piece] = place
    for (const side of SIDES) map[side][place] = sparse(pieces.filter((piece) => pieceOf(piece).side === side).length)
  }
  return open({ at, map })
}
/** These are there; others may be too. */
export function areAt(name: string, words: string): Expectation {
  const at = sparse(PIECES.length)
  for (const word of split(words)) at[pieceCalled(word)] = BOX[name] ?? spaceCalled(name)
  return open({ at })
}
/** Exactly these are reduced, in the order in which they were. */
export const reduced = (words: string): Expectation => open({ reduced: split(words).map(pieceCalled) })
type Fortification = 'none' | 'stockade' | 'fort' | 'fortress'
const CODE: Readonly<Record<Fortification, number>> = { none: 0, stockade: STOCKADE, fort: FORT, fortress: FORTRESS }
/** There are these fortifications, of that side. */
export function walls(side: Side, kind: Fortification, words: string): Expectation {
  const forts = sparse(SPACE_IDS.length)
  for (const id of split(words))
    forts[spaceCalled(id)] = kind === 'none' ? 0 : CODE[kind] * (side === 'british' ? 1 : -1)
  return open({ forts })
}
export const works = (side: Side, words: string): Expectation =>
  open({ works: { [side]: split(words).map(spaceCalled) } })
export const raided = (side: Side, words: string): Expectation =>
  open({ raided: { [side]: split(words).map(spaceCalled) } })
/** Only what is set counts. */
const sparse = (length: number): unknown[] => new Array(length)

export const asked = (role: Side, rule: string): Expectation => ({ asked: { role, rule } })
export const offered = (words: string): Expectation => ({ offered: options(words) })
export const refused = (words: string): Expectation => ({ refused: options(words) as Expectation['refused'] & {} })
export const noted = (...keys: readonly string[]): Expectation => ({ noted: keys })
/** So many dice are to be rolled now. */
export const dice = (count: number): Expectation => ({ dice: count })

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const BY_NUMBER: readonly number[] = [PIECES.length, PLACE_COUNT, SPACE_IDS.length]
/** Both expectations in one: lists are put together, lists by number and objects field by field. */
function join<T>(a: T, b: T): T {
  if (Array.isArray(a) && Array.isArray(b))
    return (BY_NUMBER.includes(a.length) ? Object.assign(a.slice(), b) : [...a, ...b]) as T
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
  rules: string,
  position: PositionSpec,
  parts: readonly (readonly (Stop | readonly Stop[])[])[],
  {
    scenario = 'annus-mirabilis',
    settings = {},
  }: { readonly scenario?: ScenarioId; readonly settings?: Settings } = {},
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
  return { id, title: `example.${id}.title`, rules: split(rules), scenario, settings, position, stops }
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
