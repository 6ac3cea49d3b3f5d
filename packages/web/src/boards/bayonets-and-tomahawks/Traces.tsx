/** What just happened, drawn: arrows go below the stacks, signs above. */
import { FACTIONS, SPACES } from '@carillon/bayonets-and-tomahawks/page'
import { tracesOn } from '../theatre/Traces.tsx'
import { stackAt } from './find.ts'
import { SHEET as sheet } from './geometry.ts'
import { pointOf, tracesOf } from './traces.ts'

export const { Arrows, Signs } = tracesOn({
  sheet,
  pointOf,
  tracesOf,
  contested: (view) => SPACES.filter((space) => FACTIONS.every((f) => stackAt(view, f, space).length > 0)),
})
