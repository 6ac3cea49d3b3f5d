/** Distances, and what the stacks of a side are and could do. */
import { remembered } from '@carillon/kernel'
import { ALL_SPACES, ARROWS, COUNT, factsOf, linksOf, type Side, SPACES, type Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { fortOf, hasOpenFortification, isBesieged } from '../rules/02-map.ts'
import { NORTHERN_MILITIA, PLACE_COUNT, type State } from '../state.ts'
import { type Terms, worthOfPiece } from './weights.ts'

/** Connections between two spaces; 99 where there is no way. Worked out when first wanted. */
let table: Uint8Array | undefined
export function distance(from: Space, to: Space): number {
  table ??= distances()
  return table[from * COUNT + to] as number
}
let neighbours: readonly (readonly Space[])[] | undefined
/** Those at a distance of 1. */
export function neighboursOf(space: Space): readonly Space[] {
  neighbours ??= ALL_SPACES.map((from) => ALL_SPACES.filter((to) => distance(from, to) === 1))
  return neighbours[space] as readonly Space[]
}
function distances(): Uint8Array {
  const found = new Uint8Array(COUNT * COUNT).fill(99)
  for (const { n: start } of SPACES) {
    let ring = [start]
    found[start * COUNT + start] = 0
    for (let steps = 1; ring.length > 0; steps += 1) {
      const next: Space[] = []
      for (const space of ring)
        for (const to of waysOut(space))
          if ((found[start * COUNT + to] as number) === 99) {
            found[start * COUNT + to] = steps
            next.push(to)
          }
      ring = next
    }
  }
  return found
}
const waysOut = (space: Space): Space[] => [
  ...linksOf(space).map(({ to }) => to),
  ...ARROWS.filter(([from]) => from === space).map(([, to]) => to),
]

export interface Stack {
  readonly space: Space
  readonly strength: number
  readonly drilled: number
  readonly units: number
  readonly auxiliaries: number
  readonly leader: boolean
  /** 7.81 Beating them is worth a VP. */
  readonly point: boolean
  /** 5.34 The strength that its leaders can take along, roughly. */
  readonly force: number
  readonly worth: number
  /** What it was last found to hope for (goals.ts). */
  readonly hope: Hope
}
interface Hope {
  /** Among which goals, with which gaps of supply. */
  fixed: object | null
  gaps: object | null
  goal: number
  value: number
}
/** The stacks of a side, and what all its pieces in play are worth. */
export interface Survey {
  readonly stacks: readonly Stack[]
  readonly material: number
}
/** Looks at a side. Many choices move nobody: then it is the last look again. */
export type Surveyor = (g: State, side: Side) => Survey
export function surveyor(w: Terms): Surveyor {
  const british = looker(w)
  const french = looker(w)
  return (g, side) => (side === 'british' ? british(g.map.british, g.reduced) : french(g.map.french, g.reduced))
}
const PLACES = Math.min(PLACE_COUNT, NORTHERN_MILITIA + 3)
/** Most stacks are what they were at the last look, or at the one before: plans move now these, now those. */
function looker(w: Terms): (map: State['map'][Side], reduced: State['reduced']) => Survey {
  const seen = Array.from({ length: PLACES }, (): Seen => ({ ...NEVER }))
  return remembered((map: State['map'][Side], reduced: State['reduced']) => {
    const stacks: Stack[] = []
    let material = 0
    for (let place = 0; place < PLACES; place += 1) {
      const pieces = map[place] as readonly Piece[]
      if (pieces.length === 0) continue
      const at = seen[place] as Seen
      const stack =
        at.pieces === pieces && at.reduced === reduced ? (at.stack as Stack) : lookAt(w, at, place, pieces, reduced)
      material += stack.worth
      if (place < NORTHERN_MILITIA) stacks.push(stack)
    }
    return { stacks, material }
  })
}
/** A place at the last look, and before. */
interface Seen {
  pieces: readonly Piece[] | null
  reduced: State['reduced'] | null
  stack: Stack | null
  piecesBefore: readonly Piece[] | null
  reducedBefore: State['reduced'] | null
  stackBefore: Stack | null
}
const NEVER: Seen = {
  pieces: null,
  reduced: null,
  stack: null,
  piecesBefore: null,
  reducedBefore: null,
  stackBefore: null,
}
function lookAt(w: Terms, at: Seen, place: Space, pieces: readonly Piece[], reduced: State['reduced']): Stack {
  const { piecesBefore, reducedBefore, stackBefore } = at
  const isBefore = stackBefore !== null && piecesBefore === pieces && reducedBefore === reduced
  const stack = isBefore ? stackBefore : stackOf(w, reduced, place, pieces)
  at.piecesBefore = at.pieces
  at.reducedBefore = at.reduced
  at.stackBefore = at.stack
  at.pieces = pieces
  at.reduced = reduced
  at.stack = stack
  return stack
}
function stackOf(w: Terms, spent: State['reduced'], space: Space, pieces: readonly Piece[]): Stack {
  let strength = 0
  let drilled = 0
  let auxiliaries = 0
  let units = 0
  let command = 0
  let regular = false
  let worth = 0
  for (const piece of pieces) {
    const facts = pieceOf(piece)
    const reduced = spent.includes(piece)
    worth += worthOfPiece(w, piece) * (reduced ? w.reducedShare : 1)
    if (facts.leader) {
      command += facts.command
      continue
    }
    units += 1
    strength += reduced ? facts.reducedStrength : facts.strength
    if (facts.regular) regular = true
    if (facts.drilled) drilled += 1
    if (facts.auxiliary) auxiliaries += 1
  }
  const force = units > command ? (strength * command) / units : strength
  const point = regular || units > 4
  return {
    space,
    strength,
    drilled,
    units,
    auxiliaries,
    leader: command > 0,
    point,
    force,
    worth,
    hope: { fixed: null, gaps: null, goal: -1, value: 0 },
  }
}
/** 11.1 */
export const winters = (g: State, side: Side, { space, units }: Stack): boolean =>
  !isBesieged(g, side, space) &&
  (factsOf(space).home === side || fortOf(g, side, space) === 3 || (hasOpenFortification(g, side, space) && units <= 4))
