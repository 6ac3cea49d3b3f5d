/**
 * Luck that can be checked afterwards. Every outcome follows from a secret seed; its hash is published before the game,
 * the seed after it. How outcomes are derived is written down in docs/record-format.md and may never change.
 */
import { HMAC } from '@stablelib/hmac'
import { hash, SHA256 } from '@stablelib/sha256'
import { type ChanceSource, outcomeOf } from './chance.ts'

export const SEED_BYTES = 32
const BLOCK = 32

export function newSeed(): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(SEED_BYTES))
}

/** What is published at the start: the SHA-256 of the seed, in hex. */
export const commitmentOf = (seed: Uint8Array): string => toHex(hash(seed))

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}

/** 64 lower-case hex digits: a seed or a commitment. */
export const isHex256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** The bytes of a seed written in hex. */
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('not hex: an even number of digits 0-9 and a-f is asked')
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16)
  return bytes
}

export function verifiableChance(seed: Uint8Array, game: string): ChanceSource & { readonly commitment: string } {
  if (seed.length !== SEED_BYTES) throw new Error(`a seed has ${SEED_BYTES} bytes, this one ${seed.length}`)
  // The key is worked in once; each block is then a copy of that.
  const keyed = new HMAC(SHA256, seed)
  const begun = keyed.saveState()
  const text = new TextEncoder()
  const prefix = `carillon/1|${game}|`
  const bytes = new Uint8Array(BLOCK)
  let at = BLOCK
  let block = 0
  let number = 0

  const byte = (): number => {
    if (at === BLOCK) {
      keyed
        .restoreState(begun)
        .update(text.encode(`${prefix}${number}|${block}`))
        .finish(bytes)
      block += 1
      at = 0
    }
    const value = bytes[at] as number
    at += 1
    return value
  }
  /** Words of 1, 2 or 4 bytes, the first byte the highest; one too high to be fair is passed over. */
  const below = (n: number): number => {
    const size = n <= 0x100 ? 1 : n <= 0x1_0000 ? 2 : 4
    const range = 0x100 ** size
    const limit = range - (range % n)
    for (;;) {
      let word = byte()
      for (let i = 1; i < size; i++) word = word * 0x100 + byte()
      if (word < limit) return word % n
    }
  }
  return {
    commitment: commitmentOf(seed),
    draw(ask, now) {
      number = now
      block = 0
      at = BLOCK
      return outcomeOf(ask, below)
    },
  }
}
