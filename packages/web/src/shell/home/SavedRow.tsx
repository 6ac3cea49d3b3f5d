/** A game that was begun: who plays, how far it is, what can be done with it. */
import { rolesIn } from '@carillon/kernel'
import { type ReactNode, useState } from 'react'
import type { SavedGame } from '../../protocol.ts'
import { useAbout, useWords } from '../about.ts'
import { useApp } from '../app.tsx'
import { Dialog } from '../dialog.tsx'
import { giveFile } from '../files.ts'
import { link } from '../router.ts'
import { type Trouble, troubleOf } from '../trouble.ts'
import { Button, ButtonLink, Notice } from '../ui.tsx'
import { howFar, when, whoPlays } from './words.ts'

export function SavedRow({ game, removed }: { game: SavedGame; removed(): void }): ReactNode {
  const { t, client, locale } = useApp()
  const about = useAbout(game.game)
  const say = useWords(about)
  const [asking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const { id, outcome, broken } = game
  const name = about ? say({ key: 'game.name' }) : game.game
  const who = about ? whoPlays(game, rolesIn(about, game.options), say, t) : ''
  const label = `${name}, ${who}, ${when(game.changed, locale)}`

  const attempt = async (act: () => Promise<unknown>) => {
    setTrouble(undefined)
    try {
      await act()
    } catch (error) {
      setTrouble(troubleOf(error, t))
    }
  }
  const remove = () =>
    attempt(async () => {
      setAsking(false)
      await client.ask('done', { ask: 'remove', id })
      removed()
    })

  return (
    <li className={broken ? 'kept kept-broken' : 'kept'}>
      <div className="kept-text">
        <p className="kept-name">
          {name}
          {about && <span className="soft"> · {say({ key: `scenario.${game.scenario}` })}</span>}
        </p>
        <p className="small">{who}</p>
        <p className="small soft">
          {about && howFar(game, say)}
          {t('saved.inputs', { count: game.inputs })} ·{' '}
          <time dateTime={new Date(game.changed).toISOString()}>{when(game.changed, locale)}</time>
        </p>
        {outcome && about && (
          <p className="small kept-outcome">
            {outcome.winner === 'draw'
              ? t('saved.draw')
              : t('saved.won', { side: say({ key: `role.${outcome.winner}` }) })}{' '}
            {say(outcome.why)}
          </p>
        )}
        {broken && (
          <Notice kind="problem">
            <p>{t('saved.broken')}</p>
            <p className="small">{broken}</p>
          </Notice>
        )}
        {trouble && (
          <Notice kind="problem">
            <p>{trouble.text}</p>
            <p className="small">{trouble.detail}</p>
          </Notice>
        )}
      </div>
      <div className="kept-acts">
        {!broken && (
          <ButtonLink
            look={outcome ? 'plain' : 'primary'}
            icon="play"
            href={link.play(id)}
            aria-label={`${outcome ? t('saved.open') : t('saved.continue')}: ${label}`}
          >
            {outcome ? t('saved.open') : t('saved.continue')}
          </ButtonLink>
        )}
        <div className="kept-small">
          {!broken && (
            <ButtonLink
              small
              look="quiet"
              icon="replay"
              href={link.replay(id)}
              aria-label={`${t('saved.replay')}: ${label}`}
            >
              {t('saved.replay')}
            </ButtonLink>
          )}
          <Button
            small
            look="quiet"
            icon="export"
            aria-label={`${t('saved.export')}: ${label}`}
            onClick={() => attempt(() => giveFile(client, id))}
          >
            {t('saved.export')}
          </Button>
          <Button
            small
            look="quiet"
            icon="remove"
            aria-label={`${t('saved.remove')}: ${label}`}
            onClick={() => setAsking(true)}
          >
            {t('saved.remove')}
          </Button>
        </div>
      </div>
      <Dialog
        open={asking}
        title={t('saved.remove.title')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('saved.remove.no')}</Button>
            <Button look="danger" onClick={remove}>
              {t('saved.remove.yes')}
            </Button>
          </>
        }
      >
        <p>{label}</p>
        <p>{t('saved.remove.text')}</p>
      </Dialog>
    </li>
  )
}
