/** What just happened, drawn: arrows go below the stacks, signs above. */
import type { View } from '@carillon/bayonets-and-tomahawks/page'
import type { LogLine } from '@carillon/kernel'
import { type ReactNode, useMemo } from 'react'
import { SHEET } from '../theatre/bayonets-and-tomahawks.ts'
import { Arrows as MapArrows, Signs as MapSigns } from '../theatre/Traces.tsx'
import { pointOf, tracesOf } from './traces.ts'

interface TracesProps {
  readonly view: View
  readonly news: readonly LogLine[] | undefined
}
const NONE: readonly LogLine[] = []
const useTraces = ({ view, news = NONE }: TracesProps) => useMemo(() => tracesOf(news, view), [news, view])

export const Arrows = (props: TracesProps): ReactNode => (
  <MapArrows traces={useTraces(props)} sheet={SHEET} pointOf={pointOf} />
)
export const Signs = (props: TracesProps): ReactNode => (
  <MapSigns traces={useTraces(props)} sheet={SHEET} pointOf={pointOf} />
)
