/** A battle about to begin, for the tests of chapter 7: a group has entered, besieged pieces come out, or raiders meet militia. */
import type { Settings } from '@carillon/kernel'
import { type Side, type SpaceId, spaceCalled } from '../src/data/map.ts'
import { pieceCalled, pieceOf } from '../src/data/pieces.ts'
import type { PositionSpec } from '../src/position.ts'
import { startBattle } from '../src/rules/07-battle.ts'
import type { Activation, BattleCause, Entry, Group, March, State } from '../src/state.ts'
import { only, play, type Rehearsal } from './help.ts'

/** Pieces by their full names, also reduced ones: `'rigaud fr-bearn:reduced'`. */
const named = (words: string) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => pieceCalled(word.split(':')[0] as string))

interface Fight {
  readonly at: SpaceId
  /** Where the attackers came from; not for a sortie. */
  readonly from?: SpaceId
  readonly attackers: string
  readonly defenders: string
  readonly cause?: BattleCause
  /** Under whom they act; the first leader among the attackers unless told. */
  readonly commander?: string | null
  /** 8.1 Defenders who went inside. */
  readonly inside?: string
  /** 8.251 Friends of the attackers who are besieged there. */
  readonly besieged?: string
  readonly march?: Partial<March>
  readonly activation?: Partial<Activation>
  /** Everybody else, by space. */
  readonly spaces?: Readonly<Record<string, string>>
  readonly more?: PositionSpec
  readonly settings?: Settings
}
const STEPS = ['battle', 'fire', 'return_fire', 'battle_end', 'retreat', 'captured']

/** Nothing on the map but what is named; the battle is fought, and the game ends with the step it hands over to. */
export function fight(f: Fight): Rehearsal {
  const { at, attackers, defenders, cause = 'entry', spaces = {}, more = {} } = f
  const space = spaceCalled(at)
  const from = f.from === undefined ? null : spaceCalled(f.from)
  const pieces = named(attackers)
  const side = pieceOf(pieces[0] as number).side
  const first = pieces.find((piece) => pieceOf(piece).leader) ?? null
  const commander = f.commander === undefined ? first : f.commander === null ? null : pieceCalled(f.commander)
  const game = only(...STEPS)
  // biome-ignore lint/correctness/useYield: a step of the sequence
  const begin = function* (g: State) {
    startBattle(g, cause, { commander, pieces, space } satisfies Group)
  }
  const sequence = { ...game.sequence, stand: { rule: '7.1', play: begin } }
  const march = { ...marchOf(side, at, from ?? space), commander, pieces, ...f.march }
  const inside = march.entry as Entry
  inside.inside = named(f.inside ?? '')
  const all = { ...spaces, [at]: [spaces[at], f.besieged, attackers, defenders, f.inside].filter(Boolean).join(' ') }
  const activation = { ...ACTIVATION, ...f.activation }
  const raids = cause === 'raid' ? [{ space, pieces, from: from ?? space, militia: true }] : []
  return play(
    {
      clear: true,
      step: 'stand',
      active: side,
      vp: 0,
      spaces: all,
      ...more,
      more: { march: cause === 'sortie' ? null : march, activation, raids, ...more.more },
    },
    'annus-mirabilis',
    f.settings ?? {},
    { ...game, sequence },
  )
}
const ACTIVATION: Activation = {
  value: 3,
  use: 'force',
  filling: false,
  groups: [],
  done: [],
  infiltrated: [],
  coehorns: { british: false, french: false },
}
function marchOf(side: Side, to: SpaceId, from: number): March {
  const at = spaceCalled(to)
  return {
    side,
    commander: null,
    pieces: [],
    value: 3,
    origin: from,
    at,
    from,
    land: true,
    boat: false,
    naval: false,
    spent: 1,
    portaged: false,
    alone: false,
    halt: false,
    stopped: false,
    foul: false,
    scouted: false,
    landing: false,
    infiltrating: false,
    dropped: [],
    fought: [],
    entry: { space: at, from, intercepted: false, interceptors: [], inside: [] },
    tried: [],
  }
}
/** What an offer holds, in words. */
export const words = (sitting: Rehearsal, role: Side): string =>
  sitting
    .offers(role)
    .map((option) => String(option.piece ?? option.space ?? option.card ?? option.do))
    .join(' ')
export const piece = (id: string) => ({ piece: id })
export const to = (id: SpaceId) => ({ space: id })
export const card = (id: number) => ({ card: String(id) })
export const button = (what: string) => ({ do: what })
