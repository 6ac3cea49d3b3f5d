/** 8.21, 8.232, 8.24, 6.431, 5.45, 12.23 What follows at once wherever pieces come and go. */
import { given, note } from '@carillon/kernel'
import { SIDES, type Side, SPACE, type Space } from '../data/map.ts'
import { HOLD_VP, PRIZE } from '../data/points.ts'
import { say, sideName, spaceName } from '../messages.ts'
import { enemyOf, FORTRESS, hasDrilled, hasUnit, isThird, type State, sideOf, stackAt, withSide } from '../state.ts'
import { fortOf, hasOpenFortification, ownerAt, wallsIn } from './02-map.ts'
import { drop } from './03-pieces.ts'
import { score } from './12-score.ts'

/** Call it when a group has finished moving, retreating, dying or going home; not in the middle of an entry. */
export function settle(g: State): void {
  liftSieges(g)
  // Before the fortresses: the marker alone may hold one (6.432).
  removeAmphibs(g)
  vacate(g)
  removeWorks(g)
  g.niagara = changeHands(g, SPACE.niagara, g.niagara)
  g.ohioForks = changeHands(g, SPACE['ohio-forks'], g.ohioForks)
}

/**
 * 8.24, 8.232, R-143 What nobody is left to hold: captured fortresses and sieges, at once, even in the middle of an
 * entry.
 */
export function vacate(g: State): void {
  revertFortresses(g)
  liftSieges(g)
}
/** 8.21 Units are at an enemy fort or fortress, and nobody of the enemy is outside: a siege begins. */
export function besiege(g: State, space: Space): void {
  g.sieges = [...g.sieges, { space, level: 0 }]
  note(g, '8.21', say('log.siege_begins', { space: spaceName(space) }))
}
/** 8.232 Where no besieging unit is left. Those who march away free the place at once. */
export function liftSieges(g: State): void {
  for (const { space } of g.sieges) {
    const owner = ownerAt(g, space)
    if (owner && hasUnit(stackAt(g, enemyOf(owner), space))) continue
    g.sieges = g.sieges.filter((siege) => siege.space !== space)
    if (owner === g.active) g.news = true
    note(g, '8.232', say('log.siege_lifted', { space: spaceName(space) }))
  }
}
/** 8.24 A captured fortress that is left goes back to its first owner, who scores 3. */
function revertFortresses(g: State): void {
  for (const space of wallsIn(g.forts).captured) {
    const side = given(ownerAt(g, space), 'owner')
    if (hasUnit(stackAt(g, side, space))) continue
    if (side === 'british' && g.amphib.includes(space)) continue
    const enemy = enemyOf(side)
    setFort(g, space, enemy, FORTRESS)
    note(g, '8.24', say('log.fortress_reverts', { space: spaceName(space), side: sideName(enemy) }))
    score(g, '8.24', enemy, PRIZE.fortress, say('vp.fortress', { space: spaceName(space) }))
  }
}
/** 6.431, R-142 */
function removeAmphibs(g: State): void {
  for (const space of g.amphib) {
    const british = hasUnit(stackAt(g, 'british', space))
    const taken = hasDrilled(stackAt(g, 'french', space)) && !british
    const walls = isThird(g) && !british && hasOpenFortification(g, 'french', space)
    if (!taken && !walls) continue
    g.amphib = drop(g.amphib, space)
    note(g, '6.431', say('log.amphib_removed', { space: spaceName(space) }))
  }
}
/** 5.45 A fort under construction goes when enemy drilled troops are there and no unit of its owner is. */
function removeWorks(g: State): void {
  for (const side of SIDES)
    for (const space of sideOf(g.works, side)) {
      if (!hasDrilled(stackAt(g, enemyOf(side), space)) || hasUnit(stackAt(g, side, space))) continue
      g.works = withSide(g.works, side, drop(sideOf(g.works, side), space))
      note(g, '5.45', say('log.works_removed', { space: spaceName(space) }))
    }
}
/** 12.23 Niagara or Ohio Forks is held by the other side alone now. */
function changeHands(g: State, space: Space, holder: Side): Side {
  const enemy = enemyOf(holder)
  if (!isPresent(g, enemy, space) || isPresent(g, holder, space)) return holder
  score(g, '12.23', enemy, HOLD_VP, say('vp.holds', { space: spaceName(space) }))
  return enemy
}
const isPresent = (g: State, side: Side, space: Space): boolean =>
  fortOf(g, side, space) > 0 || hasUnit(stackAt(g, side, space))

/** STOCKADE, FORT, FORTRESS of that side in the space, or 0 for none. */
export function setFort(g: State, space: Space, side: Side, kind: number): void {
  // 0 - kind: -0 is another number than 0 to whoever compares positions.
  const forts = g.forts.slice()
  forts[space] = side === 'british' ? kind : 0 - kind
  g.forts = forts
}
