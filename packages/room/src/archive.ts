/** Games that are kept, written to files, read from them, looked at again; loaded when the first one is wanted. */
export { problemText, readRecord } from '@carillon/kernel'
export { damageOf, listed } from './entries.ts'
export { openKept } from './opening.ts'
export { placeOf } from './place.ts'
export { openRecord } from './records.ts'
export { unknownBots } from './seat-texts.ts'
export { Studies } from './studies.ts'
