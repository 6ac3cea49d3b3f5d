/** 5.4 Construction with a card, and demolition. */
import { ask, choose, NOTHING, note, type Option, offer, type Play } from '@carillon/kernel'
import { cardOf } from '../data/cards.ts'
import { ALL_SPACES, factsOf, isCultivated, isHome, type Side, type Space, spaceCalled } from '../data/map.ts'
import { DEMOLISHED_VP } from '../data/points.ts'
import { fortificationName, say, sideName, spaceName } from '../messages.ts'
import {
  both,
  cardInPlay,
  enemyOf,
  FORT,
  hasDrilled,
  hasUnit,
  STOCKADE,
  type State,
  sideOf,
  stackAt,
  withSide,
} from '../state.ts'
import { fortOf, isSiege, occupiedBy, ownerAt, wallsIn } from './02-map.ts'
import { drop, without } from './03-pieces.ts'
import { clearFieldworks, hasFieldworks } from './07-fieldworks.ts'
import { setFort, settle } from './08-settle.ts'
import { score } from './12-score.ts'
import { inSupply } from './17-supply.ts'
import { BUTTON, clearOption, demolishOption, spaceOption } from './options.ts'

type Kind = 'stockade' | 'fort'

// --- where -------------------------------------------------------------------------------------------------------

export const isHomeLand = (side: Side, space: Space): boolean => isCultivated(space) && isHome(side, space)
/** 5.43 Neither in a fortress space nor beside a completed fort; 5.41 nor among the enemy, so never during a siege. */
const isOpenSite = (g: State, side: Side, space: Space): boolean =>
  !hasUnit(stackAt(g, enemyOf(side), space)) &&
  fortOf(g, side, space) !== FORT &&
  ownerAt(g, space) !== enemyOf(side) &&
  !factsOf(space).fortress
/** 17.3 Drilled troops in supply build. */
const canWork = (g: State, side: Side, space: Space): boolean =>
  hasDrilled(stackAt(g, side, space)) && isOpenSite(g, side, space) && inSupply(g, side, space)
/** 5.41 Home that is cultivated needs nobody there, and no supply. */
function canPlaceStockade(g: State, side: Side, space: Space): boolean {
  if (g.forts[space] !== 0) return false
  if (isHomeLand(side, space)) return isOpenSite(g, side, space)
  return canWork(g, side, space)
}
/** 5.42 A fort is begun, or completed where an earlier card began it. */
const canBuildAt = (g: State, side: Side, kind: Kind, space: Space): boolean =>
  kind === 'stockade' ? canPlaceStockade(g, side, space) : canWork(g, side, space)

const HOME_LAND = both(
  ALL_SPACES.filter((space) => isHomeLand('british', space)),
  ALL_SPACES.filter((space) => isHomeLand('french', space)),
)
/** On its own land a stockade needs nobody; all else is built by those who are there. */
function hasSite(g: State, side: Side, kind: Kind): boolean {
  if (kind === 'stockade')
    for (const space of sideOf(HOME_LAND, side)) if (canPlaceStockade(g, side, space)) return true
  for (const space of occupiedBy(g, side)) if (canBuildAt(g, side, kind, space)) return true
  return false
}
/** The spaces for a marker, by number. */
function sites(g: State, side: Side, kind: Kind): readonly Space[] {
  const found: Space[] = []
  for (const space of kind === 'fort' ? occupiedBy(g, side) : merged(sideOf(HOME_LAND, side), occupiedBy(g, side)))
    if (canBuildAt(g, side, kind, space)) found.push(space)
  return found
}
/** Spaces of two lists by number, each once. */
function merged(a: readonly Space[], b: readonly Space[]): readonly Space[] {
  const all: Space[] = []
  let i = 0
  let next = b[i]
  for (const space of a) {
    for (; next !== undefined && next < space; next = b[++i]) all.push(next)
    if (next === space) next = b[++i]
    all.push(space)
  }
  for (; next !== undefined; next = b[++i]) all.push(next)
  return all
}
/** 5.4 Whether the side may build with a card of that value now: not with two cards in a row, and only if there is something to build. */
export const canBuild = (g: State, side: Side, value: number): boolean =>
  value > 0 && !sideOf(g.built, side) && (hasSite(g, side, 'stockade') || hasSite(g, side, 'fort'))

// --- building ----------------------------------------------------------------------------------------------------

/** 5.4 Stockades or forts, not both, up to the value of the card. */
export function build(g: State): Play {
  const side = g.active
  const { value } = cardOf(cardInPlay(g))
  const options: Option[] = []
  if (hasSite(g, side, 'stockade')) options.push(BUTTON.stockade)
  if (hasSite(g, side, 'fort')) options.push(BUTTON.fort)
  return ask(g, choose(side, '5.4', say('prompt.build_what', { value }), options), buildAll)
}
function* buildAll(g: State, picked: Option): Play {
  const side = g.active
  const { value } = cardOf(cardInPlay(g))
  const kind: Kind = picked === BUTTON.fort ? 'fort' : 'stockade'
  let open = sites(g, side, kind)
  const begun: Space[] = []
  for (let left = value; left > 0; left -= 1) {
    const { space: name } = yield* chooseSite(side, kind, open, left, left < value)
    if (name === undefined) break
    const space = spaceCalled(name)
    const { forts } = g
    if (kind === 'stockade') placeStockade(g, side, space)
    else workOnFort(g, side, space)
    // A fort that this card began waits for another one.
    begun.push(space)
    // 17.3 Supply is looked at again: only walls in the wilds can open a line.
    open = g.forts === forts || isCultivated(space) ? drop(open, space) : without(sites(g, side, kind), begun)
  }
  settle(g)
  g.step = 'phase_end'
}
function chooseSite(side: Side, kind: Kind, open: readonly Space[], left: number, mayStop: boolean): Play<Option> {
  const options: Option[] = []
  for (const space of open) options.push(spaceOption(space))
  if (mayStop) options.push(BUTTON.done)
  return choose(side, kind === 'stockade' ? '5.41' : '5.42', say(`prompt.${kind}`, { left }), options)
}
function placeStockade(g: State, side: Side, space: Space): void {
  setFort(g, space, side, STOCKADE)
  note(g, '5.41', say('log.stockade', { side: sideName(side), space: spaceName(space) }))
}
/** 5.42 Begins or completes a fort; 5.43 a completed one takes the place of a stockade. */
function workOnFort(g: State, side: Side, space: Space): void {
  const works = sideOf(g.works, side)
  const completes = works.includes(space)
  g.works = withSide(g.works, side, completes ? drop(works, space) : [...works, space])
  if (completes) setFort(g, space, side, FORT)
  note(
    g,
    '5.42',
    say(completes ? 'log.fort_completed' : 'log.fort_begun', { side: sideName(side), space: spaceName(space) }),
  )
}

// --- 5.46 demolition ---------------------------------------------------------------------------------------------

/** A stockade or a fort of the side that is not besieged: fortresses stay (5.43). */
export const hasWalls = (g: State, side: Side, space: Space): boolean => {
  const kind = fortOf(g, side, space)
  return (kind === STOCKADE || kind === FORT) && !isSiege(g, space)
}
/** 5.46 Whether the side has anything to demolish. */
export function canDemolish(g: State, side: Side): boolean {
  if (sideOf(g.works, side).length > 0) return true
  for (const space of sideOf(wallsIn(g.forts), side)) if (!isSiege(g, space)) return true
  for (const space of g.fieldworks) if (hasFieldworks(g, side, space)) return true
  return false
}
/** Where the side has something to demolish. */
export function demolitions(g: State, side: Side): Space[] {
  const found: Space[] = []
  for (const space of sideOf(wallsIn(g.forts), side)) if (!isSiege(g, space)) found.push(space)
  const walls = found.length
  for (const space of sideOf(g.works, side)) if (!found.includes(space)) found.push(space)
  for (const space of g.fieldworks) if (!found.includes(space) && hasFieldworks(g, side, space)) found.push(space)
  return found.length > walls ? found.sort(byNumber) : found
}
const byNumber = (a: Space, b: Space): number => a - b
/** Where Fieldworks can be cleared away while walls or works stay: alone they are among the demolitions. */
function clearings(g: State, side: Side): Space[] {
  const found: Space[] = []
  for (const space of g.fieldworks)
    if (hasFieldworks(g, side, space) && (hasWalls(g, side, space) || sideOf(g.works, side).includes(space)))
      found.push(space)
  return found
}
/** 5.46 Step: one thing is demolished, chosen by the active side; then its move goes on, or its phase where it was. */
export function demolition(g: State): Play {
  const side = g.active
  const options: Option[] = []
  for (const space of demolitions(g, side)) options.push(demolishOption(space))
  for (const space of clearings(g, side)) options.push(clearOption(space))
  // Asked even for a single one: it says what will go.
  return ask(g, offer(side, '5.46', say('prompt.demolish'), options), demolishPicked)
}
function demolishPicked(g: State, { do: what, space }: Option): Play {
  if (what === 'clear') clearFieldworks(g, spaceCalled(space))
  else demolish(g, spaceCalled(space))
  g.step = g.march ? 'march' : g.use === null ? 'phase' : 'phase_end'
  return NOTHING
}
/** 5.46, R-164 The active side demolishes its stockade or fort there, or else the fort it has begun, or else Fieldworks. */
export function demolish(g: State, space: Space): void {
  const side = g.active
  if (hasWalls(g, side, space)) demolishWalls(g, side, space)
  else if (sideOf(g.works, side).includes(space)) {
    g.works = withSide(g.works, side, drop(sideOf(g.works, side), space))
    note(g, '5.46', say('log.works_demolished', { side: sideName(side), space: spaceName(space) }))
  } else clearFieldworks(g, space)
}
/** A fort costs a VP. */
function demolishWalls(g: State, side: Side, space: Space): void {
  const kind = fortOf(g, side, space)
  setFort(g, space, side, 0)
  const what = fortificationName(kind)
  note(g, '5.46', say('log.demolished', { side: sideName(side), what, space: spaceName(space) }))
  if (kind === FORT) score(g, '5.46', side, DEMOLISHED_VP, say('vp.demolished', { space: spaceName(space) }))
}
