/** A new game before it starts: who sits where, and which options go together. Nothing here is shown or sent. */
import { type Role, rolesIn, type Settings, type Switch, switchesOf } from '@carillon/kernel'
import type { About, NewGame, Seat } from '@carillon/protocol'

/** Who may sit in a chair: the reader, somebody beside him, somebody elsewhere who gets a link, or a bot by name. */
export type Sitter = 'me' | 'friend' | 'far' | `bot:${string}`
export interface Plan {
  readonly scenario: string
  readonly options: Settings
  readonly sitters: Readonly<Record<Role, Sitter>>
}

export const isBot = (sitter: Sitter): boolean => sitter.startsWith('bot:')
export const seatOf = (sitter: Sitter): Seat =>
  isBot(sitter) ? { kind: 'bot', player: sitter.slice(4) } : { kind: 'human' }

const USUAL = 'captain'
/** Whom one meets without choosing: a fair opponent; where there is none, the strongest. */
export const opponentIn = ({ players }: Pick<About, 'players'>): string =>
  players.includes(USUAL) ? USUAL : (players.at(-1) ?? 'random')
const opponent = (about: About): Sitter => `bot:${opponentIn(about)}`

/** What a game suggests to somebody who plays it for the first time. */
export interface Suggested {
  readonly suggested?: Role
  readonly scenario?: string
  /** Another opponent than the usual one. */
  readonly opponent?: string
}
/** What one click starts: the reader on the suggested side against the usual bot, everything else as usual. */
export function usualPlan(about: About, wish: Suggested = {}): Plan {
  const { suggested, scenario = about.scenarios[0] as string, opponent: named } = wish
  const met: Sitter = named !== undefined && about.players.includes(named) ? `bot:${named}` : opponent(about)
  const mine = about.roles.find((role) => role === suggested) ?? about.roles[0]
  return {
    scenario,
    options: usualOptions(about, scenario),
    sitters: Object.fromEntries(about.roles.map((role) => [role, role === mine ? 'me' : met])),
  }
}

/** The same against people elsewhere. */
export function farPlan(about: About, wish: Suggested = {}): Plan {
  const plan = usualPlan(about, wish)
  const sitters = Object.entries(plan.sitters).map(([role, sitter]) => [role, isBot(sitter) ? 'far' : sitter] as const)
  return { ...plan, sitters: Object.fromEntries(sitters) }
}

export function usualOptions(about: About, scenario: string): Settings {
  return Object.fromEntries(switchesOf(about, scenario).map((one) => [one.id, one.default]))
}

/** Who sits where, in the chairs there are with the options chosen. */
export const sittersIn = (about: About, { options, sitters }: Plan): Plan['sitters'] =>
  Object.fromEntries(rolesIn(about, options).map((role) => [role, sitters[role] ?? opponent(about)]))

export function newGameOf(about: About, plan: Plan): NewGame {
  const { scenario, options } = plan
  const sitters = Object.entries(sittersIn(about, plan))
  const seats = Object.fromEntries(sitters.map(([role, sitter]) => [role, seatOf(sitter)]))
  return { game: about.id, scenario, options, seats }
}

/** Another scenario keeps what it has, too. */
export function withScenario(about: About, plan: Plan, scenario: string): Plan {
  const options: Record<string, string> = { ...usualOptions(about, scenario) }
  for (const id of Object.keys(options)) options[id] = plan.options[id] ?? (options[id] as string)
  return { ...plan, scenario, options }
}

/** What stands against a value: another switch with its present value. */
export interface Against {
  readonly other: string
  readonly value: string
}
/** Why `value` cannot be chosen for the switch `id` now; undefined if it can. Looks both ways. */
export function against(
  switches: readonly Switch[],
  options: Settings,
  id: string,
  value: string,
): Against | undefined {
  for (const one of switches)
    for (const rule of one.unless ?? []) {
      const theirs = options[rule.other]
      if (one.id === id && rule.value === value && theirs !== undefined && rule.is.includes(theirs))
        return { other: rule.other, value: theirs }
      if (rule.other === id && rule.is.includes(value) && options[one.id] === rule.value)
        return { other: one.id, value: rule.value }
    }
  return undefined
}

/** The reader and one other, who is elsewhere, and nobody else. */
export function isPair(sitters: Plan['sitters']): boolean {
  const all = Object.values(sitters)
  return all.length === 2 && all.includes('me') && all.includes('far')
}

/** What sort of game the chairs make. */
export type Gathering = 'watch' | 'alone' | 'together' | 'both' | 'network'
export function gatheringOf(sitters: Plan['sitters']): Gathering {
  const all = Object.values(sitters)
  if (all.includes('far')) return 'network'
  const people = all.filter((one) => one === 'me' || one === 'friend')
  if (people.length === 0) return 'watch'
  if (people.length === 1) return 'alone'
  return people.includes('friend') ? 'together' : 'both'
}
