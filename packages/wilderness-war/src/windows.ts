/** Questions that a side may let pass in advance. They are asked by public facts, and what they are about is named whatever it holds. */
import type { Choice, Message, Option, Windows } from '@carillon/kernel'
import type { PromptKey } from './messages.ts'
import { BUTTON } from './rules/options.ts'

/** By what they ask; 5.56 of who holds no such card the same is asked. */
const KIND: Readonly<Record<string, string>> = {
  'prompt.foul_weather': 'foul_weather',
  'prompt.lake_schooner': 'lake_schooner',
  'prompt.intercept': 'intercept',
  'prompt.avoid': 'avoid',
  'prompt.battle_events': 'battle_events',
  'prompt.siege_coehorns': 'siege',
  'prompt.siege_besieged': 'siege',
  'prompt.assault_coehorns': 'assault',
  'prompt.massacre': 'massacre',
  'prompt.blockhouses': 'blockhouses',
  'prompt.raid_militia': 'raid_militia',
} satisfies Partial<Record<PromptKey, string>>
const PASSES: readonly Option[] = [BUTTON.pass, BUTTON.none]

function of({ prompt, options }: Choice): ReturnType<Windows['of']> {
  const { key } = (prompt.args?.question as Message | undefined) ?? prompt
  const kind = KIND[key]
  const pass = kind === undefined ? undefined : PASSES.find((option) => options.includes(option))
  return kind !== undefined && pass ? { kind, pass } : undefined
}

export const windows: Windows = { kinds: [...new Set(Object.values(KIND))], until: ['phase', 'season', 'year'], of }
