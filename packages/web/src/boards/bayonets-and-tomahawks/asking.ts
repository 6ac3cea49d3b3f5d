/** What is given to whoever draws something that can be chosen. */
import type { View } from '@carillon/bayonets-and-tomahawks/page'
import type { PanelProps } from '../board.ts'
import { type Asking as AskingOf, useSorted } from '../theatre/asking.ts'
import { type Choices, sortChoices } from './choices.ts'

export type Asking = AskingOf<View, Choices>
export type Props = PanelProps<View>
export const useAsking = (props: Props): Asking => useSorted(props, sortChoices)
