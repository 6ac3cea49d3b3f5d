/** Passkeys: a key that stays in somebody's device signs a challenge of ours. Nothing is typed, nothing can be phished. */
import type { PasskeyRow } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { Person } from './accounts.ts'
import type { TicketTable } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { hashOf } from './vault.ts'

const MINUTES = 60_000
/** A challenge is good for so long, and once. */
const CHALLENGE = 5 * MINUTES
/** So many for one person. */
const MOST = 20

/** Where the page was opened: what was signed for another place is no good here. */
export interface PageAddress {
  readonly origin: string
  /** The host of it. */
  readonly host: string
}
export const pageAddress = (origin: string): PageAddress => ({ origin, host: new URL(origin).hostname })

export class Passkeys {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** What the browser is asked to make one with; `joining` if there is no account of that id and name yet. */
  async registering(
    { id, name }: Person,
    { host }: PageAddress,
    joining = false,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#of(id)
    if (known.length >= MOST) throw new Impossible('passkey', `there are ${MOST} passkeys already`)
    const options = await generateRegistrationOptions({
      ...{
        rpName: 'Carillon',
        rpID: host,
        userName: name,
        userDisplayName: name,
        userID: new TextEncoder().encode(id),
      },
      attestationType: 'none',
      excludeCredentials: known.map((key) => ({ id: key.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await this.#asked(options.challenge, id, joining ? { name } : {})
    return options
  }
  /** `name` is what its owner calls the key. */
  async registered(
    person: Person,
    place: PageAddress,
    response: RegistrationResponseJSON,
    name: string,
  ): Promise<void> {
    const ours = (challenge: string) => this.#answered(challenge, person.id)
    await this.#insert(person.id, await this.#verified(place, response, ours), name)
  }
  /** Somebody new: `make` makes the account that the challenge was for, when the key has shown itself. */
  async joined(
    place: PageAddress,
    response: RegistrationResponseJSON,
    name: string,
    make: (person: Person) => Promise<Person>,
  ): Promise<Person> {
    let asked: Person | undefined
    const credential = await this.#verified(place, response, async (challenge) => {
      const ticket = await this.#spent(challenge)
      const { name: wished } = JSON.parse(ticket?.body ?? '{}') as { name?: string }
      if (ticket?.account && wished !== undefined) asked = { id: ticket.account, name: wished }
      return asked !== undefined
    })
    const person = await make(asked as unknown as Person)
    await this.#insert(person.id, credential, name)
    return person
  }
  async #verified(
    place: PageAddress,
    response: RegistrationResponseJSON,
    ours: (challenge: string) => Promise<boolean>,
  ): Promise<WebAuthnCredential> {
    const made = await verified(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: ours,
        ...{ expectedOrigin: place.origin, expectedRPID: place.host, requireUserVerification: true },
      }),
    )
    const { credential } = made.registrationInfo ?? {}
    if (!credential || (await this.#known(credential.id)))
      throw new Impossible('passkey', credential ? 'this passkey is somebody’s already' : 'it was not made')
    return credential
  }
  async #insert(account: string, credential: WebAuthnCredential, name: string): Promise<void> {
    const { id, publicKey, counter, transports = [] } = credential
    await this.#store.db
      .insertInto('passkey')
      .values({
        ...{ id, account, public_key: Buffer.from(publicKey).toString('base64url'), counter },
        ...{ transports: JSON.stringify(transports), name, used: null },
      })
      .execute()
  }

  /** What the browser is asked to sign; it knows by itself which keys it has for this place. */
  async signingIn({ host }: PageAddress): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' })
    await this.#asked(options.challenge, null)
    return options
  }
  /** The account that the key belongs to. */
  async signedIn(place: PageAddress, response: AuthenticationResponseJSON): Promise<string> {
    const { db } = this.#store
    if (typeof response?.id !== 'string' || !/^[\w-]{1,2000}$/.test(response.id))
      throw new Impossible('passkey', 'this is no answer of a passkey')
    const key = await this.#known(response.id)
    if (!key) throw new Impossible('passkey', 'this passkey is not known here')
    const { authenticationInfo } = await verified(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#answered(challenge, null),
        ...{ expectedOrigin: place.origin, expectedRPID: place.host, requireUserVerification: true },
        // A counter that goes back means that there are two of the same key: it is refused here.
        credential: {
          ...{ id: key.id, publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')), counter: key.counter },
          transports: JSON.parse(key.transports) as AuthenticatorTransport[],
        },
      }),
    )
    await db
      .updateTable('passkey')
      .set({ counter: authenticationInfo.newCounter, used: this.#now() })
      .where('id', '=', key.id)
      .execute()
    return key.account
  }

  list(account: string): Promise<readonly PasskeyRow[]> {
    return this.#of(account)
  }
  async remove(account: string, id: string): Promise<void> {
    await this.#store.db.deleteFrom('passkey').where('account', '=', account).where('id', '=', id).execute()
  }
  #known(id: string) {
    return this.#store.db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
  }
  #of(account: string) {
    return this.#store.db
      .selectFrom('passkey')
      .select(['id', 'name', 'used'])
      .where('account', '=', account)
      .orderBy('name')
      .execute()
  }

  // --- challenges ----------------------------------------------------------------------------------------------

  async #asked(challenge: string, account: string | null, more: object = {}): Promise<void> {
    const expires = this.#now() + CHALLENGE
    const body = JSON.stringify(more)
    const ticket = { hash: hashOf(challenge), kind: 'challenge', account, game: null, role: null, body, expires }
    await this.#store.db
      .insertInto('ticket')
      .values({ ...ticket, used: null })
      .execute()
  }
  /** Whether it was ours, for this person, in time. */
  async #answered(challenge: string, account: string | null): Promise<boolean> {
    const ticket = await this.#spent(challenge)
    return ticket !== undefined && ticket.account === account
  }
  /** What a challenge was asked for; it is used up whatever comes of it. */
  async #spent(challenge: string): Promise<Pick<TicketTable, 'account' | 'body'> | undefined> {
    const ticket = await this.#store.db
      .deleteFrom('ticket')
      .where('hash', '=', hashOf(challenge))
      .where('kind', '=', 'challenge')
      .returning(['account', 'body', 'expires'])
      .executeTakeFirst()
    return ticket && ticket.expires > this.#now() ? ticket : undefined
  }
}

/** What the library throws is a mistake of who asks. */
async function verified<T extends { readonly verified: boolean }>(work: () => Promise<T>): Promise<T> {
  const found = await work().catch((error: unknown) => {
    throw new Impossible('passkey', error instanceof Error ? error.message : 'it does not fit')
  })
  if (!found.verified) throw new Impossible('passkey', 'the signature does not fit')
  return found
}
