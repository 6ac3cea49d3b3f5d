/** What hangs on dice: raids (9), battles (13), and what a march leads to. */
import { type Force, type Future, idOf, type LogEntry, type Message, type OddsBook } from '@carillon/kernel'
import { FACTIONS, type Faction, type Space } from './data/map.ts'
import { unitOf } from './data/units.ts'
import { factionName, read, say } from './messages.ts'
import { fighters } from './rules/13-sides.ts'
import { BUTTON } from './rules/options.ts'
import { type Battle, type State, sideOf } from './state.ts'

const ORDER = ['odds.raid', 'odds.raid_failed', 'odds.intercepted', 'odds.won', 'odds.rout', 'odds.lost'] as const

export const odds: OddsBook<State> = {
  order: ORDER,
  isCompared: ({ prompt }) => !ALIKE.includes(prompt.key),
  isSettled({ from, state, lines }) {
    if (state.round !== from.round || state.year !== from.year) return true
    if (lines.some((line) => read(line, 'log.won'))) return true
    if (state.battle) return from.battle !== null && state.battle.space !== from.battle.space
    if (toBeFought(from, state) !== undefined) return false
    // 9.1 Whom and what to raid are matters of their own: the raid is one when its target is named.
    return state.step !== 'raid' || state.action === null || state.action.target === null
  },
  // A march is judged by the battle that it brings: until then nobody does anything else.
  meanwhile({ from, state }, { options }) {
    if (state.battle || toBeFought(from, state) === undefined) return undefined
    return WAITING.find((option) => options.includes(option))
  },
  forces: (state) => {
    const { battle } = state
    return battle ? FACTIONS.map((f) => forceOf(state, battle, f)) : []
  },
  told: ({ lines }) => {
    const facts = lines.flatMap((line) => factOf(line) ?? [])
    const fought = lines.some((line) => read(line, 'log.won'))
    const counts = fought
      ? FACTIONS.map((f) => ({ what: say('odds.lost', { faction: factionName(f) }), count: lost(lines, f) }))
      : []
    return { facts, counts, forces: FACTIONS.flatMap((f) => reasonsOf(lines, f)) }
  },
  // Cards are played before anybody moves: neither hands nor decks change a battle or a raid.
  isHidden: () => false,
}
/** Each of many options comes to much the same. */
const ALIKE = ['prompt.hit', 'prompt.rout_loss']
const WAITING = [BUTTON.done, BUTTON.pass, BUTTON.none]

/** The battle that was not there before. */
const toBeFought = (from: State, { battles }: State): Space | undefined =>
  from.battle ? undefined : battles.find((space) => !from.battles.includes(space))

function factOf(line: LogEntry): Message | undefined {
  if (read(line, 'log.raid_success')) return say('odds.raid')
  if (read(line, 'log.raid_failed')) return say('odds.raid_failed')
  if (read(line, 'log.intercepted')) return say('odds.intercepted')
  const won = read(line, 'log.won')
  if (won) return say('odds.won', { faction: won.faction })
  const rout = read(line, 'log.rout')
  return rout && say('odds.rout', { faction: rout.faction })
}
/** Units of the side that were eliminated. */
function lost(lines: Future['lines'], f: Faction): number {
  let count = 0
  for (const line of lines) {
    const gone = read(line, 'log.eliminated')
    if (gone && unitOf(idOf(gone.unit)).faction === f) count += 1
  }
  return count
}

/** 13.3.3 A die a unit, and one for each Militia; 13.3.1 where its marker stands. */
function forceOf(g: State, battle: Battle, f: Faction): Force {
  const mark = sideOf(battle.marks, f)
  return {
    side: say('odds.force', { faction: factionName(f) }),
    strength: fighters(g, f).length + sideOf(battle.militia, f),
    reasons: mark === 0 ? [] : [{ text: say('odds.mark', { mark }), rule: '13.3.1' }],
  }
}
/** 13.3.1, 13.3.2, 13.5 Where the marker began and why; who leads. */
function reasonsOf(lines: Future['lines'], f: Faction): readonly Force[] {
  const reasons = lines.flatMap((line): Force['reasons'] => {
    const track = read(line, 'log.track_because')
    if (track && idOf(track.faction) === f) return track.reasons.map((text) => ({ text, rule: '13.3.2' }))
    const leads = read(line, 'log.leads')
    if (!leads || unitOf(idOf(leads.unit)).faction !== f) return []
    return [{ text: say('odds.leads', { unit: leads.unit, left: leads.left }), rule: '13.5' }]
  })
  return reasons.length > 0 ? [{ side: say('odds.force', { faction: factionName(f) }), reasons }] : []
}
