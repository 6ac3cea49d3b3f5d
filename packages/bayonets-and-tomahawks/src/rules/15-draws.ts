/** 15.2, 16.2 Draws from the pools: pieces, the tokens of the Vagaries of War, Commanders. */
import { choose, drawLots, note, type Play } from '@carillon/kernel'
import type { Faction } from '../data/map.ts'
import { type Pool, SCENARIO } from '../data/scenarios.ts'
import { type Draws, TOKEN, type TokenId, type UnitId, unitOf } from '../data/units.ts'
import { boxName, factionName, say, tokenName, unitName } from '../messages.ts'
import { type Box, type Muster, type State, voiceOf } from '../state.ts'
import { rebox, reboxAll } from './03-units.ts'
import { unitOption } from './options.ts'

export const newMuster = (pool: Draws | null): Muster => ({
  pool,
  back: [],
  brings: {},
  ports: { british: [], french: [] },
  asked: [],
})
export const musterOf = (g: State): Muster => {
  if (!g.muster) throw new Error('no reinforcements are under way')
  return g.muster
}

type Piece = UnitId | TokenId
const isToken = (piece: Piece): piece is TokenId => piece in TOKEN
const pieceName = (piece: Piece) => (isToken(piece) ? tokenName(piece) : unitName(piece))
/** What is in the bag. */
const bag = (g: State, pool: Draws): Piece[] => [...g.boxes[pool], ...g.tokens.filter((id) => TOKEN[id].pool === pool)]

/** 15.2 How many pieces are drawn; one Fleet less if a Rear Admiral wintered (18). 1760 draws as 1759 did. */
export function drawCount(g: State, pool: Draws): number {
  const { draws } = SCENARIO[g.scenario]
  const count = (draws[g.year] ?? draws[g.year - 1])?.[pool] ?? 0
  return pool === 'fleets' && g.wintering ? count - 1 : count
}

/** 15.2, 16.2 Draws the year's pieces of a pool; tokens take effect when all are out of the bag. */
export function* drawPool(g: State, pool: Draws, rule: string): Play {
  yield* draw(g, pool, drawCount(g, pool), rule)
  putBack(g, pool)
}

function* draw(g: State, pool: Draws, count: number, rule: string): Play {
  const from = bag(g, pool)
  if (from.length === 0) {
    note(g, rule, say('log.draw_none', { pool: boxName(pool) }))
    return
  }
  const drawn =
    count < from.length ? yield* drawLots(rule, say('chance.draw', { pool: boxName(pool) }), from, count) : from
  note(g, rule, say('log.draw', { pool: boxName(pool), pieces: drawn.map(pieceName) }))
  const tokens: TokenId[] = []
  const units: UnitId[] = []
  for (const piece of drawn) {
    if (isToken(piece)) tokens.push(piece)
    else units.push(piece)
  }
  reboxAll(g, units, pool, 'arriving')
  g.tokens = g.tokens.filter((id) => !tokens.includes(id))
  musterOf(g).back.push(...tokens.filter((id) => TOKEN[id].back))
  for (const unit of units) if (unitOf(unit).gorget) yield* bringCommander(g, unit)
  for (const token of tokens) if (!(yield* resolve(g, token))) yield* draw(g, pool, 1, rule)
}

/** 15.2.2 A Brigade with a gorget brings a Commander. */
function* bringCommander(g: State, brigade: UnitId): Play {
  const f = unitOf(brigade).faction as Faction
  const box: Pool = f === 'british' ? 'british-commanders' : 'french-commanders'
  const pool = g.boxes[box]
  if (pool.length === 0) return
  const what = say('chance.commander', { faction: factionName(f) })
  const commander = pool.length === 1 ? (pool[0] as UnitId) : ((yield* drawLots('15.2.2', what, pool))[0] as UnitId)
  rebox(g, commander, box, 'arriving')
  musterOf(g).brings[brigade] = commander
  note(g, '15.2.2', say('log.commander', { commander: unitName(commander), unit: unitName(brigade) }))
}

/** 15.2.1, 16.2.1 What a token does; false if another piece is drawn for it. */
function* resolve(g: State, token: TokenId): Play<boolean> {
  if (token === 'french-navy-losses') yield* navyLosses(g)
  if (token.startsWith('pick-2-artillery-or-light'))
    return yield* pick(g, token, 2, ['british-artillery', 'british-light'])
  if (token === 'pick-2-artillery-british') return yield* pick(g, token, 2, ['british-artillery'])
  if (token === 'pick-1-artillery-french') return yield* pick(g, token, 1, ['french-artillery'])
  if (token.startsWith('pick-1-colonial-light'))
    return yield* pick(g, token, 1, g.boxes['colonial-light'].length > 0 ? ['colonial-light'] : ['losses-british'])
  if (token === 'pennsylvania-musters') bonus(g, (id) => unitOf(id).colony === 'pennsylvania-delaware')
  if (token === 'pitt-subsidies') bonus(g, (id) => unitOf(id).colony !== 'pennsylvania-delaware')
  return true
}

/** 15.2.1 A French Fleet that is still in the pool is lost for good. */
function* navyLosses(g: State): Play {
  const left = g.boxes.fleets.filter((id) => unitOf(id).faction === 'french')
  if (left.length === 0) return
  const [lost] = left.length === 1 ? left : yield* drawLots('15.2.1', say('chance.navy_losses'), left)
  rebox(g, lost as UnitId, 'fleets', 'removed')
  note(g, '15.2.1', say('log.navy_losses', { unit: unitName(lost as UnitId) }))
}

/** 16.2.1 The Bonus Brigades of a token. */
function bonus(g: State, wanted: (id: UnitId) => boolean): void {
  for (const id of g.boxes['vow-bonus'].filter(wanted)) rebox(g, id, 'vow-bonus', 'arriving')
}

/** 15.2.1, 16.2.1 Up to so many units of the player's choice; false if there are none. Of Artillery, any will do. */
function* pick(g: State, token: TokenId, count: number, boxes: readonly Box[]): Play<boolean> {
  const f: Faction = token === 'pick-1-artillery-french' ? 'french' : 'british'
  for (let n = 0; n < count; n += 1) {
    const options = boxes.flatMap((box) => choices(g, box))
    if (options.length === 0) return n > 0
    const rule = TOKEN[token].pool === 'colonial-brigades' ? '16.2.1' : '15.2.1'
    const { unit } = yield* choose(
      voiceOf(g, f),
      rule,
      say('prompt.pick', { token: tokenName(token) }),
      options.map((id) => unitOption(id)),
    )
    rebox(g, unit, boxes.find((box) => g.boxes[box].includes(unit)) as Box, 'arriving')
    note(g, rule, say('log.pick', { token: tokenName(token), unit: unitName(unit) }))
  }
  return true
}
function choices(g: State, box: Box): readonly UnitId[] {
  if (box === 'losses-british') return g.boxes[box].filter((id) => unitOf(id).colonial)
  return box === 'british-light' || box === 'colonial-light' ? g.boxes[box] : g.boxes[box].slice(0, 1)
}

/** 15.2.1, 16.2.1 Tokens go back, but not that of the Colonial Light units if nothing is left to draw or pick. */
function putBack(g: State, pool: Draws): void {
  const muster = musterOf(g)
  const empty = bag(g, pool).length === 0 && g.boxes['colonial-light'].length === 0
  g.tokens = [...g.tokens, ...muster.back.filter((token) => token !== 'pick-1-colonial-light-put-back' || !empty)]
  muster.back = []
}
