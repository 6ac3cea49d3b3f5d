/** For who plays at a table and has lost the link to his seat: he asks for another. */
import { type ReactNode, useState } from 'preact/compat'
import { Button, go, Notice, useApp } from '../shell/context.tsx'
import { troubleOf } from '../shell/trouble.ts'
import { askAgain } from './api.ts'

export function LostLink({ of }: { readonly of: Parameters<typeof askAgain>[0] }): ReactNode {
  const { t } = useApp()
  const [trouble, fail] = useState<string>()
  const [busy, set] = useState(false)
  const ask = () => {
    set(true)
    askAgain(of).then(
      ({ token }) => go(`#/seat/${token}`),
      (error: unknown) => {
        set(false)
        fail(troubleOf(error, t).text)
      },
    )
  }
  return (
    <>
      <p>
        <Button busy={busy} onClick={ask}>
          {t('seat.lost')}
        </Button>
      </p>
      {trouble !== undefined && <Notice kind="problem">{trouble}</Notice>}
    </>
  )
}
