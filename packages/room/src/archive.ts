/** Games that are kept, written to files, read from them, looked at again; loaded when the first one is wanted. */
export { problemText } from '@carillon/kernel'
export { damageOf, listed } from './entries.ts'
export { inquired } from './inquiry.ts'
export { openKept } from './opening.ts'
export { openRecord } from './records.ts'
