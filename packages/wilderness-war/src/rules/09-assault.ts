/** 9 Assaults: all in the place fight, there is no retreat, and the attacker must do strictly better. */
import { chapter, note, type Play } from '@carillon/kernel'
import type { Side, Space } from '../data/map.ts'
import type { Piece } from '../data/pieces.ts'
import { ASSAULT_SHIFT, columnOf, DRM } from '../data/tables.ts'
import { say, sideName, spaceName } from '../messages.ts'
import { enemyOf, isThird, leadersOf, type State, siegeOf, stackAt } from '../state.ts'
import { strengthOfAll, topLeaders } from './03-pieces.ts'
import { retreatLoneLeaders } from './06-lone-leaders.ts'
import { checkLeaders, commanderOf, takeLosses } from './07-losses.ts'
import { stepsIn } from './07-table.ts'
import { fallTo } from './08-capture.ts'
import { liftSieges, settle } from './08-settle.ts'
import { coehornsWindow, endSiege, hasCoehorns } from './08-sieges.ts'
import { rollDie } from './dice.ts'
import { addTactics, modify, noModifiers, told } from './modifiers.ts'

/** What one side's fire came to. */
interface Shot {
  readonly result: number
  /** 7.7 A natural 1 or 6 that hit: the other side's leaders are in danger. */
  readonly deadly: boolean
}

/** Step: declared, it must go on, whatever the defenders play now (8.24). R-131 Who takes the place has losses too. */
export function* assault(g: State): Play {
  const { space, besieger } = siegeOf(g)
  const defender = enemyOf(besieger)
  chapter(g, 'battle', '9.1', say('log.assault', { side: sideName(besieger), space: spaceName(space) }))
  yield* coehornsWindow(g, defender, space)
  const inside = yield* commanderOf(g, defender, stackAt(g, defender, space))
  const commander = yield* leaderOfAssault(g)
  g.siege = { ...siegeOf(g), commander }
  const attack = yield* shoot(g, besieger, space, commander, ASSAULT_SHIFT)
  const defence = yield* shoot(g, defender, space, inside, 0)
  joined(g, besieger, space)
  yield* suffer(g, besieger, space, defence)
  if (attack.result > defence.result) {
    endSiege(g)
    fallTo(g, space, besieger, 'assault', 'next_group')
    return
  }
  yield* suffer(g, defender, space, attack)
  chapter(g, 'battle-over', '9.21', say('log.assault_fails', { space: spaceName(space) }))
  endSiege(g)
  // Leaders whose units are all gone besiege nobody, and leave before the Amphib marker does.
  liftSieges(g)
  yield* retreatLoneLeaders(g, besieger, space, null)
  settle(g)
}
/** 9.13, R-205 The highest in command of all who are there; among equals the one who was activated (7.51). */
function* leaderOfAssault(g: State): Play<Piece> {
  const { space, besieger, commander } = siegeOf(g)
  const all = stackAt(g, besieger, space)
  return topLeaders(g, all).includes(commander) ? commander : ((yield* commanderOf(g, besieger, all)) ?? commander)
}
/** 9.13 Tactics and Coehorns; the attacker one column to the left. Without units the place itself fires, on column 0 (9.2). */
function* shoot(g: State, side: Side, space: Space, commander: Piece | null, shift: number): Play<Shot> {
  const strength = strengthOfAll(g, stackAt(g, side, space))
  const modifiers = noModifiers()
  addTactics(modifiers, commander)
  if (hasCoehorns(g, side)) modify(modifiers, DRM.coehorns_assault)
  const [die] = yield* rollDie(g, side, '9.13', say('chance.assault', { space: spaceName(space) }))
  const column = columnOf(strength, shift)
  const result = stepsIn(g, column, die + modifiers.drm)
  const shot = { side: sideName(side), strength, column, die, ...told(modifiers), result }
  note(g, '9.13', say('log.assault_fire', shot))
  return { result, deadly: result > 0 && (die === 1 || die === 6) }
}
/** 9.14 Steps from drilled troops first; 7.7 then the leaders. */
function* suffer(g: State, side: Side, space: Space, shot: Shot): Play {
  yield* takeLosses(g, '9.14', side, stackAt(g, side, space), shot.result, 'assault')
  if (shot.deadly) yield* checkLeaders(g, '7.7', side, leadersOf(stackAt(g, side, space)))
}
/** 9.12 Everybody there takes part. 5.36, R-112 In the later edition they cannot act any more in this phase. */
function joined(g: State, side: Side, space: Space): void {
  if (!g.activation || !isThird(g)) return
  const { done } = g.activation
  g.activation.done = [...done, ...stackAt(g, side, space).filter((piece) => !done.includes(piece))]
}
