import type { ReactNode } from 'preact/compat'
import { HostRefused } from '../client.ts'
import { Button, ButtonLink, link, Notice, Screen, useApp } from '../shell/context.tsx'
import { giveFile } from '../shell/files.ts'
import { troubleOf } from '../shell/trouble.ts'

/** The game cannot be shown. If it is there but broken, its file can be had. */
export function Failed({ id, error }: { id?: string; error: Error }): ReactNode {
  const { t, client, network } = useApp()
  const { text, detail } = troubleOf(error, t)
  const reason = error instanceof HostRefused ? error.reason : undefined
  if (network?.Closed && (reason === 'not-yours' || reason === 'no-game')) return <network.Closed why={reason} />
  const kept = id !== undefined && reason === 'broken'
  return (
    <Screen title={t('table.failed')}>
      <Notice kind="problem">
        <p>{text}</p>
        <p className="small soft">{detail}</p>
      </Notice>
      <p className="row">
        <ButtonLink look="primary" href={link.home()}>
          {t('lost.home')}
        </ButtonLink>
        {kept && (
          <Button icon="export" onClick={() => void giveFile(client, id)}>
            {t('table.menu.export')}
          </Button>
        )}
      </p>
    </Screen>
  )
}
