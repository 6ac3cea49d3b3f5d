/** 7.1 The action round: cards, Initiative, events; then the phases of 07-action-phase.ts, each action of which is 07-action.ts. */
import {
  ask,
  chapter,
  choose,
  given,
  NOTHING,
  note,
  offer,
  type Play,
  type Question,
  remembered,
  reveal,
  together,
} from '@carillon/kernel'
import { FACTIONS, type Faction } from '../data/map.ts'
import { factionName, say } from '../messages.ts'
import { spotsCounting } from '../occupancy.ts'
import { keysOf } from '../records.ts'
import { enemyOf, type State, sideOf, voiceOf, withSide } from '../state.ts'
import { cardCalled, drawFrom, initiativeOf, isBuildup, NO_CARDS, playChosen, takeFrom } from './06-cards.ts'
import { startEvents } from './events/index.ts'
import { BUTTON, type Button, CARD_OPTION } from './options.ts'
import { letDecide } from './teams.ts'

export { actions, hold, indianActions, phase, phaseEnd, reaction } from './07-action-phase.ts'

/** 7.1, 6.0.1 Before the first round of a year: two Buildup cards, one to keep in Reserve, one discarded unseen. */
export function* reserve(g: State): Play {
  chapter(g, 'year', '4.1', say('log.new_year', { year: String(g.year) }))
  for (const f of FACTIONS) {
    const lots = yield* drawFrom(g, f, 'buildup', 2)
    const [reserve = null, drawn = null] = takeFrom(g, f, 'buildup', lots)
    g.hands = withSide(g.hands, f, { ...NO_CARDS, reserve, drawn })
  }
  yield* bothChoose(g, 'prompt.reserve')
  for (const f of FACTIONS) {
    const { reserve, drawn, chosen } = g.hands[f]
    g.discards = { ...g.discards, [f]: [...g.discards[f], given(chosen === reserve ? drawn : reserve, 'card')] }
    g.hands = withSide(g.hands, f, { ...NO_CARDS, reserve: chosen })
    note(g, '7.1', say('log.reserve', { faction: factionName(f) }))
  }
  g.step = 'draw'
}

/** 7.1 #1 The round begins: a card each, and an Indian card for the French. */
export function drawCards(g: State): Play {
  beginRound(g)
  chapter(g, 'round', '7.1', say('log.round', { year: String(g.year), round: g.round }))
  return ask(g, drawFrom(g, 'british', seasonOf(g), 1), britishDrawn)
}
const seasonOf = (g: State) => (isBuildup(g.round) ? 'buildup' : 'campaign')
function britishDrawn(g: State, lots: readonly string[]): Play {
  takeDrawn(g, 'british', lots)
  return ask(g, drawFrom(g, 'french', seasonOf(g), 1), frenchDrawn)
}
function frenchDrawn(g: State, lots: readonly string[]): Play {
  takeDrawn(g, 'french', lots)
  return ask(g, drawFrom(g, 'french', 'indian', 1), indianDrawn)
}
function takeDrawn(g: State, f: Faction, lots: readonly string[]): void {
  const [drawn = null] = takeFrom(g, f, seasonOf(g), lots)
  const { reserve, chosen, indian } = sideOf(g.hands, f)
  g.hands = withSide(g.hands, f, { reserve, drawn, chosen, indian })
}
function indianDrawn(g: State, lots: readonly string[]): Play {
  const [indian = null] = takeFrom(g, 'french', 'indian', lots)
  const { reserve, drawn, chosen } = g.hands.french
  g.hands = withSide(g.hands, 'french', { reserve, drawn, chosen, indian })
  g.step = 'choose'
  return NOTHING
}

/** From most rounds to the next no space changes hands. */
const heldBy = remembered((control: State['control']): State['captured'] => keysOf(control))
/** What holds for one round only, and how things stand when it begins (13.1, 10.7). */
function beginRound(g: State): void {
  g.used = { british: [], french: [] }
  g.aps = { british: [], french: [], indian: [] }
  g.played = { british: null, french: null, indian: null }
  g.began = { british: spotsCounting(g, 'british', true), french: spotsCounting(g, 'french', true) }
  g.captured = heldBy(g.control)
  g.entries = []
  g.spent = []
  g.fresh = []
  g.usedEvents = []
  g.warships = null
  g.reaction = null
}

/** 7.1 #2 and #3 Each chooses the Reserve or the card drawn in secret; all cards in play are revealed. */
export const chooseCards = (g: State): Play => ask(g, bothChoose(g, 'prompt.card'), show)
const show = (g: State): Play => ask(g, reveal(), playCards)
function playCards(g: State): Play {
  for (const f of FACTIONS) playChosen(g, f)
  g.step = 'initiative'
  return NOTHING
}

/** Both choose one of their two cards, unseen by each other. */
function bothChoose(g: State, key: 'prompt.reserve' | 'prompt.card'): Question<unknown> {
  const plays: Record<string, () => Play> = {}
  for (const f of FACTIONS) {
    letDecide(g, f)
    plays[voiceOf(g, f)] = () => chooseCard(g, f, key)
  }
  return together('7.1', plays)
}
function chooseCard(g: State, f: Faction, key: 'prompt.reserve' | 'prompt.card'): Play {
  const { reserve, drawn } = sideOf(g.hands, f)
  const cards = [reserve, drawn].filter((card) => card !== null)
  const options = cards.map((card) => given(CARD_OPTION[card], 'option'))
  return ask(g, offer(voiceOf(g, f), '7.1', say(key), options), (state, picked) => {
    const { reserve, drawn, indian } = sideOf(state.hands, f)
    state.hands = withSide(state.hands, f, { reserve, drawn, chosen: cardCalled(picked.card), indian })
    return NOTHING
  })
}

/** 7.1 #4 Whoever has Initiative chooses the First Player. */
export function initiative(g: State): Play {
  const f = initiativeOf(g)
  letDecide(g, f)
  note(g, '7.1', say('log.initiative', { faction: factionName(f) }))
  const options = [BUTTON.go_first, BUTTON.go_second]
  return ask(g, choose(voiceOf(g, f), '7.1', say('prompt.initiative'), options), orderPicked)
}
function orderPicked(g: State, picked: Button): Play {
  const f = initiativeOf(g)
  g.first = picked === BUTTON.go_first ? f : enemyOf(f)
  g.active = g.first
  note(g, '7.1', say('log.first', { faction: factionName(g.first) }))
  g.step = 'events'
  return NOTHING
}

/** 7.1 #5, 7.4 Events tagged AR Start: those of the First Player, then those of the Second. */
export function* events(g: State): Play {
  for (const f of FACTIONS) letDecide(g, f)
  yield* startEvents(g, g.first)
  yield* startEvents(g, enemyOf(g.first))
  g.step = 'phase'
}
