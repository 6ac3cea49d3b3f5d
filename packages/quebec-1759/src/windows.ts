/** Questions that may be let pass in advance. R-28 They are asked by public facts, also of who has nothing to decide. */
import type { Choice, Option, Windows } from '@carillon/kernel'
import { type PromptKey, questionOf } from './messages.ts'
import { BUTTON } from './rules/options.ts'

interface Window {
  readonly kind: string
  readonly pass: Option
}
const KIND: Readonly<Record<string, Window>> = {
  'prompt.indians.stay': { kind: 'indians_before', pass: BUTTON.stay },
  'prompt.indians.after': { kind: 'indians_after', pass: BUTTON.stay },
  'prompt.reserve': { kind: 'reserve', pass: BUTTON.hold },
} satisfies Partial<Record<PromptKey, Window>>

const of = ({ prompt }: Choice): ReturnType<Windows['of']> => KIND[questionOf(prompt).key]

export const windows: Windows = { kinds: Object.values(KIND).map(({ kind }) => kind), until: ['battle', 'turn'], of }
