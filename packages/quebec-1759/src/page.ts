/** What a board has to know of the game without its rules: facts, names of things, the shape of a view. */

export * from './captions.ts'
export * from './data/map.ts'
export * from './data/units.ts'
export { optionLabel } from './labels.ts'
export { tellers } from './messages.ts'
export type { Group, Order, Site, StepId, Way } from './state.ts'
export type * from './view.ts'
