/** Somebody: how strong he is, what he has won with each side, his last games. */
import type { Profile } from '@carillon/protocol'
import '../../styles/people.css'
import type { Role } from '@carillon/kernel'
import { type ReactNode, useEffect, useState } from 'preact/compat'
import { ButtonLink, link, Screen, useApp } from '../../shell/context.tsx'
import { troubleOf } from '../../shell/trouble.ts'
import { Notice } from '../../shell/ui.tsx'
import { PeopleWords } from '../words.tsx'
import { profile } from './api.ts'
import { Blocking } from './Blocking.tsx'
import { useNames } from './names.ts'

export default function PlayerScreen({ name }: { readonly name: string }): ReactNode {
  return (
    <PeopleWords>
      <Player name={name} />
    </PeopleWords>
  )
}

function Player({ name }: { readonly name: string }): ReactNode {
  const { t, locale } = useApp()
  const [found, set] = useState<Profile>()
  const [error, fail] = useState<unknown>()
  useEffect(() => {
    let wanted = true
    profile(name).then(
      (person) => wanted && set(person),
      (problem: unknown) => wanted && fail(problem),
    )
    return () => {
      wanted = false
    }
  }, [name])
  if (!found)
    return (
      <Screen title={name}>{error !== undefined && <Notice kind="problem">{troubleOf(error, t).text}</Notice>}</Screen>
    )
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(found.since)
  return (
    <Screen title={found.name} kind="wide" lead={t(found.program ? 'player.program' : 'player.since', { since })}>
      {found.blocked && <Blocking name={found.name} blocked />}
      <Ratings {...found} />
      <section className="panel" aria-labelledby="player-results">
        <h2 id="player-results">{t('player.results')}</h2>
        {found.results.length === 0 && <p className="soft">{t('player.results.none')}</p>}
        {found.results.length > 0 && (
          <div className="people-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('player.game')}</th>
                  {(['won', 'drawn', 'lost'] as const).map((what) => (
                    <th key={what} scope="col">
                      {t(`player.${what}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.results.map((row) => (
                  <tr key={`${row.title} ${row.scenario} ${row.side}`}>
                    <Played title={row.title} scenario={row.scenario} side={row.side} />
                    <td>{row.won}</td>
                    <td>{row.drawn}</td>
                    <td>{row.lost}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      {found.games.length > 0 && (
        <section className="panel" aria-labelledby="player-games">
          <h2 id="player-games">{t('player.games')}</h2>
          <ul className="people-list">
            {found.games.map((game) => (
              <li key={game.id}>
                <Game {...game} />
                {game.open && (
                  <ButtonLink small href={link.net(game.id)}>
                    {t('player.look')}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!found.blocked && <Blocking name={found.name} blocked={false} />}
    </Screen>
  )
}

function Ratings({ ratings }: Profile): ReactNode {
  const { t } = useApp()
  return (
    <section className="panel" aria-labelledby="player-ratings">
      <h2 id="player-ratings">{t('player.ratings')}</h2>
      <p className="soft">
        {t(ratings ? (ratings.length > 0 ? 'player.ratings.text' : 'player.ratings.none') : 'player.ratings.off')}
      </p>
      {ratings && ratings.length > 0 && (
        <div className="people-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('player.game')}</th>
                <th scope="col">{t('player.rating')}</th>
                <th scope="col">{t('player.counted')}</th>
              </tr>
            </thead>
            <tbody>
              {ratings.map((row) => (
                <tr key={`${row.title} ${row.scenario} ${row.side}`}>
                  <Played title={row.title} scenario={row.scenario} side={row.side} />
                  <td className="people-rating">
                    <strong>{row.rating}</strong> <span className="soft">± {2 * row.deviation}</span>
                  </td>
                  <td>{row.games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

interface PlayedProps {
  readonly title: string
  readonly scenario: string
  readonly side: Role
}
function Played({ title, scenario, side }: PlayedProps): ReactNode {
  const names = useNames(title)
  return (
    <th scope="row">
      {names.side(side)}
      <span className="soft small">
        {names.game} · {names.scenario(scenario)}
      </span>
    </th>
  )
}

function Game({ title, scenario, seat, rated, score }: Profile['games'][number]): ReactNode {
  const { t } = useApp()
  const names = useNames(title)
  return (
    <p>
      <strong>{t(`lobby.score.${score}`)}</strong> {names.game} · {names.scenario(scenario)} · {names.side(seat)}
      {rated && <span className="changed">{t('lobby.rated')}</span>}
    </p>
  )
}
