/** What a panel needs to draw what can be chosen. */
import type { View } from '@carillon/bayonets-and-tomahawks/page'
import { useMemo } from 'react'
import type { PanelProps } from '../board.ts'
import { sortChoices } from './choices.ts'
import type { Asking } from './Units.tsx'

export type Props = PanelProps<View>
export function useAsking({ view, say, options, choose }: Props): Asking {
  const choices = useMemo(() => sortChoices(options, view), [options, view])
  return { view, say, choices, choose }
}
