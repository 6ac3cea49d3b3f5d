/** What a viewer may know: all but the cards in the enemy's hand and the order of the deck, and his standing passes. */
import { OPEN, showing, type Viewer } from '@carillon/kernel'
import { type CardId, HIDDEN } from './data/cards.ts'
import { SIDES, type Side } from './data/map.ts'
import { SCENARIO } from './data/scenarios.ts'
import type { Rules } from './data/switches.ts'
import { type Fire, fireOf } from './rules/07-modifiers.ts'
import { isHardTarget } from './rules/10-targets.ts'
import { conquests } from './rules/12-victory.ts'
import { both, type State, shufflerOf } from './state.ts'

const openOf = showing<State>()(
  (g: State) => ({
    step: g.step,
    scenario: g.scenario,
    rules: g.rules,
    year: g.year,
    season: g.season,
    vp: g.vp,
    map: g.map,
    at: g.at,
    reduced: g.reduced,
    forts: g.forts,
    works: g.works,
    sieges: g.sieges,
    raided: g.raided,
    amphib: g.amphib,
    fieldworks: g.fieldworks,
    blockhouses: g.blockhouses,
    niagara: g.niagara,
    ohioForks: g.ohioForks,
    assemblies: g.assemblies,
    flags: g.flags,
    discards: g.discards,
    removed: g.removed,
    carried: g.carried,
    holding: g.holding,
    built: g.built,
    regulars: g.regulars,
    reshuffle: g.reshuffle,
    first: g.first,
    active: g.active,
    card: g.card,
    use: g.use,
    activation: g.activation,
    march: g.march,
    battle: g.battle,
    siege: g.siege,
    fall: g.fall,
    raids: g.raids,
    news: g.news,
    outcome: g.outcome,
  }),
  { log: 'hidden', deck: 'derived', hands: 'derived', silent: 'derived' },
)
export interface View extends ReturnType<typeof openOf> {
  readonly edition: Rules['edition']
  /** How many cards are left to draw. */
  readonly deck: number
  /** Cards that are in the deck or in a hidden hand: all can count them (5.24). */
  readonly unseen: readonly CardId[]
  readonly hands: State['hands']
  /** 5.25 The card after which the discards are shuffled. */
  readonly shuffler: CardId
  /** 7.5 What each side fires with in the battle that is fought. */
  readonly fire: Readonly<Record<Side, Fire>> | null
  /** 10.3 Whether the raid that is made now is on the harder column; null without one. */
  readonly hard: boolean | null
  /** 12.12 How many the British hold of what they want two of by the end of 1759; null where the scenario goes on. */
  readonly conquests: number | null
  /** Standing passes of the viewer's own side. */
  readonly silent: State['silent']
}

/**
 * The position as far as a view tells, for questions of the rules. What it does not tell is blank: the deck is empty,
 * unknown cards are `HIDDEN`, nothing is noted. Nothing that is asked of it may turn on these.
 */
export function positionOf(view: View): State {
  const {
    edition: _edition,
    unseen: _unseen,
    shuffler: _shuffler,
    fire: _fire,
    hard: _hard,
    conquests: _held,
    ...open
  } = view
  return { ...open, deck: [], log: [] }
}

export function view(g: State, viewer: Viewer): View {
  const { deck, silent, hands } = g
  const knows = (side: Side) => viewer === OPEN || viewer === side
  const unseen = [...deck, ...SIDES.filter((side) => !knows(side)).flatMap((side) => hands[side])]
  return {
    ...openOf(g),
    edition: g.rules.edition,
    deck: deck.length,
    shuffler: shufflerOf(g),
    fire: g.battle && both(fireOf(g, g.battle, 'british'), fireOf(g, g.battle, 'french')),
    hard: g.march && g.raids[0] ? isHardTarget(g, g.march.side, g.raids[0].space) : null,
    conquests: SCENARIO[g.scenario].to === 1759 ? conquests(g) : null,
    unseen: unseen.sort((a, b) => a - b),
    hands: both(
      knows('british') ? hands.british : hands.british.map(() => HIDDEN),
      knows('french') ? hands.french : hands.french.map(() => HIDDEN),
    ),
    silent: both(knows('british') ? silent.british : {}, knows('french') ? silent.french : {}),
  }
}
