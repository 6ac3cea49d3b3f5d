/** Two tables at the same position: everything they show must be the same. */
import { type Core, OPEN, SPECTATOR, type State, type Viewer } from '../game.ts'
import { mismatch } from '../mismatch.ts'
import { logFor, observe } from '../observe.ts'
import type { Table } from '../table.ts'
import { difference, isSameText, reread } from './data.ts'

/** The roles, and somebody who watches. */
export const viewersOf = (game: Pick<Core, 'roles'>): readonly Viewer[] => [...game.roles, SPECTATOR]

/** These, and who sees all. */
export const everybody = (game: Pick<Core, 'roles'>): readonly Viewer[] => [...viewersOf(game), OPEN]

/** All that leaves the game for a viewer; without the log where that is compared on its own. */
const observed = <S extends State>(table: Table<S>, viewer: Viewer, log: 'log' | 'no log'): unknown =>
  observe(table, viewer, log === 'log' ? {} : { logFrom: Number.POSITIVE_INFINITY })

/** The same as text, to the byte. */
export const seen = <S extends State>(table: Table<S>, viewer: Viewer, log: 'log' | 'no log' = 'log'): string =>
  JSON.stringify(observed(table, viewer, log))

/** Where what two tables show a viewer first differs. */
export function differsFor<S extends State>(
  one: Table<S>,
  other: Table<S>,
  viewer: Viewer,
  log: 'log' | 'no log' = 'log',
): string | undefined {
  return otherText(observed(one, viewer, log), observed(other, viewer, log), viewer)
}

/** Where two things first differ as texts, to the byte. */
function otherText(one: unknown, other: unknown, path: string): string | undefined {
  if (isSameText(one, other)) return undefined
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  if (a === b) return undefined
  return mismatch(JSON.parse(a), JSON.parse(b), path) ?? `${path}: the same data in another order`
}

/** How many lines of the log of two tables were compared already. */
export type Read = readonly [number, number]

/**
 * Whether two tables are the same to a viewer, to the byte; of the log what came after the lines that were read. Whether he
 * may take back is left out: of two worlds only one may remember what he chose before.
 */
export function isSameFor<S extends State>(one: Table<S>, other: Table<S>, viewer: Viewer, read: Read): boolean {
  const [a, b] = [picture(one, viewer, read[0]), picture(other, viewer, read[1])]
  return isSameText(a, b) || JSON.stringify(a) === JSON.stringify(b)
}
/** In words, where they differ. */
export function howDiffers<S extends State>(one: Table<S>, other: Table<S>, viewer: Viewer, read: Read): string {
  const [a, b] = [reread(picture(one, viewer, read[0])), reread(picture(other, viewer, read[1]))]
  return mismatch(a, b, viewer) ?? `${viewer}: the same data in another order`
}
function picture<S extends State>(table: Table<S>, viewer: Viewer, read: number): unknown {
  const { canUndo: _, ...rest } = observe(table, viewer, { logFrom: Number.POSITIVE_INFINITY })
  return { ...rest, log: logFor(table.logFrom(read), viewer) }
}

/** State, questions, whom the game waits for, counts, who may take back: all that anybody sees is made of this and the log. */
export function differInside<S extends State>(one: Table<S>, other: Table<S>): string | undefined {
  const { roles } = one.game
  const able = (table: Table<S>) => roles.filter((role) => table.canUndo(role))
  const revisions = (table: Table<S>) => Object.fromEntries(roles.map((role) => [role, table.revision(role)]))
  return (
    difference(withoutLog(one.state), withoutLog(other.state), 'state') ??
    difference(one.decisions, other.decisions, 'decisions') ??
    difference(one.chance, other.chance, 'chance') ??
    difference(one.waiting, other.waiting, 'waiting') ??
    difference([one.count, one.draws], [other.count, other.draws], 'inputs and draws') ??
    difference(revisions(one), revisions(other), 'revision') ??
    difference(able(one), able(other), 'who may undo')
  )
}

/** The same, and what everybody sees. */
export function differ<S extends State>(
  one: Table<S>,
  other: Table<S>,
  log: 'log' | 'no log' = 'log',
): string | undefined {
  const problem = differInside(one, other)
  if (problem) return problem
  for (const viewer of everybody(one.game)) {
    const found = differsFor(one, other, viewer, log)
    if (found) return found
  }
  return undefined
}

/** The log of the state is compared as part of the whole log, wherever the table keeps it. */
const withoutLog = <S extends State>({ log: _, ...rest }: S): object => rest

/** All that a table is, as text: nothing of it may change when something is refused. */
export function fingerprint<S extends State>(table: Table<S>): string {
  const { state, settled, noted, decisions, chance } = table
  return JSON.stringify([state, table.position(), settled, noted, decisions.length, chance ?? null])
}
