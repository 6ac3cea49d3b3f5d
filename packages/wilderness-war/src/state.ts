/**
 * The position: plain data. Spaces and pieces are numbers (data/map.ts, data/pieces.ts); names are for options, texts and
 * tests. Lists and records that are readonly are replaced, never changed in place: copies of the position share them.
 */
import { type State as Base, given, type Message, type Outcome } from '@carillon/kernel'
import type { CardId, EventId } from './data/cards.ts'
import type { Side, Space } from './data/map.ts'
import { type Piece, pieceOf } from './data/pieces.ts'
import type { ScenarioId } from './data/scenarios.ts'
import type { Rules } from './data/switches.ts'

/** Where a piece is: a space (0 to 140), or one of these boxes. */
export type Place = number
export const NORTHERN_MILITIA: Place = 141
export const SOUTHERN_MILITIA: Place = 142
export const ST_LAWRENCE_MILITIA: Place = 143
/** 5.52 Counters that an event may bring. */
export const AVAILABLE: Place = 144
/** 5.55 British leaders to be drawn. */
export const POOL: Place = 145
/** Leaders an event will make available. */
export const ASIDE: Place = 146
/** Out of the game for good. */
export const OUT: Place = 147
export const PLACE_COUNT = 148

/** 2.0 By number in `forts`: British above 0, French below. */
export const STOCKADE = 1
export const FORT = 2
export const FORTRESS = 3

export type StepId =
  // 12.3, 18.7 before the game
  | 'bid'
  | 'auction'
  // 4 the season
  | 'deal'
  | 'trade'
  | 'phase'
  | 'phase_end'
  | 'season_end'
  // 5 what a card is played for
  | 'activate'
  | 'build'
  | 'demolish'
  | 'event'
  // 5.36 what an activated group does
  | 'next_group'
  | 'set_out'
  | 'march'
  | 'enter'
  | 'stand'
  | 'arrive'
  | 'march_end'
  | 'raid'
  | 'raid_roll'
  // 7 the battle
  | 'battle'
  | 'fire'
  | 'return_fire'
  | 'battle_end'
  | 'retreat'
  // 8, 9
  | 'siege'
  | 'assault'
  | 'captured'
  // 4 the end of the year
  | 'go_home'
  | 'remove_raids'
  | 'attrition'
  | 'victory'
  | 'end'

/** 5.3 A force, unit or leader that was named to act: who, where, and under whom. */
export interface Group {
  /** 5.34 The leader who commands; null: one unit alone. A leader alone commands himself. */
  readonly commander: Piece | null
  /** Units and leaders, the commander too. */
  readonly pieces: readonly Piece[]
  readonly space: Space
}

/** 5.3 What was activated by the card of this phase. */
export interface Activation {
  /** 1 to 3; 3 with Campaign. */
  readonly value: number
  /** 5.32 Who are named: units and leaders one by one, one force, or the two forces of Campaign. */
  readonly use: 'units' | 'force' | 'campaign'
  /** 5.34 The last of `groups` is a force that is being filled. */
  filling: boolean
  /** Still to act. */
  groups: readonly Group[]
  /** Pieces that have acted or been dropped: none acts twice in a phase. */
  done: readonly Piece[]
  /** 13, 14.24 Spaces that were infiltrated in this phase (third edition: only the last one). */
  infiltrated: readonly Space[]
  /** 8 Coehorns & Howitzers played in this phase, by side. */
  readonly coehorns: Readonly<Record<Side, boolean>>
}

export type Way = 'land' | 'boat' | 'naval'
/** 6 The move of the group that acts. */
export interface March {
  readonly side: Side
  readonly commander: Piece | null
  /** Who still moves. */
  pieces: readonly Piece[]
  readonly value: number
  /** Where the move began. */
  readonly origin: Space
  at: Space
  /** The space they came from into `at`; null before the first. */
  from: Space | null
  /** 6.1 Ways still open: a move legal by land and by boat need not be declared. */
  land: boolean
  boat: boolean
  naval: boolean
  /** Spaces entered. */
  spent: number
  /** 6.3 The one land connection of a boat move has been used. */
  portaged: boolean
  /** 13 They set out with one unit only. */
  readonly alone: boolean
  /** 6.2, 16 By land the units among them must stop here; leaders who leave them may go on. */
  halt: boolean
  /** They may move no further. */
  stopped: boolean
  /** 14 Foul Weather. */
  foul: boolean
  /** 16 George Croghan. */
  scouted: boolean
  /** 6.43 This entry is a landing: -1 in battle. */
  landing: boolean
  /** 13 The space entered now is being infiltrated, or was: they are still among the enemy. */
  infiltrating: boolean
  /** 14.24 They have infiltrated a space in this move. */
  infiltrator?: boolean
  /** Auxiliaries (with leaders) left on the way, to raid when the battle is over (10.13). */
  dropped: readonly Left[]
  /** 10.2 Spaces where they fought a battle in this activation. */
  fought: readonly Space[]
  /** 14, 15 What the other side did about the space entered now. */
  entry: Entry | null
  /** 15.4 Pieces of the other side that tried to intercept in this move: they cannot avoid battle. */
  tried: readonly Piece[]
}
/** 10.13 Pieces left in a space, and where they came from. */
export interface Left {
  readonly space: Space
  readonly from?: Space
  readonly pieces: readonly Piece[]
}
/** 14, 15, 8.1 One space entered. */
export interface Entry {
  readonly space: Space
  readonly from: Space
  /** An attempt to intercept was made here (15.5). */
  intercepted: boolean
  /** Who came by interception. */
  interceptors: readonly Piece[]
  /** 8.1 Who went inside the fort or fortress. */
  inside: readonly Piece[]
}

export type BattleCause = 'entry' | 'sortie' | 'raid'
/** 7 The battle being fought. */
export interface Battle {
  readonly space: Space
  readonly cause: BattleCause
  readonly attacker: Side
  readonly defender: Side
  /** Who fights, leaders too; losses are taken off. Militia and besieged units that join are in it. */
  pieces: Readonly<Record<Side, readonly Piece[]>>
  /** 7.3 Militia among them, which goes back to its box. */
  militia: readonly Piece[]
  /** 8.251 Besieged pieces that joined from inside: they can only go back there. */
  joined: readonly Piece[]
  /** 7.92 Where the attackers came from; null for a sortie. */
  readonly from: Space | null
  readonly landing: boolean
  /** 7.51 Who commands; null without a leader. */
  commander: Readonly<Record<Side, Piece | null>>
  /** 7.56 */
  ambush: Readonly<Record<Side, boolean>>
  /** 7.81 Whether beating that side is worth a VP. */
  worth: Readonly<Record<Side, boolean>>
  /** The result each side scored on the enemy; null before it fires. */
  result: Readonly<Record<Side, number | null>>
  /** 7.6 Steps that side has still to lose. */
  due: Readonly<Record<Side, number>>
  /** 7.7 The leaders of that side have still to be checked. */
  check: Readonly<Record<Side, boolean>>
  winner: Side | null
}
export type SiegeLevel = 0 | 1 | 2
/** 8, 9 The siege or assault the active force conducts. */
export interface Siege {
  readonly space: Space
  readonly besieger: Side
  readonly commander: Piece
  /** The roll on the siege table is done, or not to be made. */
  rolled: boolean
}
/** 9.22, 5.45 A place has just fallen: Massacre! may be played (card 7), then the defenders of a surrender move. */
export interface Fall {
  readonly space: Space
  readonly to: Side
  /** Where the game goes on. */
  readonly next: StepId
  /** Those who surrendered, still in the space. */
  readonly surrendered: readonly Piece[]
}
/** 10 A raid to be made. */
export interface Raid {
  readonly space: Space
  readonly pieces: readonly Piece[]
  /** Where they would retreat to from a battle with militia. */
  readonly from: Space
  /** 10.2 The defender was asked, or may not deploy. */
  militia: boolean
}
/** A pass that holds for longer than once: the owner's secret. */
export type Silence = 'phase' | 'season'

export interface Flags {
  /** 67 William Pitt, or 1757. */
  readonly pitt: boolean
  /** 69 Diplomatic Revolution, or 1757. */
  readonly diplomatic: boolean
  readonly quiberon: boolean
  /** 21 No landings this year. */
  readonly noAmphib: boolean
  /** 21 No French naval movement any more. */
  readonly noFrenchNaval: boolean
  readonly cherokees: boolean
  readonly uprising: boolean
}

export interface State extends Base {
  step: StepId
  readonly scenario: ScenarioId
  readonly rules: Rules
  year: number
  season: 'early' | 'late'
  /** 12.21 French above 0, British below. */
  vp: number
  /** Pieces of each side by place, units and leaders. */
  map: Readonly<Record<Side, readonly (readonly Piece[])[]>>
  /** The place of each piece: always in step with `map` (rules/03-pieces.ts changes both). */
  at: readonly Place[]
  reduced: readonly Piece[]
  /** 2.0 Completed fortifications by space: STOCKADE, FORT, FORTRESS; British above 0, French below, 0 none. */
  forts: readonly number[]
  /** 5.44 Forts under construction. */
  works: Readonly<Record<Side, readonly Space[]>>
  /** 8.2 */
  sieges: readonly { readonly space: Space; readonly level: SiegeLevel }[]
  /** 10.3 Raided markers; a space may be there twice (10.33). */
  raided: Readonly<Record<Side, readonly Space[]>>
  amphib: readonly Space[]
  fieldworks: readonly Space[]
  /** 13 Blockhouses of that side, for the year. */
  blockhouses: Readonly<Record<Side, boolean>>
  /** 12.23 Who holds Niagara and Ohio Forks. */
  niagara: Side
  ohioForks: Side
  /** 5.54 0 reluctant, 1 supportive, 2 enthusiastic. */
  assemblies: 0 | 1 | 2
  flags: Flags
  /** Not dealt yet, in no order: draws are by chance. */
  deck: readonly CardId[]
  discards: readonly CardId[]
  removed: readonly CardId[]
  hands: Readonly<Record<Side, readonly CardId[]>>
  /** 4.0 A card was carried over into this season: no holding now. */
  carried: Readonly<Record<Side, boolean>>
  /** 4.0 Has passed and holds its last card. */
  holding: Readonly<Record<Side, boolean>>
  /** 5.4 The last card was played for construction. */
  built: Readonly<Record<Side, boolean>>
  /** 55, 57 A Regulars event was played this season. */
  regulars: Readonly<Record<Side, boolean>>
  /** 5.25 The deck is shuffled at the end of the season. */
  reshuffle: boolean
  first: Side
  active: Side
  /** The card of this phase, being played, and what for (5.26). */
  card: CardId | null
  use: 'activate' | 'build' | 'event' | null
  /** 5.46 Something was fought or rolled, a place fell or was freed, since the active side could last demolish. */
  news: boolean
  activation: Activation | null
  march: March | null
  battle: Battle | null
  siege: Siege | null
  fall: Fall | null
  /** 10 Raids still to be made by the group, the first one now. */
  raids: readonly Raid[]
  /** Standing passes, by side and event: the owner's secret. */
  silent: Readonly<Record<Side, Readonly<Partial<Record<EventId, Silence>>>>>
  outcome: Outcome | null
}
export type { Message }

// --- what is under way, for those who know that it is --------------------------------------------------------------

export const cardInPlay = (g: State): CardId => given(g.card, 'card in play')
export const activationOf = (g: State): Activation => given(g.activation, 'activation')
export const leaderOf = (group: Group): Piece => given(group.commander, 'leader of the force')
export const marchOf = (g: State): March => given(g.march, 'march')
export const entryOf = (march: March): Entry => given(march.entry, 'entry')
export const battleOf = (g: State): Battle => given(g.battle, 'battle')
export const siegeOf = (g: State): Siege => given(g.siege, 'siege')
export const fallOf = (g: State): Fall => given(g.fall, 'place that falls')
export const raidOf = (g: State): Raid => given(g.raids[0], 'raid')

// --- sides ---------------------------------------------------------------------------------------------------------

export const enemyOf = (side: Side): Side => (side === 'british' ? 'french' : 'british')
/** record[side], twice as fast where it is asked all the time. */
export const sideOf = <T>(record: Readonly<Record<Side, T>>, side: Side): T =>
  side === 'british' ? record.british : record.french
export const both = <T>(british: T, french: T): Record<Side, T> => ({ british, french })
/** The record with another value for one side. */
export const withSide = <T>(record: Readonly<Record<Side, T>>, side: Side, value: T): Readonly<Record<Side, T>> =>
  side === 'british' ? { british: value, french: record.french } : { british: record.british, french: value }

// --- pieces --------------------------------------------------------------------------------------------------------

/** Where a piece is. */
export const placeOf = (g: Pick<State, 'at'>, piece: Piece): Place => g.at[piece] as Place
/** Everything of a side at a place, units and leaders. */
export const stackAt = (g: Pick<State, 'map'>, side: Side, place: Place): readonly Piece[] =>
  sideOf(g.map, side)[place] as readonly Piece[]
export const isLeader = (piece: Piece): boolean => pieceOf(piece).leader
export const isUnit = (piece: Piece): boolean => !pieceOf(piece).leader
export const isReduced = (g: Pick<State, 'reduced'>, piece: Piece): boolean => g.reduced.includes(piece)
/** Units only. */
export const unitsOf = (pieces: readonly Piece[]): Piece[] => pieces.filter(isUnit)
export const leadersOf = (pieces: readonly Piece[]): Piece[] => pieces.filter(isLeader)
export const countUnits = (pieces: readonly Piece[]): number => {
  let count = 0
  for (const piece of pieces) if (!pieceOf(piece).leader) count += 1
  return count
}
export const hasDrilled = (pieces: readonly Piece[]): boolean => {
  for (const piece of pieces) if (pieceOf(piece).drilled) return true
  return false
}
export const hasAuxiliary = (pieces: readonly Piece[]): boolean => {
  for (const piece of pieces) if (pieceOf(piece).auxiliary) return true
  return false
}
export const hasUnit = (pieces: readonly Piece[]): boolean => {
  for (const piece of pieces) if (!pieceOf(piece).leader) return true
  return false
}
export const isThird = (g: State): boolean => g.rules.edition === 'third'
export const isAdvanced = (g: State): boolean => g.rules.advanced === 'on'
/** 12.21 VPs of a side: below 0 where the other has them. */
export const vpOf = (g: State, side: Side): number => (side === 'french' ? g.vp : -g.vp)
/** 5.25 The card after which the discards are shuffled: Surrender!, or in a later printing a Campaign. */
export const shufflerOf = (g: State): CardId => (g.rules.reshuffle === 'campaign' ? 3 : 6)
