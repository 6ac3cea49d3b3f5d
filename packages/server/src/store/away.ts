/** A database that cannot be reached just now, or can keep nothing more: whoever asks is told so in one way, whichever it is. */
import { Impossible, wordsOf } from '@carillon/room'

/** Whether what was asked stands is not known: the same again, with the same key, finds out. What is wrong is for our log alone. */
export class Away extends Impossible {
  constructor(cause: unknown) {
    super('unsaved', wordsOf(cause))
    this.cause = cause
  }
}

/** Of PostgreSQL: no line, rolled back for another's sake, no room, it is being stopped or started, its disk fails. */
const STATES = /^(?:08|40|53|57|58)/
/** What its client says without a code. */
const WORDS = /^Connection terminated|not queryable|^timeout exceeded when trying to connect/
/** Of SQLite: busy, locked, only to be read, a disk that fails or is full, no file. */
const RESULTS: readonly unknown[] = [5, 6, 8, 10, 13, 14]

function isAway(error: unknown): boolean {
  const { code, errcode, syscall, message } = Object(error) as Readonly<Record<string, unknown>>
  if (code === 'ERR_SQLITE_ERROR') return RESULTS.includes(Number(errcode) & 0xff)
  return syscall !== undefined || STATES.test(String(code)) || WORDS.test(String(message))
}
const told = (error: unknown): unknown => (isAway(error) ? new Away(error) : error)

/** What is asked of a database at once. */
export function reached<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw told(error)
  }
}
/** And what it answers later. */
export const reaching = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw told(error)
  })
