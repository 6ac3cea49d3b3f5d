/** What a board has to know of the game without its rules: facts, names of things, the shape of a view. */
export * from './data/map.ts'
export * from './data/units.ts'
export { tellers } from './said.ts'
export type { Group, Order, Site, StepId, Way } from './state.ts'
export type * from './view.ts'
export * from './web-words.ts'
