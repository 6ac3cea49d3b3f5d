/** What whoever draws something that can be chosen is given. */
import type { Option } from '@carillon/kernel'
import { useMemo } from 'preact/compat'
import type { PanelProps, Say } from '../board.ts'

/** The position, and what may be chosen in it, sorted by what it is drawn on. */
export interface Asking<V, C> {
  readonly view: V
  readonly say: Say
  readonly choices: C
  choose(option: Option): void
}
export function useSorted<V, C>(
  { view, say, options, choose }: PanelProps<V>,
  sort: (options: readonly Option[], view: V) => C,
): Asking<V, C> {
  const choices = useMemo(() => sort(options, view), [sort, options, view])
  return { view, say, choices, choose }
}
