/** Somebody has come to one's own seat on another device, by the invitation: it may be closed. */
import type { Scene } from '@carillon/protocol'
import { type ReactNode, useEffect, useState } from 'preact/compat'
import { Button, Notice, useApp } from '../../shell/context.tsx'
import { troubleOf } from '../../shell/trouble.ts'
import { closeInvitation } from '../api.ts'
import { keepNetworkGame, networkGame } from '../kept-links.ts'
import { dateOf } from './time.ts'

export function Opened({ scene: { id, setup, standing } }: { readonly scene: Scene }): ReactNode {
  const { t, locale, announceNow } = useApp()
  const game = networkGame(id)
  const [known, know] = useState(game?.known ?? 0)
  const [trouble, fail] = useState<string>()
  const [busy, set] = useState(false)
  const at = standing?.opened
  const told = at === undefined || at <= known ? undefined : dateOf(at, locale)
  // Here one came after another: only who was first can close it.
  const text = told && t(game?.further ? 'between.opened.further' : 'between.opened', { at: told })
  useEffect(() => {
    if (text) announceNow(text)
  }, [text, announceNow])
  if (at === undefined || !text) return null
  const mine = () => {
    keepNetworkGame({ id, game: setup.game, links: {}, at: Date.now(), ...game, known: at })
    know(at)
  }
  const close = () => {
    if (busy) return
    set(true)
    closeInvitation(id)
      .catch((error: unknown) => fail(troubleOf(error, t).text))
      .finally(() => set(false))
  }
  return (
    <section className="offer" aria-label={t('between.opened.title')}>
      <p>{text}</p>
      <p className="offer-acts">
        <Button small onClick={mine}>
          {t('between.opened.mine')}
        </Button>
        {!game?.further && (
          <Button small look="danger" busy={busy} onClick={close}>
            {t('between.opened.close')}
          </Button>
        )}
      </p>
      {trouble !== undefined && <Notice kind="problem">{trouble}</Notice>}
    </section>
  )
}
