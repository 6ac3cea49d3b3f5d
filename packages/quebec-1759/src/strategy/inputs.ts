/** What the judge is told of a position: the counted board, and what the own order does to it. */
import { ZONES, type Zone } from '../data/map.ts'
import { BRITISH_MINIMUM, type Side, TURNS } from '../data/units.ts'
import { enemyOf, isReal, type State, type Way } from '../state.ts'
import { type Board, copyBoard, restore } from './board.ts'
import { type Fight, NONE, strength, weigh } from './fights.ts'
import { odds } from './odds.ts'
import { attack, meetsEnemy } from './orders.ts'
import { raidAnswer, raidHits } from './worth.ts'

/** Those who march together, counted. */
export interface Move {
  readonly to: number
  readonly way: Way
  readonly cv: number
  readonly lights: number
  readonly blocks: number
  readonly indians: boolean
}
const KINDS = ['none', 'pass', 'naval', 'indian', 'march'] as const
/** An order, counted; `none` while there is none. Zones by number, -1 without one. */
export interface Action {
  readonly kind: (typeof KINDS)[number]
  /** Ships that go upriver. */
  readonly ships: number
  readonly from: number
  /** Where the Indians go. */
  readonly to: number
  readonly moves: readonly Move[]
}
export const STILL: readonly Move[] = []
export const NO_ORDER: Action = { kind: 'none', ships: 0, from: -1, to: -1, moves: STILL }

/** What is said of every zone. `held`, `lost`: by oneself or the enemy alone. `fresh`: never British (6.8). */
const OF_ZONE = [
  'own',
  'ownMass',
  'ownBlocks',
  'ownThere',
  'enemy',
  'enemyMass',
  'enemyBlocks',
  'balance',
  'held',
  'lost',
  'lights',
  'fresh',
  'indians',
  'raided',
  'arriving',
  'fight',
  'lead',
  'odds',
  'landing',
] as const
const SIZE = OF_ZONE.length
const D = Object.fromEntries(OF_ZONE.map((name, i) => [name, i])) as Record<(typeof OF_ZONE)[number], number>

/** Turns first. */
const OF_ALL = [
  ...Array.from({ length: TURNS }, (_, i) => `time.turn${i + 1}` as const),
  'time.gone',
  ...([0, 1, 2, 3, 4] as const).map((n) => `fleet.upriver${n}` as const),
  ...KINDS.map((kind) => `order.${kind}` as const),
  'strength.own',
  'strength.enemy',
  'strength.spare',
  'strength.breaking',
  'militia.quebec',
  'militia.montreal',
  'indians.cv',
  'decoys.own',
  'decoys.enemy',
  'battle.odds',
  'battle.stake',
  'hand.near',
  'hand.middle',
  'hand.far',
  'edition.second',
  'option.tides',
  'option.contraryTide',
  'option.britishWrite',
  'option.frenchWrite',
  'option.oneMeans',
  'option.oneLanding',
  'option.riverAssault',
  'option.rearGuard',
  'option.noIndiansInRearGuard',
  'option.roadSteFoySillery',
  'option.roadStCharlesSteFoy',
] as const
type Name = (typeof OF_ALL)[number]
/** What a sentence can be about. */
export type Group = Zone | (Name extends `${infer Group}.${string}` ? Group : never)
const FIRST = ZONES.length * SIZE
const AT_NAME = Object.fromEntries(OF_ALL.map((name, i) => [name, FIRST + i])) as Record<Name, number>

export const INPUTS: readonly string[] = [
  ...ZONES.flatMap((zone) => OF_ZONE.map((detail) => `${zone}.${detail}`)),
  ...OF_ALL,
]

const OWN = AT_NAME['strength.own']
const ENEMY = AT_NAME['strength.enemy']
const SPARE = AT_NAME['strength.spare']
const BREAKING = AT_NAME['strength.breaking']
const INDIAN_CV = AT_NAME['indians.cv']
const FLEET = AT_NAME['fleet.upriver0']
const ORDER = Object.fromEntries(KINDS.map((kind) => [kind, AT_NAME[`order.${kind}`]])) as Record<
  Action['kind'],
  number
>
const ODDS = AT_NAME['battle.odds']
const STAKE = AT_NAME['battle.stake']
const HAND = [AT_NAME['hand.near'], AT_NAME['hand.middle'], AT_NAME['hand.far']] as const
const SCALES = [10, 40, 150] as const

/** A position from which orders are judged: counted once for all of them. */
export interface Ground {
  readonly board: Board
  /** The inputs without an order. */
  readonly inputs: Float32Array
  /** On which orders are carried out. */
  readonly scratch: Board
}

export function groundOf(g: State, board: Board): Ground {
  const inputs = new Float32Array(INPUTS.length)
  for (let zone = 0; zone < ZONES.length; zone++) tellZone(board, zone, inputs)
  tellTotals(board, inputs)
  tellSettings(g, inputs)
  const turn = Math.max(1, g.turn)
  inputs[FIRST + turn - 1] = 1
  inputs[AT_NAME['time.gone']] = turn / TURNS
  inputs[AT_NAME['militia.quebec']] = board.quebec / 6
  inputs[AT_NAME['militia.montreal']] = board.montreal / 7
  let decoys = 0
  for (const unit of g.units[board.viewer]) if (unit.at !== 'out' && unit.at !== 'pool' && !isReal(unit)) decoys += 1
  inputs[AT_NAME['decoys.own']] = decoys / 8
  inputs[AT_NAME['decoys.enemy']] = sum(board.blocks[enemyOf(board.viewer)]) / 20
  return { board, inputs, scratch: copyBoard(board) }
}

const bit = (is: boolean): number => (is ? 1 : 0)

function tellSettings({ rules, contraryTide }: State, x: Float32Array): void {
  x[AT_NAME['edition.second']] = bit(rules.edition === 'second')
  x[AT_NAME['option.tides']] = bit(rules.tides === 'on')
  x[AT_NAME['option.contraryTide']] = bit(contraryTide)
  x[AT_NAME['option.britishWrite']] = bit(rules.orders === 'british_write')
  x[AT_NAME['option.frenchWrite']] = bit(rules.orders === 'french_write')
  x[AT_NAME['option.oneMeans']] = bit(rules.marchMeans === 'exclusive')
  x[AT_NAME['option.oneLanding']] = bit(rules.landingSplit === 'off')
  x[AT_NAME['option.riverAssault']] = bit(rules.riverAssault === 'on')
  x[AT_NAME['option.rearGuard']] = bit(rules.rearGuardOnRetreat === 'on')
  x[AT_NAME['option.noIndiansInRearGuard']] = bit(rules.indiansInRearGuard === 'off')
  x[AT_NAME['option.roadSteFoySillery']] = bit(rules.roadSteFoySillery === 'on')
  x[AT_NAME['option.roadStCharlesSteFoy']] = bit(rules.roadStCharlesSteFoy === 'on')
}

function sum(values: readonly number[]): number {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i]!
  return total
}
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

function tellZone(b: Board, zone: number, x: Float32Array): void {
  const at = zone * SIZE
  const enemy = enemyOf(b.viewer)
  const mine = b.cv[b.viewer][zone]!
  const his = b.cv[enemy][zone]!
  const blocks = b.blocks[b.viewer][zone]!
  const hisBlocks = b.blocks[enemy][zone]!
  x[at + D.own] = Math.min(1.5, mine / 10)
  x[at + D.ownMass] = mine / 40
  x[at + D.ownBlocks] = Math.min(1.5, blocks / 12)
  x[at + D.ownThere] = Math.min(1, mine / 3)
  x[at + D.enemy] = Math.min(1.5, his / 10)
  x[at + D.enemyMass] = his / 40
  x[at + D.enemyBlocks] = Math.min(1.5, hisBlocks / 12)
  x[at + D.balance] = within((mine - his) / 10, 1)
  x[at + D.held] = bit(mine > 0 && hisBlocks === 0)
  x[at + D.lost] = bit(blocks === 0 && his > 0)
  x[at + D.lights] = b.lights[zone]! / 4
  x[at + D.fresh] = bit(b.fresh[zone]!)
  x[at + D.indians] = bit(b.indians === zone)
}

function tellTotals(b: Board, x: Float32Array): void {
  const british = sum(b.cv.british)
  const french = sum(b.cv.french)
  x[OWN] = (b.viewer === 'british' ? british : french) / 40
  x[ENEMY] = (b.viewer === 'british' ? french : british) / 40
  // 10.1 How far the British are from being broken.
  const spare = british - BRITISH_MINIMUM + 1
  x[SPARE] = Math.max(-0.5, Math.min(1.5, spare / 20))
  x[BREAKING] = Math.max(0, Math.min(1, spare / 5))
  x[INDIAN_CV] = b.indianCv / 4
}

/** A battle to be fought: by its odds. */
export function tellFight(b: Board, fight: Fight, x: Float32Array): void {
  const at = fight.zone * SIZE
  const own = fight.attacker === b.viewer
  const force = strength(b, fight.attacker, fight.zone)
  const defence = strength(b, enemyOf(fight.attacker), fight.zone) + fight.relief
  const p = odds(b.scales, force, defence, fight.way === 'boat')
  const chance = own ? p : 1 - p
  const sign = own ? 1 : -1
  x[at + D.fight] = sign
  x[at + D.lead] = within(sign * Math.log((force + 0.1) / (defence + 0.1)), 1.5)
  x[at + D.odds] = chance
  if (fight.way === 'boat') x[at + D.landing] = sign
  x[ODDS] = within(x[ODDS]! + 2 * chance - 1, 1.5)
  x[STAKE] = Math.min(1.5, x[STAKE]! + (force + defence) / 40)
}

/** The evaluation set by hand, for the viewer, at three scales. */
export function tellHand(value: number, x: Float32Array): void {
  for (let i = 0; i < SCALES.length; i++) x[HAND[i]!] = Math.tanh(value / SCALES[i]!)
}

/** The position after the own order, the enemy's being unknown; what it is worth by the weights set by hand. */
export function tell({ board, inputs, scratch: b }: Ground, action: Action, x: Float32Array): number {
  x.set(inputs)
  x[ORDER[action.kind]] = 1
  const stays = action.kind === 'none' || action.kind === 'pass'
  if (!stays) restore(b, board)
  const after = stays ? board : b
  const fights = stays ? NONE : carryOut(b, action, x)
  x[FLEET + after.upriver] = 1
  const worth = weigh(after, fights)
  const value = (board.viewer === 'british' ? worth : -worth) - (stays ? 0 : board.scales.order)
  tellHand(value, x)
  return value
}

function carryOut(b: Board, action: Action, x: Float32Array): readonly Fight[] {
  b.upriver += action.ships
  b.bason -= action.ships
  if (action.kind === 'indian') sendIndians(b, action.to, x)
  if (action.kind !== 'march') return NONE
  const side = b.viewer
  for (const move of action.moves) marchOff(b, side, action.from, move)
  tellZone(b, action.from, x)
  const fights: Fight[] = []
  for (const { to, way, cv } of action.moves) {
    tellZone(b, to, x)
    x[to * SIZE + D.arriving] = Math.min(1.5, cv / 10)
    if (!meetsEnemy(b, side, to)) continue
    const fight = attack(b, side, action.from, to, way)
    tellFight(b, fight, x)
    fights.push(fight)
  }
  return fights
}

/** 6.4.3, 6.4.4 A raid as it may go on average. */
function sendIndians(b: Board, to: number, x: Float32Array): void {
  const from = b.indians
  x[to * SIZE + D.raided] = 1
  if (b.cv.british[to]! > 0) {
    const answer = raidAnswer(b, to)
    b.cv.british[to]! -= raidHits(b, to)
    b.indianCv -= answer
    b.indians = -1
  } else b.indians = to
  if (from >= 0) {
    b.blocks.french[from]! -= 1
    tellZone(b, from, x)
  }
  if (b.indians === to) b.blocks.french[to]! += 1
  tellZone(b, to, x)
  tellTotals(b, x)
}

function marchOff(b: Board, side: Side, from: number, { to, cv, lights, blocks, indians }: Move): void {
  b.cv[side][from]! -= cv
  b.cv[side][to]! += cv
  b.blocks[side][from]! -= blocks
  b.blocks[side][to]! += blocks
  b.lights[from]! -= lights
  b.lights[to]! += lights
  if (indians) b.indians = to
}
