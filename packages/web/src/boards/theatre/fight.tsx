/** Small things that the fights of both games are drawn with. */
import { type LogLine, type Message, type Option, sameOption } from '@carillon/kernel'
import { isWayOut, picked } from '@carillon/kernel/catalogue'
import type { ReactNode } from 'preact/compat'
import { useOpenRule } from '../../table/open-rule.ts'
import { capital } from '../../table/option-list.ts'
import type { Say } from '../board.ts'
import { keyOf } from './options.ts'

/** The number of a rule: it opens the rule. */
export function Rule({ rule }: { readonly rule: string }): ReactNode {
  const open = useOpenRule()
  return (
    <button type="button" className="fi-rule" onClick={() => open(rule)}>
      {rule}
    </button>
  )
}

interface LinesProps {
  readonly lines: readonly LogLine[]
  readonly say: Say
}
/** What the log says, with the rules. */
export function Lines({ lines, say }: LinesProps): ReactNode {
  if (lines.length === 0) return null
  return (
    <ul className="fi-lines">
      {lines.map(({ rule, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place.
        <li key={i}>
          {say(text)} <Rule rule={rule} />
        </li>
      ))}
    </ul>
  )
}

/** So many of them lie in a panel. */
export const PAST = 3
interface ReportsProps {
  /** In their order; the last one lies open. */
  readonly reports: readonly (readonly [title: string, body: ReactNode])[]
}
/** Fights that are over. */
export function Reports({ reports }: ReportsProps): ReactNode {
  return (
    <div className="fi-scene fi-reports">
      {reports.toReversed().map(([title, body], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fights are known by their order.
        <details key={i} open={i === 0}>
          <summary>
            <h2>{title}</h2>
          </summary>
          {body}
        </details>
      ))}
    </div>
  )
}

interface ReasonsProps<M extends Message> {
  readonly reasons: readonly M[]
  ruleOf(reason: M): string
  readonly say: Say
}
/** What changes a roll or a marker, each with its rule. */
export function Reasons<M extends Message>({ reasons, ruleOf, say }: ReasonsProps<M>): ReactNode {
  if (reasons.length === 0) return null
  return (
    <ul className="fi-reasons">
      {reasons.map((reason) => (
        <li key={keyOfMessage(reason)}>
          {say(reason)} <Rule rule={ruleOf(reason)} />
        </li>
      ))}
    </ul>
  )
}
const keyOfMessage = (message: Message): string => JSON.stringify(message)

interface PickProps {
  readonly option: Option | undefined
  readonly isMarked: boolean
  /** What it is, for those who do not see it. */
  readonly name: string
  readonly look: string
  readonly data: Readonly<Record<string, string | undefined>>
  choose(option: Option): void
  readonly children: ReactNode
}
/** A counter or a die: a button if it can be chosen. */
export function Pick({ option, isMarked, name, look, data, choose, children }: PickProps): ReactNode {
  const className = `${look}${option ? ' fi-can' : ''}${isMarked ? ' fi-marked' : ''}`
  if (!option)
    return (
      <span className={className} role="img" aria-label={name} {...data}>
        {children}
      </span>
    )
  return (
    <button type="button" className={className} onClick={() => choose(option)} {...data}>
      {children}
      <span className="unseen">{name}</span>
    </button>
  )
}

/** Eliminated. */
export const Cross = (): ReactNode => (
  <svg className="fi-over" viewBox="0 0 24 24" aria-hidden="true">
    <path className="fi-cross-under" d="M4 4L20 20M20 4L4 20" />
    <path className="fi-cross" d="M4 4L20 20M20 4L4 20" />
  </svg>
)
/** A hit. */
export const Burst = (): ReactNode => (
  <svg className="fi-over" viewBox="0 0 24 24" aria-hidden="true">
    <path
      className="fi-burst"
      d="M5 .5l1 2.6 2.6-1-1 2.6 2.4 1.1L7.6 7l1 2.6-2.6-1L5 11 4 8.6l-2.6 1 1-2.6L0 5.8l2.4-1.1-1-2.6 2.6 1z"
    />
  </svg>
)

interface FootProps {
  readonly asked?: Message | undefined
  readonly options: readonly Option[]
  readonly marked?: Option | undefined
  readonly say: Say
  label(option: Option): string
  choose(option: Option): void
}
/** The question, and what is not chosen on a counter or a die: called and ordered as in the list. */
export function Foot({ asked, options, marked, say, label, choose }: FootProps): ReactNode {
  if (!asked && options.length === 0) return null
  return (
    <footer className="fi-foot">
      {asked && <p>{say(asked)}</p>}
      {options.length > 0 && (
        <div className="th-offers">
          {options
            .toSorted((a, b) => Number(isWayOut(a)) - Number(isWayOut(b)))
            .map((option) => (
              <button
                key={keyOf(option)}
                type="button"
                className={`button button-small${isSame(option, marked) ? ' fi-marked' : ''}`}
                onClick={() => choose(option)}
              >
                {capital(picked(say, asked, option, label(option)))}
              </button>
            ))}
        </div>
      )}
    </footer>
  )
}

export const isSame = (option: Option | undefined, marked: Option | undefined): boolean =>
  option !== undefined && marked !== undefined && sameOption(option, marked)

/** −3, 0, +2. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'))
