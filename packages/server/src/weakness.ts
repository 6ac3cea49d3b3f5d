/** Which passwords nobody may choose: too short, too long, or found in leaks. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

export const PASSWORD_LENGTH = { least: 8, most: 128 } as const

/** What is wrong with a new password; undefined if nothing is. */
export type Weakness = 'short' | 'long' | 'common'

/** The same letters typed on another machine are the same password. */
export const plain = (password: string): string => password.normalize('NFKC')

function wrongLength(password: string): Weakness | undefined {
  const { length } = [...plain(password)]
  if (length < PASSWORD_LENGTH.least) return 'short'
  return length > PASSWORD_LENGTH.most ? 'long' : undefined
}

/** What is kept of a leaked one: the beginning of its SHA-256, as a number. Capitals make no other password of it. */
const BYTES = 5
const read = (bytes: Buffer, place: number): number => bytes.readUIntBE(place * BYTES, BYTES)
const prefixOf = (password: string): number =>
  read(createHash('sha256').update(plain(password).toLowerCase()).digest(), 0)

/** Those that could be chosen otherwise, in order, one behind the other; made by scripts/leaked-passwords.ts. */
export const LEAKED = new URL('./leaked-passwords.bin', import.meta.url)
export function leakedFile(passwords: readonly string[]): Buffer {
  const prefixes = new Set(passwords.filter((password) => !wrongLength(password)).map(prefixOf))
  const bytes = Buffer.alloc(prefixes.size * BYTES)
  for (const [place, prefix] of [...prefixes].sort((one, other) => one - other).entries())
    bytes.writeUIntBE(prefix, place * BYTES, BYTES)
  return bytes
}

export function isAmong(file: Buffer, password: string): boolean {
  const wanted = prefixOf(password)
  let [from, to] = [0, file.length / BYTES]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const found = read(file, middle)
    if (found === wanted) return true
    if (found < wanted) from = middle + 1
    else to = middle
  }
  return false
}

let leaked: Promise<Buffer> | undefined
export async function weaknessOf(password: string): Promise<Weakness | undefined> {
  const wrong = wrongLength(password)
  if (wrong) return wrong
  // Read when somebody first chooses one.
  leaked ??= readFile(LEAKED)
  return isAmong(await leaked, password) ? 'common' : undefined
}
