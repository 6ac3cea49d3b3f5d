import { type ReactNode, useEffect, useId, useRef } from 'preact/compat'
import { useApp } from './app.tsx'
import { Icon } from './icons.tsx'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** Escape, the cross, a click beside it. */
  onClose(): void
  readonly children: ReactNode
  /** Buttons at its foot. */
  readonly actions?: ReactNode
  readonly wide?: boolean
}
/** The browser's own dialog: it keeps the focus, and gives it back. */
export function Dialog({ open, title, onClose, children, actions, wide }: DialogProps): ReactNode {
  const { t } = useApp()
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    else if (!open && dialog.open) dialog.close()
  }, [open])
  const beside = (event: MouseEvent) => {
    if (event.target === box.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside it does.
    <dialog
      ref={box}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      onClick={beside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className="dialog-body">
          <header className="dialog-head">
            <h2 id={heading}>{title}</h2>
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label={t('ui.close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </header>
          <div className="dialog-text">{children}</div>
          {actions && <footer className="dialog-foot">{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
