/** The text of a rule, in our own words. */
import type { Message, RuleText } from '@carillon/kernel'
import { paint, width, wrap } from '../terminal.ts'
import type { Played } from './played.ts'
import type { Screen } from './screen.ts'

/** `7.61` or `P.team`; the 44th is a unit. */
export const isRule = (typed: string): boolean => /^(?:\d+(?:\.\w+)*|[a-z]\.\w+)$/i.test(typed)
/** `why` is the rule in question, `why 7.4` another one. */
export async function ruleLines(
  { context, say }: Screen,
  { game }: Played,
  rule: string,
  prompt: Message | undefined,
): Promise<string[]> {
  const { words, locale } = context
  const asked = prompt ? [words('play.why', { rule, prompt: say(prompt) })] : []
  const section = nearest((await game.rulebook?.(locale)) ?? [], rule)
  if (!section) return prompt ? asked : [words('play.no-rule', { rule })]
  return [...asked, paint.bold(`${section.id} ${section.title}`), ...textLines(section.text)]
}
/** The section itself, or the one above it. */
function nearest(book: readonly RuleText[], rule: string): RuleText | undefined {
  for (let at = rule; at !== ''; at = at.replace(/\.?[^.]+$/, '')) {
    const found = book.find(({ id }) => id === at)
    if (found) return found
  }
  return undefined
}
const textLines = (text: string): string[] =>
  text
    .replaceAll('**', '')
    .split('\n')
    .flatMap((line) => (line === '' ? [''] : wrap(line, width())))
