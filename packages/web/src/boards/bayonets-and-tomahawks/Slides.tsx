/** Who goes from place to place is seen to slide. */
import { FACTIONS, SPACES, type View } from '@carillon/bayonets-and-tomahawks/page'
import { slidesOn } from '../theatre/Slides.tsx'
import { stackAt } from './find.ts'
import { SHEET as sheet } from './geometry.ts'
import { pointOf } from './traces.ts'

export const Slides = slidesOn({
  sheet,
  pointOf,
  stands: (view: View) =>
    new Map(
      [...SPACES, 'sail-british' as const, 'sail-french' as const].flatMap((place) =>
        FACTIONS.flatMap((side) => stackAt(view, side, place).map((unit) => [unit, { place, side }] as const)),
      ),
    ),
})
