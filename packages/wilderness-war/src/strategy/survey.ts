/** Distances, and what the stacks of a side are and could do. */
import { remembered } from '@carillon/kernel'
import { ARROWS, COUNT, linksOf, type Side, SPACE, SPACES, type Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { strengthOf } from '../rules/03-pieces.ts'
import { enemyOf, FORT, NORTHERN_MILITIA, PLACE_COUNT, type State, sideOf, stackAt } from '../state.ts'
import type { Terms } from './weights.ts'

/** Connections between two spaces; 99 where there is no way. Worked out when first wanted. */
let table: Uint8Array | undefined
export function distance(from: Space, to: Space): number {
  table ??= distances()
  return table[from * COUNT + to] as number
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
}
/** The stacks of a side, and what all its pieces in play are worth. */
export interface Survey {
  readonly stacks: readonly Stack[]
  readonly material: number
}
/** Looks at a side. Many choices move nobody: then it is the last look again. */
export type Surveyor = (g: State, side: Side) => Survey
export function surveyor(w: Terms): Surveyor {
  const look = (map: State['map'][Side], reduced: State['reduced']): Survey => lookAt(w, map, reduced)
  const british = remembered(look)
  const french = remembered(look)
  return (g, side) => (side === 'british' ? british(g.map.british, g.reduced) : french(g.map.french, g.reduced))
}
function lookAt(w: Terms, map: State['map'][Side], reduced: State['reduced']): Survey {
  const stacks: Stack[] = []
  let material = 0
  for (let place = 0; place < PLACE_COUNT && place <= NORTHERN_MILITIA + 2; place += 1) {
    const pieces = map[place] as readonly Piece[]
    if (pieces.length === 0) continue
    const stack = stackOf(w, reduced, place, pieces)
    material += stack.worth
    if (place < NORTHERN_MILITIA) stacks.push(stack)
  }
  return { stacks, material }
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
    worth += (w.worth[piece] as number) * (reduced ? w.reducedShare : 1)
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
  return { space, strength, drilled, units, auxiliaries, leader: command > 0, point, force, worth }
}

export interface Prize {
  readonly space: Space
  /** In VPs. */
  readonly worth: number
  /** The strength to be overcome. */
  readonly guard: number
  /** 8.2 It must be besieged. */
  readonly siege: boolean
}
/**
 * What going to a space would bring the side: fortifications of the enemy (12.21), Niagara and Ohio Forks (12.23), troops
 * of the enemy whom to beat is worth a VP (7.81).
 */
export function prizes(w: Terms, g: State, side: Side, enemies: readonly Stack[]): Prize[] {
  const found: Prize[] = []
  const enemy = enemyOf(side)
  const sign = side === 'british' ? -1 : 1
  for (let space = 0; space < COUNT; space += 1) {
    const kind = (g.forts[space] as number) * sign
    if (kind <= 0 && space !== NIAGARA && space !== OHIO_FORKS) continue
    const held = (space === NIAGARA && g.niagara === enemy) || (space === OHIO_FORKS && g.ohioForks === enemy)
    if (kind <= 0 && !held) continue
    const worth = w.goal[Math.max(kind, 0)] as number
    const wanted = side === 'british' && CONQUESTS.includes(space) ? w.conquestGoal : 0
    const guard = guardOf(g, enemy, space) + (w.walls[Math.max(kind, 0)] as number)
    found.push({ space, worth: worth + (held ? w.goalHeld : 0) + wanted, guard, siege: kind >= FORT })
  }
  for (const { space, point, strength } of enemies)
    if (point && (g.forts[space] as number) * sign <= 0)
      found.push({ space, worth: w.quarry, guard: strength, siege: false })
  return found
}
const NIAGARA = SPACE.niagara
const OHIO_FORKS = SPACE['ohio-forks']
/** 12.12 Two of these win the war for the British in 1759. */
export const CONQUESTS: readonly Space[] = [SPACE.quebec, SPACE.montreal, NIAGARA, OHIO_FORKS]
const guardOf = (g: State, side: Side, space: Space): number => {
  let sum = 0
  for (const piece of stackAt(g, side, space)) sum += strengthOf(g, piece)
  return sum
}

/** 10.1 Where raiders of the side could strike, roughly: cultivated land and stockades of the enemy without a fort or troops. */
export function prey(g: State, side: Side): Space[] {
  const enemy = enemyOf(side)
  const found: Space[] = []
  const sign = side === 'british' ? -1 : 1
  const raided = sideOf(g.raided, side)
  const homes = sideOf(HOMES, enemy)
  for (let space = 0; space < COUNT; space += 1) {
    const code = (g.forts[space] as number) * sign
    if (code >= FORT || code < 0) continue
    if (code === 0 && (!homes[space] || raided.includes(space))) continue
    if (guardOf(g, enemy, space) <= 1) found.push(space)
  }
  return found
}
const homesOf = (side: Side): readonly boolean[] => SPACES.map(({ home }) => home === side)
const HOMES = { british: homesOf('british'), french: homesOf('french') }
