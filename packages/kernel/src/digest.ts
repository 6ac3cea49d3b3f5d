/** Whether something is still what it was, in 64 hex digits. */
import { hash } from '@stablelib/sha256'
import { toHex } from './verifiable.ts'

/** The SHA-256 of a text. */
export const digestOf = (text: string): string => toHex(hash(new TextEncoder().encode(text)))
