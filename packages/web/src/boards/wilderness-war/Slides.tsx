/** Who goes from place to place is seen to slide. */
import { SIDES, SPACE_IDS, type View } from '@carillon/wilderness-war/page'
import { slidesOn } from '../theatre/Slides.tsx'
import { stackAt } from './find.ts'
import { SHEET as sheet } from './geometry.ts'
import { pointOf } from './traces.ts'

export const Slides = slidesOn({
  sheet,
  pointOf,
  stands: (view: View) =>
    new Map(
      SPACE_IDS.flatMap((place) =>
        SIDES.flatMap((side) => stackAt(view, side, place).map((piece) => [piece, { place, side }] as const)),
      ),
    ),
})
