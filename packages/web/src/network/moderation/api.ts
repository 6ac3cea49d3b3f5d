/** What the page asks of the house about reports, and for moderators. */
import type { Role } from '@carillon/kernel'
import type { Acted, Alike, Complaint, Sanction } from '@carillon/protocol'
import { askHouse } from '../house.ts'

export {
  type Acted,
  type Alike,
  COMPLAINTS as KINDS,
  type Complaint as Report,
  type Sanction,
} from '@carillon/protocol'

export const ACTS = ['dismiss', 'warn', 'mute', 'ban'] as const
export const report = (game: string, role: Role, kind: string, text: string) =>
  askHouse('POST', 'api/reports', { game, role, kind, text })
export const reports = (): Promise<{ readonly reports: readonly Complaint[] }> =>
  askHouse('GET', 'api/moderation/reports')
export const alike = (): Promise<{ readonly alike: readonly Alike[] }> => askHouse('GET', 'api/moderation/alike')
export const acts = (): Promise<{ readonly acts: readonly Acted[] }> => askHouse('GET', 'api/moderation/log')
export const doAct = (deed: object) => askHouse('POST', 'api/moderation/acts', deed)
/** What moderators have told one. */
export const ownStanding = (): Promise<{ readonly standing?: readonly Sanction[] }> => askHouse('GET', 'api/me')
