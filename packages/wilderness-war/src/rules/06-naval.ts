/** 6.4 Naval movement and landings. */
import { LANDINGS, PORTS, type Space } from '../data/map.ts'
import { hasUnit, type March, type State } from '../state.ts'
import { controlsPort } from './02-map.ts'
import { mayHold } from './05-responses.ts'
import { type Crew, crewOf, mayEnter } from './06-entering.ts'

/** 6.41, 6.42 A force needs a card of value 3; one unit or leader sails with any. */
export const maySail = (pieces: readonly number[], value: number): boolean => value === 3 || pieces.length === 1

/**
 * 6.4 Where they may sail to: from one port of theirs to another. 6.432 For the British an Amphib space serves as one of
 * the two, besieged or not.
 */
export function sailsTo(g: State, { side, at, naval, spent }: March, crew: Crew): Space[] {
  const found: Space[] = []
  if (!naval || spent > 0 || (side === 'french' && g.flags.noFrenchNaval)) return found
  const fromPort = controlsPort(g, side, at)
  const fromBeach = side === 'british' && g.amphib.includes(at)
  if (!fromPort && !fromBeach) return found
  for (const port of PORTS) if (port !== at && controlsPort(g, side, port)) found.push(port)
  if (side === 'british' && fromPort)
    for (const beach of g.amphib)
      if (beach !== at && !found.includes(beach) && mayEnter(g, side, crew, beach)) found.push(beach)
  return found
}
const NOWHERE: readonly Space[] = []
/**
 * 6.43, R-117 Where a British unit or force may land along an arrow, with the card Amphibious Landing: from a port under
 * control, not in a year of Louisbourg Squadrons (card 21). Where a marker is already no landing is needed.
 */
export function landsAt(g: State, { side, pieces, at, naval, spent }: March, crew: Crew): readonly Space[] {
  if (side !== 'british' || !naval || spent > 0 || g.flags.noAmphib || !hasUnit(pieces)) return NOWHERE
  if (!controlsPort(g, side, at) || !mayHold(g, side, 'amphibious-landing')) return NOWHERE
  const found: Space[] = []
  for (const [from, to] of LANDINGS)
    if (from === at && !g.amphib.includes(to) && mayEnter(g, side, crew, to)) found.push(to)
  return found
}
/** Whether there is any way by sea for them, for all that the other side knows. */
export function canSail(g: State, m: March): boolean {
  const crew = crewOf(m.pieces)
  return sailsTo(g, m, crew).length > 0 || landsAt(g, m, crew).length > 0
}
