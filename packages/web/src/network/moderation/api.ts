/** What the page asks of the house about reports, and for moderators. */
import type { Role } from '@carillon/kernel'
import { askHouse } from '../house.ts'

export const KINDS = ['words', 'delay', 'cheating', 'name', 'other'] as const
export interface Sanction {
  readonly what: 'warn' | 'mute' | 'ban'
  readonly reason: string
  readonly at: number
  readonly until: number | null
}
export interface Report {
  readonly id: string
  readonly at: number
  readonly about: string
  readonly name: string
  readonly game: string
  readonly title: string
  readonly role: Role
  readonly kind: (typeof KINDS)[number]
  readonly text: string
  readonly lines: readonly { readonly id: string; readonly at: number; readonly role: string; readonly text: string }[]
  readonly standing: readonly Sanction[]
}
export interface Acted {
  readonly at: number
  readonly who: string
  readonly what: string
  readonly name: string
  readonly about: string
  readonly body: { readonly reason?: string; readonly days?: number }
}
export const ACTS = ['dismiss', 'warn', 'mute', 'ban'] as const
export const report = (game: string, role: Role, kind: string, text: string) =>
  askHouse('POST', 'api/reports', { game, role, kind, text })
export const reports = (): Promise<{ readonly reports: readonly Report[] }> => askHouse('GET', 'api/moderation/reports')
export const acts = (): Promise<{ readonly acts: readonly Acted[] }> => askHouse('GET', 'api/moderation/log')
export const doAct = (deed: object) => askHouse('POST', 'api/moderation/acts', deed)
/** What moderators have told one. */
export const ownStanding = (): Promise<{ readonly standing?: readonly Sanction[] }> => askHouse('GET', 'api/me')
