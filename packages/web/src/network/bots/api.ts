/** What the page asks of the house about one's own bots. */
import type { BotRow, Scope } from '@carillon/protocol'
import { askHouse } from '../house.ts'

export { type BotRow, SCOPES } from '@carillon/protocol'

/** The token is told this once. */
export interface NewToken {
  readonly bot: BotRow
  readonly token: string
}
const PATH = 'api/me/bots'
export const bots = (): Promise<{ readonly bots: readonly BotRow[] }> => askHouse('GET', PATH)
export const makeBot = (name: string, scopes: readonly Scope[], days: number): Promise<NewToken> =>
  askHouse('POST', PATH, { name, scopes, days })
export const renewToken = (id: string, scopes: readonly Scope[], days: number): Promise<NewToken> =>
  askHouse('POST', `${PATH}/token`, { id, scopes, days })
export const voidToken = (id: string) => askHouse('DELETE', `${PATH}/token`, { id })
export const removeBot = (id: string) => askHouse('DELETE', PATH, { id })
