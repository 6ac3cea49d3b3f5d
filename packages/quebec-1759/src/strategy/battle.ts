/** 7 A battle in progress: the lines, the reserve, and who is leaving. */
import { given } from '@carillon/kernel'
import { COLUMNS, INDIANS, type Side, UNITS, type UnitId } from '../data/units.ts'
import { type Battle, enemyOf, type State, unitOf } from '../state.ts'
import { AT, type Board, copyBoard, overRiver, places } from './board.ts'
import { currentFight, decided, either, type Fight, flee, pendingFights, strength, weigh } from './fights.ts'
import { linesLead, type Ranks } from './lines.ts'
import { oddsOf } from './odds.ts'
import type { Scales } from './weights.ts'

/** The worth to the British, over all ways this battle and those still to come can end. */
export function battleWorth(g: State, b: Board, battle: Battle): number {
  const fight = currentFight(battle)
  const later = pendingFights(g)
  const ranks = { british: ranksOf(g, b, battle, 'british'), french: ranksOf(g, b, battle, 'french') }
  if (battle.leaving) return weigh(departed(b, battle, fight.zone, ranks[battle.leaving.side]), later)
  const lead = battle.routed ? (battle.routed === fight.attacker ? -9 : 9) : attackersLead(b, battle, fight, ranks)
  const both = strength(b, 'british', fight.zone) + strength(b, 'french', fight.zone)
  const edge = b.scales.line * (fight.attacker === 'british' ? lead : -lead)
  const saved = battle.volley ? b.scales.click * (battle.acting === 'british' ? 1 : -1) : 0
  const after = (winner: Side) => weigh(decided(b, fight, winner, rearGuard(ranks[enemyOf(winner)])), later)
  return edge + saved + either(oddsOf(lead, both, b.scales.certain), fight.attacker, after)
}

/** 7.8.6, 7.10 The side that leaves is fired at, and 7.8.5 needs boats. */
function departed(before: Board, battle: Battle, zone: number, ranks: Ranks): Board {
  const { side, to, way } = given(battle.leaving, 'side that leaves')
  const b = copyBoard(before)
  const water = way === 'boat' || overRiver(zone, AT[to])
  const all = b.cv[side][zone]!
  const blocks = b.blocks[side][zone]!
  const aboard = way === 'boat' && blocks > 0 ? all * Math.min(1, places(b, side, zone) / blocks) : all
  const fire = strength(b, enemyOf(side), zone) / (battle.routed && water ? 3 : 6)
  const hits = battle.routed ? Math.max(0, fire - rearGuard(ranks)) : water ? fire : 0
  flee(b, side, zone, AT[to], Math.max(0, aboard - hits))
  return b
}

/** 7.10.5 Half the CV in reserve is taken off the pursuit. */
const rearGuard = (ranks: Ranks): number => ranks.reserve / 2

/** What the viewer sees of a side's line: of hidden units, what is not in the columns stands in reserve or is to come. */
function ranksOf(g: State, b: Board, battle: Battle, side: Side): Ranks {
  const all = b.cv[side][AT[battle.zone]]!
  const drawnUp = battle.arrayed.includes(side)
  if (side !== b.viewer && !drawnUp) return { columns: [0, 0, 0], reserve: 0, waiting: all }
  const line = battle.lines[side]
  const columns = COLUMNS.map((column) => columnCv(g, line[column], b.scales))
  const inLine = columns[0]! + columns[1]! + columns[2]!
  const reserve = side === b.viewer ? cvOf(g, line.reserve) : Math.max(0, all - inLine)
  return { columns, reserve, waiting: drawnUp ? 0 : Math.max(0, all - reserve - inLine) }
}

function cvOf(g: State, ids: readonly UnitId[]): number {
  let sum = 0
  for (const id of ids) if (id !== INDIANS) sum += unitOf(g, id).cv
  return sum
}

/** 11.1.1 A column that is only a leader may fall by his own dice. */
function columnCv(g: State, ids: readonly UnitId[], scales: Scales): number {
  const [first] = ids
  return ids.length === 1 && first && UNITS[first].kind === 'leader' ? scales.leaderAlone : cvOf(g, ids)
}

/** How much stronger the attacker is, as a logarithm: in numbers, in his line, and by who fires next. */
function attackersLead(b: Board, battle: Battle, fight: Fight, ranks: Readonly<Record<Side, Ranks>>): number {
  const { zone, attacker } = fight
  const { scales } = b
  const defender = enemyOf(attacker)
  const first = fight.way === 'boat' && battle.round <= 1 ? scales.firstFireBoat : scales.firstFireRoad
  const turn = battle.acting === attacker && battle.round > 0 ? scales.firstFireRoad : -first
  if (battle.kind !== 'columns')
    return Math.log(Math.max(0.3, strength(b, attacker, zone)) / Math.max(0.3, strength(b, defender, zone))) + turn
  const lead = linesLead(scales, ranks[b.viewer], ranks[enemyOf(b.viewer)])
  return (b.viewer === attacker ? lead : -lead) + turn
}
