/** Questions that may be let pass in advance: all lies open that decides whether they are asked. */
import type { Choice, Option, Windows } from '@carillon/kernel'
import type { PromptKey } from './messages.ts'
import { BUTTON } from './rules/options.ts'

/** By what they ask; 7.3.6 an AP that was held is asked for like any other, but may be let go. */
const KIND: Readonly<Record<string, string>> = {
  'prompt.action': 'reaction',
  'prompt.battle_event': 'battle_event',
  'prompt.lacrosse': 'lacrosse',
  'prompt.slip': 'slip',
  'prompt.emergency': 'emergency',
} satisfies Partial<Record<PromptKey, string>>
const PASSES: readonly Option[] = [BUTTON.pass, BUTTON.stay, BUTTON.none]

function of({ prompt, options }: Choice): ReturnType<Windows['of']> {
  const kind = KIND[prompt.key]
  const pass = kind === undefined ? undefined : PASSES.find((option) => options.includes(option))
  return kind !== undefined && pass ? { kind, pass } : undefined
}

export const windows: Windows = { kinds: Object.values(KIND), until: ['phase', 'round', 'year'], of }
