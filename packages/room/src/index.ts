/** Tables and those who sit at them. */
export * from './house.ts'
export * from './line.ts'
export * from './luck.ts'
export * from './rights.ts'
export * from './room.ts'
export * from './sitting.ts'
export * from './store.ts'
export * from './thinking.ts'
