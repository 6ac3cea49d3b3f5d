/** One of a few: radio buttons in a row of frames. The browser knows the keys. */
import { type ReactNode, useId } from 'preact/compat'

export interface OneChoice<T extends string> {
  readonly value: T
  readonly label: ReactNode
  /** A few words more about it. */
  readonly more?: string | undefined
  /** Why it cannot be chosen now. */
  readonly barred?: string | undefined
}
interface ChoicesProps<T extends string> {
  readonly legend: ReactNode
  readonly help?: ReactNode
  readonly value: T
  readonly choices: readonly OneChoice<T>[]
  onChange(value: T): void
  /** One below the other, not in a row. */
  readonly stacked?: boolean
}

export function Choices<T extends string>(props: ChoicesProps<T>): ReactNode {
  const { legend, help, value, choices, onChange, stacked } = props
  const id = useId()
  const barred = choices.flatMap((one) => (one.barred ? [one.barred] : []))
  return (
    <fieldset className="choices" aria-describedby={help || barred.length > 0 ? `${id}-help` : undefined}>
      <legend className="choices-legend">{legend}</legend>
      {(help || barred.length > 0) && (
        <div id={`${id}-help`} className="choices-help">
          {help && <p>{help}</p>}
          {barred.map((reason) => (
            <p key={reason} className="choices-reason">
              {reason}
            </p>
          ))}
        </div>
      )}
      <div className={stacked ? 'choices-row choices-stacked' : 'choices-row'}>
        {choices.map((one) => (
          <label key={one.value} className="choice">
            <input
              type="radio"
              name={id}
              value={one.value}
              checked={one.value === value}
              disabled={one.barred !== undefined}
              onChange={() => onChange(one.value)}
            />
            <span>
              {one.label}
              {one.more && <span className="choice-more"> {one.more}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
