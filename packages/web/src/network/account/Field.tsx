/** A line to write in, with its name above and a word of help below. What is written goes with its form, by its name. */
import '../../styles/fields.css'
import { type ReactNode, useId } from 'preact/compat'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly defaultValue?: string
  readonly type?: 'text' | 'password' | 'email'
  readonly inputMode?: 'numeric' | 'url'
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly pattern?: string
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
}
export function Field({ label, help, ...rest }: FieldProps): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...(rest as { readonly type: 'text' })}
        className="entry"
        id={id}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className="small soft">
          {help}
        </p>
      )}
    </div>
  )
}
