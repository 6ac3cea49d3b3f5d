/** A reason with its rule, and what it is given for: a question in a position. */
import type { Message, WhyNot } from '@carillon/kernel'
import type { Side } from '../data/units.ts'
import type { State } from '../state.ts'

export interface Asked {
  readonly g: State
  readonly side: Side
  readonly rule: string
}

export const because = (text: Message, rule: string): WhyNot => ({ text, rule })
