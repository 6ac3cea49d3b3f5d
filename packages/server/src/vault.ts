/** Secrets at rest, and things that prove something by being known. */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const [KEY, NONCE, TAG] = [32, 12, 16]

/** Seals texts under one key: AES-256-GCM. The name of the key stands before what it has sealed. */
export class Vault {
  readonly #key: Buffer
  readonly #name: string

  constructor(key: Uint8Array) {
    if (key.length !== KEY) throw new Error(`a key has ${KEY} bytes, this one ${key.length}`)
    this.#key = Buffer.from(key)
    this.#name = createHash('sha256').update(key).digest('hex').slice(0, 8)
  }
  seal(text: string): string {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce)
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${this.#name}.${sealed.toString('base64url')}`
  }
  open(sealed: string): string {
    const [name, body = ''] = sealed.split('.')
    if (name !== this.#name) throw new Error(`sealed with the key ${name}, this is ${this.#name}`)
    const bytes = Buffer.from(body, 'base64url')
    const cipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, NONCE))
    cipher.setAuthTag(bytes.subarray(-TAG))
    return cipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + cipher.final('utf8')
  }
  /** The same for the same text, and nobody without the key can try texts out: what something guessable is found by. */
  mark(text: string): string {
    return createHmac('sha256', this.#key).update('mark').update(text).digest('hex')
  }
}

/** The key of this installation: 64 hex digits in a file that only its user reads, made with the first start. */
export function vaultIn(file: string): Vault {
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(KEY).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  return new Vault(Buffer.from(readFileSync(file, 'utf8').trim(), 'hex'))
}

/** 256 bits that nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** What is stored of a token. It is long and random: a plain hash hides it, and looking it up tells nothing of it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** A name of a game: twelve letters out of 32, without those that look alike. */
export const newId = (): string => [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
