export * from './measure.ts'
export * from './play.ts'
export * from './player.ts'
export * from './seat.ts'
