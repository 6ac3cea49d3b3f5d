/** Positions in a few words, for tests and worked examples. */
import { given, type Settings } from '@carillon/kernel'
import { BOXES } from './data/boxes.ts'
import type { CardId } from './data/cards.ts'
import { CARD } from './data/cards.ts'
import { FACTIONS, type Faction, type Nation, SPACE, SPACES, type Space } from './data/map.ts'
import type { ScenarioId } from './data/scenarios.ts'
import type { Rules } from './data/switches.ts'
import { type TokenId, UNIT, type UnitId } from './data/units.ts'
import { entryNumber, useNumber } from './packed.ts'
import { entriesOf, keysOf } from './records.ts'
import { drop, setBox } from './rules/03-units.ts'
import { setup } from './rules/05-setup.ts'
import {
  type Action,
  type Box,
  type Entry,
  type Markers,
  type State,
  type StepId,
  type Used,
  withSide,
} from './state.ts'

/** `'rogers'` full, `'rogers:reduced'`, `'rogers:spent'`; words may be joined: `'rogers:reduced:spent'`. */
export type Piece = UnitId | `${UnitId}:${string}`
export interface PositionSpec {
  readonly step?: StepId
  readonly year?: number
  readonly round?: number
  readonly victory?: number
  readonly raid?: Partial<Record<Faction, number>>
  readonly openSeas?: boolean
  /**
   * Units by space, of either faction (a nation's units serve whom `nations` says). With `clear`, all other units of
   * the map are off it (in `unused`); otherwise the set-up stays, and units named here are taken from where they are.
   */
  readonly spaces?: Readonly<Partial<Record<Space, readonly Piece[]>>>
  readonly boxes?: Readonly<Partial<Record<Box, readonly Piece[]>>>
  readonly clear?: boolean
  readonly nations?: Partial<Record<Nation, Faction>>
  readonly control?: Readonly<Partial<Record<Space, Faction>>>
  readonly markers?: Partial<Record<Faction, Partial<Markers>>>
  readonly raided?: Partial<Record<Faction, Space[]>>
  readonly battles?: readonly Space[]
  readonly apart?: State['apart']
  readonly battle?: State['battle']
  readonly fortworks?: readonly Space[]
  readonly roadworks?: readonly string[]
  readonly roads?: readonly string[]
  /** Cards in play this round; their APs are laid out unless `aps` says otherwise. */
  readonly played?: Partial<Record<Faction | 'indian', CardId>>
  readonly aps?: Partial<State['aps']>
  readonly hands?: Partial<Record<Faction, Partial<State['hands']['british']>>>
  /** Cards of this year that were played before, or discarded unseen. */
  readonly seen?: readonly CardId[]
  readonly discards?: Partial<Record<Faction, CardId[]>>
  readonly reaction?: State['reaction']
  readonly first?: Faction
  readonly active?: Faction
  readonly entries?: readonly Entry[]
  /** By connection. */
  readonly used?: Partial<Record<Faction, Readonly<Record<string, Omit<Used, 'by'>>>>>
  /** Without it: units, and captured spaces, as they stand. */
  readonly began?: Partial<Readonly<Record<Faction, readonly Space[]>>>
  readonly captured?: readonly Space[]
  readonly action?: Action
  readonly chits?: Partial<State['chits']>
  readonly warships?: string
  /** Tokens in the pools; without it those of the set-up. */
  readonly tokens?: readonly TokenId[]
  readonly wintering?: boolean
  readonly bonuses?: readonly string[]
}

export function position(spec: PositionSpec, scenario: string, settings: Settings): State {
  const g = setup(scenario as ScenarioId, settings as unknown as Rules)
  g.nations = { ...g.nations, ...spec.nations }
  if (spec.clear) clearMap(g)
  for (const [space, pieces] of entriesOf(spec.spaces ?? {}))
    for (const piece of pieces) place(g, piece, SPACE[space].n)
  for (const [box, pieces] of entriesOf(spec.boxes ?? {})) for (const piece of pieces) place(g, piece, box)
  if (spec.control) g.control = { ...spec.control }
  else if (spec.clear) g.control = {}
  if (spec.roads) g.roads = [...spec.roads]
  if (spec.fortworks) g.fortworks = [...spec.fortworks]
  if (spec.roadworks) g.roadworks = [...spec.roadworks]
  for (const f of FACTIONS) {
    g.markers = withSide(g.markers, f, { ...g.markers[f], ...structuredClone(spec.markers?.[f]) })
    g.hands = withSide(g.hands, f, { ...g.hands[f], ...spec.hands?.[f] })
    const began = spec.began?.[f] ?? SPACES.filter((_, n) => given(g.map[f][n], 'stack').length > 0)
    g.began = { ...g.began, [f]: began.map((space) => SPACE[space].n) }
  }
  g.raid = { ...g.raid, ...spec.raid }
  g.raided = { ...g.raided, ...structuredClone(spec.raided) }
  g.chits = { ...g.chits, ...spec.chits }
  const usesOf = (f: Faction) => Object.entries(spec.used?.[f] ?? {}).map(([by, use]) => useNumber({ by, ...use }))
  g.used = { british: usesOf('british'), french: usesOf('french') }
  g.captured = [...(spec.captured ?? keysOf(g.control))]
  g.battles = [...(spec.battles ?? [])]
  g.apart = [...(spec.apart ?? [])]
  g.battle = structuredClone(spec.battle ?? null)
  g.entries = (spec.entries ?? []).map(entryNumber)
  if (spec.seen) g.seen = [...spec.seen]
  g.discards = { ...g.discards, ...structuredClone(spec.discards) }
  for (const f of FACTIONS)
    for (const card of [...Object.values(spec.hands?.[f] ?? {}), ...g.discards[f]]) if (card !== null) undeck(g, card)
  for (const card of g.seen) undeck(g, card)
  for (const [deck, card] of entriesOf(spec.played ?? {})) deal(g, deck, card)
  g.aps = { ...g.aps, ...structuredClone(spec.aps) }
  if (spec.tokens) g.tokens = [...spec.tokens]
  if (spec.bonuses) g.bonuses = [...spec.bonuses]
  g.wintering = spec.wintering ?? false
  const { step, year, round, victory, openSeas, reaction, first, active, action, warships } = spec
  Object.assign(g, {
    ...(step && { step }),
    ...(year && { year }),
    ...(round && { round }),
    ...(victory && { victory }),
    ...(openSeas && { openSeas }),
    ...(reaction && { reaction }),
    ...(first && { first }),
    ...(active && { active }),
    ...(action && { action: structuredClone(action) }),
    ...(warships && { warships }),
  })
  return g
}

function deal(g: State, deck: Faction | 'indian', card: CardId): void {
  g.played = { ...g.played, [deck]: card }
  g.seen = [...g.seen, card]
  g.aps = { ...g.aps, [deck]: CARD[card]?.aps ?? [] }
  undeck(g, card)
}
/** The card is in none of the decks. */
function undeck(g: State, card: CardId): void {
  g.decks = { ...g.decks, indian: drop(g.decks.indian, card) }
  for (const f of FACTIONS) {
    const { buildup, campaign } = g.decks[f]
    g.decks = { ...g.decks, [f]: { buildup: drop(buildup, card), campaign: drop(campaign, card) } }
  }
}

function clearMap(g: State): void {
  for (const f of FACTIONS) {
    setBox(g, 'unused', [...g.boxes.unused, ...g.map[f].flat()])
    g.map = withSide(
      g.map,
      f,
      SPACES.map(() => []),
    )
  }
}

/** Takes the counter from wherever it is. */
function place(g: State, piece: Piece, to: number | Box): void {
  const [id, ...words] = piece.split(':') as [UnitId, ...string[]]
  const off = (list: readonly UnitId[]) => (list.includes(id) ? drop(list, id) : list)
  g.map = { british: g.map.british.map(off), french: g.map.french.map(off) }
  for (const box of BOXES) if (g.boxes[box].includes(id)) setBox(g, box, drop(g.boxes[box], id))
  if (words.includes('reduced')) g.reduced = [...g.reduced, id]
  if (words.includes('spent')) g.spent = [...g.spent, id]
  if (typeof to === 'string') {
    setBox(g, to, [...g.boxes[to], id])
    return
  }
  const { faction, nation } = UNIT[id]
  const f = faction ?? (nation && g.nations[nation])
  if (!f) throw new Error(`${id}: say whom its nation serves`)
  g.map = withSide(g.map, f, g.map[f].with(to, [...given(g.map[f][to], 'stack'), id]))
}
