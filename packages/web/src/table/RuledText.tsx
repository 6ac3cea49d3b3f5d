/** Words of our own in which rules stand in brackets, “(7.7.1, 7.7.4)”: their numbers open the rule. A line break begins a paragraph. */
import type { ReactNode } from 'preact/compat'
import { RuleButton } from './RuleButton.tsx'

const NAMED = /\((\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*)\)/
/** Words and numbers of rules in turn. */
export const partsOfText = (text: string): readonly string[] => text.split(NAMED)
/** The words alone, to be said aloud. */
export const spokenText = (text: string): string =>
  text.replace(new RegExp(` ?${NAMED.source}`, 'g'), '').replaceAll('\n', ' ')

export function RuledText({ text }: { readonly text: string }): ReactNode {
  return text
    .split('\n')
    .map((paragraph) => (
      <p key={paragraph}>
        {partsOfText(paragraph).map((part, i) =>
          i % 2 === 0 ? part : part.split(', ').map((rule) => <RuleButton key={rule} rule={rule} />),
        )}
      </p>
    ))
}
