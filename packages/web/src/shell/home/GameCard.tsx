/** A game on the shelf. */
import { type ReactNode, useState } from 'preact/compat'
import { type App, useApp } from '../app.tsx'
import { GUIDED, guidedLink, guidedState, hasGuided } from '../guided.ts'
import { Icon } from '../icons.tsx'
import { Camps } from '../pictures/Camps.tsx'
import { readProgress } from '../progress.ts'
import { link } from '../router.ts'
import type { ReadyCard } from '../shelf.ts'
import { playNow } from '../start.ts'
import { type Trouble, troubleOf } from '../trouble.ts'
import { Button, ButtonLink, Notice } from '../ui.tsx'

export function GameCard({ card }: { card: ReadyCard }): ReactNode {
  const { t, client } = useApp()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const { id, Picture } = card
  const name = t(`shelf.${id}.name`)
  const [learned] = useState(() => readProgress(id)[GUIDED])
  const state = guidedState(learned)
  const learning = t(state === 'begun' ? 'home.learn.on' : 'home.learn')
  const learn = hasGuided(id) && state !== 'done' && (
    <ButtonLink icon="lesson" href={guidedLink(id, learned)} aria-label={t('ui.named', { what: learning, name })}>
      {learning}
    </ButtonLink>
  )
  const play = async () => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await playNow(client, id, card)
    } catch (error) {
      setTrouble(troubleOf(error, t))
      setBusy(false)
    }
  }
  return (
    <article className="game" aria-labelledby={`game-${id}`}>
      <div className="game-picture">{Picture ? <Picture /> : <Camps name={id} count={card.players} />}</div>
      <div className="game-text">
        <h3 id={`game-${id}`}>{name}</h3>
        <p className="game-line">{t(`shelf.${id}.line`)}</p>
        <Facts card={card} />
        <div className="game-start">
          <Button look="primary" icon="play" busy={busy} onClick={play}>
            {t('home.play')}
          </Button>
          {learn}
          <p className="small soft">{t(`shelf.${id}.play`)}</p>
        </div>
        {trouble && (
          <Notice kind="problem">
            <p>{trouble.text}</p>
            <p className="small">{trouble.detail}</p>
          </Notice>
        )}
        <ul className="row game-more">
          <li>
            <ButtonLink icon="plus" href={link.new(id)} aria-label={t('home.new.of', { game: name })}>
              {t('home.new')}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink icon="lesson" href={link.lessons(id)} aria-label={t('home.lessons.of', { game: name })}>
              {t('home.lessons')}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink icon="book" href={link.rules(id)} aria-label={t('home.rules.of', { game: name })}>
              {t('home.rules')}
            </ButtonLink>
          </li>
        </ul>
      </div>
    </article>
  )
}

function lasts([least, most]: ReadyCard['minutes'], t: App['t']): string {
  if (most < 120) return t('home.minutes', { least, most })
  return least < 120
    ? t('home.minutes-hours', { least, most: most / 60 })
    : t('home.hours', { least: least / 60, most: most / 60 })
}

function Facts({ card: { minutes, level, players } }: { card: ReadyCard }): ReactNode {
  const { t } = useApp()
  return (
    <ul className="facts">
      <li>
        <Icon name="time" />
        {lasts(minutes, t)}
      </li>
      <li>
        <Icon name="people" />
        {t('home.players', { count: players })}
      </li>
      <li>
        <span className="level" aria-hidden="true">
          {[1, 2, 3].map((step) => (
            <i key={step} className={step <= level ? 'level-on' : ''} />
          ))}
        </span>
        {t(`home.level.${level}`)}
      </li>
    </ul>
  )
}
