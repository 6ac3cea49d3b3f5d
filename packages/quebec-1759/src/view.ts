/** 3 Hidden information: what each side may see. Blocks of the other side are counted, never named, unless shown. */
import { OPEN, showing, type Viewer } from '@carillon/kernel'
import { ZONES, type Zone } from './data/map.ts'
import { type Column, INDIANS, SIDES, type Side, UNITS, type UnitId } from './data/units.ts'
import {
  type Battle,
  isFaceUp,
  type Line,
  type Order,
  type Scouting,
  type State,
  totalCv,
  unitOf,
  unitsAt,
  type Way,
  zoneNumber,
} from './state.ts'

/** A block: known, or only seen to stand there. `block` is its place in the row, no name: it says nothing of who it is. */
export type Block = { readonly unit: UnitId; readonly cv: number } | { readonly block: number }
export type OrderView =
  | Exclude<Order, { kind: 'march' }>
  | {
      readonly kind: 'march'
      readonly from: Zone
      readonly groups: readonly { to: Zone; way: Way; count: number; units?: readonly UnitId[] }[]
    }
export type LineView = Readonly<Record<Column | 'reserve', readonly Block[]>>
const openOfBattle = showing<Battle>()(
  ({ zone, attacker, from, way, kind, round, acting, toFire, volley, routed, leaving }: Battle) => ({
    zone,
    attacker,
    from,
    way,
    kind,
    round,
    acting,
    toFire,
    volley,
    routed,
    leaving,
  }),
  { lines: 'derived', arrayed: 'derived', shown: 'derived' },
)
export interface BattleView extends Readonly<ReturnType<typeof openOfBattle>> {
  /** Null until the side has deployed; its owner sees it before. */
  readonly lines: Readonly<Record<Side, LineView | null>>
}
const openOf = showing<State>()(
  ({ step, rules, turn, contraryTide, ships, occupied, battles, outcome }: State) => ({
    step,
    rules,
    turn,
    contraryTide,
    ships: { ...ships },
    occupied: [...occupied],
    battles,
    outcome,
  }),
  {
    log: 'hidden',
    units: 'derived',
    orders: 'derived',
    revealed: 'derived',
    landed: 'hidden',
    battle: 'derived',
    scouting: 'derived',
  },
)
export interface View extends Readonly<ReturnType<typeof openOf>> {
  readonly zones: Readonly<Record<Zone, Readonly<Record<Side, readonly Block[]>>>>
  /** 4.2 Pieces not yet placed. */
  readonly pool: readonly Block[]
  /** Out of the game; decoys too. */
  readonly lost: Readonly<Record<Side, readonly UnitId[]>>
  /** 9.3, 10.2, R-29 Every loss is announced, so the totals are known to all. */
  readonly cv: Readonly<Record<Side, number>>
  readonly cvWithoutIndians: number
  readonly orders: Readonly<Record<Side, OrderView | null>>
  readonly battle: BattleView | null
  readonly scouting: { readonly zone: Zone; readonly left: number } | null
}

/** 3.2, R-3 Whether `viewer` knows which unit this is. */
export function isKnown(g: State, id: UnitId, viewer: Viewer): boolean {
  const { side } = UNITS[id]
  if (viewer === OPEN || viewer === side) return true
  if (viewer === 'french' && g.scouting?.seen.includes(id)) return true
  // 6.4.1 Everybody sees the Indians go where their own order sends them.
  if (id === INDIANS && g.revealed && g.orders.french?.kind === 'indian') return true
  return isFaceUp(g, id)
}

export function view(g: State, viewer: Viewer): View {
  const zones = {} as Record<Zone, Record<Side, readonly Block[]>>
  const [british, french] = [rowsOf(g, 'british', viewer), rowsOf(g, 'french', viewer)]
  for (let n = 0; n < POOL; n++)
    zones[ZONES[n] as Zone] = { british: british[n] as readonly Block[], french: french[n] as readonly Block[] }
  const gone = (side: Side) => unitsAt(g, side, 'out').map((u) => u.id)
  return {
    ...openOf(g),
    zones,
    pool: french[POOL] as readonly Block[],
    lost: { british: gone('british'), french: gone('french') },
    cv: { british: totalCv(g, 'british'), french: totalCv(g, 'french') },
    cvWithoutIndians: totalCv(g, 'french', false),
    orders: { british: orderView(g, 'british', viewer), french: orderView(g, 'french', viewer) },
    battle: g.battle && battleView(g, g.battle, viewer),
    scouting: g.scouting && { zone: g.scouting.zone, left: unseen(g.scouting) },
  }
}

const unseen = (scouting: Scouting): number => scouting.dealt.filter((id) => id !== null).length

const POOL = ZONES.length
/** One that is only seen to stand there, by its place in the row: the same thing wherever it stands. */
const SEEN = Object.keys(UNITS).map((_, block): Block => ({ block }))

/** Rows of blocks by `zoneNumber`, the pool last: those that the viewer knows, then the others. All units are gone through once. */
function rowsOf(g: State, side: Side, viewer: Viewer): readonly (readonly Block[])[] {
  const rows: Block[][] = []
  const hidden: number[] = []
  for (let n = 0; n <= POOL; n++) {
    rows.push([])
    hidden.push(0)
  }
  const own = viewer === side || viewer === OPEN
  // 4.2, R-27 While the French deploy, others see only how many pieces they have.
  const deploying = g.step === 'deployment' && side === 'french' && !own
  for (const { id, at, cv } of g.units[side]) {
    if (at === 'out' && !deploying) continue
    const n = at === 'pool' || at === 'out' || deploying ? POOL : zoneNumber(at)
    if (own || isKnown(g, id, viewer)) (rows[n] as Block[]).push({ unit: id, cv })
    else hidden[n] = (hidden[n] as number) + 1
  }
  if (g.scouting && side === 'british' && !own) {
    const n = zoneNumber(g.scouting.zone)
    hidden[n] = 0
    ;(rows[n] as Block[]).push(...handles(g.scouting, viewer))
  }
  for (let n = 0; n <= POOL; n++)
    for (let block = 0; block < (hidden[n] as number); block++) (rows[n] as Block[]).push(SEEN[block] as Block)
  return rows
}

/** While the Indians scout, a hidden block is called by its place in the deal; to those who watch all are hidden. */
function handles(scouting: Scouting, viewer: Viewer): readonly Block[] {
  const left = scouting.dealt.flatMap((id, block) => (id ? [{ block }] : []))
  return viewer === 'french' ? left : [...left, ...scouting.seen.map((_, i) => ({ block: scouting.dealt.length + i }))]
}

/** 6.9.1 An order is its writer's until both are on the table; who was sent stays hidden even then (3.1). */
function orderView(g: State, side: Side, viewer: Viewer): OrderView | null {
  const order = g.orders[side]
  const own = viewer === side || viewer === OPEN
  if (!order || (!own && !g.revealed)) return null
  if (order.kind !== 'march') return order
  return {
    kind: 'march',
    from: order.from,
    groups: order.groups.map(({ to, way, units }) => ({ to, way, count: units.length, ...(own && { units }) })),
  }
}

function battleView(g: State, battle: Battle, viewer: Viewer): BattleView {
  const lines = {} as Record<Side, LineView | null>
  for (const side of SIDES) {
    const seen = battle.arrayed.includes(side) || viewer === side || viewer === OPEN
    lines[side] = seen ? lineView(g, battle.lines[side], viewer) : null
  }
  return { ...openOfBattle(battle), lines }
}

function lineView(g: State, line: Line, viewer: Viewer): LineView {
  const row = (ids: readonly UnitId[]): readonly Block[] =>
    ids.map((id, block) => (isKnown(g, id, viewer) ? { unit: id, cv: unitOf(g, id).cv } : { block }))
  return { left: row(line.left), centre: row(line.centre), right: row(line.right), reserve: row(line.reserve) }
}
