export type * from './aid.ts'
export type * from './annals.ts'
export * from './ask.ts'
export * from './chance.ts'
export * from './cursor.ts'
export * from './digest.ts'
export * from './example.ts'
export * from './game.ts'
export * from './given.ts'
export * from './guided.ts'
export * from './joint.ts'
export * from './message.ts'
export * from './moments.ts'
export * from './observe.ts'
export * from './odds.ts'
export * from './proof.ts'
export * from './random.ts'
export * from './reckoning.ts'
export { type RecordMeta, recordOf, replay, writeRecord } from './record.ts'
export {
  beginningOf,
  type GameRecord,
  type Part,
  RECORD_LIMITS,
  RecordError,
  readRecord,
  rulesOf,
} from './record-format.ts'
export * from './refused.ts'
export * from './remembered.ts'
export * from './run-example.ts'
export { type ChanceInput, type ChoiceInput, type Input, packed, type Revision, type Run, type Saved } from './saved.ts'
export * from './settings.ts'
export { problemText } from './settings-words.ts'
export * from './strategy.ts'
export * from './table.ts'
export * from './texts.ts'
export * from './travel.ts'
export * from './verifiable.ts'
export * from './view-fields.ts'
