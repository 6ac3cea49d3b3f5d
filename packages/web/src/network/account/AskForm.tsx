/** A form with a button: what was written is sent once, what went wrong stands below it, and what went well empties its lines. What was chosen stays. */
import '../../styles/people.css'
import { type ReactNode, useState } from 'preact/compat'
import type { IconName } from '../../shell/icons.tsx'
import { Button, type Look } from '../../shell/ui.tsx'
import { useDoing } from './doing.tsx'

/** By the names of the fields. */
export type Written = Readonly<Record<string, string>>

interface AskFormProps {
  /** Of the button. */
  readonly label: string
  readonly look?: Look
  readonly icon?: IconName
  readonly small?: boolean
  /** Fields and button beside each other, where there is room. */
  readonly line?: boolean
  /** Something else is under way, or is missing. */
  readonly disabled?: boolean
  send(written: Written): Promise<unknown>
  /** Said when it was sent. */
  readonly done?: ReactNode
  /** Beside the button. */
  readonly more?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}
export function AskForm(props: AskFormProps): ReactNode {
  const { label, line = false, disabled = false, send, done, more, children, ...dress } = props
  const [sent, setSent] = useState(false)
  const { busy, act, trouble } = useDoing()
  return (
    <>
      <form
        className={line ? 'people-line' : 'people-form'}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          setSent(false)
          act(async () => {
            await send(Object.fromEntries(new FormData(form)) as Written)
            for (const one of form.querySelectorAll<HTMLInputElement>('input.entry')) one.value = one.defaultValue
            setSent(true)
          })
        }}
      >
        {children}
        <div className="row">
          <Button type="submit" busy={busy || disabled} {...dress}>
            {label}
          </Button>
          {more}
        </div>
      </form>
      {sent && done !== undefined && <div role="status">{done}</div>}
      {trouble}
    </>
  )
}
