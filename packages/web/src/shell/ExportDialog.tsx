/** A copy of a game that is not over holds its secrets and the dice to come: who takes one is told before. */
import type { ReactNode } from 'preact/compat'
import { useApp } from './app.tsx'
import { Dialog } from './dialog.tsx'
import { Button } from './ui.tsx'

interface ExportDialogProps {
  readonly open: boolean
  give(): void
  onClose(): void
}
export function ExportDialog({ open, give, onClose }: ExportDialogProps): ReactNode {
  const { t } = useApp()
  return (
    <Dialog
      open={open}
      title={t('export.title')}
      onClose={onClose}
      actions={
        <Button look="primary" icon="export" onClick={give}>
          {t('export.yes')}
        </Button>
      }
    >
      <p>{t('export.secrets')}</p>
    </Dialog>
  )
}
