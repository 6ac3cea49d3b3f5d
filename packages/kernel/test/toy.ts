/**
 * A toy game that uses everything the kernel has: hidden units, orders written in secret, dice, lots, a unit shown, an end at
 * once. It is the start of every new game (`npm run new-game`), so that what is copied is what all these tests run.
 */
export { EXAMPLES as examples } from './three-camps/examples/index.ts'
export {
  ownerOf,
  PLACES,
  ROLES,
  type Role as ToyRole,
  UNITS,
  type Unit,
} from './three-camps/src/data/pieces.ts'
export { threeCamps as toy } from './three-camps/src/index.ts'
export type { State as ToyState } from './three-camps/src/state.ts'
export type { View as ToyView } from './three-camps/src/view.ts'
