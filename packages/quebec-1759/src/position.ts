/** Positions in a few words, for tests and worked examples. */
import type { Settings } from '@carillon/kernel'
import type { Zone } from './data/map.ts'
import type { Rules } from './data/switches.ts'
import { type Side, UNITS, type UnitId } from './data/units.ts'
import { setup } from './rules/04-setup.ts'
import type { Battle, Line, Site, State, StepId } from './state.ts'

/** `'b_15'` at full strength, `'b_15:2'` with CV 2. */
export type Piece = UnitId | `${UnitId}:${number}`
export interface BattleSpec extends Site {
  readonly round?: number
  readonly acting?: Side
  readonly kind?: 'columns' | 'skirmish'
  readonly british: Partial<Record<keyof Line, readonly Piece[]>>
  readonly french: Partial<Record<keyof Line, readonly Piece[]>>
}
export interface PositionSpec {
  readonly turn?: number
  readonly step?: StepId
  readonly zones?: Readonly<Partial<Record<Zone, readonly Piece[]>>>
  readonly ships?: { readonly bason: number; readonly st_laurent: number }
  readonly occupied?: readonly Zone[]
  /** Battles that are to be fought, in the zones where both stand. */
  readonly battles?: readonly Site[]
  /** A battle in progress: the lines are drawn. */
  readonly battle?: BattleSpec
  /** The rest of both armies, out of the way: British on the island, French in Montmorency. Without it they are out. */
  readonly rest?: boolean
}

export function position(spec: PositionSpec, _scenario: string, settings: Settings): State {
  const g = setup(settings as unknown as Rules)
  g.step = spec.step ?? (spec.battle ? 'stand' : 'orders')
  g.turn = spec.turn ?? 1
  if (spec.ships) g.ships = { ...spec.ships }
  for (const side of ['british', 'french'] as const)
    for (const unit of g.units[side])
      unit.at = spec.rest ? (side === 'british' ? 'ile_d_orleans' : 'montmorency') : 'out'
  for (const [zone, pieces] of Object.entries(spec.zones ?? {})) place(g, zone as Zone, pieces)
  for (const zone of spec.occupied ?? []) if (!g.occupied.includes(zone)) g.occupied.push(zone)
  g.battles = [...(spec.battles ?? [])]
  if (spec.battle) g.battle = battleOf(g, spec.battle)
  return g
}

function place(g: State, zone: Zone, pieces: readonly Piece[]): UnitId[] {
  return pieces.map((piece) => {
    const [id, cv] = piece.split(':') as [UnitId, string?]
    const unit = g.units[UNITS[id].side].find((u) => u.id === id)
    if (!unit) throw new Error(`${id} is not in this edition`)
    unit.at = zone
    unit.cv = cv === undefined ? UNITS[id].cv : Number(cv)
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
  const lines = { british: line(spec.british), french: line(spec.french) }
  if (way === 'boat') g.landed.push(...Object.values(lines[attacker]).flat())
  return {
    zone,
    attacker,
    from,
    way,
    kind: spec.kind ?? 'columns',
    round: spec.round ?? 1,
    acting: spec.acting ?? (attacker === 'british' ? 'french' : 'british'),
    lines,
    arrayed: ['british', 'french'],
    shown: [],
    toFire: [],
    volley: false,
    routed: null,
    leaving: null,
  }
}
