/** Words of our own in which rules stand in brackets, “(7.7.1, 7.7.4)”: their numbers open the rule. A line break begins a paragraph. */
import { Fragment, type ReactNode } from 'preact/compat'
import { RuleButton } from './RuleButton.tsx'

const NAMED = /\((\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*)\)/
/** Words and numbers of rules in turn. */
export const partsOfText = (text: string): readonly string[] => text.split(NAMED)
/** The words alone, to be said aloud. */
export const spokenText = (text: string): string =>
  text.replace(new RegExp(` ?${NAMED.source}`, 'g'), '').replaceAll('\n', ' ')

/** What closes a sentence or a bracket: it does not begin a line. */
const CLOSING = /^[.,;:!?…)»”]+|^[ \u00a0\u202f][;:!?»]/

export function RuledText({ text }: { readonly text: string }): ReactNode {
  return text.split('\n').map((paragraph) => {
    const parts = partsOfText(paragraph)
    const closing = (i: number): string => CLOSING.exec(parts[i] ?? '')?.[0] ?? ''
    return (
      <p key={paragraph}>
        {parts.map((part, i) => {
          if (i % 2 === 0) return i === 0 ? part : part.slice(closing(i).length)
          const [last, ...others] = part.split(', ').reverse() as [string, ...string[]]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text do not change.
            <Fragment key={i}>
              {others.reverse().map((rule) => (
                <RuleButton key={rule} rule={rule} />
              ))}
              <span className="ruled">
                <RuleButton rule={last} />
                {closing(i + 1)}
              </span>
            </Fragment>
          )
        })}
      </p>
    )
  })
}
