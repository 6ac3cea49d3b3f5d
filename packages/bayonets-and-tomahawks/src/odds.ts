/** What hangs on dice: raids (9), battles (13), and what a march leads to. */
import { type Force, type Future, idOf, type LogEntry, type Message, type OddsBook, type Told } from '@carillon/kernel'
import { FACTIONS, type Faction, type Space } from './data/map.ts'
import { type UnitId, unitOf } from './data/units.ts'
import { factionName, type PromptKey, read, say } from './messages.ts'
import { fighters } from './rules/13-sides.ts'
import { BUTTON } from './rules/options.ts'
import { type Battle, isCommander, type State, sideOf } from './state.ts'

const ORDER = [
  ...['odds.raid', 'odds.raid_failed', 'odds.intercepted', 'odds.won', 'odds.rout', 'odds.lost', 'odds.reduced'],
]

export const odds: OddsBook<State> = {
  order: ORDER,
  isCompared: ({ prompt }) => !ALIKE.includes(prompt.key),
  isSettled(future) {
    const { from, state, lines } = future
    if (state.round !== from.round || state.year !== from.year) return true
    // 13.6 to 13.8 Rout, retreat and desertion belong to the battle.
    if (from.battle) return state.battle?.space !== from.battle.space
    if (state.battle || toBeFought(from, state) !== undefined) {
      const space = matterOf(future)
      return space === undefined || (state.battle?.space !== space && isWon(lines, space))
    }
    // 9.1 Whom and what to raid are matters of their own: the raid is one when its target is named.
    return state.step !== 'raid' || state.action === null || state.action.target === null
  },
  // A march is judged by the battle that it brings: until then nobody does anything else.
  meanwhile({ from, state }, { options }) {
    if (state.battle || toBeFought(from, state) === undefined) return undefined
    return WAITING.find((option) => options.includes(option))
  },
  forces: (future) => {
    const { state } = future
    const { battle } = state
    return battle && battle.space === matterOf(future) ? FACTIONS.map((f) => forceOf(state, battle, f)) : []
  },
  told: (future) => {
    const space = matterOf(future)
    const fought = space === undefined ? [] : linesOf(future, space)
    return {
      facts: [...future.lines.flatMap((line) => ofRaid(line) ?? []), ...fought.flatMap((line) => ofBattle(line) ?? [])],
      counts: space !== undefined && isWon(fought, space) ? FACTIONS.flatMap((f) => lossesOf(fought, f)) : [],
      forces: FACTIONS.flatMap((f) => reasonsOf(fought, f)),
    }
  },
  // Cards are played before anybody moves: neither hands nor decks change a battle or a raid.
  isHidden: () => false,
}
/** Each of many options comes to much the same. */
const ALIKE: readonly string[] = ['prompt.hit', 'prompt.rout_loss'] satisfies readonly PromptKey[]
const WAITING = [BUTTON.done, BUTTON.pass, BUTTON.none]

/** The battle that was not there before. */
const toBeFought = (from: State, { battles }: State): Space | undefined =>
  from.battle ? undefined : battles.find((space) => !from.battles.includes(space))
/** Where the battle is that the choice is about: what is being fought, what it brings, or the only one that waits. */
function matterOf({ from, state, lines }: Future<State>): Space | undefined {
  if (from.battle) return from.battle.space
  const fresh = toBeFought(from, state) ?? begun(lines).find((space) => !from.battles.includes(space))
  if (fresh !== undefined) return fresh
  const [only, ...others] = from.battles.filter((space) => !from.fought.includes(space))
  return others.length === 0 ? only : undefined
}
const begun = (lines: Future['lines']): readonly Space[] => lines.flatMap((line) => spaceBegun(line) ?? [])
function spaceBegun(line: LogEntry): Space | undefined {
  const battle = read(line, 'log.battle')
  return battle && idOf(battle.space)
}
/** 13.0 Of several battles that are fought only this one. */
function linesOf({ from, lines }: Future<State>, space: Space): Future['lines'] {
  const first = from.battle ? 0 : lines.findIndex((line) => spaceBegun(line) === space) + 1
  if (!from.battle && first === 0) return []
  const rest = lines.slice(first)
  const next = rest.findIndex(({ chapter }) => chapter !== undefined && chapter !== 'battle-over')
  return (next < 0 ? rest : rest.slice(0, next)).filter(({ rule }) => rule?.startsWith('13.'))
}
const isWon = (lines: Future['lines'], space: Space): boolean =>
  lines.some((line) => {
    const won = read(line, 'log.won')
    return won !== undefined && idOf(won.space) === space
  })

function ofRaid(line: LogEntry): Message | undefined {
  if (read(line, 'log.raid_success')) return say('odds.raid')
  if (read(line, 'log.raid_failed')) return say('odds.raid_failed')
  return read(line, 'log.intercepted') && say('odds.intercepted')
}
function ofBattle(line: LogEntry): Message | undefined {
  const won = read(line, 'log.won')
  if (won) return say('odds.won', { faction: won.faction, space: won.space })
  const rout = read(line, 'log.rout')
  return rout && say('odds.rout', { faction: rout.faction })
}
/** Units of the side that are eliminated, and those that are Reduced and live. */
function lossesOf(lines: Future['lines'], f: Faction): Told['counts'] {
  const gone = new Set<UnitId>()
  const reduced = new Set<UnitId>()
  for (const line of lines) {
    const dead = read(line, 'log.eliminated')
    if (dead) gone.add(idOf(dead.unit))
    const hurt = read(line, 'log.reduced')
    if (hurt) reduced.add(idOf(hurt.unit))
  }
  const own = (id: UnitId): boolean => unitOf(id).faction === f && !isCommander(id)
  const faction = factionName(f)
  return [
    { what: say('odds.lost', { faction }), count: [...gone].filter(own).length },
    { what: say('odds.reduced', { faction }), count: [...reduced].filter((id) => own(id) && !gone.has(id)).length },
  ]
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
