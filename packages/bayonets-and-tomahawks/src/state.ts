/** The position: plain data, and small questions about it that every chapter asks. */
import { type State as Base, given, type Outcome, type Role } from '@carillon/kernel'
import type { Box } from './data/boxes.ts'
import type { Ap, CardId, EventId } from './data/cards.ts'
import { CARD } from './data/cards.ts'
import type { Face, RerollReason } from './data/dice.ts'
import { type Faction, type Nation, type Space, spaceAt, spaceOf } from './data/map.ts'
import type { ScenarioId } from './data/scenarios.ts'
import type { Rules } from './data/switches.ts'
import {
  BIT,
  BRIGADES,
  type Draws,
  LIGHTS,
  some,
  type TokenId,
  type UnitId,
  type UnitType,
  unitOf,
} from './data/units.ts'
import { countIn, kindsIn, spotsOf } from './occupancy.ts'

export type { Box } from './data/boxes.ts'

export type StepId =
  | 'reserve'
  | 'draw'
  | 'choose'
  | 'initiative'
  | 'events'
  | 'phase'
  | 'indian'
  | 'hold'
  | 'actions'
  | 'raid'
  | 'move'
  | 'sail'
  | 'marshal'
  | 'build'
  | 'phase_end'
  | 'reaction'
  | 'battles'
  | 'prepare'
  | 'attack'
  | 'defend'
  | 'militia'
  | 'outcome'
  | 'round_end'
  | 'fleets_arrive'
  | 'colonials_enlist'
  | 'victory_check'
  | 'winter'
  | 'disband'
  | 'return'
  | 'ship'
  | 'redeploy'
  | 'combine'
  | 'recoup'
  | 'new_year'
  | 'end'

/** Where a stack can be: on a space or in the Sail Box of its faction. */
export type Spot = Space | 'sail'

/** What lies on a faction's stacks, by spot. */
export interface Markers {
  /** 13.8 */
  readonly rout: readonly Spot[]
  /** 14.1.1 Out of supply. */
  readonly oos: readonly Spot[]
  /** 10.6.1 */
  readonly landing: readonly Space[]
  /** 11.0 */
  readonly marshal: readonly Space[]
}

/** 6.0 What a player holds. */
export interface Hand {
  readonly reserve: CardId | null
  readonly drawn: CardId | null
  /** 7.1 #2 Face down until all are revealed. */
  readonly chosen: CardId | null
  /** The Indian card drawn (French only). */
  readonly indian: CardId | null
}

/** 6.0 Cards not drawn yet. */
interface Deck {
  readonly buildup: readonly CardId[]
  readonly campaign: readonly CardId[]
}
export interface Decks extends Readonly<Record<Faction, Deck>> {
  readonly indian: readonly CardId[]
}

/** 10.1 Units that a faction moved over a connection this round; of them, Artillery. */
export interface Used {
  /** The connection. */
  readonly by: string
  readonly units: number
  readonly artillery: number
}
/**
 * A stack that entered a space along a connection this round (10.2.1, 13.9.1). If it came otherwise, by Landing or
 * retreat, `from` is the space itself: that tells only who came first (13.1).
 */
export interface Entry {
  readonly faction: Faction
  readonly from: Space
  readonly to: Space
}

/** 7.2 The action being performed. */
export interface Action {
  readonly kind: 'raid' | 'move' | 'sail' | 'marshal' | 'build'
  readonly faction: Faction
  readonly ap: Ap
  /** How the AP is used: a light/army AP is one of the two; an Indian AP is light. */
  readonly as: 'light' | 'army' | 'indian' | 'sail'
  readonly double: boolean
  /** The step that comes after it. */
  readonly back: StepId
  /** The units activated so far, and where they are. */
  units: UnitId[]
  at: Space | null
  /** 10.2 MPs used since the starting space. */
  spent: number
  /** Space it started from. */
  from: Space | null
  /** 9.1 */
  target: Space | null
  /** Events used on this action. */
  events: EventId[]
  /** 10.2.1 Spaces the stack has left, from its first MP on. */
  behind?: readonly Space[]
}

/** P.team Whose part of the Action Phase it is. */
export interface Split {
  /** The Colonial or Indian player acts, with units of his own kind; otherwise the British or French player. */
  readonly local: boolean
  /** British: APs other than Light that he may still use. French: Light/Army APs the Indian player need not ask for. */
  left: number
  /** British: APs other than Light for the British player. */
  readonly crown: number
  /** The French player has kept the Light/Army APs for himself. */
  refused: boolean
}

/** 15, 16 Reinforcements on their way; the units drawn and not yet placed lie in the box `arriving`. */
export interface Muster {
  /** The pool to draw from next; null once all are drawn. */
  pool: Draws | null
  /** 15.2.1 Tokens drawn that go back when the draws of their pool are over. */
  back: TokenId[]
  /** 15.2.2 The Commander each Brigade brings. */
  brings: Partial<Record<UnitId, UnitId>>
  /** 15.3 Where Fleets were placed, or, without any, the single space of all. */
  ports: Record<Faction, Spot[]>
  /** Who was asked about Emergency Artillery. */
  asked: Faction[]
}

/** 13 The battle being fought. */
export interface Battle {
  readonly space: Space
  readonly attacker: Faction
  readonly defender: Faction
  /** 13.3.1 Positions on the Battle track. */
  marks: Record<Faction, number>
  /** 13.2.1 Militia markers left. */
  militia: Record<Faction, number>
  /** Whether that faction fights with Militia alone from the start (13.6). */
  readonly alone: Readonly<Record<Faction, boolean>>
  /** 13.9.3 #5B Units that retreated here and take no part. */
  readonly apart: readonly UnitId[]
  /** 13.3.1 The Commander on the rerolls track. */
  commander: Record<Faction, { unit: UnitId; left: number } | null>
  /** 13.3.2, 13.7.1 The defender had a Fort when the battle began. */
  readonly fort: boolean
  /** 37 The B&Ts of the British Fort are Misses. */
  coup: boolean
  /** 13.5 Rerolls left of the event a faction uses in this battle; null: not used here. */
  eventRerolls: Record<Faction, number | null>
  /** 13.3.3 Eliminated defenders that have still to roll; they lie in their boxes. */
  ghosts: UnitId[]
  /** 13.4.2 The first scored Hit on a Metropolitan Brigade has been applied. */
  firstHit: boolean
  /** 13.8 The last Bastion fell in this battle. */
  lastBastionFell: boolean
  /** The unit type that rolls, and what the dice show, in the order of the units. */
  rolling: Rolling | null
  /** Types of the rolling side that have rolled. */
  done: UnitType[]
}
export interface Rolling {
  readonly faction: Faction
  readonly type: UnitType
  readonly units: readonly UnitId[]
  faces: Face[]
  /** 13.5 Each reason once a unit. */
  rerolled: { readonly unit: UnitId; readonly why: RerollReason }[]
}
/** An event that was used; where both factions have one of that name, by whom. */
export type UsedEvent = EventId | `${Faction}:${EventId}`

/**
 * Lists and records are replaced, never changed in place: copies of the position share them. Only what is being done
 * (action, split, battle, muster) is changed where it is.
 */
export interface State extends Base {
  step: StepId
  readonly scenario: ScenarioId
  readonly rules: Rules
  year: number
  /** 4.2 The action round, 1 to 9. */
  round: number
  /** 18.1 British positions above 0, French below; never 0. */
  victory: number
  /** 9.3 */
  raid: Readonly<Record<Faction, number>>
  /** 10.6.2 All sea zones are friendly to the British too. */
  openSeas: boolean
  /** Units on the map, by number of the space. */
  map: Readonly<Record<Faction, readonly (readonly UnitId[])[]>>
  boxes: Readonly<Record<Box, readonly UnitId[]>>
  /** Tokens still in their pools. */
  tokens: readonly TokenId[]
  reduced: readonly UnitId[]
  /** 7.2.1 */
  spent: readonly UnitId[]
  /** 2.1.2 Control markers. */
  control: Readonly<Partial<Record<Space, Faction>>>
  nations: Readonly<Record<Nation, Faction | null>>
  markers: Readonly<Record<Faction, Markers>>
  /** 9.3 Raided markers. */
  raided: Readonly<Record<Faction, readonly Space[]>>
  /** 10.7 Battle markers. */
  battles: readonly Space[]
  /** Spaces whose battle of this round has been fought; a marker there is that of a siege (13.9). */
  fought: readonly Space[]
  /** 13.9.3 #5B Units that retreated to an unresolved battle and take no part in it. */
  apart: readonly { readonly unit: UnitId; readonly space: Space }[]
  /** 12.0 Fort Construction and Road Construction markers; the fresh ones were placed this round. */
  fortworks: readonly Space[]
  roadworks: readonly string[]
  fresh: readonly string[]
  roads: readonly string[]
  /** 10.1 Connections that were used this round, in the order in which they were used first; packed, as `Used`. */
  used: Readonly<Record<Faction, readonly number[]>>
  /** Stacks that entered spaces this round, in order; packed, as `Entry`. */
  entries: readonly number[]
  /** Spaces with units of a faction when the round began (13.1), by number, and spaces that were captured then (10.7). */
  began: Readonly<Record<Faction, readonly number[]>>
  captured: readonly Space[]
  decks: Decks
  hands: Readonly<Record<Faction, Hand>>
  /** 7.1 #3 The cards in play. */
  played: Readonly<Record<Faction | 'indian', CardId | null>>
  /** Cards of this year that were played and are known to all. */
  seen: readonly CardId[]
  /** 7.1, 16.4 Cards discarded unseen this year. */
  discards: Readonly<Record<Faction, readonly CardId[]>>
  /** Cards taken out of the game (45). */
  gone: readonly CardId[]
  /** 7.1 #4 */
  first: Faction
  /** Whose action phase it is. */
  active: Faction
  /** APs left on each card in play, in printed order. */
  aps: Readonly<Record<Faction | 'indian', readonly Ap[]>>
  /** 7.3.6 Held by the First Player. */
  reaction: Ap | null
  /** Events of this round that were used, or resolved. */
  usedEvents: readonly UsedEvent[]
  /** 39 French Lake Warships. */
  warships: string | null
  /** 18 was played before the Fleets came. */
  wintering: boolean
  action: Action | null
  /** P.team While a faction with two players acts. */
  split: Split | null
  battle: Battle | null
  muster: Muster | null
  /** 17.3.1 Units that stay where they are for the winter. */
  garrison: readonly UnitId[]
  /** 18.2.1 Bonuses scored in this year, by what they were given for (1760: those of 1759). */
  bonuses: readonly string[]
  /** 18.3 The chit on each placeholder, by its number. */
  chits: Readonly<Record<Faction, number | null>>
  /** Who answers for each faction now; in team play the teammates take turns. */
  voice: Readonly<Record<Faction, Role>>
  outcome: Outcome | null
}

export const enemyOf = (f: Faction): Faction => (f === 'british' ? 'french' : 'british')
export const sailBox = (f: Faction): Box => (f === 'british' ? 'sail-british' : 'sail-french')
export const lossesBox = (f: Faction): Box => (f === 'british' ? 'losses-british' : 'losses-french')

/** The record with another value for the faction. */
export const withSide = <T>(record: Readonly<Record<Faction, T>>, f: Faction, value: T): Record<Faction, T> =>
  f === 'british' ? { british: value, french: record.french } : { british: record.british, french: value }
/** record[f], twice as fast where it is asked all the time. */
export const sideOf = <T>(record: Readonly<Record<Faction, T>>, f: Faction): T =>
  f === 'british' ? record.british : record.french

/** Who answers for the faction now. */
export const voiceOf = (g: State, f: Faction): Role => sideOf(g.voice, f)

/** All units of a faction on a space. */
export const unitsAt = (g: State, f: Faction, space: Space): readonly UnitId[] =>
  given(sideOf(g.map, f)[spaceOf(space).n], 'stack')
/** The same, the Sail Box included (2.3: one stack). */
export const stackAt = (g: State, f: Faction, spot: Spot): readonly UnitId[] =>
  spot === 'sail' ? g.boxes[sailBox(f)] : unitsAt(g, f, spot)

export const typeOf = (id: UnitId): UnitType => unitOf(id).type
export const isLight = (id: UnitId): boolean => some(unitOf(id).bit, LIGHTS)
export const isBrigade = (id: UnitId): boolean => some(unitOf(id).bit, BRIGADES)
export const isMetropolitan = (id: UnitId): boolean =>
  unitOf(id).type === 'metropolitan' || unitOf(id).type === 'highland'
export const isCommander = (id: UnitId): boolean => unitOf(id).type === 'commander'
/** 3.4, 3.5 Forts and Bastions never move. */
export const isFixed = (id: UnitId): boolean => unitOf(id).type === 'fort' || unitOf(id).type === 'bastion'
export const isReduced = (g: State, id: UnitId): boolean => g.reduced.includes(id)
export const isSpent = (g: State, id: UnitId): boolean => g.spent.includes(id)

/** How many units count: Commanders do not (10.1, 10.3.1). */
export function countUnits(units: readonly UnitId[]): number {
  let count = 0
  for (const id of units) if (!isCommander(id)) count += 1
  return count
}
/** 3.7, R-48 A Commander alone is no stack: whether there is any other unit of the faction. */
export const isPresent = (g: State, f: Faction, space: Space): boolean => countAt(g, f, space) > 0
export const has = (g: State, f: Faction, space: Space, type: UnitType): boolean =>
  some(kindsIn(g, f, spaceOf(space).n), BIT[type])
export const countAt = (g: State, f: Faction, space: Space): number => countIn(g, f, spaceOf(space).n)

/** 7.4 The event of a card in play; `f` where both factions have one of that name. */
export const inPlay = (g: State, event: EventId, f?: Faction): boolean => isPlayed(g.played, event, f)
export function isPlayed({ british, french, indian }: State['played'], event: EventId, f?: Faction): boolean {
  return (
    (f !== 'french' && british !== null && CARD[british]?.event === event) ||
    (f !== 'british' && french !== null && CARD[french]?.event === event) ||
    (f !== 'british' && indian !== null && CARD[indian]?.event === event)
  )
}
/** The event is in play and has not been used this round. */
export const canUse = (g: State, event: EventId, f?: Faction): boolean =>
  inPlay(g, event, f) && !g.usedEvents.includes(event) && !(f && g.usedEvents.includes(`${f}:${event}`))
/** The faction uses its event; the other may still have one of the same name. */
export function useEvent(g: State, event: EventId, f: Faction): void {
  g.usedEvents = [...g.usedEvents, `${f}:${event}`]
}

/** 13.8, 14.1.1, 10.6.1, 11.0 */
export const isMarked = (g: State, f: Faction, kind: keyof Markers, spot: Spot): boolean =>
  isAmong(sideOf(g.markers, f)[kind], spot)
export const isRouted = (g: State, f: Faction, spot: Spot): boolean => isAmong(sideOf(g.markers, f).rout, spot)
export const isOos = (g: State, f: Faction, spot: Spot): boolean => isAmong(sideOf(g.markers, f).oos, spot)
/** Mostly there are none. */
const isAmong = (spots: readonly Spot[], spot: Spot): boolean => spots.length > 0 && spots.includes(spot)

/** Every place of the map where a faction has units or Commanders, in the order of battles. */
export function occupied(g: State, f: Faction): Space[] {
  const found: Space[] = []
  for (const n of spotsOf(g, f)) found.push(spaceAt(n))
  return found
}
