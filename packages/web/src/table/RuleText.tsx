/** A section of the rules as text; numbers of other sections are links. */
import { Fragment, type ReactNode } from 'preact/compat'
import type { RuleSection } from '../boards/board.ts'
import { blocksOf, type Run } from './rulebook.ts'

interface RuleTextProps {
  readonly section: RuleSection
  readonly book: readonly RuleSection[]
  /** How a link to another section looks. */
  to(id: string, text: string): ReactNode
}
export function RuleText({ section, book, to }: RuleTextProps): ReactNode {
  const known = (id: string) => id !== section.id && book.some((one) => one.id === id)
  return (
    <div className="rule-text">
      {blocksOf(section.text, known).map((block, i) =>
        block.kind === 'text' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order.
          <p key={i}>
            <Runs runs={block.runs} to={to} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order.
          <ul key={i} className={hasNumbers(block.items) ? 'rule-steps' : undefined}>
            {block.items.map((item, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order.
              <li key={n}>
                <Runs runs={item} to={to} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

/** Steps that begin with their numbers. */
const hasNumbers = (items: readonly (readonly Run[])[]): boolean => /^\d+\. /.test(items[0]?.[0]?.text ?? '')

function Runs({ runs, to }: { runs: readonly Run[]; to: RuleTextProps['to'] }): ReactNode {
  return runs.map(({ text, bold, rule }, i) => {
    const inner = rule ? to(rule, text) : text
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order.
    return bold ? <strong key={i}>{inner}</strong> : <Fragment key={i}>{inner}</Fragment>
  })
}
