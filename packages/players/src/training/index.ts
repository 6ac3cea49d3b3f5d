export * from './episode.ts'
export * from './learner.ts'
