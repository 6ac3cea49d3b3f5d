/**
 * Luck that the house and every seat make together. Each promises a secret before anybody shows his; the key of the dice is
 * made of all of them, so that nobody has chosen it. How, is written down in docs/record-format.md and may never change.
 */
import { hmac } from '@stablelib/hmac'
import { hash, SHA256 } from '@stablelib/sha256'
import type { Role } from './ask.ts'
import { fromHex, toHex } from './verifiable.ts'

/** What a seat promises, and its share once it is shown. All in hex. */
export interface Share {
  readonly role: Role
  readonly commitment: string
  readonly share?: string
}
/** The shares of a table, in the order in which the list was fixed. */
export interface Entropy {
  /** The name of the table: a promise made at one is no good at another. */
  readonly table: string
  readonly seats: readonly Share[]
}

const text = new TextEncoder()

/** A secret behind words that say what it is for. */
function promised(words: string, secret: Uint8Array): string {
  const head = text.encode(words)
  const bytes = new Uint8Array(head.length + secret.length)
  bytes.set(head)
  bytes.set(secret, head.length)
  return toHex(hash(bytes))
}

/**
 * Shares may be begun anew before the last one is shown. A table whose shares were begun anew so often has another name for the
 * dice: what was promised in one round is no good in another, and the name tells the round.
 */
export const roundName = (table: string, anew: number): string => (anew === 0 ? table : `${table}/${anew + 1}`)

/** The seed of the house in that round: fixed with the first one, and nobody without that can tell it. */
export const roundSeed = (table: string, seed: Uint8Array, anew: number): Uint8Array =>
  anew === 0 ? seed : hmac(SHA256, seed, text.encode(`carillon/2|anew|${roundName(table, anew)}`))

/** What the house promises first: it fixes its seed before any seat has chosen. */
export const houseCommitment = (table: string, seed: Uint8Array): string => promised(`carillon/2|house|${table}|`, seed)

/** What a seat promises when it knows what the house has promised. */
export const seatCommitment = (table: string, role: Role, house: string, share: Uint8Array): string =>
  promised(`carillon/2|seat|${table}|${role}|${house}|`, share)

/** The list that everybody keeps, and can compare, before anything is shown. */
export const listOf = (house: string, { table, seats }: Entropy): string =>
  [`carillon/2|${table}|${house}`, ...seats.map(({ role, commitment }) => `${role}:${commitment}`)].join('|')

/** The first that has shown something else than it promised. */
export const liarIn = (house: string, { table, seats }: Entropy): Role | undefined =>
  seats.find(
    ({ role, commitment, share }) =>
      share !== undefined && seatCommitment(table, role, house, fromHex(share)) !== commitment,
  )?.role

/** The first that has not shown its share yet. */
export const missingIn = ({ seats }: Entropy): Role | undefined => seats.find(({ share }) => share === undefined)?.role

/** The key of all dice, when every share is shown: it takes the place of the seed in `verifiableChance`. */
export function jointKey(seed: Uint8Array, house: string, entropy: Entropy): Uint8Array {
  const missing = missingIn(entropy)
  if (missing !== undefined) throw new Error(`${missing} has not shown its share yet`)
  const shares = entropy.seats.map(({ share }) => share as string)
  return hmac(SHA256, seed, text.encode([listOf(house, entropy), ...shares].join('|')))
}
