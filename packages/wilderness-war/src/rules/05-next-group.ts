/** 5.36 What those who were named do, one group after the other: move, or besiege, or sally out. */
import { ask, choose, given, inTurn, NOTHING, type Option, type Play, type Question } from '@carillon/kernel'
import { type Piece, pieceCalled } from '../data/pieces.ts'
import { pieceName, say, spaceName } from '../messages.ts'
import { type Activation, activationOf, enemyOf, type Group, hasUnit, leaderOf, type State, stackAt } from '../state.ts'
import { isBesieged } from './02-map.ts'
import { distinct, topLeaders, without } from './03-pieces.ts'
import { groupNow, lastOf } from './05-activation.ts'
import { retreatStranded } from './06-lone-leaders.ts'
import { startMarch } from './06-movement.ts'
import { startBattle } from './07-battle.ts'
import { leaveFieldworks } from './07-fieldworks.ts'
import { settle } from './08-settle.ts'
import { mayAssault, mayRollSiege } from './08-sieges.ts'
import { avoidBattle } from './15-avoid-battle.ts'
import { BUTTON, pieceOption } from './options.ts'

/** 6.53 Besiegers who marched off, or died, may have left leaders behind: those go first. */
export const nextGroup = (g: State): Play => inTurn(g, retreatStranded(g), actNext)

function actNext(g: State): Play {
  const a = activationOf(g)
  a.groups = groupsLeft(g, a)
  if (a.groups.length === 1) return act(g, a, lastOf(a.groups))
  if (a.groups.length > 1) return ask(g, pickGroup(g, a), groupPicked)
  g.activation = null
  g.step = 'phase_end'
  return NOTHING
}
function groupsLeft(g: State, { groups, done }: Activation): Group[] {
  const left: Group[] = []
  for (const group of groups) {
    const now = groupNow(g, group, done)
    if (now) left.push(now)
  }
  return left
}
function act(g: State, a: Activation, group: Group): Play {
  a.groups = a.groups.filter((one) => one !== group)
  if (isBesieged(g, g.active, group.space)) return sally(g, group)
  if (maySiege(g, a, group)) return siegeOrMove(g, group)
  startMarch(g, group)
  return NOTHING
}
/** 5.33 In any order. */
function pickGroup(g: State, a: Activation): Question<Option> {
  const options: Option[] = []
  for (const piece of distinct(g, a.groups.map(headOf))) options.push(pieceOption(piece))
  return choose(g.active, '5.33', say('prompt.next_group'), options)
}
function groupPicked(g: State, { piece }: Option): Play {
  const a = activationOf(g)
  const head = pieceCalled(piece)
  return act(
    g,
    a,
    given(
      a.groups.find((group) => headOf(group) === head),
      'group',
    ),
  )
}
export const headOf = ({ commander, pieces }: Group): Piece => commander ?? given(pieces[0], 'piece')

/**
 * 8.231, 9.1 A force under a leader of highest command among the besiegers may press the siege; R-146 of two such
 * forces each may. A leader named alone, whatever his initiative (5.32), is no force.
 */
function maySiege(g: State, { use, done }: Activation, { commander, space }: Group): boolean {
  if (use === 'units' || commander === null) return false
  if (mayRollSiege(g, g.active, space, commander)) return true
  return mayAssault(g, g.active, space) && topLeaders(g, without(stackAt(g, g.active, space), done)).includes(commander)
}
function* siegeOrMove(g: State, group: Group): Play {
  const { space } = group
  const commander = leaderOf(group)
  const names = { leader: pieceName(commander), space: spaceName(space) }
  const picked = yield* choose(g.active, '5.36', say('prompt.besiege_or_move', names), [BUTTON.siege, BUTTON.move])
  if (picked === BUTTON.move) return startMarch(g, group)
  g.siege = { space, besieger: g.active, commander, rolled: false }
  g.step = 'siege'
}
/**
 * 8.25 Who is besieged can only attack the besiegers, R-207 with the group that was named; leaders alone cannot even do
 * that. R-159 If all besiegers avoid it, that is all.
 */
function* sally(g: State, group: Group): Play {
  const { pieces, space } = group
  if (!hasUnit(pieces)) return
  const prompt = say('prompt.sortie', { space: spaceName(space) })
  const picked = yield* choose(g.active, '8.25', prompt, [BUTTON.sortie, BUTTON.none])
  if (picked === BUTTON.none) return
  const enemy = enemyOf(g.active)
  const besiegers = stackAt(g, enemy, space)
  yield* avoidBattle(g, { side: enemy, space, from: null, stack: besiegers, attackers: pieces })
  if (hasUnit(stackAt(g, enemy, space))) return startBattle(g, 'sortie', group)
  if (g.fieldworks.includes(space)) yield* leaveFieldworks(g, enemy, space)
  settle(g)
}
