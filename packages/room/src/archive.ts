/** Games that are kept, written to files, read from them, looked at again; loaded when the first one is wanted. */
export { problemText } from '@carillon/kernel'
export { imported, inquired } from './inquiry.ts'
export { openRoom } from './kept-games.ts'
export { clicksOf } from './reach.ts'
export { openRecord } from './records.ts'
