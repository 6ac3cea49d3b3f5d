/** Between two people at one screen: nothing of either side is in the page, until the next one sits down. */
import type { Role } from '@carillon/kernel'
import { type ReactNode, useEffect, useRef } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { Button, useApp } from '../shell/context.tsx'

interface CurtainProps {
  readonly next: Role
  readonly say: Say
  sit(role: Role): void
}
export function Curtain({ next, say, sit }: CurtainProps): ReactNode {
  const { t } = useApp()
  const box = useRef<HTMLElement>(null)
  const side = say({ key: `role.${next}` })
  // Not the button gets the focus: a key that is still down must not raise the curtain.
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} className="curtain" tabIndex={-1} aria-label={t('table.curtain')}>
      <div className="curtain-card">
        <p className="caps">{t('table.curtain')}</p>
        <h2>{t('table.curtain.pass', { side })}</h2>
        <p className="soft">{t('table.curtain.text', { side })}</p>
        <Button look="primary" onClick={() => sit(next)}>
          {t('table.curtain.sit', { side })}
        </Button>
      </div>
    </section>
  )
}
