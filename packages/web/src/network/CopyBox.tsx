/** Something long to be sent elsewhere: it is shown, and copied by a button. */
import '../styles/fields.css'
import '../styles/network.css'
import { type ReactNode, useRef, useState } from 'preact/compat'
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
  const box = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Without leave to write there, what is marked can be copied by hand.
      box.current?.select()
      return
    }
    setCopied(true)
    announceNow(t('network.copied'))
  }
  return (
    <label className="network-link">
      <span className="caps">{label}</span>
      <span className="network-link-row">
        <input ref={box} className="entry" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        <Button small onClick={() => void copy()}>
          {t(copied ? 'network.copied' : 'network.copy')}
        </Button>
        {children}
      </span>
    </label>
  )
}
