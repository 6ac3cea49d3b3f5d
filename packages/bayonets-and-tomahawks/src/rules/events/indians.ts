/** 7.4 Events that take Indian units off the map or bring them back. */
import { choose, done, drawLots, given, note, type Play } from '@carillon/kernel'
import type { Space } from '../../data/map.ts'
import { isLast } from '../../data/thresholds.ts'
import { BIT, type UnitId, unitOf } from '../../data/units.ts'
import { eventName, say, spaceName, unitName } from '../../messages.ts'
import { isPresent, type Spot, type State, typeOf } from '../../state.ts'
import { controller } from '../02-map.ts'
import { enter, everywhere, rebox, spotName, takeOff } from '../03-units.ts'
import { loseRaid } from '../18-points.ts'
import { spaceOption, unitOption } from '../options.ts'

type Found = readonly (readonly [UnitId, Spot])[]

/** 11 The British choose two Indian units of the French on the map. */
export function smallpoxInfectedBlankets(g: State): Play<boolean> {
  const indians = everywhere(g, 'french', BIT.indian).filter(([, spot]) => spot !== 'sail')
  return loseIndians(g, 'smallpox-infected-blankets', indians)
}

/** 53 The promises hold while none of these is British-controlled or was raided by the British. */
const OHIO: readonly Space[] = ['diiohage', 'forks-of-the-ohio', 'kithanink']
const OHIO_INDIANS: readonly UnitId[] = ['mingo', 'delaware', 'chaouanon']
/** 53 The British choose two of the Mingo, the Delaware and the Chaouanon. */
export function pennsylvaniasPeacePromises(g: State): Play<boolean> {
  if (OHIO.some((space) => controller(g, space) === 'british' || g.raided.british.includes(space))) return done(false)
  const indians = everywhere(g, 'french', BIT.indian).filter(([id]) => OHIO_INDIANS.includes(id))
  return loseIndians(g, 'pennsylvanias-peace-promises', indians)
}

/** Two of them go to the French Losses box, as the British choose. */
function* loseIndians(
  g: State,
  event: 'smallpox-infected-blankets' | 'pennsylvanias-peace-promises',
  indians: Found,
): Play<boolean> {
  let left = indians
  for (let lost = 0; lost < 2 && left.length > 0; lost += 1) {
    const options = left.map(([id]) => unitOption(id))
    const prompt = say('prompt.lose_indian', { event: eventName(event), left: Math.min(2 - lost, left.length) })
    const picked = yield* choose(g.voice.british, '7.4', prompt, options)
    const [id, spot] = given(left[options.indexOf(picked)], 'unit')
    takeOff(g, 'french', id, spot, 'losses-french')
    note(g, '7.4', say('log.to_losses', { unit: unitName(id), place: spotName(spot) }))
    left = left.filter(([found]) => found !== id)
  }
  return indians.length > 0
}

const lostIndians = (g: State): UnitId[] => g.boxes['losses-french'].filter((id) => typeOf(id) === 'indian')

/** 45, R-57 Two Indian units in the French Losses box never come back; in the last year 3 Raid Points are lost instead. */
export function* smallpoxEpidemic(g: State): Play<boolean> {
  g.gone = [...g.gone, 45]
  if (isLast(g.scenario, g.year)) {
    if (g.raid.french === 0) return false
    loseRaid(g, 'french', 3, '7.4')
    return true
  }
  const lost = lostIndians(g)
  for (const id of yield* drawTwo('chance.epidemic', lost)) {
    rebox(g, id, 'losses-french', 'removed')
    note(g, '7.4', say('log.epidemic', { unit: unitName(id) }))
  }
  return lost.length > 0
}

/** 51 Two Indian units in the French Losses box come home, unless the British are there. */
export function* britishEncroachment(g: State): Play<boolean> {
  const lost = lostIndians(g)
  const two = yield* drawTwo('chance.encroachment', lost)
  // Both are seen before the first is placed.
  if (lost.length > two.length) note(g, '7.4', say('log.drawn_units', { units: two.map((id) => unitName(id)) }))
  for (const id of two) yield* goHome(g, id)
  return lost.length > 0
}
function* goHome(g: State, id: UnitId): Play {
  const free = unitOf(id).villages.filter((space) => !isPresent(g, 'british', space))
  if (free.length === 0) {
    note(g, '7.4', say('log.no_way_home', { unit: unitName(id) }))
    return
  }
  const options = free.map((space) => spaceOption(space))
  const { space } = yield* choose(g.voice.french, '7.4', say('prompt.village', { unit: unitName(id) }), options)
  note(g, '7.4', say('log.placed', { unit: unitName(id), space: spaceName(space) }))
  enter(g, 'french', id, 'losses-french', space)
}

/** Two at random, or all if there are no more; nothing is drawn where nothing is left to chance. */
function* drawTwo(what: 'chance.epidemic' | 'chance.encroachment', from: readonly UnitId[]): Play<readonly UnitId[]> {
  return from.length > 2 ? yield* drawLots('7.4', say(what), from, 2) : from
}
