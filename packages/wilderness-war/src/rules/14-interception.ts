/** 14 Interception: one attempt for each space entered, by one unit or force beside it, or in it against an infiltrator. */
import { NOTHING, note, type Play } from '@carillon/kernel'
import { isCultivated, linksOf, type Side, type Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { pieceNames, say, spaceName } from '../messages.ts'
import {
  countUnits,
  type Entry,
  enemyOf,
  entryOf,
  hasAuxiliary,
  hasUnit,
  isAdvanced,
  isThird,
  isUnit,
  type March,
  marchOf,
  type State,
  stackAt,
} from '../state.ts'
import { hasFortification, hasUnits } from './02-map.ts'
import { putAll } from './03-pieces.ts'
import { lakeSchooner, mayMeetSchooner } from './06-lake-schooner.ts'
import { hasFieldworks, leaveFieldworks } from './07-fieldworks.ts'
import { vacate } from './08-settle.ts'
import { type Party, pickParty, placeOfParty, type Stack, succeeds } from './14-party.ts'
import { rollDie } from './dice.ts'

/**
 * Step: a space is entered; Lake Schooner, then what they left is free (8.232, R-138), then interception. Leaders alone
 * are not intercepted (14.23).
 */
export function enter(g: State): Play {
  const march = marchOf(g)
  return mayMeetSchooner(g, march) ? enterByLake(g, march) : enterSpace(g, march)
}
function* enterByLake(g: State, march: March): Play {
  if (!(yield* lakeSchooner(g, march))) yield* enterSpace(g, march)
}
function enterSpace(g: State, march: March): Play {
  if (!hasUnit(march.pieces)) {
    g.step = 'arrive'
    return NOTHING
  }
  g.step = 'stand'
  vacate(g)
  const stacks = whoMayIntercept(g, march)
  return stacks.length > 0 ? intercept(g, march, stacks) : NOTHING
}

// --- 14.2 who may ------------------------------------------------------------------------------------------------

const NOBODY: readonly Stack[] = []
/** 14.2 Unbesieged units in adjacent spaces, and in the space itself against an infiltrator; by space. */
export function whoMayIntercept(g: State, march: March): readonly Stack[] {
  if (!isAdvanced(g) || isAmongFriends(g, march)) return NOBODY
  const { space } = entryOf(march)
  const single = isLoneAuxiliary(march.pieces) && !isCultivated(space)
  const stacks: Stack[] = []
  const enemy = enemyOf(march.side)
  for (const { to } of linksOf(space)) if (stackAt(g, enemy, to).length > 0) addStack(g, march, to, single, stacks)
  // 13.2 Whatever the terrain.
  if (march.infiltrating) addStack(g, march, space, false, stacks)
  return stacks
}
/** 14.22 The space has other unbesieged units of the moving side, or a fortification of it. */
function isAmongFriends(g: State, march: March): boolean {
  const { space } = entryOf(march)
  if (hasFortification(g, march.side, space)) return true
  for (const piece of stackAt(g, march.side, space)) if (isUnit(piece) && !march.pieces.includes(piece)) return true
  return false
}
const isLoneAuxiliary = (pieces: readonly Piece[]): boolean => countUnits(pieces) === 1 && hasAuxiliary(pieces)

/** 14.21 Against a lone auxiliary in wilderness or mountains (`single`), one auxiliary only. */
function addStack(g: State, march: March, origin: Space, single: boolean, stacks: Stack[]): void {
  const side = enemyOf(march.side)
  if (!hasUnits(g, side, origin) || isBarred(g, march, origin)) return
  const stack = stackAt(g, side, origin)
  if (!single) stacks.push({ pieces: stack, single })
  else if (hasAuxiliary(stack)) stacks.push({ pieces: stack.filter(isNotDrilled), single })
}
const isNotDrilled = (piece: Piece): boolean => pieceOf(piece).leader || pieceOf(piece).auxiliary
/**
 * 14.24, R-137 Units of a space that was infiltrated let infiltrators go for the rest of the phase. Third edition: nobody
 * intercepts an enemy who comes from his own space, be it by infiltration or from a siege there.
 */
export function isBarred(g: State, march: March, origin: Space): boolean {
  if (isThird(g)) return origin === entryOf(march).from
  if (!march.infiltrating && !march.infiltrator) return false
  return g.activation?.infiltrated.includes(origin) ?? false
}

// --- 14.1 the attempt ---------------------------------------------------------------------------------------------

function* intercept(g: State, march: March, stacks: readonly Stack[]): Play {
  const entry = entryOf(march)
  const side = enemyOf(march.side)
  const prompt = say('prompt.intercept', { space: spaceName(entry.space) })
  const party = yield* pickParty(g, side, '14.2', prompt, stacks)
  if (!party) return
  entry.intercepted = true
  march.tried = [...march.tried, ...party.pieces]
  const [die = 0] = yield* rollDie(g, side, '14.1', say('chance.interception', { space: spaceName(entry.space) }))
  const names = { pieces: pieceNames(party.pieces), die, space: spaceName(entry.space) }
  if (succeeds(die, party)) {
    note(g, '14.1', say('log.intercepts', { ...names, from: spaceName(placeOfParty(g, party)) }))
    yield* meet(g, side, entry, party)
  } else note(g, '14.1', say('log.intercept_fails', names))
}
/** They stand in the way, outside any fort (8.1), and must be attacked. */
function* meet(g: State, side: Side, entry: Entry, party: Party): Play {
  const { pieces } = party
  const origin = placeOfParty(g, party)
  const held = hasFieldworks(g, side, origin)
  putAll(g, pieces, entry.space)
  vacate(g)
  entry.interceptors = pieces
  if (held && !hasFieldworks(g, side, origin)) yield* leaveFieldworks(g, side, origin)
}
