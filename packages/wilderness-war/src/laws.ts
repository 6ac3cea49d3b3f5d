/** Laws that hold in every position. */
import { countOf, type LogEntry } from '@carillon/kernel'
import { CARDS } from './data/cards.ts'
import { isHome, SIDES, type Side, SPACE, SPACES, type Space, spaceId } from './data/map.ts'
import { PIECES, pieceOf } from './data/pieces.ts'
import { fortOf, hasFort, hasFortress, isBesieged, isHeldBy, isSiege, ownerAt, strongholdOf } from './rules/02-map.ts'
import { setup } from './rules/setup.ts'
import { countUnits, enemyOf, hasDrilled, hasUnit, PLACE_COUNT, placeOf, type State, stackAt } from './state.ts'

/** With the log of the whole game, also what can be counted in it. */
export function brokenLaws(g: State, log?: readonly LogEntry[]): readonly string[] {
  const broken: string[] = []
  for (const { n, id, side } of PIECES) {
    const place = placeOf(g, n)
    if (!(place >= 0 && place < PLACE_COUNT)) broken.push(`${id} is nowhere`)
    else if (stackAt(g, side, place).filter((piece) => piece === n).length !== 1)
      broken.push(`${id} is not once at ${place}`)
  }
  for (const side of SIDES) {
    let count = 0
    for (const list of g.map[side]) count += list.length
    if (count !== PIECES.filter((piece) => piece.side === side).length) broken.push(`pieces of the ${side}: ${count}`)
  }
  const cards = [...g.deck, ...g.discards, ...g.removed, ...g.hands.british, ...g.hands.french]
  if (g.card !== null) cards.push(g.card)
  if (cards.length !== CARDS.length || new Set(cards).size !== CARDS.length)
    broken.push(`cards: ${cards.toSorted((a, b) => a - b).join()}`)
  for (const piece of g.reduced)
    if (PIECES[piece]?.leader || PIECES[piece]?.side === undefined) broken.push(`reduced ${PIECES[piece]?.id}`)
  if (new Set(g.reduced).size !== g.reduced.length) broken.push('reduced twice')
  if (g.step === 'phase' || g.step === 'deal') broken.push(...atRest(g))
  if (log && g.step !== 'bid' && g.step !== 'auction') broken.push(...chapters(g, log))
  return broken
}
/** 4.0 Every year and season so far has its heading. */
function chapters({ scenario, rules, year, season }: State, log: readonly LogEntry[]): string[] {
  const start = setup(scenario, rules)
  const years = year - start.year + 1
  const seasons = 2 * years - (start.season === 'late' ? 1 : 0) - (season === 'early' ? 1 : 0)
  if (countOf(log, 'year') === years && countOf(log, 'season') === seasons) return []
  return [`4.0: ${season} ${year}, with ${countOf(log, 'year')} years and ${countOf(log, 'season')} seasons in the log`]
}
/** Between two phases nothing is left half done. */
function atRest(g: State): string[] {
  const broken: string[] = []
  for (const { space } of g.sieges) {
    const owner = ownerAt(g, space)
    if (!owner || !strongholdOf(g, owner, space)) broken.push(`8.21: nothing to besiege at ${spaceId(space)}`)
    else if (!hasUnit(stackAt(g, enemyOf(owner), space))) broken.push(`8.232: nobody besieges ${spaceId(space)}`)
  }
  for (const { n } of SPACES) {
    const there = SIDES.filter((side) => hasUnit(stackAt(g, side, n)))
    if (there.length === 2 && !isSiege(g, n)) broken.push(`7.1: both sides at ${spaceId(n)}`)
    for (const side of SIDES) broken.push(...wrongAt(g, side, n))
  }
  for (const [space, holder] of [
    [SPACE.niagara, g.niagara],
    [SPACE['ohio-forks'], g.ohioForks],
  ] as const)
    if (isPresent(g, enemyOf(holder), space) && !isPresent(g, holder, space))
      broken.push(`12.23: ${spaceId(space)} is not of the ${holder}`)
  return broken
}
const isPresent = (g: State, side: Side, space: Space): boolean =>
  hasUnit(stackAt(g, side, space)) || fortOf(g, side, space) > 0

/** What a side cannot have in a space between two phases. */
function wrongAt(g: State, side: Side, space: Space): string[] {
  const enemy = enemyOf(side)
  const stack = stackAt(g, side, space)
  const id = spaceId(space)
  const wrong: string[] = []
  const alone = hasDrilled(stackAt(g, enemy, space)) && !hasUnit(stack)
  if (g.works[side].includes(space) && alone) wrong.push(`5.45: works of the ${side} at ${id}`)
  if (side === 'british' && g.amphib.includes(space) && alone) wrong.push(`6.431: Amphib at ${id}`)
  if (
    hasFortress(g, side, space) &&
    !isHome(side, space) &&
    !hasUnit(stack) &&
    !(side === 'british' && g.amphib.includes(space))
  )
    wrong.push(`8.24: nobody of the ${side} holds ${id}`)
  if (isBesieged(g, side, space) && hasFort(g, side, space) && countUnits(stack) > 4)
    wrong.push(`8.11: too many in ${id}`)
  if (stack.length > 0 && !hasUnit(stack) && !isBesieged(g, side, space) && isHeldBy(g, enemy, space))
    wrong.push(`6.53: leaders of the ${side} at ${id}`)
  if (stack.some((piece) => pieceOf(piece).type === 'militia')) wrong.push(`7.91: militia at ${id}`)
  return wrong
}
