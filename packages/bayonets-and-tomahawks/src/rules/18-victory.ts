/** 18.2, 18.3 War in Europe chits, the Victory Check. */

import { drawLots, note, offer, type Play, reveal } from '@carillon/kernel'
import { COLONIES, COLONY_IDS, FACTIONS, FACTS_AT, type Faction, type SpaceFacts } from '../data/map.ts'
import { type Condition, SCENARIO, type Wanted } from '../data/scenarios.ts'
import { thresholdsOf } from '../data/thresholds.ts'
import { CHITS, chitValue } from '../data/units.ts'
import { factionName, say } from '../messages.ts'
import { holderIn } from '../occupancy.ts'
import { recordOf } from '../records.ts'
import { type State, sideOf, voiceOf, withSide } from '../state.ts'
import { controller } from './02-map.ts'
import { onTrack, scoreVps } from './18-points.ts'
import { letBothSpeak, teamOf } from './teams.ts'

const CHIT_IDS: readonly string[] = CHITS.map((_, n) => `chit-${n}`)
/** 18.3.1, R-103 The faction draws a chit in secret and keeps it or the one it has. */
export function* drawChit(g: State, f: Faction): Play {
  const held = sideOf(g.chits, f)
  note(g, '18.3.1', say('log.chit', { faction: factionName(f) }))
  const left = CHIT_IDS.filter((_, n) => n !== held)
  const [drawn] = yield* drawLots('18.3.1', say('chance.chit', { faction: factionName(f) }), left)
  const fresh = CHIT_IDS.indexOf(drawn)
  if (held === null) {
    g.chits = withSide(g.chits, f, fresh)
    return
  }
  const values = { held: chitValue(held), drawn: chitValue(fresh) }
  const { do: kept } = yield* offer(voiceOf(g, f), '18.3.1', say('prompt.chit', values), [
    { do: 'keep_chit' },
    { do: 'take_chit' },
  ])
  if (kept === 'take_chit') g.chits = withSide(g.chits, f, fresh)
}

// --- 18.2 the Victory Check ------------------------------------------------------------------------------------

/** 17.1, 18.2.1 Bonuses, chits, thresholds. */
export function* victoryCheck(g: State): Play {
  letBothSpeak(g, 'crown')
  for (const f of FACTIONS) scoreBonuses(g, f)
  yield* scoreChits(g)
  const limits = thresholdsOf(g.scenario, g.year, g.rules.balance)
  if (limits && g.victory >= limits.british) win(g, 'british', limits.british)
  else if (yield* playOn(g, limits)) g.step = 'winter'
  else if (limits && g.victory <= limits.french) win(g, 'french', limits.french)
  else g.step = 'winter'
}

/** 18.2.1 #1 The bonuses of the year; in 1760 those of 1759 that were not scored then. */
function scoreBonuses(g: State, f: Faction): void {
  for (const { faction, year, vp, when } of SCENARIO[g.scenario].bonuses) {
    if (faction !== f || year !== Math.min(g.year, 1759)) continue
    const fresh = reached(g, f, when).filter((goal) => !g.bonuses.includes(goal))
    if (fresh.length === 0) continue
    g.bonuses = [...g.bonuses, ...fresh]
    note(g, '18.2.1', say('log.bonus', { faction: factionName(f), count: fresh.length, year: String(year) }))
    scoreVps(g, f, vp * fresh.length, '18.2.1')
  }
}
/** What the faction has a bonus for, by name. */
function reached(g: State, f: Faction, when: Condition): readonly string[] {
  if (when.kind === 'holds') return when.spaces.filter((space) => controller(g, space) === f)
  if (when.kind === 'colonies')
    return COLONY_IDS.filter((colony) => COLONIES[colony] !== f && countHeld(g, f, BY_COLONY[colony]) >= when.least)
  return countHeld(g, f, WANTED[when.home][when.of]) >= when.least ? [`${f}-${when.of}`] : []
}
function countHeld(g: State, f: Faction, spaces: readonly SpaceFacts[]): number {
  let count = 0
  for (const { n } of spaces) if (holderIn(g, n) === f) count += 1
  return count
}
const BY_COLONY = recordOf(COLONY_IDS, (id) => FACTS_AT.filter(({ colony }) => colony === id))
const wantedOf = (f: Faction): Readonly<Record<Wanted, readonly SpaceFacts[]>> => {
  const homes = FACTS_AT.filter(({ home }) => home === f)
  return {
    'victory-spaces': homes.filter(({ victory }) => victory > 0),
    'settled-spaces': homes.filter(({ kind }) => kind === 'settled'),
    'home-spaces': homes,
  }
}
const WANTED = { british: wantedOf('british'), french: wantedOf('french') }

/** 18.3.2 The chits are shown; the difference is scored; they go back. */
function* scoreChits(g: State): Play {
  const { british, french } = g.chits
  if (british === null && french === null) return
  const value = (chit: number | null): number => (chit === null ? 0 : chitValue(chit))
  const gap = value(british) - value(french)
  g.chits = { british: null, french: null }
  yield* reveal()
  note(g, '18.3.2', say('log.chits', { british: value(british), french: value(french) }))
  if (gap !== 0) scoreVps(g, gap > 0 ? 'british' : 'french', Math.abs(gap), '18.3.2')
}

/** The track without its missing 0. */
const flat = (position: number): number => (position > 0 ? position - 1 : position)

/** 1760: both are asked if the British are at most 3 VPs short at the end of 1759. */
function* playOn(g: State, limits: Readonly<Record<Faction, number>> | undefined): Play<boolean> {
  if (g.rules.extended1760 !== 'on' || g.year !== 1759 || !limits) return false
  if (flat(limits.british) - flat(g.victory) > 3) return false
  for (const f of FACTIONS) {
    const answer = yield* offer(voiceOf(g, f), '18.2', say('prompt.play_on'), [{ do: 'play_on' }, { do: 'end_war' }])
    if (answer.do === 'end_war') return false
  }
  note(g, '18.2', say('log.play_on'))
  return true
}

/** 18.2.1 #3, R-102 The margin: positions past the threshold, plus one. */
function win(g: State, f: Faction, threshold: number): void {
  const margin = 1 + Math.abs(flat(g.victory) - flat(threshold))
  const facts = { year: String(g.year), threshold: onTrack(threshold), victory: onTrack(g.victory) }
  const cause = say('why.threshold', { faction: factionName(f), ...facts })
  const winners = teamOf(g, f)
  g.outcome =
    winners.length > 1
      ? { winner: f, winners, margin, rule: '18.2.1', cause }
      : { winner: f, margin, rule: '18.2.1', cause }
  note(g, '18.2.1', cause)
  g.step = 'end'
}
