/** The few controls of which every screen is made. They are the browser's own, dressed. */
import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef } from 'preact/compat'
import { useApp } from './app.tsx'
import { Icon, type IconName } from './icons.tsx'

/** `primary`: what one most likely wants, once a screen. `quiet`: without a frame. `danger`: takes something away. */
export type Look = 'primary' | 'plain' | 'quiet' | 'danger'
interface Dress {
  readonly look?: Look
  readonly icon?: IconName
  readonly small?: boolean
  readonly className?: string
}
const dressed = ({ look = 'plain', small }: Dress, more = ''): string =>
  `button button-${look}${small ? ' button-small' : ''}${more ? ` ${more}` : ''}`

interface ButtonProps extends Dress, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Something is under way. It says so and does nothing, but stays what the keyboard is at: one that is disabled loses it. */
  readonly busy?: boolean
}
const BUSY = { 'aria-disabled': true, onClick: (event: Event) => event.preventDefault() }
export function Button({ look, icon, small, className, busy, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && BUSY)}
      className={dressed({ ...(look && { look }), ...(small && { small }) }, className)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link that looks like a button: for what has an address. */
type LinkProps = Dress & { readonly href: string; readonly children: ReactNode; onClick?(): void }
export function ButtonLink({ look, icon, small, className, children, ...rest }: LinkProps): ReactNode {
  return (
    <a {...rest} className={dressed({ ...(look && { look }), ...(small && { small }) }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

/** Something that went well, or did not, within the page. */
export function Notice({ kind = 'note', children }: { kind?: 'note' | 'problem'; children: ReactNode }): ReactNode {
  return (
    <div className={`notice notice-${kind}`}>
      <Icon name={kind === 'problem' ? 'warning' : 'note'} />
      <div>{children}</div>
    </div>
  )
}

interface ToastProps {
  readonly kind?: 'note' | 'problem'
  /** Until it is closed, as problems do. */
  readonly stays?: boolean
  onClose(): void
  readonly children: ReactNode
}
/** A word at the foot of the screen. Notes go by themselves, problems stay until they are closed. */
export function Toast({ kind = 'note', stays = kind === 'problem', onClose, children }: ToastProps): ReactNode {
  const { t } = useApp()
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => close.current(), 6000)
    return () => clearTimeout(timer)
  }, [stays])
  return (
    <div className={`toast toast-${kind}`} role={kind === 'problem' ? 'alert' : 'status'}>
      <Icon name={kind === 'problem' ? 'warning' : 'note'} />
      <div>{children}</div>
      <button type="button" className="button button-quiet button-icon" aria-label={t('ui.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
