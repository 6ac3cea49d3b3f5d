/** 13.6 to 13.8 Who has won, Rout, and what follows after a battle. */
import { chapter, choose, drawLots, given, note, type Play } from '@carillon/kernel'
import { ROUT_BY } from '../data/battle.ts'
import { FACTIONS, type Faction, type Space, spaceOf } from '../data/map.ts'
import { allBut, BIT, idsOf, type UnitId, unitOf } from '../data/units.ts'
import { factionName, say, spaceName, unitName } from '../messages.ts'
import { type Battle, countAt, enemyOf, isLight, lossesBox, type State, sideOf, unitsAt, voiceOf } from '../state.ts'
import { give, isFortress, updateControl } from './02-map.ts'
import { drop, eliminate, placeMarker, removeLoneCommanders, removeMarker, takeOff } from './03-units.ts'
import { fortAt, replaceFort } from './13-forts.ts'
import { retreat } from './13-retreat.ts'
import { battleOf, fighters, hasFighters, ofKinds } from './13-sides.ts'
import { unitOption } from './options.ts'

/** 13.6, 13.7 The losers retreat; Indians desert; R-108 Commanders left alone are removed. */
export function* outcome(g: State): Play {
  const b = battleOf(g)
  const winner = winnerOf(g)
  const loser = enemyOf(winner)
  const [own, other] = [sideOf(b.marks, winner), sideOf(b.marks, loser)]
  const won = { faction: factionName(winner), space: spaceName(b.space), own, other }
  chapter(g, 'battle-over', '13.6', say('log.won', won))
  if (other - own >= ROUT_BY) keepRout(g, winner)
  yield* rout(g, loser)
  const held = loser === b.defender && isFortress(g, b.space)
  if (held) note(g, '13.9', say('log.held', { space: spaceName(b.space) }))
  else {
    if (unitsAt(g, loser, b.space).length > 0)
      yield* retreat(g, loser, b.space, loser === b.attacker ? 'attacker' : 'defender')
    if (winner === b.attacker && hasFighters(g, winner)) takeControl(g, b.space, winner)
  }
  clear(g, b.space, !held)
  if (!held && winner === b.attacker) yield* desertion(g, b)
  for (const f of FACTIONS) if (countAt(g, f, b.space) === 0) yield* removeLoneCommanders(g, f, [b.space])
  g.battle = null
  g.step = 'battles'
}

/** 13.6, R-85 A side without units left loses, whatever the track says; Militia that fought alone has none to lose. */
function winnerOf(g: State): Faction {
  const { attacker, defender, marks } = battleOf(g)
  if (isWipedOut(g, attacker)) return defender
  if (isWipedOut(g, defender)) return attacker
  return sideOf(marks, attacker) > sideOf(marks, defender) ? attacker : defender
}
const isWipedOut = (g: State, f: Faction): boolean => !sideOf(battleOf(g).alone, f) && !hasFighters(g, f)

/** 13.6, R-86 A stack that won only because the other was wiped out carries the Rout marker its position has earned. */
function keepRout(g: State, winner: Faction): void {
  if (!hasFighters(g, winner)) return
  placeMarker(g, winner, 'rout', battleOf(g).space)
  note(g, '13.8', say('log.rout', { faction: factionName(winner) }))
}

// --- 13.8 Rout -------------------------------------------------------------------------------------------------

/** 13.8 Three or more positions below, or the last Bastion lost by a defender; both: only Light units survive. */
function* rout(g: State, loser: Faction): Play {
  const b = battleOf(g)
  const beaten = sideOf(b.marks, enemyOf(loser)) - sideOf(b.marks, loser) >= ROUT_BY
  const fallen = b.lastBastionFell && loser === b.defender
  if ((!beaten && !fallen) || !hasFighters(g, loser)) return
  if (beaten && fallen) yield* loseHeavy(g, loser)
  if (unitsAt(g, loser, b.space).length > 0) placeMarker(g, loser, 'rout', b.space)
  note(g, '13.8', say('log.rout', { faction: factionName(loser) }))
  yield* routLoss(g, loser)
  const fort = fortAt(g, loser, b.space)
  if (fort) replaceFort(g, loser, b.space, fort, '13.8')
}
function* loseHeavy(g: State, f: Faction): Play {
  const { space, apart } = battleOf(g)
  for (const id of unitsAt(g, f, space))
    if (!isLight(id) && unitOf(id).type !== 'fort' && !apart.includes(id)) yield* eliminate(g, id, space, '13.8')
}
/** 13.8 #1, R-87 An Artillery unit if there is one, an Indian only if there is nobody else, never a Fort. */
function* routLoss(g: State, f: Faction): Play {
  const units = ofKinds(fighters(g, f), allBut(BIT.fort))
  const artillery = ofKinds(units, BIT.artillery)
  const others = ofKinds(units, allBut(BIT.indian))
  const open = artillery.length > 0 ? artillery : others.length > 0 ? others : units
  if (open.length === 0) return
  const options = open.map(({ id }) => unitOption(id))
  const { unit } = yield* choose(voiceOf(g, f), '13.8', say('prompt.rout_loss'), options)
  yield* eliminate(g, unit, battleOf(g).space, '13.8')
}

// --- 13.7 afterwards -------------------------------------------------------------------------------------------

/** 13.7 An attacker who has won takes control. */
function takeControl(g: State, space: Space, f: Faction): void {
  const { kind } = spaceOf(space)
  if (kind !== 'wilderness' && kind !== 'base') give(g, space, f)
}

/** 13.7 Markers go, except the Battle marker of a siege. */
function clear(g: State, space: Space, isOver: boolean): void {
  if (isOver) g.battles = drop(g.battles, space)
  g.fought = [...g.fought, space]
  if (g.apart.length > 0) g.apart = g.apart.filter((entry) => entry.space !== space)
  for (const f of FACTIONS) {
    removeMarker(g, f, 'landing', space)
    removeMarker(g, f, 'marshal', space)
  }
  updateControl(g, space)
}

/** 13.7.1, R-182 One Indian of an attacker who beat a Fort or won on a Settled Space of the enemy goes home. */
function* desertion(g: State, { attacker: f, space, fort }: Battle): Play {
  const { kind, home } = spaceOf(space)
  if (!fort && !(kind === 'settled' && home === enemyOf(f))) return
  const indians = idsOf(ofKinds(fighters(g, f), BIT.indian))
  if (indians.length === 0) return
  const id = given(indians.length === 1 ? indians[0] : (yield* drawDeserter(space, indians))[0], 'unit')
  takeOff(g, f, id, space, lossesBox(f))
  note(g, '13.7.1', say('log.deserts', { unit: unitName(id), space: spaceName(space) }))
}
const drawDeserter = (space: Battle['space'], indians: readonly UnitId[]): Play<readonly UnitId[]> =>
  drawLots('13.7.1', say('chance.desertion', { space: spaceName(space) }), indians)
