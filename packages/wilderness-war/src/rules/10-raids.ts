/** 10.1 to 10.33 Raids of the group that has finished its move: who must, the militia that comes, the roll. */
import { choose, inTurn, NOTHING, note, type Option, type Play } from '@carillon/kernel'
import { DEPARTMENT_SIDE, factsOf, type Side, type Space } from '../data/map.ts'
import { type Piece, pieceCalled, pieceOf } from '../data/pieces.ts'
import { DRM, RAID_SUCCESS, raidLosses, rowOf } from '../data/tables.ts'
import { pieceName, pieceNames, say, sideName, spaceName } from '../messages.ts'
import {
  countUnits,
  enemyOf,
  hasAuxiliary,
  leadersOf,
  marchOf,
  placeOf,
  type Raid,
  raidOf,
  type State,
  sideOf,
  stackAt,
  withSide,
} from '../state.ts'
import { hasStockade } from './02-map.ts'
import { distinct, eliminate, isOnMap, MILITIA_BOX, put, without } from './03-pieces.ts'
import { window } from './05-responses.ts'
import { retreatStranded } from './06-lone-leaders.ts'
import { startBattle } from './07-battle.ts'
import { checkLeaders, commanderOf, takeLosses } from './07-losses.ts'
import { setFort, settle } from './08-settle.ts'
import { sendHome } from './10-go-home.ts'
import { isHardTarget, isRich, isTarget, victimsOf } from './10-targets.ts'
import { wearMilitia } from './18-optional.ts'
import { rollDie } from './dice.ts'
import { addTactics, type Modifiers, modify, noModifiers, told } from './modifiers.ts'
import { BUTTON, pieceOption } from './options.ts'

// --- who must raid -----------------------------------------------------------------------------------------------

/** Step: the group has stopped for good; its battles are over. */
export function marchEnd(g: State): Play {
  settle(g)
  return inTurn(g, retreatStranded(g), haveActed)
}
function haveActed(g: State): Play {
  const { march, activation } = g
  if (march && activation) {
    const done = activation.done.slice()
    for (const { pieces } of march.dropped) addNew(done, pieces)
    addNew(done, march.pieces)
    activation.done = done
  }
  g.step = 'raid'
  return NOTHING
}
function addNew(list: Piece[], pieces: readonly Piece[]): void {
  for (const piece of pieces) if (!list.includes(piece)) list.push(piece)
}
/** 10.1, 10.13, R-132 Those left on the way raid first, then the group itself; who is in one space raids together. */
function raidsDue(g: State): readonly Raid[] {
  const { march } = g
  if (!march || (march.dropped.length === 0 && !hasAuxiliary(march.pieces))) return NO_RAIDS
  const raids: Raid[] = []
  const last = march.from ?? march.origin
  for (const { pieces, from } of march.dropped) join(g, raids, pieces, from ?? last)
  join(g, raids, march.pieces, last)
  return raids.filter(({ space, pieces }) => hasAuxiliary(pieces) && isTarget(g, march.side, space))
}
const NO_RAIDS: readonly Raid[] = []
/** Adds the pieces to the raids of the spaces they are in; a raid they join waits for them. */
function join(g: State, raids: Raid[], pieces: readonly Piece[], from: Space): void {
  for (const piece of pieces) {
    if (!isOnMap(g, piece)) continue
    const space = placeOf(g, piece)
    const at = raids.findIndex((raid) => raid.space === space)
    const [before] = at < 0 ? [] : raids.splice(at, 1)
    raids.push({ space, pieces: [...(before?.pieces ?? []), piece], from, militia: false })
  }
}

// --- militia -----------------------------------------------------------------------------------------------------

/**
 * Step: the next raid, or none. What is due is found anew each time: a target may be gone since (5.532), and raiders who
 * lost to the militia may have been driven back into another target (10.23).
 */
export function raid(g: State): Play {
  g.raids = raidsDue(g)
  const [next] = g.raids
  if (next) return meetMilitia(g, next)
  g.march = null
  g.step = 'next_group'
  return NOTHING
}
function* meetMilitia(g: State, next: Raid): Play {
  const militia = yield* deployMilitia(g, next)
  g.raids = [{ ...next, militia: true }, ...g.raids.slice(1)]
  if (militia === undefined) g.step = 'raid_roll'
  else {
    put(g, militia, next.space)
    note(g, '10.2', say('log.raid_militia', { piece: pieceName(militia), space: spaceName(next.space) }))
    startBattle(g, 'raid')
  }
}
/** 10.2 One unit may defend a stockade in a cultivated space of its department, unless the raiders fought there already. */
function* deployMilitia(g: State, { space }: Raid): Play<Piece | undefined> {
  const { side, fought } = marchOf(g)
  const enemy = enemyOf(side)
  if (!hasStockade(g, enemy, space) || fought.includes(space)) return undefined
  const militia = militiaOf(g, enemy, space)
  if (militia.length === 0) return undefined
  const options: Option[] = [BUTTON.none]
  for (const piece of distinct(g, militia)) options.push(pieceOption(piece))
  const prompt = say('prompt.raid_militia', { space: spaceName(space) })
  const picked = yield* choose(enemy, '10.2', prompt, options)
  return picked.piece === undefined ? undefined : pieceCalled(picked.piece)
}
const NOBODY: readonly Piece[] = []
/** The militia of the side in the box of the department; a space outside its departments has none. */
function militiaOf(g: State, side: Side, space: Space): readonly Piece[] {
  const { department } = factsOf(space)
  if (department === null || DEPARTMENT_SIDE[department] !== side) return NOBODY
  return stackAt(g, side, MILITIA_BOX[department])
}

// --- the roll ----------------------------------------------------------------------------------------------------

/** Step: Blockhouses, the roll, what comes of it; then the raiders go home. */
export function* raidRoll(g: State): Play {
  const { space, pieces } = raidOf(g)
  const { side } = marchOf(g)
  yield* blockhouses(g, enemyOf(side), space)
  const hard = isHardTarget(g, side, space)
  const raiders = pieces.filter((piece) => isOnMap(g, piece))
  const modifiers = yield* raidModifiers(g, raiders, space)
  const [die] = yield* rollDie(g, side, '10.3', say('chance.raid', { space: spaceName(space) }))
  const row = rowOf(die + modifiers.drm)
  const losses = raidLosses(row, hard)
  const names = {
    pieces: pieceNames(raiders),
    space: spaceName(space),
    die: die,
    hard: Number(hard),
    ...told(modifiers),
    losses,
  }
  note(g, '10.3', row >= RAID_SUCCESS ? say('log.raid_succeeds', names) : say('log.raid_fails', names))
  if (row >= RAID_SUCCESS) yield* succeed(g, side, space)
  yield* takeLosses(g, '10.31', side, raiders, losses, 'raid')
  // 10.32, R-203 Blockhouses make any target a hard one.
  if (die === 1 || (die === 6 && hard)) yield* checkLeaders(g, '10.32', side, leadersOf(raiders))
  yield* finish(g, raiders, space)
}
/** 13 Played before the roll, it holds for the year. */
function* blockhouses(g: State, side: Side, space: Space): Play {
  if (sideOf(g.blockhouses, side)) return
  const prompt = say('prompt.blockhouses', { space: spaceName(space) })
  if (!(yield* window(g, side, '10.3', prompt, ['blockhouses']))) return
  g.blockhouses = withSide(g.blockhouses, side, true)
  note(g, '10.3', say('log.blockhouses', { side: sideName(side) }))
}
/** 10.3, R-133 Tactics, rangers, and two or more militia in the box of the department. */
function* raidModifiers(g: State, raiders: readonly Piece[], space: Space): Play<Modifiers> {
  const { side, commander } = marchOf(g)
  const led = commander !== null && raiders.includes(commander)
  const leader = led ? commander : yield* commanderOf(g, side, raiders)
  const modifiers = noModifiers()
  addTactics(modifiers, leader)
  if (raiders.some((piece) => pieceOf(piece).type === 'ranger')) modify(modifiers, DRM.rangers)
  if (countUnits(militiaOf(g, enemyOf(side), space)) >= 2) modify(modifiers, DRM.militia)
  return modifiers
}
/** 10.31, 10.33, R-134 The marker, the stockade (without VP), the tribe. */
function* succeed(g: State, side: Side, space: Space): Play {
  const enemy = enemyOf(side)
  if (isRich(g, side, space) || !sideOf(g.raided, side).includes(space)) {
    g.raided = withSide(g.raided, side, [...sideOf(g.raided, side), space])
    note(g, '10.31', say('log.raided', { side: sideName(side), space: spaceName(space) }))
    yield* wearMilitia(g, enemy, space)
  } else note(g, '10.33', say('log.raided_before', { space: spaceName(space) }))
  if (hasStockade(g, enemy, space)) {
    setFort(g, space, enemy, 0)
    note(g, '10.31', say('log.stockade_burnt', { space: spaceName(space) }))
  }
  for (const piece of victimsOf(g, enemy, space)) eliminate(g, '10.31', piece)
  // R-157 Before they go home: sieges of the tribe are over, and the space is theirs alone now.
  settle(g)
}
/** 10.4 Whatever came of it. */
function* finish(g: State, raiders: readonly Piece[], space: Space): Play {
  const march = marchOf(g)
  march.pieces = without(march.pieces, raiders)
  march.dropped = march.dropped.map((left) => ({ ...left, pieces: without(left.pieces, raiders) }))
  const survivors = raiders.filter((piece) => isOnMap(g, piece))
  if (survivors.length > 0) yield* sendHome(g, march.side, survivors, space)
  settle(g)
  g.step = 'raid'
}
