/** What a board has to know of the game without its rules: facts, names of things, the shape of a view. */

export * from './captions.ts'
export * from './counted.ts'
export * from './data/cards.ts'
export * from './data/map.ts'
export * from './data/pieces.ts'
export * from './data/places.ts'
export * from './data/points.ts'
export { SCENARIO } from './data/scenarios.ts'
export * from './data/tables.ts'
export { cardLabel, optionLabel } from './labels.ts'
export { argsOf, oneOf, say as gameText, type TextOf, tellers } from './messages.ts'
export * from './names.ts'
export type { OverlayKind } from './overlays.ts'
export { isInside } from './sieges.ts'
export type { Activation, Battle, March, Place, Raid, Siege, StepId } from './state.ts'
export {
  ASIDE,
  AVAILABLE,
  FORT,
  FORTRESS,
  NORTHERN_MILITIA,
  OUT,
  POOL,
  SOUTHERN_MILITIA,
  ST_LAWRENCE_MILITIA,
  STOCKADE,
} from './state.ts'
export type * from './view.ts'
