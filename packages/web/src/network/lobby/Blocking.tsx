/** On a profile: blocks its owner, or does not any more. Nothing for who is not signed in, nor of oneself. */
import { type ReactNode, useState } from 'preact/compat'
import { Button, Notice, useApp } from '../../shell/context.tsx'
import { BlockDialog } from '../account/BlockDialog.tsx'
import { block, unblock } from '../account/blocks.ts'
import { useDoing } from '../account/doing.tsx'
import { useIdentity } from '../account/identity.ts'

interface BlockingProps {
  readonly name: string
  readonly blocked: boolean
}
export function Blocking({ name, blocked }: BlockingProps): ReactNode {
  const { t, announceNow } = useApp()
  const { identity } = useIdentity()
  const [is, became] = useState(blocked)
  const [asking, ask] = useState(false)
  const { busy, act, trouble } = useDoing()
  if (!identity?.me || identity.me.name === name) return null
  const change = (on: boolean) =>
    act(async () => {
      await (on ? block(name) : unblock(name))
      became(on)
      ask(false)
      announceNow(t(on ? 'block.done' : 'block.undone', { name }))
    })
  return (
    <>
      {is && <Notice>{t('block.done', { name })}</Notice>}
      <p>
        {is ? (
          <Button busy={busy} onClick={() => change(false)}>
            {t('block.undo.of', { name })}
          </Button>
        ) : (
          <Button small busy={busy} onClick={() => ask(true)}>
            {t('block.do', { name })}
          </Button>
        )}
      </p>
      {trouble}
      <BlockDialog name={asking ? name : undefined} busy={busy} block={() => change(true)} onClose={() => ask(false)} />
    </>
  )
}
