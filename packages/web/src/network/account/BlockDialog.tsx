/** Blocking somebody: what it does is told before it is done. */
import '../../styles/people.css'
import type { ReactNode } from 'preact/compat'
import { Button, useApp } from '../../shell/context.tsx'
import { Dialog } from '../../shell/dialog.tsx'

interface BlockDialogProps {
  /** Whom; nobody while it is closed. */
  readonly name: string | undefined
  readonly busy: boolean
  block(name: string): void
  onClose(): void
}
export function BlockDialog({ name, busy, block, onClose }: BlockDialogProps): ReactNode {
  const { t } = useApp()
  return (
    <Dialog
      open={name !== undefined}
      title={t('block.title', { name: name ?? '' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('block.no')}</Button>
          <Button look="danger" busy={busy} onClick={() => name !== undefined && block(name)}>
            {t('block.yes')}
          </Button>
        </>
      }
    >
      <p>{t('block.text')}</p>
      <ul className="people-points">
        {(['lobby', 'invitations', 'talk', 'games'] as const).map((what) => (
          <li key={what}>{t(`block.text.${what}`)}</li>
        ))}
      </ul>
      <p className="soft">{t('block.text.undo')}</p>
    </Dialog>
  )
}
