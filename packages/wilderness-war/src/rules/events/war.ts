/** Events of the war: 5, 21, 22, 34, 62, 70. */
import { NOTHING, note, rollDice } from '@carillon/kernel'
import { type Side, SPACE, type Space } from '../../data/map.ts'
import { LEADERS, type Piece, pieceCalled, pieceOf } from '../../data/pieces.ts'
import { cardName, pieceName, say, sideName, spaceName } from '../../messages.ts'
import { countUnits, enemyOf, NORTHERN_MILITIA, placeOf, type State, stackAt, unitsOf, vpOf } from '../../state.ts'
import { controlsFortress, isInside, occupiedBy } from '../02-map.ts'
import { eliminate, put } from '../03-pieces.ts'
import { takeLosses } from '../07-losses.ts'
import { choosePiece, chooseSpace } from '../choices.ts'
import { rollDie } from '../dice.ts'
import type { Event } from './index.ts'

/** 5 One siege of level 1 or 2 falls back to 0. */
export const bastions: Event = {
  *play(g, side) {
    const spaces = g.sieges.filter(({ level }) => level > 0).map(({ space }) => space)
    if (spaces.length === 0) return
    const space = yield* chooseSpace(side, '5.51', say('prompt.bastions'), spaces)
    g.sieges = g.sieges.map((siege) => (siege.space === space ? { space, level: 0 } : siege))
    note(g, '5.51', say('log.bastions', { space: spaceName(space) }))
  },
}
/** 21 No landings this year; on 1 to 3 no French naval movement any more, and the card is removed. */
export const squadrons: Event = {
  can: (g) => controlsFortress(g, 'french', SPACE.louisbourg),
  *play(g) {
    g.flags = { ...g.flags, noAmphib: true }
    const [die] = yield* rollDice('french', '5.51', say('chance.squadrons'), 1)
    const lost = die <= 3
    note(g, '5.51', say(lost ? 'log.squadrons_lost' : 'log.squadrons', { die }))
    if (!lost || g.card === null) return
    g.flags = { ...g.flags, noFrenchNaval: true }
    g.removed = [...g.removed, g.card]
    note(g, '5.23', say('log.removed', { card: cardName(g.card) }))
    g.card = null
  },
}
/** 22 Two French leaders trade places. */
function exchangeable(g: State): Piece[] {
  const found: Piece[] = []
  for (const piece of LEADERS) {
    const place = placeOf(g, piece)
    if (place >= NORTHERN_MILITIA || pieceOf(piece).side !== 'french') continue
    if (isInside(g, piece) || (place === SPACE.louisbourg && g.flags.noFrenchNaval)) continue
    found.push(piece)
  }
  return found
}
export const vaudreuil: Event = {
  can: (g) => {
    const [first, ...rest] = exchangeable(g)
    return first !== undefined && rest.some((piece) => g.at[piece] !== g.at[first])
  },
  *play(g) {
    const leaders = exchangeable(g)
    const prompt = say('prompt.exchange')
    const one = yield* choosePiece('british', '5.51', prompt, leaders)
    const elsewhere = leaders.filter((piece) => g.at[piece] !== g.at[one])
    const other = yield* choosePiece('british', '5.51', prompt, elsewhere)
    const [here, there] = [placeOf(g, one), placeOf(g, other)]
    put(g, one, there)
    put(g, other, here)
    note(g, '5.51', say('log.exchange', { one: pieceName(one), other: pieceName(other) }))
  },
}
/** 34 A stack of more than four units. */
const isCrowded = (g: State, side: Side, space: Space): boolean => countUnits(stackAt(g, side, space)) > 4
/** 34 Half the roll rounded up, all of it against more than eight units; then the Indians there are gone. */
export const smallPox: Event = {
  can: (g, side) => {
    const enemy = enemyOf(side)
    return occupiedBy(g, enemy).some((space) => isCrowded(g, enemy, space))
  },
  *play(g, side) {
    const enemy = enemyOf(side)
    const spaces = occupiedBy(g, enemy).filter((space) => isCrowded(g, enemy, space))
    const space = yield* chooseSpace(side, '5.51', say('prompt.small_pox'), spaces)
    const [die] = yield* rollDie(g, side, '5.51', say('chance.small_pox', { space: spaceName(space) }))
    const many = countUnits(stackAt(g, enemy, space)) > 8
    const count = many ? die : Math.ceil(die / 2)
    note(g, '5.51', say('log.small_pox', { side: sideName(enemy), space: spaceName(space), count }))
    yield* takeLosses(g, '5.51', enemy, unitsOf(stackAt(g, enemy, space)), count, 'smallpox')
    for (const piece of stackAt(g, enemy, space)) if (pieceOf(piece).type === 'indian') eliminate(g, '5.51', piece)
  },
}
/** 62 Once Louisbourg Squadrons is gone, or Louisbourg British, or from 1760 on. */
export const quiberon: Event = {
  can: (g) => g.flags.noFrenchNaval || controlsFortress(g, 'british', SPACE.louisbourg) || g.year >= 1760,
  play(g) {
    g.flags = { ...g.flags, quiberon: true }
    note(g, '5.51', say('log.quiberon'))
    return NOTHING
  },
}
const SHIRLEY = pieceCalled('shirley')
/** 70 */
export const shirley: Event = {
  can: (g) => vpOf(g, 'french') >= 1 && !(placeOf(g, SHIRLEY) < NORTHERN_MILITIA && isInside(g, SHIRLEY)),
  play(g) {
    if (placeOf(g, SHIRLEY) < NORTHERN_MILITIA) eliminate(g, '5.51', SHIRLEY)
    return NOTHING
  },
}
