/** What just happened, drawn: arrows go below the stacks, signs above. */
import { tracesOn } from '../theatre/Traces.tsx'
import { SHEET as sheet } from './geometry.ts'
import { contested, pointOf, tracesOf } from './traces.ts'

export const { Arrows, Signs } = tracesOn({
  sheet,
  pointOf,
  tracesOf,
  contested,
})
