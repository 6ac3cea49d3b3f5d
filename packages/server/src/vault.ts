/** Secrets at rest, and things that prove something by being known. */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [KEY, NONCE, TAG] = [32, 12, 16]
const SEALED = /[0-9a-f]{8}\.[\w-]{38,}/g

const nameOf = (key: Uint8Array): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** Seals texts: AES-256-GCM. The name of the key stands before what it has sealed. The first key seals, the others still open. */
export class Vault {
  #keys = new Map<string, Buffer>()
  #first = ''
  readonly #fresh: () => readonly Uint8Array[] | undefined

  /** `fresh` gives the keys if they have changed since they were asked for last. */
  constructor(
    keys: Uint8Array | readonly Uint8Array[],
    fresh: () => readonly Uint8Array[] | undefined = () => undefined,
  ) {
    this.#use(keys instanceof Uint8Array ? [keys] : keys)
    this.#fresh = fresh
  }
  #use(keys: readonly Uint8Array[]): void {
    const wrong = keys.find(({ length }) => length !== KEY)
    if (keys.length === 0 || wrong) throw new Error(`a key has ${KEY} bytes, this one ${wrong?.length ?? 0}`)
    // Those that were known are not forgotten: something may just have been read that they open.
    for (const key of keys) this.#keys.set(nameOf(key), Buffer.from(key))
    this.#first = nameOf(keys[0] as Uint8Array)
  }
  #renew(): void {
    const keys = this.#fresh()
    if (keys) this.#use(keys)
  }
  /** Of the key that seals. */
  get name(): string {
    this.#renew()
    return this.#first
  }
  has(name: string): boolean {
    if (!this.#keys.has(name)) this.#renew()
    return this.#keys.has(name)
  }
  seal(text: string): string {
    this.#renew()
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', this.#keys.get(this.#first) as Buffer, nonce)
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${this.#first}.${sealed.toString('base64url')}`
  }
  open(sealed: string): string {
    const [name = '', body = ''] = sealed.split('.')
    if (!this.#keys.has(name)) this.#renew()
    const key = this.#keys.get(name)
    if (!key) throw new Error(`sealed with the key ${name.slice(0, 8)}, this is ${this.#first}`)
    const bytes = Buffer.from(body, 'base64url')
    if (bytes.length < NONCE + TAG) throw new Error('too short to be sealed')
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
    cipher.setAuthTag(bytes.subarray(-TAG))
    return cipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + cipher.final('utf8')
  }
  /** The same for the same text, and nobody without the key can try texts out: what something guessable is found by. */
  keyedHash(text: string): string {
    this.#renew()
    return this.#hashed(text, this.#keys.get(this.#first) as Buffer)
  }
  /** By whichever key it was made. */
  keyedHashes(text: string): readonly string[] {
    this.#renew()
    return [...this.#keys.values()].map((key) => this.#hashed(text, key))
  }
  #hashed(text: string, key: Buffer): string {
    return createHmac('sha256', key).update('mark').update(text).digest('hex')
  }
  /** What older keys have sealed begins so. */
  get older(): readonly string[] {
    this.#renew()
    return [...this.#keys.keys()].filter((name) => name !== this.#first).map((name) => `${name}.`)
  }
  /** The same text, with all that older keys have sealed in it sealed by the first one. */
  resealed(text: string): string {
    const { older } = this
    return text.replace(SEALED, (sealed) =>
      older.some((prefix) => sealed.startsWith(prefix)) ? this.seal(this.open(sealed)) : sealed,
    )
  }
}

/** Keys as people write them: 64 hex digits each, the one that seals first. */
export const keysIn = (text: string): Buffer[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map((word) => Buffer.from(word, 'hex'))

export const newKey = (): string => randomBytes(KEY).toString('hex')

/** The keys of this installation, in a file that only its user reads, made with the first start. It may change while it is used. */
export function vaultIn(file: string): Vault {
  if (!existsSync(file)) writeFileSync(file, `${newKey()}\n`, { mode: 0o600, flag: 'wx' })
  let read = ''
  const fresh = () => {
    const text = readFileSync(file, 'utf8')
    if (text === read) return undefined
    read = text
    return keysIn(text)
  }
  return new Vault(fresh() as Buffer[], fresh)
}
/** By what the settings say; without a word, by the file in the folder of the data. */
export const vaultOf = ({ data, key }: { readonly data: string; readonly key?: string | undefined }): Vault =>
  key === undefined ? vaultIn(join(data, 'key')) : new Vault(keysIn(key))

/** 256 bits that nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** What is stored of a token. It is long and random: a plain hash hides it, and looking it up tells nothing of it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** A name of a game: twelve letters out of 32, without those that look alike. */
export const newId = (): string => [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
