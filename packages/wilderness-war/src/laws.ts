/** Laws that hold in every position. */
import { CARDS } from './data/cards.ts'
import { SIDES, SPACES, spaceId } from './data/map.ts'
import { PIECES } from './data/pieces.ts'
import { ownerAt, strongholdOf } from './rules/02-map.ts'
import { enemyOf, PLACE_COUNT, type State, stackAt, unitsOf } from './state.ts'

export function brokenLaws(g: State): readonly string[] {
  const broken: string[] = []
  for (const { n, id, side } of PIECES) {
    const place = g.at[n] as number
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
  return broken
}
/** Between two phases nothing is left half done. */
function atRest(g: State): string[] {
  const broken: string[] = []
  for (const { space } of g.sieges) {
    const owner = ownerAt(g, space)
    if (!owner || !strongholdOf(g, owner, space)) broken.push(`8.21: nothing to besiege at ${spaceId(space)}`)
    else if (unitsOf(stackAt(g, enemyOf(owner), space)).length === 0)
      broken.push(`8.232: nobody besieges ${spaceId(space)}`)
  }
  for (const { n, id } of SPACES) {
    const there = SIDES.filter((side) => unitsOf(stackAt(g, side, n)).length > 0)
    if (there.length === 2 && !g.sieges.some(({ space }) => space === n)) broken.push(`7.1: both sides at ${id}`)
  }
  return broken
}
