/** What the page asks of the house about notices. */
import type { Locale } from '@carillon/kernel'
import type { ChannelRow, Manners } from '@carillon/protocol'
import { askHouse } from '../house.ts'

export type { ChannelRow, Manners } from '@carillon/protocol'

export interface Notices {
  readonly channels: readonly ChannelRow[]
  readonly manners: Manners | null
  /** The key for push, and whether there is an address for email. */
  readonly offers: { readonly push: string; readonly mail: boolean }
}
const PATH = 'api/me/notices'
export const notices = (): Promise<Notices> => askHouse('GET', PATH)
export const addMail = (locale: Locale) => askHouse('POST', PATH, { kind: 'mail', locale })
export const addHook = (
  locale: Locale,
  url: string,
): Promise<{ readonly channel: ChannelRow; readonly secret: string }> =>
  askHouse('POST', PATH, { kind: 'hook', locale, url })
export const addPush = (locale: Locale, { endpoint, keys }: PushSubscriptionJSON) =>
  askHouse('POST', PATH, {
    ...{ kind: 'push', locale },
    subscription: { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } },
  })
export const removeChannel = (id: string) => askHouse('DELETE', PATH, { id })
export const switchOn = (id: string) => askHouse('POST', `${PATH}/on`, { id })
export const tryOut = (id: string): Promise<{ readonly delivery: string }> => askHouse('POST', `${PATH}/trial`, { id })
export const setManners = (manners: Manners) => askHouse('POST', 'api/me/manners', manners)
