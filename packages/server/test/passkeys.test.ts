/** Passkeys, with a device made of software. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Accounts, type Person } from '../src/accounts.ts'
import { Passkeys, pageAddress } from '../src/passkeys.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'

// --- a device ----------------------------------------------------------------------------------------------------

type Cbor = number | string | Buffer | Map<number | string, Cbor>
const head = (kind: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(kind << 5) | n])
    : n < 256
      ? Buffer.from([(kind << 5) | 24, n])
      : Buffer.from([(kind << 5) | 25, n >> 8, n & 255])
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}
const sha = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const [PRESENT, VERIFIED, ATTESTED] = [1, 4, 64]

class Device {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  counter = 0
  /** Whether its owner shows a finger. */
  verifies = true

  #data(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.counter)
    return Buffer.concat([sha(host), Buffer.from([flags | PRESENT | (this.verifies ? VERIFIED : 0)]), counter])
  }
  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  made({ challenge }: { challenge: string }, origin: string): RegistrationResponseJSON {
    const { x = '', y = '' } = (this.#keys.publicKey as KeyObject).export({ format: 'jwk' })
    const point = (text: string) => Buffer.from(text, 'base64url')
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    )
    const length = Buffer.from([0, this.id.length])
    const data = Buffer.concat([this.#data(new URL(origin).hostname, ATTESTED), Buffer.alloc(16), length, this.id, key])
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    )
    const id = this.id.toString('base64url')
    return {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      },
    }
  }
  signed({ challenge }: { challenge: string }, origin: string): AuthenticationResponseJSON {
    const data = this.#data(new URL(origin).hostname, 0)
    const client = this.#client('webauthn.get', challenge, origin)
    const signature = sign('sha256', Buffer.concat([data, sha(client)]), this.#keys.privateKey)
    const id = this.id.toString('base64url')
    return {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }
}

// --- the house ---------------------------------------------------------------------------------------------------

const ORIGIN = 'https://games.example'
const PLACE = pageAddress(ORIGIN)

describe('passkeys', () => {
  let store: Store
  let now = 1_000_000
  let passkeys: Passkeys
  let person: Person
  const device = new Device()
  beforeAll(async () => {
    store = sqliteStore(':memory:')
    passkeys = new Passkeys(store, () => now)
    person = await new Accounts(store, () => now).make('Bougainville', undefined)
    const options = await passkeys.registering(person, PLACE)
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
    await passkeys.registered(person, PLACE, device.made(options, ORIGIN), 'my phone')
  })
  afterAll(() => store.close())
  const signIn = async (sign: (options: { challenge: string }) => AuthenticationResponseJSON) =>
    passkeys.signedIn(PLACE, sign(await passkeys.signingIn(PLACE)))
  const refused = { reason: 'passkey' }

  test('one that was made signs in', async () => {
    expect(await signIn((options) => device.signed(options, ORIGIN))).toBe(person.id)
    expect(await passkeys.list(person.id)).toMatchObject([{ name: 'my phone', used: now }])
  })

  test('a challenge is good once, and for five minutes', async () => {
    const options = await passkeys.signingIn(PLACE)
    expect(await passkeys.signedIn(PLACE, device.signed(options, ORIGIN))).toBe(person.id)
    await expect(passkeys.signedIn(PLACE, device.signed(options, ORIGIN))).rejects.toMatchObject(refused)
    const late = await passkeys.signingIn(PLACE)
    now += 5 * 60_000 + 1
    await expect(passkeys.signedIn(PLACE, device.signed(late, ORIGIN))).rejects.toMatchObject(refused)
    await expect(passkeys.signedIn(PLACE, device.signed({ challenge: 'bWluZQ' }, ORIGIN))).rejects.toMatchObject(
      refused,
    )
  })

  test('what was signed for another place is refused', async () => {
    await expect(signIn((options) => device.signed(options, 'https://games.example.evil'))).rejects.toMatchObject(
      refused,
    )
  })

  test('without a finger, with another key, with a counter that goes back: refused', async () => {
    device.verifies = false
    await expect(signIn((options) => device.signed(options, ORIGIN))).rejects.toMatchObject(refused)
    device.verifies = true
    const stranger = new Device()
    await expect(signIn((options) => stranger.signed(options, ORIGIN))).rejects.toMatchObject(refused)
    const forged = async () =>
      signIn((options) => ({ ...stranger.signed(options, ORIGIN), id: device.id.toString('base64url') }))
    await expect(forged()).rejects.toMatchObject(refused)
    device.counter = 0
    await expect(signIn((options) => device.signed(options, ORIGIN))).rejects.toMatchObject(refused)
    device.counter = 50
    expect(await signIn((options) => device.signed(options, ORIGIN))).toBe(person.id)
  })

  test('a challenge for making one is its asker’s alone', async () => {
    const other = await new Accounts(store, () => now).make('Lévis', undefined)
    const options = await passkeys.registering(other, PLACE)
    await expect(passkeys.registered(person, PLACE, new Device().made(options, ORIGIN), 'x')).rejects.toMatchObject(
      refused,
    )
  })

  test('somebody new comes with nothing but a key; the challenge of another is no way to make one', async () => {
    const accounts = new Accounts(store, () => now)
    const make = (one: Person) => accounts.make(one.name, undefined, 'player', one.id)
    const fresh = new Device()
    const options = await passkeys.registering({ id: 'newcomer', name: 'Dumas' }, PLACE, true)
    const joined = await passkeys.joined(PLACE, fresh.made(options, ORIGIN), 'a laptop', make)
    expect(joined).toEqual({ id: 'newcomer', name: 'Dumas' })
    expect(await signIn((asked) => fresh.signed(asked, ORIGIN))).toBe('newcomer')
    const used = new Device().made(options, ORIGIN)
    await expect(passkeys.joined(PLACE, used, 'x', make)).rejects.toMatchObject(refused)
    const known = new Device().made(await passkeys.registering(person, PLACE), ORIGIN)
    await expect(passkeys.joined(PLACE, known, 'x', make)).rejects.toMatchObject(refused)
  })

  test('one that is somebody’s becomes nobody else’s; and no account is made for it', async () => {
    const accounts = new Accounts(store, () => now)
    const other = await accounts.make('Bourlamaque', undefined)
    const again = device.made(await passkeys.registering(other, PLACE), ORIGIN)
    await expect(passkeys.registered(other, PLACE, again, 'x')).rejects.toMatchObject(refused)
    const make = (one: Person) => accounts.make(one.name, undefined, 'player', one.id)
    const options = await passkeys.registering({ id: 'second', name: 'Vergor' }, PLACE, true)
    await expect(passkeys.joined(PLACE, device.made(options, ORIGIN), 'x', make)).rejects.toMatchObject(refused)
    expect(await accounts.person('second')).toBeUndefined()
    expect(await signIn((asked) => device.signed(asked, ORIGIN))).toBe(person.id)
  })

  test('what is no answer at all is refused', async () => {
    for (const nonsense of [{}, { id: device.id.toString('base64url') }, { id: 5, response: 'x' }])
      await expect(passkeys.signedIn(PLACE, nonsense as never)).rejects.toMatchObject(refused)
  })

  test('one that was removed is not known any more', async () => {
    await passkeys.remove(person.id, device.id.toString('base64url'))
    await expect(signIn((options) => device.signed(options, ORIGIN))).rejects.toMatchObject(refused)
  })
})
