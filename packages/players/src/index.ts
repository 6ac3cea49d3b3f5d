export * from './measure.ts'
export * from './outlook.ts'
export * from './play.ts'
export * from './player.ts'
