/** A line to write in, with its name above and a word of help below. */
import { type ReactNode, useId } from 'preact/compat'

interface FieldProps {
  readonly label: string
  readonly help?: string
  readonly value: string
  write(value: string): void
  readonly type?: 'text' | 'password' | 'email'
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
}
export function Field({ label, help, value, write, ...rest }: FieldProps): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...(rest as { readonly type: 'text' })}
        id={id}
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className="small soft">
          {help}
        </p>
      )}
    </div>
  )
}
