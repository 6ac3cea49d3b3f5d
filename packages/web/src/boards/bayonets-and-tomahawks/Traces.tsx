/** What just happened, drawn: arrows go below the stacks, signs above. */
import type { View } from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import { Arrows as MapArrows, Signs as MapSigns, type News } from '../theatre/Traces.tsx'
import { SHEET as sheet } from './geometry.ts'
import { pointOf, tracesOf } from './traces.ts'

const BY = { sheet, pointOf, tracesOf }
export const Arrows = (props: News<View>): ReactNode => <MapArrows {...props} by={BY} />
export const Signs = (props: News<View>): ReactNode => <MapSigns {...props} by={BY} />
