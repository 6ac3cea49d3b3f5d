/** Something long to be sent elsewhere: it is shown, and copied by a button. */
import '../styles/fields.css'
import '../styles/network.css'
import { type ReactNode, useId, useRef, useState } from 'preact/compat'
import { Button, useApp } from '../shell/context.tsx'

interface CopyBoxProps {
  readonly label: string
  readonly text: string
  /** Other buttons. */
  readonly children?: ReactNode
}
export function CopyBox({ label, text, children }: CopyBoxProps): ReactNode {
  const { t, announceNow } = useApp()
  const [copied, setCopied] = useState(false)
  const [marked, setMarked] = useState(false)
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Without leave to write there, what is marked can be copied by hand.
      box.current?.select()
      setMarked(true)
      announceNow(t('network.marked'))
      return
    }
    setCopied(true)
    announceNow(t('network.copied'))
  }
  return (
    <div className="network-link">
      <label className="caps" htmlFor={id}>
        {label}
      </label>
      <span className="network-link-row">
        <input
          ref={box}
          id={id}
          className="entry"
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button small onClick={() => void copy()}>
          {t(copied ? 'network.copied' : 'network.copy')}
        </Button>
        {children}
      </span>
      {marked && <span className="small soft">{t('network.marked')}</span>}
    </div>
  )
}
