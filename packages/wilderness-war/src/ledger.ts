/**
 * The books of a game: whoever reads its log from the set-up on can recompute the VPs, the Raided markers and who holds
 * Niagara and Ohio Forks. No VP moves in silence, and each is worth what the rules say.
 */
import { idOf, type LogEntry } from '@carillon/kernel'
import { vpText } from './captions.ts'
import { SIDES, type Side, SPACE, type SpaceId } from './data/map.ts'
import { read, type TextOf, tellers } from './messages.ts'
import { setup } from './rules/setup.ts'
import { enemyOf, type State } from './state.ts'

/** 12.2 What a side scores for each reason; Raided markers are counted (12.22). */
const WORTH: Readonly<Partial<Record<TextOf<'vp'>['key'], number>>> = {
  'vp.battle': 1,
  'vp.stockade': 1,
  'vp.fort': 2,
  'vp.fortress': 3,
  'vp.holds': 1,
  'vp.massacre': 1,
  'vp.demolished': -1,
  'vp.regulars': -1,
}
interface Books {
  vp: number
  readonly raids: Record<Side, number>
  readonly holders: Record<string, Side>
  /** 12.3 The higher of the two bids. */
  bid: number
  readonly wrong: string[]
}

/** Where the position is not what its log, noted since the start, says. */
export function ledgerProblems(
  g: State,
  log: readonly LogEntry[],
  start: Readonly<Pick<State, 'vp' | 'niagara' | 'ohioForks'>> = setup(g.scenario, g.rules),
): readonly string[] {
  const holders = { [holding.niagara]: start.niagara, [holding.ohioForks]: start.ohioForks }
  const books: Books = { vp: start.vp, raids: { british: 0, french: 0 }, holders, bid: 0, wrong: [] }
  for (const line of log) entryOf(line)?.(books)
  return [...books.wrong, ...unlike(g, books)]
}
const holding = { niagara: SPACE.niagara, ohioForks: SPACE['ohio-forks'] } as const

function unlike(g: State, { vp, raids, holders }: Books): string[] {
  const found: string[] = []
  if (g.vp !== vp) found.push(`12.21: VPs ${g.vp}, by the log ${vp}`)
  for (const side of SIDES)
    if (g.raided[side].length !== raids[side])
      found.push(`10.31: ${g.raided[side].length} markers of the ${side}, by the log ${raids[side]}`)
  for (const site of ['niagara', 'ohioForks'] as const)
    if (g[site] !== holders[holding[site]]) found.push(`12.23: ${site} is of the ${g[site]}, against the log`)
  return found
}

const entryOf = tellers<[books: Books], void>({
  'log.vp': ({ side, points, reason, total }, books) => {
    books.vp += idOf(side) === 'french' ? points : -points
    if (JSON.stringify(total) !== JSON.stringify(vpText(books.vp)))
      books.wrong.push(`12.21: the log has another total than ${books.vp}`)
    const worth = worthOf(books, idOf(side), reason)
    if (points !== worth) books.wrong.push(`12.2: ${points} VPs for ${reason.key}, not ${worth}`)
  },
  'log.bids': ({ british, french }, books) => {
    books.bid = Math.max(british, french)
  },
  'log.auction': ({ points }, books) => {
    books.bid = points
  },
  'log.raided': ({ side }, books) => {
    books.raids[idOf(side)] += 1
  },
})
/** What the points of one line are worth. */
function worthOf(books: Books, side: Side, text: TextOf<'vp'>): number | undefined {
  const raids = read({ text }, 'vp.raids')
  if (raids) return raidsWorth(books, side, raids.markers)
  const held = read({ text }, 'vp.holds')
  if (held) changeHands(books, side, idOf(held.space))
  return text.key === 'vp.bid' ? books.bid : WORTH[text.key]
}
/** 12.22 Half a VP each, rounded up; then the markers are gone. */
function raidsWorth({ raids, wrong }: Books, side: Side, said: number): number {
  const markers = raids[side]
  raids[side] = 0
  if (said !== markers) wrong.push(`12.22: ${said} markers of the ${side}, by the log ${markers}`)
  return Math.ceil(markers / 2)
}
/** 12.23 Only who does not hold the space can take it. */
function changeHands({ holders, wrong }: Books, side: Side, space: SpaceId): void {
  const n = SPACE[space]
  if (holders[n] !== enemyOf(side)) wrong.push(`12.23: ${space} was of the ${side} already`)
  holders[n] = side
}
