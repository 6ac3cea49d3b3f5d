/** The game is open in another window; it can be had here. */
import type { ReactNode } from 'preact/compat'
import { Button, Notice, useApp } from '../shell/context.tsx'

interface ElsewhereProps {
  /** It was played here until the other window took it. */
  readonly taken?: boolean
  playHere(): void
}
export default function Elsewhere({ taken = false, playHere }: ElsewhereProps): ReactNode {
  const { t } = useApp()
  return (
    <Notice>
      <p role="status">{t(taken ? 'table.elsewhere.taken' : 'table.elsewhere')}</p>
      <p className="soft">{t('table.elsewhere.kept')}</p>
      <Button look="primary" onClick={playHere}>
        {t('table.elsewhere.here')}
      </Button>
    </Notice>
  )
}
