/** 15.2, 16.2 Draws from the pools: pieces, the tokens of the Vagaries of War, Commanders. */
import { choose, done, drawLots, given, type Name, note, type Play } from '@carillon/kernel'
import type { Pool } from '../data/boxes.ts'
import type { Faction } from '../data/map.ts'
import { SCENARIO } from '../data/scenarios.ts'
import { type Draws, TOKEN, TOKEN_IDS, type TokenId, type UnitId, unitOf } from '../data/units.ts'
import { boxName, factionName, say, tokenName, unitName } from '../messages.ts'
import { type Box, type Muster, type State, voiceOf } from '../state.ts'
import { boxOf, factionOf, rebox, reboxAll } from './03-units.ts'
import { type UnitOption, unitOption } from './options.ts'

export const newMuster = (pool: Draws | null): Muster => ({
  pool,
  back: [],
  brings: {},
  ports: { british: [], french: [] },
  asked: [],
})
const musterOf = (g: State): Muster => {
  if (!g.muster) throw new Error('no reinforcements are under way')
  return g.muster
}

type Piece = UnitId | TokenId
const TOKENS = new Set<Piece>(TOKEN_IDS)
const isToken = (piece: Piece): piece is TokenId => TOKENS.has(piece)
/** What is in the bag. */
function bag(g: State, pool: Draws): Piece[] {
  const pieces: Piece[] = g.boxes[pool].slice()
  for (const token of g.tokens) if (TOKEN[token].pool === pool) pieces.push(token)
  return pieces
}

/** 15.2 How many pieces are drawn; one Fleet less if a Rear Admiral wintered (18). 1760 draws as 1759 did. */
function drawCount(g: State, pool: Draws): number {
  const { draws } = SCENARIO[g.scenario]
  const count = (draws[g.year] ?? draws[g.year - 1])?.[pool] ?? 0
  return pool === 'fleets' && g.wintering ? count - 1 : count
}

/** 15.2, 16.2, R-95 Draws the year's pieces of a pool; tokens take effect when all are out of the bag. */
export function* drawPool(g: State, pool: Draws, rule: string): Play {
  yield* draw(g, pool, drawCount(g, pool), rule)
  if (musterOf(g).back.length > 0) putBack(g, pool)
}

function* draw(g: State, pool: Draws, count: number, rule: string): Play {
  const from = bag(g, pool)
  if (from.length === 0) {
    note(g, rule, say('log.draw_none', { pool: boxName(pool) }))
    return
  }
  const drawn =
    count < from.length ? yield* drawLots(rule, say('chance.draw', { pool: boxName(pool) }), from, count) : from
  const tokens: TokenId[] = []
  const units: UnitId[] = []
  const pieces: (Name<'unit', UnitId> | Name<'token', TokenId>)[] = []
  for (const piece of drawn) {
    if (isToken(piece)) {
      tokens.push(piece)
      pieces.push(tokenName(piece))
    } else {
      units.push(piece)
      pieces.push(unitName(piece))
    }
  }
  note(g, rule, say('log.draw', { pool: boxName(pool), pieces }))
  reboxAll(g, units, pool, 'arriving')
  if (tokens.length > 0) takeOut(g, tokens)
  for (const unit of units) if (unitOf(unit).gorget) yield* bringCommander(g, unit)
  for (const token of tokens) if (!(yield* resolve(g, token))) yield* draw(g, pool, 1, rule)
}
function takeOut(g: State, tokens: readonly TokenId[]): void {
  g.tokens = g.tokens.filter((id) => !tokens.includes(id))
  for (const id of tokens) if (TOKEN[id].back) musterOf(g).back.push(id)
}

/** 15.2.2 A Brigade with a gorget brings a Commander. */
function* bringCommander(g: State, brigade: UnitId): Play {
  const f = factionOf(g, brigade)
  const box: Pool = f === 'british' ? 'british-commanders' : 'french-commanders'
  const pool = g.boxes[box]
  if (pool.length === 0) return
  const what = say('chance.commander', { faction: factionName(f) })
  const commander = given(pool.length === 1 ? pool[0] : (yield* drawLots('15.2.2', what, pool))[0], 'Commander')
  rebox(g, commander, box, 'arriving')
  musterOf(g).brings[brigade] = commander
  note(g, '15.2.2', say('log.commander', { commander: unitName(commander), unit: unitName(brigade) }))
}

/** 15.2.1, 16.2.1 Tokens that let a player pick units: how many, out of which boxes. */
interface Choosing {
  readonly count: number
  readonly boxes: readonly Box[]
}
const ARTILLERY_OR_LIGHT: Choosing = { count: 2, boxes: ['british-artillery', 'british-light'] }
const COLONIAL_LIGHT: Choosing = { count: 1, boxes: ['colonial-light'] }
const LOST_LIGHT: Choosing = { count: 1, boxes: ['losses-british'] }
const PICKS: Readonly<Partial<Record<TokenId, Choosing>>> = {
  'pick-2-artillery-or-light-british-1': ARTILLERY_OR_LIGHT,
  'pick-2-artillery-or-light-british-2': ARTILLERY_OR_LIGHT,
  'pick-2-artillery-or-light-british-3': ARTILLERY_OR_LIGHT,
  'pick-2-artillery-or-light-british-4': ARTILLERY_OR_LIGHT,
  'pick-2-artillery-british': { count: 2, boxes: ['british-artillery'] },
  'pick-1-artillery-french': { count: 1, boxes: ['french-artillery'] },
  'pick-1-colonial-light': COLONIAL_LIGHT,
  'pick-1-colonial-light-put-back': COLONIAL_LIGHT,
}

/** 15.2.1, 16.2.1 What a token does; false if another piece is drawn for it. */
function resolve(g: State, token: TokenId): Play<boolean> {
  const choosing = PICKS[token]
  if (choosing) {
    const isGone = choosing === COLONIAL_LIGHT && g.boxes['colonial-light'].length === 0
    return pick(g, token, isGone ? LOST_LIGHT : choosing)
  }
  if (token === 'french-navy-losses') return navyLosses(g)
  if (token === 'pennsylvania-musters') bonus(g, (id) => unitOf(id).colony === 'pennsylvania-delaware')
  if (token === 'pitt-subsidies') bonus(g, (id) => unitOf(id).colony !== 'pennsylvania-delaware')
  return done(true)
}

/** 15.2.1, R-94 A French Fleet that is still in the pool is lost for good. */
function* navyLosses(g: State): Play<boolean> {
  const left = g.boxes.fleets.filter((id) => unitOf(id).faction === 'french')
  if (left.length === 0) return true
  const lost = given(
    (left.length === 1 ? left : yield* drawLots('15.2.1', say('chance.navy_losses'), left))[0],
    'Fleet',
  )
  rebox(g, lost, 'fleets', 'removed')
  note(g, '15.2.1', say('log.navy_losses', { unit: unitName(lost) }))
  return true
}

/** 16.2.1 The Bonus Brigades of a token. */
function bonus(g: State, wanted: (id: UnitId) => boolean): void {
  reboxAll(g, g.boxes['vow-bonus'].filter(wanted), 'vow-bonus', 'arriving')
}

/** 15.2.1, 16.2.1 Up to so many units of the player's choice; false if there are none. Of Artillery, any will do. */
function* pick(g: State, token: TokenId, { count, boxes }: Choosing): Play<boolean> {
  const f: Faction = token === 'pick-1-artillery-french' ? 'french' : 'british'
  const rule = TOKEN[token].pool === 'colonial-brigades' ? '16.2.1' : '15.2.1'
  for (let picked = 0; picked < count; picked += 1) {
    const options: UnitOption[] = []
    for (const box of boxes) for (const id of choices(g, box)) options.push(unitOption(id))
    if (options.length === 0) return picked > 0
    const prompt = say('prompt.pick', { token: tokenName(token), number: picked + 1, count })
    const { unit } = yield* choose(voiceOf(g, f), rule, prompt, options)
    rebox(g, unit, boxOf(g, unit), 'arriving')
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
