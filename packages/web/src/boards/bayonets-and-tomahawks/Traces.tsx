/** What just happened, drawn: arrows go below the stacks, signs above. */
import { tracesOn } from '../theatre/Traces.tsx'
import { contested } from './find.ts'
import { SHEET as sheet } from './geometry.ts'
import { pointOf, tracesOf } from './traces.ts'

export const { Arrows, Signs } = tracesOn({
  sheet,
  pointOf,
  tracesOf,
  contested,
})
