/** 7.8 Who has won the battle, and what it is worth. */
import { chapter, NOTHING, note, type Play } from '@carillon/kernel'
import type { Side } from '../data/map.ts'
import { BATTLE_VP } from '../data/points.ts'
import { say, sideName, spaceName } from '../messages.ts'
import { type Battle, battleOf, enemyOf, hasDrilled, hasUnit, type State, sideOf } from '../state.ts'
import { hasFortification, hasStockade } from './02-map.ts'
import { removeFieldworks } from './07-events.ts'
import { fallTo } from './08-capture.ts'
import { score } from './12-score.ts'

export function battleEnd(g: State): Play {
  const b = battleOf(g)
  const { space, attacker, defender } = b
  const winner = winnerOf(b)
  const loser = enemyOf(winner)
  b.winner = winner
  chapter(g, 'battle-over', '7.8', say('log.battle_won', { side: sideName(winner), space: spaceName(space) }))
  if (sideOf(b.worth, loser)) score(g, '7.81', winner, BATTLE_VP, say('vp.battle', { space: spaceName(space) }))
  g.step = 'retreat'
  halt(g, b)
  if (winner === defender) return NOTHING
  if (g.fieldworks.includes(space)) removeFieldworks(g, '7.55', b)
  // 5.45, R-125 Before they retreat. Auxiliaries alone do not destroy the stockade: they raid it (10.12).
  if (hasStockade(g, defender, space) && hasDrilled(sideOf(b.pieces, attacker)))
    fallTo(g, space, attacker, 'destroyed', 'retreat')
  return NOTHING
}
/** 7.8 The only side with units left; otherwise who scored more steps on the table; the defender in a tie. */
function winnerOf({ attacker, defender, pieces, result }: Battle): Side {
  const attackers = hasUnit(sideOf(pieces, attacker))
  if (attackers !== hasUnit(sideOf(pieces, defender))) return attackers ? attacker : defender
  return (sideOf(result, attacker) ?? 0) > (sideOf(result, defender) ?? 0) ? attacker : defender
}
/** 6.51 A battle ends the move, unless the defenders were overrun; 10.2 no militia meets these raiders any more. */
function halt(g: State, b: Battle): void {
  const { march } = g
  if (!march || b.cause === 'sortie') return
  if (b.cause === 'entry' && b.winner === b.attacker && isOverrun(g, b)) {
    note(g, '7.82', say('log.overrun', { space: spaceName(b.space) }))
    return
  }
  march.stopped = true
  march.fought = [...march.fought, b.space]
}
/** 7.82 Every defender is gone, none of them scored, and no fortification of theirs stands there. */
const isOverrun = (g: State, b: Battle): boolean =>
  !hasUnit(sideOf(b.pieces, b.defender)) &&
  sideOf(b.result, b.defender) === 0 &&
  !hasFortification(g, b.defender, b.space)
