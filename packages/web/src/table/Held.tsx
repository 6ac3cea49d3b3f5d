/** What stands between a choice and the game: it is held until it is confirmed, or it did not go. */
import { type ReactNode, useLayoutEffect, useRef } from 'preact/compat'
import { Button, useApp } from '../shell/context.tsx'
import { Glyph } from './glyphs.tsx'
import { RuleButton } from './RuleButton.tsx'

interface PendingProps {
  readonly label: string
  readonly busy: boolean
  confirm(): void
  takeBack(): void
}
/** A choice that passes the turn on, held. */
export function Pending({ label, busy, confirm, takeBack }: PendingProps): ReactNode {
  const { t } = useApp()
  const box = useRef<HTMLElement>(null)
  // At once: whoever looks finds the focus where the question is.
  useLayoutEffect(() => {
    // Who types goes on typing; everybody else has Enter under the finger.
    if (!document.activeElement?.matches('input')) box.current?.querySelector('button')?.focus()
  }, [])
  return (
    <section ref={box} className="pending" aria-label={t('table.confirm.title')}>
      <p className="pending-title">{t('table.confirm.title')}</p>
      <p>{t('table.confirm.text', { choice: label })}</p>
      <p className="row">
        <Button look="primary" aria-disabled={busy} onClick={confirm}>
          <Glyph name="done" />
          {t('table.confirm.yes')}
        </Button>
        <Button aria-disabled={busy} onClick={takeBack}>
          <Glyph name="undo" />
          {t('table.confirm.no')}
        </Button>
      </p>
    </section>
  )
}

export interface Said {
  readonly text: string
  readonly rule?: string | undefined
  readonly detail?: string | undefined
}
/** Why something did not go. */
export function Refusal({ said, close }: { said: Said; close(): void }): ReactNode {
  const { t } = useApp()
  return (
    <div className="refusal">
      <p>
        {said.text} {said.rule && <RuleButton rule={said.rule} long />}
      </p>
      {said.detail && <p className="small soft">{said.detail}</p>}
      <button type="button" className="away" aria-label={t('ui.close')} onClick={close}>
        ×
      </button>
    </div>
  )
}
