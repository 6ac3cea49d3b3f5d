/** Those whom one has blocked, and a way back. */
import { type ReactNode, useEffect, useState } from 'preact/compat'
import { Button, link, useApp } from '../../shell/context.tsx'
import { blocked, unblock } from './blocks.ts'
import { useDoing } from './doing.tsx'

export function Blocks(): ReactNode {
  const { t, announceNow } = useApp()
  const [people, set] = useState<readonly string[]>()
  const { busy, act, trouble } = useDoing()
  useEffect(() => act(async () => set((await blocked()).people)), [act])
  return (
    <section className="panel" aria-labelledby="own-blocks">
      <h2 id="own-blocks">{t('account.blocks')}</h2>
      <p className="soft">{t(people?.length === 0 ? 'account.blocks.none' : 'account.blocks.text')}</p>
      {people && people.length > 0 && (
        <ul className="people-list">
          {people.map((name) => (
            <li key={name}>
              <a href={link.player(name)}>{name}</a>
              <Button
                small
                look="quiet"
                busy={busy}
                aria-label={t('block.undo.of', { name })}
                onClick={() =>
                  act(async () => {
                    set((await unblock(name)).people)
                    announceNow(t('block.undone', { name }))
                  })
                }
              >
                {t('block.undo')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {trouble}
    </section>
  )
}
