/** What it takes to come to the places within reach. */
import type { View } from '@carillon/bayonets-and-tomahawks/page'
import { type ReactNode, useMemo } from 'preact/compat'
import { ReachNumbers } from '../theatre/ReachMarks.tsx'
import { contested } from './find.ts'
import { SHEET } from './geometry.ts'

export const Numbers = ({ view }: { readonly view: View }): ReactNode => (
  <ReachNumbers sheet={SHEET} contested={useMemo(() => contested(view), [view])} />
)
