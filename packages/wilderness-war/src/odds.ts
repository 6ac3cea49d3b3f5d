/** What hangs on dice: interception (14), avoiding battle (15), battles (7), raids (10), sieges (8), assaults (9), events (5.5). */
import { type Force, type Future, idOf, type LogEntry, type Message, type OddsBook, type Told } from '@carillon/kernel'
import type { EventId } from './data/cards.ts'
import { SIDES, type Side } from './data/map.ts'
import { pieceCalled, pieceOf } from './data/pieces.ts'
import { argsOf, type LogKey, type PromptKey, read, say, sideName, type TextOf } from './messages.ts'
import { mayHold } from './rules/05-responses.ts'
import { fireOf } from './rules/07-modifiers.ts'
import { mayPlayCoehorns } from './rules/08-sieges.ts'
import { type State, type StepId, stackAt } from './state.ts'

const ORDER = [
  ...['odds.intercepts', 'odds.intercept_fails', 'odds.avoids', 'odds.avoid_fails', 'odds.won', 'odds.overrun'],
  ...['odds.captured', 'odds.assault_fails', 'odds.level', 'odds.raid', 'odds.raid_fails', 'odds.killed'],
  ...['odds.courier', 'odds.courier_fails', 'odds.squadrons', 'odds.squadrons_lost', 'odds.placements'],
  ...['odds.restored', 'odds.lost'],
] as const
/** Where a new matter begins: another card, another group, another space, another roll of a siege. */
const CALM: readonly StepId[] = [
  ...(['bid', 'auction', 'deal', 'trade', 'phase', 'phase_end', 'season_end', 'activate', 'build'] as const),
  ...(['demolish', 'next_group', 'march', 'siege', 'remove_raids', 'attrition', 'victory', 'end'] as const),
]
/** Each of many options comes to much the same. */
const ALIKE: readonly string[] = [
  'prompt.loss',
  'prompt.battle_commander',
  'prompt.militia',
  'prompt.join',
] satisfies readonly PromptKey[]
/** 5.56 Cards that are played while something is being fought or rolled for. */
const RESPONSES: readonly EventId[] = ['ambush', 'fieldworks', 'coehorns', 'massacre', 'blockhouses', 'lake-schooner']
/** Where less than all of them may come: events are answered by none, what is fired at is past all but a raid's. */
const RESPONSES_AT: Readonly<Partial<Record<StepId, readonly EventId[]>>> = {
  ...{ phase: [], event: [], go_home: [], battle: ['ambush', 'fieldworks', 'blockhouses'] },
  ...{ fire: ['blockhouses'], return_fire: ['blockhouses'], battle_end: ['blockhouses'], raid_roll: ['blockhouses'] },
}

export const odds: OddsBook<State> = {
  order: ORDER,
  isCompared: ({ prompt }) => !ALIKE.includes(prompt.key),
  // 8.231 The defenders may be asked in the middle of a siege roll, and the roll itself is of that step.
  isSettled({ state, role }, asked) {
    if (state.step === 'siege') return asked.kind === 'choice' && asked.role === role
    return CALM.includes(state.step)
  },
  forces: ({ state }) => {
    const { battle } = state
    return battle ? SIDES.map((side) => forceOf(side, fireOf(state, battle, side))) : []
  },
  told: ({ lines }) => ({
    facts: lines.flatMap((line) => factOf(line) ?? []),
    counts: [...numbersOf(lines), ...(lines.some(costs) ? SIDES.map((side) => lossesOf(lines, side)) : [])],
    forces: lines.flatMap((line) => rollOf(line) ?? []),
  }),
  // 5.56 The other side may hold a card for the occasion, as everybody sees.
  isHidden: (state, viewer) =>
    SIDES.some((side) => side !== viewer && answers(state, side).some((event) => mayHold(state, side, event))),
}
function answers(g: State, side: Side): readonly EventId[] {
  if (g.step === 'siege' || g.step === 'assault') return ofSiege(g, side)
  const events = RESPONSES_AT[g.step] ?? RESPONSES
  return g.raids.length > 0 || RESPONSES_AT[g.step] === undefined
    ? events
    : events.filter((event) => event !== 'blockhouses')
}
/** 8.231, 8.24 Coehorns need a regular; only by the option besieged men surrender; Massacre! is for Indians. */
function ofSiege(g: State, side: Side): readonly EventId[] {
  if (!g.siege) return RESPONSES
  const { space, besieger } = g.siege
  const events: EventId[] = []
  if (mayPlayCoehorns(g, side, space)) events.push('coehorns')
  if (side === besieger || g.rules.surrender === 'on') events.push('surrender')
  if (side !== besieger && stackAt(g, besieger, space).some((piece) => pieceOf(piece).type === 'indian'))
    events.push('massacre')
  return events
}

const FACTS = {
  'log.intercepts': 'odds.intercepts',
  'log.intercept_fails': 'odds.intercept_fails',
  'log.avoids': 'odds.avoids',
  'log.avoid_fails': 'odds.avoid_fails',
  'log.overrun': 'odds.overrun',
  'log.raid_succeeds': 'odds.raid',
  'log.raid_fails': 'odds.raid_fails',
  'log.assault_fails': 'odds.assault_fails',
  'log.courier': 'odds.courier',
  'log.courier_failed': 'odds.courier_fails',
  'log.squadrons': 'odds.squadrons',
  'log.squadrons_lost': 'odds.squadrons_lost',
} as const satisfies Partial<Record<LogKey, string>>
const isFact = (key: string | undefined): key is keyof typeof FACTS => key !== undefined && Object.hasOwn(FACTS, key)

function factOf(line: LogEntry): Message | undefined {
  const key = line.text?.key
  if (isFact(key)) return say(FACTS[key])
  const won = read(line, 'log.battle_won')
  if (won) return say('odds.won', { side: won.side, space: won.space })
  const taken = read(line, 'log.captured')
  if (taken) return say('odds.captured', { side: taken.side })
  const siege = read(line, 'log.siege_roll')
  if (siege) return say('odds.level', { level: siege.level })
  const killed = read(line, 'log.killed') ?? read(line, 'log.leader_dies')
  return killed && say('odds.killed', { side: sideName(sideOfPiece(killed.piece)) })
}
const sideOfPiece = (name: Message<`piece.${string}`>): Side => pieceOf(pieceCalled(idOf(name))).side

function numbersOf(lines: Future['lines']): Told['counts'] {
  return lines.flatMap((line): Told['counts'] => {
    const placed = read(line, 'log.alliance')
    if (placed) return [{ what: say('odds.placements'), count: placed.count }]
    const restored = read(line, 'log.restores')
    return restored ? [{ what: say('odds.restored'), count: restored.count }] : []
  })
}
/** There was fire, or a raid. */
const costs = (line: LogEntry): boolean =>
  line.chapter === 'battle-over' || [read(line, 'log.raid_succeeds'), read(line, 'log.raid_fails')].some((one) => one)
function lossesOf(lines: Future['lines'], side: Side): Told['counts'][number] {
  let count = 0
  for (const line of lines) {
    const hit = read(line, 'log.reduced') ?? read(line, 'log.eliminated')
    if (hit && sideOfPiece(hit.piece) === side) count += 1
  }
  return { what: say('odds.lost', { side: sideName(side) }), count }
}

interface Rolled {
  readonly strength?: number
  readonly reasons: readonly TextOf<'drm'>[]
}
const withRules = (reasons: Rolled['reasons']): Force['reasons'] =>
  reasons.map((text) => ({ text, rule: String((argsOf(text) as { readonly rule: string }).rule) }))
const forceOf = (side: Side, { strength, reasons }: Rolled): Force => ({
  side: say('odds.force', { side: sideName(side) }),
  ...(strength !== undefined && { strength }),
  reasons: withRules(reasons),
})
/** What changes a roll that no position tells of: those of sieges, assaults and raids are read from their lines. */
function rollOf(line: LogEntry): Force | undefined {
  const assault = read(line, 'log.assault_fire')
  if (assault) return forceOf(idOf(assault.side), assault)
  const siege = read(line, 'log.siege_roll')
  if (siege) return { side: say('odds.siege'), reasons: withRules(siege.reasons) }
  const raid = read(line, 'log.raid_succeeds') ?? read(line, 'log.raid_fails')
  if (!raid) return undefined
  const hard = raid.hard > 0 ? [{ text: say('odds.hard'), rule: '10.3' }] : []
  return { side: say('odds.raiders'), reasons: [...withRules(raid.reasons), ...hard] }
}
