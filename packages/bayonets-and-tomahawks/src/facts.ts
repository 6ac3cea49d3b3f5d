/** What a board has to know of the game without its rules. */
export * from './data/cards.ts'
export * from './data/map.ts'
export * from './data/places.ts'
export * from './data/units.ts'
export type * from './view.ts'
