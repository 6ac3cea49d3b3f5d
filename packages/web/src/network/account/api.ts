/** What the page asks of the house about accounts. */
import type { Locale } from '@carillon/kernel'
import type { PasskeyRow, SessionRow } from '@carillon/protocol'
import { HostRefused } from '../../client.ts'
import { askHouse } from '../house.ts'

export interface Me {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly hasPassword: boolean
  /** The address for letters, if there is one. */
  readonly mail?: string
}
export interface Identity {
  readonly me: Me | null
  readonly offers: { readonly mail: boolean }
}
export type { PasskeyRow, SessionRow } from '@carillon/protocol'

export const askIdentity = (): Promise<Identity> => askHouse('GET', 'api/me')
export const signUp = (name: string, password: string) => askHouse('POST', 'api/account', { name, password })
/** A password that does not fit has words of its own. */
const shown = (asked: Promise<unknown>) =>
  asked.catch((error: unknown) => {
    throw error instanceof HostRefused && error.reason === 'sign-in'
      ? new HostRefused('wrong-password', error.message)
      : error
  })
export const signIn = (name: string, password: string) => shown(askHouse('POST', 'api/session', { name, password }))
export const signOut = () => askHouse('DELETE', 'api/session')
export const signUpByMail = (name: string, mail: string, locale: Locale) =>
  askHouse('POST', 'api/account/mail', { name, mail, locale })
export const signInByMail = (mail: string, locale: Locale) => askHouse('POST', 'api/session/mail', { mail, locale })
export const takeAddress = (mail: string, locale: Locale) => askHouse('POST', 'api/me/mail', { mail, locale })
export const forgetAddress = () => askHouse('DELETE', 'api/me/mail')
export const spendLetter = (token: string): Promise<{ readonly did: 'sign-in' | 'sign-up' | 'address' }> =>
  askHouse('POST', 'api/mail', { token })
export const changePassword = (old: string | undefined, password: string) =>
  shown(askHouse('POST', 'api/me/password', old === undefined ? { password } : { old, password }))
export const sessions = (): Promise<{ readonly sessions: readonly SessionRow[] }> => askHouse('GET', 'api/me/sessions')
/** One; without it all but this browser's. */
export const endSessions = (id?: string) => askHouse('POST', 'api/me/sessions/end', id === undefined ? {} : { id })
export const passkeys = (): Promise<{ readonly passkeys: readonly PasskeyRow[] }> => askHouse('GET', 'api/me/passkeys')
export const removePasskey = (id: string) => askHouse('DELETE', 'api/me/passkeys', { id })
export const ownData = (): Promise<object> => askHouse('GET', 'api/me/data')
export const leaveForGood = () => askHouse('DELETE', 'api/me')
