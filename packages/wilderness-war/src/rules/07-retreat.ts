/** 7.9 Militia goes home, the loser retreats, and the game goes on. */
import { given, note, type Play } from '@carillon/kernel'
import { factsOf, isCultivated, type Side, SPACE, type Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { pieceNames, say, sideName, spaceName } from '../messages.ts'
import { type Battle, battleOf, enemyOf, hasUnit, isThird, type State, sideOf, stackAt } from '../state.ts'
import { hasFortification, isBesieged, isHeldBy, strongholdOf } from './02-map.ts'
import { eliminate, isOnMap, MILITIA_BOX, putAll, without } from './03-pieces.ts'
import { fighters } from './07-battle.ts'
import { withdraw } from './07-withdraw.ts'
import { settle } from './08-settle.ts'

export function* retreat(g: State): Play {
  const b = battleOf(g)
  sendMilitiaHome(g, b)
  const away = attackersRetreat(g, b)
  if (away) fallBack(g, b)
  else {
    yield* withdraw(g, b)
    if (leadersAreLost(g, b)) fallBack(g, b)
  }
  g.battle = null
  settle(g)
  if (b.cause === 'entry') endEntry(g, b)
  else if (b.cause === 'raid') endRaid(g, b)
  else endSortie(g, b)
}

/** 7.91 Reduced militia stays reduced. */
function sendMilitiaHome(g: State, b: Battle): void {
  const alive = b.militia.filter((piece) => isOnMap(g, piece))
  b.militia = []
  const [first] = alive
  if (first === undefined) return
  const { side } = pieceOf(first)
  putAll(g, alive, MILITIA_BOX[given(factsOf(b.space).department, 'department')])
  b.pieces = { ...b.pieces, [side]: without(fighters(g, side), alive) }
  note(g, '7.91', say('log.militia_home', { side: sideName(side) }))
}
/** The losers retreat. 14.12 An infiltrator who was intercepted at a fort or fortress goes back even if it has won. */
const attackersRetreat = (g: State, b: Battle): boolean =>
  b.winner === b.defender ||
  (b.cause === 'entry' && g.march?.infiltrating === true && strongholdOf(g, b.defender, b.space))
/** 6.53 The attackers have won, but only their leaders are left in a space the enemy holds. */
const leadersAreLost = (g: State, b: Battle): boolean =>
  !hasUnit(fighters(g, b.attacker)) && fighters(g, b.attacker).length > 0 && isHeldBy(g, b.defender, b.space)

// --- attackers -----------------------------------------------------------------------------------------------------

/**
 * 7.92, R-123, R-141 Attackers go back together to the space they came from; drilled troops are lost if it is neither
 * cultivated nor has a fortification of theirs, everybody if the enemy holds it (13.3) or an arrow led from it (2.0).
 * 8.252 Who came from inside goes back there.
 */
function fallBack(g: State, b: Battle): void {
  const { attacker, from, space } = b
  if (b.cause === 'sortie' || b.joined.length > 0)
    note(g, '8.252', say('log.back_inside', { side: sideName(attacker), space: spaceName(space) }))
  if (from === null) return
  const pieces = without(fighters(g, attacker), b.joined)
  const lost = pieces.filter((piece) => !canFallBack(g, attacker, piece, from))
  for (const piece of lost) eliminate(g, '7.92', piece)
  const saved = without(pieces, lost)
  putAll(g, saved, from)
  if (saved.length > 0) {
    const names = { pieces: pieceNames(saved), from: spaceName(space), space: spaceName(from) }
    note(g, '7.92', say('log.retreat', names))
  }
  if (g.march && b.cause === 'entry') {
    g.march.at = from
    g.march.entry = null
  }
}
function canFallBack(g: State, side: Side, piece: Piece, to: Space): boolean {
  if (isEnemyHeld(g, side, to) || to === SPACE['pays-d-en-haut']) return false
  return !pieceOf(piece).drilled || isCultivated(to) || hasFortification(g, side, to)
}
/** 7.92, R-122 Unbesieged enemies are there, or were besieged until the attackers left (8.232). */
function isEnemyHeld(g: State, side: Side, space: Space): boolean {
  const enemy = enemyOf(side)
  return isHeldBy(g, enemy, space) || (isBesieged(g, enemy, space) && !hasUnit(stackAt(g, side, space)))
}

// --- how the game goes on ------------------------------------------------------------------------------------------

/** The attackers go on in the space if they have units there; otherwise their move is over. */
function endEntry(g: State, b: Battle): void {
  const { march } = g
  if (!march) throw new Error('7.9: nobody has moved')
  // 5.36, R-112 By the later edition who joined a battle acts no more.
  if (isThird(g)) actNoMore(g, b.joined)
  g.step = march.at === b.space && hasUnit(march.pieces) ? 'arrive' : 'march_end'
}
function endSortie(g: State, b: Battle): void {
  actNoMore(g, sideOf(b.pieces, b.attacker))
  g.step = 'next_group'
}
/** 10.22, 10.23 The winners raid; who has lost does not, and does not go home. */
function endRaid(g: State, b: Battle): void {
  const raiders = sideOf(b.pieces, b.attacker)
  const [raid, ...others] = g.raids
  const goesOn = raid && b.winner === b.attacker && hasUnit(raiders)
  g.raids = goesOn ? [{ ...raid, pieces: raiders }, ...others] : others
  g.step = goesOn ? 'raid_roll' : 'raid'
}
function actNoMore(g: State, pieces: readonly Piece[]): void {
  const { activation } = g
  if (!activation || pieces.length === 0) return
  activation.done = [...activation.done, ...without(pieces, activation.done)]
  activation.groups = activation.groups.map((group) => ({ ...group, pieces: without(group.pieces, pieces) }))
}
