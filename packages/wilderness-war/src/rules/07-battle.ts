/** 7.1 to 7.3 The battle begins: who fights, besieged friends, militia. */
import { chapter, choose, given, note, type Option, type Play } from '@carillon/kernel'
import { DEPARTMENT_SIDE, type Department, factsOf, type Side } from '../data/map.ts'
import { type Piece, pieceCalled, pieceOf } from '../data/pieces.ts'
import { type Message, pieceNames, say, sideName, spaceName } from '../messages.ts'
import {
  type Battle,
  type BattleCause,
  battleOf,
  both,
  countUnits,
  enemyOf,
  type Group,
  marchOf,
  raidOf,
  type State,
  sideOf,
  stackAt,
  withSide,
} from '../state.ts'
import { isBesieged } from './02-map.ts'
import { drop, isOnMap, MILITIA_BOX, putAll, without } from './03-pieces.ts'
import { playEvents } from './07-events.ts'
import { oneOfEach } from './07-losses.ts'
import { outsideOf } from './08-inside.ts'
import { BUTTON, pieceOption } from './options.ts'

export const fighters = (g: State, side: Side): readonly Piece[] => sideOf(battleOf(g).pieces, side)

/**
 * 7.1 Entry: the group that moves attacks whoever is outside. Sortie: the group attacks the besiegers (8.25). Raid: the
 * raiders first in line attack the militia that stands in their way (10.21).
 */
export function startBattle(g: State, cause: BattleCause, group?: Group): void {
  if (cause === 'entry') begin(g, cause, attackOfMarch(g))
  else if (cause === 'raid') begin(g, cause, attackOfRaid(g))
  else if (group) begin(g, cause, { ...group, from: null, landing: false })
  else throw new Error('8.25: nobody makes the sortie')
}
type Attack = Pick<Battle, 'space' | 'from' | 'landing'> & {
  readonly pieces: readonly Piece[]
  readonly commander: Piece | null
}
function attackOfMarch(g: State): Attack {
  const { at, from, landing, pieces, commander } = marchOf(g)
  return { space: at, from, landing, pieces, commander }
}
/** The activated leader commands, if he is with them. */
function attackOfRaid(g: State): Attack {
  const raid = raidOf(g)
  const pieces = raid.pieces.filter((piece) => isOnMap(g, piece))
  const leader = g.march?.commander ?? null
  const commander = leader !== null && pieces.includes(leader) ? leader : null
  return { space: raid.space, from: raid.from, landing: false, pieces, commander }
}
function begin(g: State, cause: BattleCause, attack: Attack): void {
  const { space, from, landing, pieces, commander } = attack
  const attacker = pieceOf(given(pieces[0], 'piece')).side
  const defender = enemyOf(attacker)
  const defenders = outsideOf(g, defender, space)
  g.battle = {
    space,
    cause,
    attacker,
    defender,
    pieces: attacker === 'british' ? both(pieces, defenders) : both(defenders, pieces),
    militia: defenders.filter((piece) => pieceOf(piece).type === 'militia'),
    joined: [],
    from,
    landing,
    commander: withSide<Piece | null>(both(null, null), attacker, commander),
    ambush: both(false, false),
    worth: both(false, false),
    result: both(null, null),
    due: both(0, 0),
    check: both(false, false),
    winner: null,
  }
  chapter(g, 'battle', '7.1', say('log.battle', { attacker: sideName(attacker), space: spaceName(space) }))
  g.step = 'battle'
}

/** Step A of a battle, and B: friends inside and militia join, then each side plays its events. */
export function* battle(g: State): Play {
  const b = battleOf(g)
  if (b.cause === 'entry') yield* joinFromInside(g)
  if (b.cause !== 'raid') yield* deployMilitia(g)
  b.worth = both(isWorth(fighters(g, 'british')), isWorth(fighters(g, 'french')))
  yield* playEvents(g, b.attacker)
  yield* playEvents(g, b.defender)
  g.step = 'fire'
}
/** 7.81 Beating a side with a regular, or with more than four units of any kind, is worth a VP. */
function isWorth(pieces: readonly Piece[]): boolean {
  if (countUnits(pieces) > 4) return true
  for (const piece of pieces) if (pieceOf(piece).regular) return true
  return false
}
function joinIn(g: State, side: Side, pieces: readonly Piece[]): void {
  const b = battleOf(g)
  b.pieces = withSide(b.pieces, side, [...sideOf(b.pieces, side), ...pieces])
}

/** 8.251 Those besieged in the space may come out and fight with friends who come to relieve them. */
function* joinFromInside(g: State): Play {
  const b = battleOf(g)
  const { attacker, space } = b
  if (!isBesieged(g, attacker, space)) return
  const inside = without(stackAt(g, attacker, space), fighters(g, attacker))
  b.joined = yield* chooseSome(g, attacker, '8.251', say('prompt.join', { space: spaceName(space) }), inside)
  if (b.joined.length === 0) return
  joinIn(g, attacker, b.joined)
  note(g, '8.251', say('log.join', { pieces: pieceNames(b.joined) }))
}

/** 7.3 In a cultivated space of its own department, unless the enemy has raided there this year. */
function* deployMilitia(g: State): Play {
  const b = battleOf(g)
  const { department } = factsOf(b.space)
  if (!department || hasRaided(g, department)) return
  const side = DEPARTMENT_SIDE[department]
  const prompt = say('prompt.militia', { space: spaceName(b.space) })
  b.militia = yield* chooseSome(g, side, '7.3', prompt, stackAt(g, side, MILITIA_BOX[department]))
  if (b.militia.length === 0) return
  putAll(g, b.militia, b.space)
  joinIn(g, side, b.militia)
  note(g, '7.3', say('log.militia', { side: sideName(side), count: b.militia.length }))
}
function hasRaided(g: State, department: Department): boolean {
  for (const space of sideOf(g.raided, enemyOf(DEPARTMENT_SIDE[department])))
    if (factsOf(space).department === department) return true
  return false
}

/** Any of these, one after the other, or all. */
function* chooseSome(
  g: State,
  side: Side,
  rule: string,
  prompt: Message,
  pieces: readonly Piece[],
): Play<readonly Piece[]> {
  let rest = pieces
  while (rest.length > 0) {
    const options: Option[] = oneOfEach(g, rest).map((piece) => pieceOption(piece))
    if (rest.length > 1) options.push(BUTTON.all)
    options.push(rest.length === pieces.length ? BUTTON.none : BUTTON.done)
    const picked = yield* choose(side, rule, prompt, options)
    if (picked === BUTTON.all) return pieces
    if (picked.piece === undefined) break
    rest = drop(rest, pieceCalled(picked.piece))
  }
  return without(pieces, rest)
}
