/** What just happened, drawn: arrows go below the stacks, signs above. */
import { SPACE_IDS } from '@carillon/wilderness-war/page'
import { tracesOn } from '../theatre/Traces.tsx'
import { sidesAt } from './find.ts'
import { SHEET as sheet } from './geometry.ts'
import { pointOf, tracesOf } from './traces.ts'

export const { Arrows, Signs } = tracesOn({
  sheet,
  pointOf,
  tracesOf,
  contested: (view) => SPACE_IDS.filter((space) => sidesAt(view, space).length > 1),
})
