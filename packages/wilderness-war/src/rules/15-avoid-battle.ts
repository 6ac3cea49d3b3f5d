/** 15 Avoiding battle: one unit or one force of the defenders slips away before the attack. */
import { NOTHING, note, type Play } from '@carillon/kernel'
import { isCultivated, type Side, type Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { pieceNames, say, spaceName } from '../messages.ts'
import {
  enemyOf,
  entryOf,
  hasAuxiliary,
  hasUnit,
  isAdvanced,
  isThird,
  type March,
  marchOf,
  type State,
  stackAt,
} from '../state.ts'
import { putAll, without } from './03-pieces.ts'
import { retreatLoneLeaders } from './06-lone-leaders.ts'
import { waysOut, waysOutBySea } from './06-ways-out.ts'
import { startBattle } from './07-battle.ts'
import { leaveFieldworks } from './07-fieldworks.ts'
import { goInside, outsideOf } from './08-inside.ts'
import { liftSieges } from './08-settle.ts'
import { type Party, pickParty, succeeds } from './14-party.ts'
import { chooseSpace } from './choices.ts'
import { rollDie } from './dice.ts'

/** Step: the enemy goes inside (8.1), avoids battle, or fights. An infiltrator nobody intercepted is through. */
export function stand(g: State): Play {
  const march = marchOf(g)
  const { space, interceptors } = entryOf(march)
  if (march.infiltrating && interceptors.length === 0) slipThrough(g, march)
  else if (stackAt(g, enemyOf(march.side), space).length === 0) g.step = 'arrive'
  else return meetEnemy(g, march)
  return NOTHING
}
function* meetEnemy(g: State, march: March): Play {
  const { space, from, intercepted } = entryOf(march)
  const enemy = enemyOf(march.side)
  const held = g.fieldworks.includes(space) && hasUnit(outsideOf(g, enemy, space))
  yield* goInside(g, march)
  // 15.5, R-208 Not where they tried to intercept.
  if (!intercepted) {
    // 15.4 Nor those who tried in vain before, in this move.
    const stack = without(outsideOf(g, enemy, space), march.tried)
    yield* avoidBattle(g, { side: enemy, space, from, stack, attackers: march.pieces })
  }
  if (hasUnit(outsideOf(g, enemy, space))) return startBattle(g, 'entry')
  if (held) yield* leaveFieldworks(g, enemy, space)
  g.step = 'arrive'
}
/** 13.4, 14.24 It may go on, or stop here and fight. */
function slipThrough(g: State, march: March): void {
  const { space } = entryOf(march)
  march.infiltrator = true
  if (g.activation) g.activation.infiltrated = isThird(g) ? [space] : [...g.activation.infiltrated, space]
  note(g, '13.0', say('log.infiltrates', { pieces: pieceNames(march.pieces), space: spaceName(space) }))
  g.step = 'march'
}

/** An attack that is about to be made. */
export interface Attack {
  /** Who is attacked. */
  readonly side: Side
  readonly space: Space
  /** 15.1 Where the attackers came from; null for a sortie. */
  readonly from: Space | null
  /** Who may avoid: outside, unbesieged. */
  readonly stack: readonly Piece[]
  readonly attackers: readonly Piece[]
}
/**
 * 15.0 One attempt; R-145 who got away may still intercept further on. Besiegers may try too, against a relief or a
 * sortie (8.25).
 */
export function* avoidBattle(g: State, attack: Attack): Play {
  const { side, space, stack } = attack
  if (!isAdvanced(g) || !hasUnit(stack)) return
  const spaces = refuges(g, attack)
  if (spaces.length === 0) return
  const prompt = say('prompt.avoid', { space: spaceName(space) })
  const party = yield* pickParty(g, side, '15.0', prompt, [{ pieces: stack, single: false }])
  if (!party || !(yield* getsAway(g, attack, party))) return
  const to = yield* chooseSpace(side, '15.1', say('prompt.avoid_to'), spaces)
  putAll(g, party.pieces, to)
  const names = { pieces: pieceNames(party.pieces), from: spaceName(space), space: spaceName(to) }
  note(g, '15.0', say('log.avoids', names))
  // 8.25, R-140 If all besiegers avoid a sortie, the leaders they leave behind must go too (6.53).
  if (attack.from !== null) return
  liftSieges(g)
  yield* retreatLoneLeaders(g, side, space, null)
}
/** 15.1 Any terrain. Third edition: from an Amphib space to a port, too. */
const refuges = (g: State, { side, space, from }: Attack): Space[] =>
  (isThird(g) ? waysOutBySea : waysOut)(g, side, space, from)
function* getsAway(g: State, attack: Attack, party: Party): Play<boolean> {
  if (isSure(attack, party)) return true
  const [die = 0] = yield* rollDie(g, attack.side, '15.0', say('chance.avoid', { space: spaceName(attack.space) }))
  if (succeeds(die, party)) return true
  const names = { pieces: pieceNames(party.pieces), space: spaceName(attack.space), die }
  note(g, '15.0', say('log.avoid_fails', names))
  return false
}
/** 15.0 In wilderness and mountains auxiliaries escape without a roll from those who have none. */
function isSure({ space, attackers }: Attack, { pieces }: Party): boolean {
  if (isCultivated(space) || hasAuxiliary(attackers)) return false
  for (const piece of pieces) if (!pieceOf(piece).leader && !pieceOf(piece).auxiliary) return false
  return true
}
