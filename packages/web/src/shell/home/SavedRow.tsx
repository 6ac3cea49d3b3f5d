/** A game that was begun: who plays, how far it is, what can be done with it. */
import { rolesIn } from '@carillon/kernel'
import type { SavedGame } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import { useApp } from '../app.tsx'
import { Broken } from '../Broken.tsx'
import { Dialog } from '../dialog.tsx'
import { ExportDialog } from '../ExportDialog.tsx'
import { giveFile } from '../files.ts'
import { useAbout, useWords } from '../game-words.ts'
import { link } from '../router.ts'
import { type Trouble, troubleOf } from '../trouble.ts'
import { Button, ButtonLink, Notice } from '../ui.tsx'
import { howFar, when, whoPlays } from './words.ts'

interface SavedRowProps {
  readonly game: SavedGame
  removed(): void
}
/** A row that cannot be shown is shown as what it is: damaged. The others stand. */
export function SavedRow({ game, removed }: SavedRowProps): ReactNode {
  const damaged = ({ message }: Error) => <Row game={{ ...game, scenario: '', broken: message }} removed={removed} />
  return (
    <Broken at={game.id} instead={damaged}>
      <Row game={game} removed={removed} />
    </Broken>
  )
}

function Row({ game, removed }: SavedRowProps): ReactNode {
  const { t, client, locale } = useApp()
  const { id, outcome, broken } = game
  const about = useAbout(game.game === '' ? undefined : game.game)
  const say = useWords(about)
  const [asking, setAsking] = useState<'remove' | 'export'>()
  const [trouble, setTrouble] = useState<Trouble>()
  const name = about ? say({ key: 'game.name' }) : game.game || t('saved.damaged')
  /** Of a damaged one nothing is said but that. */
  const whole = game.scenario === '' ? undefined : about
  const who = whole ? whoPlays(game, rolesIn(whole, game.options), say, t) : ''
  const time = game.changed > 0 ? when(game.changed, locale) : id
  const label = [name, who, time].filter((part) => part !== '').join(', ')

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
      setAsking(undefined)
      await client.ask('done', { ask: 'remove', id })
      removed()
    })

  const give = () => {
    setAsking(undefined)
    void attempt(() => giveFile(client, id))
  }

  return (
    <li className={broken !== undefined ? 'kept kept-broken' : 'kept'}>
      <div className="kept-text">
        <p className="kept-name">
          {name}
          {whole && <span className="soft"> · {say({ key: `scenario.${game.scenario}` })}</span>}
        </p>
        {who && <p className="small">{who}</p>}
        <p className="small soft">
          {whole && howFar(game, say).map((part) => `${part} · `)}
          {game.changed > 0 ? <time dateTime={new Date(game.changed).toISOString()}>{time}</time> : time}
        </p>
        {outcome && whole && (
          <p className="small kept-outcome">
            {outcome.winner === 'draw'
              ? t('saved.draw')
              : t('saved.won', { side: say({ key: `role.${outcome.winner}` }) })}{' '}
            {say(outcome.cause)}
          </p>
        )}
        {broken !== undefined && (
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
        {broken === undefined && (
          <ButtonLink
            look={outcome ? 'plain' : 'primary'}
            icon="play"
            href={link.play(id)}
            aria-label={t('ui.named', { what: outcome ? t('saved.open') : t('saved.continue'), name: label })}
          >
            {outcome ? t('saved.open') : t('saved.continue')}
          </ButtonLink>
        )}
        <div className="kept-small">
          {broken === undefined && (
            <ButtonLink
              small
              look="quiet"
              icon="replay"
              href={link.replay(id)}
              aria-label={t('ui.named', { what: t('saved.replay'), name: label })}
            >
              {t('saved.replay')}
            </ButtonLink>
          )}
          <Button
            small
            look="quiet"
            icon="export"
            aria-label={t('ui.named', { what: t('saved.export'), name: label })}
            // After the end there is no secret in it: no question.
            onClick={() => (outcome ? give() : setAsking('export'))}
          >
            {t('saved.export')}
          </Button>
          <Button
            small
            look="quiet"
            icon="remove"
            aria-label={t('ui.named', { what: t('saved.remove'), name: label })}
            onClick={() => setAsking('remove')}
          >
            {t('saved.remove')}
          </Button>
        </div>
      </div>
      <ExportDialog open={asking === 'export'} give={give} onClose={() => setAsking(undefined)} />
      <Dialog
        open={asking === 'remove'}
        title={t('saved.remove.title')}
        onClose={() => setAsking(undefined)}
        actions={
          <>
            <Button onClick={() => setAsking(undefined)}>{t('saved.remove.no')}</Button>
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
