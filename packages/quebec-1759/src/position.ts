/** Positions in a few words, for tests and worked examples. */
import type { Settings } from '@carillon/kernel'
import { ZONES, type Zone } from './data/map.ts'
import type { Rules } from './data/switches.ts'
import { SIDES, type Side, UNITS, type UnitId } from './data/units.ts'
import { setup } from './rules/04-setup.ts'
import {
  type Battle,
  defenderOf,
  type Line,
  moveTo,
  occupies,
  type Site,
  type State,
  type StepId,
  setCv,
  unitsAt,
} from './state.ts'

/** `'b_15'` at full strength, `'b_15:2'` with CV 2. */
export type Piece = UnitId | `${UnitId}:${number}`
export interface BattleSpec extends Site {
  readonly round?: number
  /** The side on step; the defender without it. */
  readonly acting?: Side
  readonly kind?: 'columns' | 'skirmish'
  /** It has just lost a column: the rout comes next. */
  readonly routed?: Side
  readonly british: Partial<Record<keyof Line, readonly Piece[]>>
  readonly french: Partial<Record<keyof Line, readonly Piece[]>>
}
export interface PositionSpec {
  readonly turn?: number
  /** Without it the orders, or the battle in progress. */
  readonly step?: StepId
  readonly zones?: Readonly<Partial<Record<Zone, readonly Piece[]>>>
  readonly ships?: { readonly bason: number; readonly st_laurent: number }
  /** Zones the British have occupied before; those in which they stand alone count by themselves. */
  readonly occupied?: readonly Zone[]
  /** Battles that are to be fought, in the zones where both stand. */
  readonly battles?: readonly Site[]
  /** A battle in progress: the lines are drawn. */
  readonly battle?: BattleSpec
  /**
   * The rest of each army, out of the way: `true` puts the British on the island and the French in Montmorency. Those
   * of a side without a place are out of the game; in the deployment they are where the set-up has them.
   */
  readonly rest?: true | Readonly<Partial<Record<Side, Zone>>>
  /** Out of the game, although the rest is not. */
  readonly out?: readonly UnitId[]
}

const CAMPS = { british: 'ile_d_orleans', french: 'montmorency' } as const

export function position(spec: PositionSpec, _scenario: string, settings: Settings): State {
  const g = setup(settings as unknown as Rules)
  g.step = spec.step ?? (spec.battle ? (spec.battle.routed ? 'rout' : 'stand') : 'orders')
  g.turn = spec.turn ?? (g.step === 'deployment' ? 0 : 1)
  if (spec.ships) g.ships = { ...spec.ships }
  const rest = spec.rest === true ? CAMPS : (spec.rest ?? {})
  if (g.step !== 'deployment')
    for (const side of SIDES) for (const { id } of g.units[side]) moveTo(g, id, rest[side] ?? 'out')
  for (const [zone, pieces] of Object.entries(spec.zones ?? {})) place(g, zone as Zone, pieces)
  if (spec.battle) g.battle = battleOf(g, spec.battle)
  g.battles = [...(spec.battles ?? [])]
  for (const { zone, attacker, way } of [...g.battles, ...(g.battle ? [g.battle] : [])])
    if (way === 'boat') g.landed.push(...unitsAt(g, attacker, zone).map((u) => u.id))
  for (const { id } of SIDES.flatMap((side) => g.units[side])) if (spec.out?.includes(id)) moveTo(g, id, 'out')
  for (const zone of ZONES)
    if (!g.occupied.includes(zone) && (spec.occupied?.includes(zone) || occupies(g, 'british', zone)))
      g.occupied.push(zone)
  return g
}

function place(g: State, zone: Zone, pieces: readonly Piece[]): UnitId[] {
  return pieces.map((piece) => {
    const [id, cv] = piece.split(':') as [UnitId, string?]
    moveTo(g, id, zone)
    setCv(g, id, cv === undefined ? UNITS[id].cv : Number(cv))
    return id
  })
}

function battleOf(g: State, spec: BattleSpec): Battle {
  const { zone, attacker, from, way } = spec
  const line = (parts: BattleSpec['british']): Line => ({
    left: place(g, zone, parts.left ?? []),
    centre: place(g, zone, parts.centre ?? []),
    right: place(g, zone, parts.right ?? []),
    reserve: place(g, zone, parts.reserve ?? []),
  })
  return {
    zone,
    attacker,
    from,
    way,
    kind: spec.kind ?? 'columns',
    round: spec.round ?? 1,
    acting: spec.acting ?? defenderOf(spec),
    lines: { british: line(spec.british), french: line(spec.french) },
    arrayed: ['british', 'french'],
    shown: [],
    toFire: [],
    volley: false,
    routed: spec.routed ?? null,
    leaving: null,
  }
}
