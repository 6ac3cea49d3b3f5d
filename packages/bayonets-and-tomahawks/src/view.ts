/** What a viewer may know: all but the cards in the hands and decks of the others, and their War in Europe chits. */
import { given, OPEN, type Role, showing, type Viewer } from '@carillon/kernel'
import type { CardId } from './data/cards.ts'
import { type Faction, type Space, spaceAt, spaceOf } from './data/map.ts'
import { type Bonus, SCENARIO, type YearDraws } from './data/scenarios.ts'
import { thresholdsOf } from './data/thresholds.ts'
import { chitValue } from './data/units.ts'
import { entryNumber, entryOf, useNumber, useOf } from './packed.ts'
import type { Entry, Hand, State, Used } from './state.ts'

/** 7.1, R-49 A card that is there but not known. */
export const HIDDEN = 0
const openOf = showing<State>()(
  (g: State) => ({
    step: g.step,
    scenario: g.scenario,
    rules: g.rules,
    year: g.year,
    round: g.round,
    victory: g.victory,
    raid: g.raid,
    openSeas: g.openSeas,
    map: g.map,
    boxes: g.boxes,
    tokens: g.tokens,
    reduced: g.reduced,
    spent: g.spent,
    control: g.control,
    nations: g.nations,
    markers: g.markers,
    raided: g.raided,
    battles: g.battles,
    fought: g.fought,
    apart: g.apart,
    fortworks: g.fortworks,
    roadworks: g.roadworks,
    fresh: g.fresh,
    roads: g.roads,
    captured: g.captured,
    played: g.played,
    seen: g.seen,
    gone: g.gone,
    first: g.first,
    active: g.active,
    aps: g.aps,
    reaction: g.reaction,
    usedEvents: g.usedEvents,
    warships: g.warships,
    wintering: g.wintering,
    action: g.action,
    split: g.split,
    battle: g.battle,
    muster: g.muster,
    garrison: g.garrison,
    bonuses: g.bonuses,
    outcome: g.outcome,
  }),
  {
    log: 'hidden',
    used: 'derived',
    entries: 'derived',
    began: 'derived',
    decks: 'derived',
    hands: 'derived',
    discards: 'derived',
    chits: 'derived',
    voice: 'hidden',
  },
)
const knownOfHand = showing<Hand>()(({ reserve, drawn, indian }: Hand) => ({ reserve, drawn, indian }), {
  chosen: 'derived',
})

export interface View extends ReturnType<typeof openOf> {
  readonly used: Readonly<Record<Faction, readonly Used[]>>
  readonly entries: readonly Entry[]
  readonly began: Readonly<Record<Faction, readonly Space[]>>
  readonly decks: Readonly<Record<Faction, { readonly buildup: number; readonly campaign: number }>> & {
    readonly indian: number
  }
  readonly discards: Readonly<Record<Faction, number>>
  /** 18.2 Where the factions win at the end of this year; null: nowhere. */
  readonly limits: Readonly<Record<Faction, number>> | null
  /** 5 The years of the scenario. */
  readonly years: readonly number[]
  /** 15.2, 16.2 How many pieces are drawn this year; null: none. */
  readonly draws: YearDraws | null
  /** 18.2.1 What scores at the end of this year. */
  readonly goals: readonly Bonus[]
  /** Cards, 0 for one that is hidden. */
  readonly hands: Readonly<Record<Faction, Readonly<Hand>>>
  /** 18.3 The value of the chit, `hidden`, or null without one. */
  readonly chits: Readonly<Record<Faction, number | 'hidden' | null>>
}

/** P.team Teammates sit for the same faction. */
export const factionOfRole = (viewer: Viewer): Faction | undefined =>
  viewer === 'british' || viewer === 'colonial'
    ? 'british'
    : viewer === 'french' || viewer === 'indian'
      ? 'french'
      : undefined

/** Of a role that is played: nobody else has one. */
export const factionPlaying = (role: Role): Faction => given(factionOfRole(role), `faction of ${role}`)

export function view(g: State, viewer: Viewer): View {
  const { years, draws, bonuses } = SCENARIO[g.scenario]
  const knows = (f: Faction) => viewer === OPEN || factionOfRole(viewer) === f
  return {
    ...openOf(g),
    used: byFaction((f) => g.used[f].map(useOf)),
    entries: g.entries.map(entryOf),
    began: byFaction((f) => g.began[f].map((n) => spaceAt(n))),
    decks: {
      british: { buildup: g.decks.british.buildup.length, campaign: g.decks.british.campaign.length },
      french: { buildup: g.decks.french.buildup.length, campaign: g.decks.french.campaign.length },
      indian: g.decks.indian.length,
    },
    limits: thresholdsOf(g.scenario, g.year, g.rules.balance) ?? null,
    years,
    draws: draws[g.year] ?? null,
    // 1760 scores as the year before it.
    goals: bonuses.filter(({ year }) => year === Math.min(g.year, 1759)),
    discards: { british: g.discards.british.length, french: g.discards.french.length },
    hands: byFaction((f) => (knows(f) ? ownHand(g, f, viewer) : hiddenHand(g.hands[f]))),
    chits: byFaction((f) => {
      const chit = g.chits[f]
      return chit === null ? null : knows(f) ? chitValue(chit) : 'hidden'
    }),
  }
}
const byFaction = <T>(make: (f: Faction) => T): Record<Faction, T> => ({
  british: make('british'),
  french: make('french'),
})
/** What is chosen in secret even a teammate does not see before all cards are revealed. */
const ownHand = (g: State, f: Faction, viewer: Viewer): Hand => ({
  ...knownOfHand(g.hands[f]),
  chosen: viewer === OPEN || viewer === g.voice[f] ? g.hands[f].chosen : null,
})
const hide = (card: CardId | null): CardId | null => (card === null ? null : HIDDEN)
/** Whether a choice has been made is not shown either (7.1 #2: at the same time). */
const hiddenHand = (hand: Hand): Hand => ({
  reserve: hide(hand.reserve),
  drawn: hide(hand.drawn),
  chosen: null,
  indian: hide(hand.indian),
})

/**
 * The position as far as a view tells, for questions of the rules. What it does not tell is blank: decks and discards are
 * empty, unknown cards are `HIDDEN`, nobody has a chit, nothing is noted. Nothing that is asked of it may turn on these.
 */
export function positionOf(view: View): State {
  const { limits: _limits, years: _years, draws: _draws, goals: _goals, ...open } = view
  return {
    ...open,
    used: byFaction((f) => view.used[f].map(useNumber)),
    entries: view.entries.map(entryNumber),
    began: byFaction((f) => view.began[f].map((space) => spaceOf(space).n)),
    decks: { british: NO_DECK, french: NO_DECK, indian: [] },
    discards: { british: [], french: [] },
    chits: { british: null, french: null },
    voice: { british: 'british', french: 'french' },
    log: [],
  }
}
const NO_DECK = { buildup: [], campaign: [] }
