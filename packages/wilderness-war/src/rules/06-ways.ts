/** 6.1, 6.2, 6.3 By land and by boat: which spaces come next. A move that could be either stays both. */
import { ARROWS, isHome, linksOf, type Side, SPACES, type Space } from '../data/map.ts'
import { allowanceOf, BOAT_SPACES, FOUL_SPACES, LEADER_SPACES } from '../data/pieces.ts'
import type { March, State } from '../state.ts'
import { fortOf, isSiege } from './02-map.ts'
import { haltsNext, isBarrier, isHalted } from './16-scouting.ts'

export interface Hop {
  readonly to: Space
  /** Boats go there. */
  readonly water: boolean
}
/** By space. 2.0 The arrows out of Pays d'en Haut serve for land and boat moves. */
const HOPS: readonly (readonly Hop[])[] = SPACES.map(({ n }) => [
  ...linksOf(n).map(({ to, water }) => ({ to, water })),
  ...ARROWS.filter(([from]) => from === n).map(([, to]) => ({ to, water: true })),
])
export const hopsFrom = (space: Space): readonly Hop[] => HOPS[space] as readonly Hop[]

/** What a move has come to: all that says how it may go on. */
export type Course = Pick<
  March,
  'side' | 'pieces' | 'at' | 'land' | 'boat' | 'spent' | 'portaged' | 'halt' | 'stopped' | 'foul' | 'scouted'
>

// --- how far -----------------------------------------------------------------------------------------------------

const within = ({ spent, foul }: Course, spaces: number): boolean =>
  spent < (foul ? Math.min(FOUL_SPACES, spaces) : spaces)

/** 6.2 Whether they may go on by land at all. */
export const mayMarch = (g: State, c: Course): boolean =>
  c.land && !c.stopped && within(c, allowanceOf(c.pieces)) && !isHalted(g, c.halt, c.pieces)
/** 6.3 Whether they may go on by boat at all. */
export const mayRow = (c: Course): boolean => c.boat && !c.stopped && within(c, BOAT_SPACES)
/** 6.3 Whether a boat may go there: over water, or once over land. */
export const mayPaddle = (g: State, c: Course, { to, water }: Hop): boolean =>
  water || (!c.portaged && isLandingPlace(g, c.side, c.at) && isLandingPlace(g, c.side, to))
/** 6.3 Where boats are carried from and to: cultivated land that was theirs, or a fortification, besieged or not. */
const isLandingPlace = (g: State, side: Side, space: Space): boolean =>
  isHome(side, space) || fortOf(g, side, space) > 0

/** Whether the next space may be that one, whatever is there. */
export const mayHop = (g: State, c: Course, hop: Hop): boolean => mayMarch(g, c) || (mayRow(c) && mayPaddle(g, c, hop))
/** Whether anybody among them could still go somewhere if he left the others here. */
export const mayPartGoOn = (c: Course): boolean =>
  !c.stopped && ((c.land && within(c, LEADER_SPACES)) || (c.boat && within(c, BOAT_SPACES)))

// --- one space further ---------------------------------------------------------------------------------------------

/** The course after that hop. */
export function after(g: State, c: Course, hop: Hop): Course {
  const boat = mayRow(c) && mayPaddle(g, c, hop)
  const land = mayMarch(g, c)
  // 6.3, R-174 Boats carried into a besieged place go no further; those who can have marched there may march on.
  const ashore = boat && !hop.water && isSiege(g, hop.to)
  return {
    side: c.side,
    pieces: c.pieces,
    at: hop.to,
    land,
    boat: boat && !(ashore && land),
    spent: c.spent + 1,
    portaged: c.portaged || !hop.water,
    halt: land && haltsNext(g, c),
    // No water leads into the mountains.
    stopped: isBarrier(g, c.side, hop.to) || (ashore && !land),
    foul: c.foul,
    scouted: c.scouted,
  }
}
