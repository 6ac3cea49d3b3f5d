/** The lobby: one's own games, invitations, free seats, games to watch. */
import type { OwnGame } from '@carillon/protocol'
import '../../styles/people.css'
import type { ReactNode } from 'preact/compat'
import { Button, ButtonLink, go, link, Screen, useApp } from '../../shell/context.tsx'
import { READY } from '../../shell/shelf.ts'
import { troubleOf } from '../../shell/trouble.ts'
import { Notice } from '../../shell/ui.tsx'
import { useDoing } from '../account/doing.tsx'
import { useIdentity } from '../account/identity.ts'
import { keepNetworkGame } from '../kept-links.ts'
import { PeopleWords } from '../words.tsx'
import { decline, offerSeats, takeSeat, withdrawSeats } from './api.ts'
import { GameRow, SideName } from './GameRow.tsx'
import { useLists } from './lists.ts'

export default function LobbyScreen(): ReactNode {
  return (
    <PeopleWords>
      <Lobby />
    </PeopleWords>
  )
}

function Lobby(): ReactNode {
  const { t } = useApp()
  const { lists, error, reload } = useLists()
  const { identity } = useIdentity()
  const me = identity?.me
  const doing = useDoing()
  const { busy, act, trouble } = doing
  const sit = (game: string, role: string) =>
    act(async () => {
      try {
        const { id, seat, title, link: token } = await takeSeat(game, role)
        keepNetworkGame({ id, game: title, seat, links: { [seat]: token }, at: Date.now() })
        go(link.net(id))
      } catch (problem) {
        await reload()
        throw problem
      }
    })
  const then = (what: () => Promise<unknown>) =>
    act(async () => {
      await what()
      await reload()
    })
  return (
    <Screen title={t('lobby.title')} kind="wide" lead={t('lobby.lead')}>
      <p className="row">
        {identity && (
          <ButtonLink icon="people" href={link.account()}>
            {me ? me.name : t('lobby.account')}
          </ButtonLink>
        )}
        {me && <ButtonLink href={link.player(me.name)}>{t('lobby.profile')}</ButtonLink>}
      </p>
      {error !== undefined && <Notice kind="problem">{troubleOf(error, t).text}</Notice>}
      {trouble}
      {lists && (
        <>
          {lists.invitations.length > 0 && (
            <section className="panel" aria-labelledby="lobby-invitations">
              <h2 id="lobby-invitations">{t('lobby.invitations')}</h2>
              <ul className="people-list">
                {lists.invitations.map((game) => (
                  <GameRow
                    key={`${game.id} ${game.seat}`}
                    game={game}
                    first={t('lobby.invited', { name: game.by ?? t('lobby.somebody') })}
                    expires={game.expires}
                  >
                    <Button small look="primary" busy={busy} onClick={() => sit(game.id, game.seat)}>
                      <SideName game={game.title} role={game.seat} words="lobby.accept" />
                    </Button>
                    <Button small look="quiet" busy={busy} onClick={() => then(() => decline(game.id))}>
                      {t('lobby.decline')}
                    </Button>
                  </GameRow>
                ))}
              </ul>
            </section>
          )}
          <Own games={lists.own} busy={busy} then={then} />
          <NewGames />
          <section className="panel" aria-labelledby="lobby-seeks">
            <h2 id="lobby-seeks">{t('lobby.seeks')}</h2>
            {lists.seeks.length === 0 && <p className="soft">{t('lobby.seeks.none')}</p>}
            <ul className="people-list">
              {lists.seeks.map((game) => (
                <GameRow
                  key={game.id}
                  game={game}
                  first={game.own ? t('lobby.own') : t('lobby.asks', { name: game.by ?? t('lobby.somebody') })}
                  expires={game.expires}
                >
                  {!game.own &&
                    (game.rated && !me ? (
                      <ButtonLink small href={link.account()}>
                        {t('lobby.rated.sign-in')}
                      </ButtonLink>
                    ) : (
                      game.people
                        .filter(({ free }) => free)
                        .map(({ role }) => (
                          <Button key={role} small busy={busy} onClick={() => sit(game.id, role)}>
                            <SideName game={game.title} role={role} words="lobby.take" />
                          </Button>
                        ))
                    ))}
                </GameRow>
              ))}
            </ul>
          </section>
          <section className="panel" aria-labelledby="lobby-watch">
            <h2 id="lobby-watch">{t('lobby.watch')}</h2>
            {lists.games.length === 0 && <p className="soft">{t('lobby.watch.none')}</p>}
            <ul className="people-list">
              {lists.games.map((game) => (
                <GameRow key={game.id} game={game}>
                  <ButtonLink small href={link.net(game.id)}>
                    {t('lobby.watch.do')}
                  </ButtonLink>
                </GameRow>
              ))}
            </ul>
          </section>
        </>
      )}
    </Screen>
  )
}

/** One for each title: the game is made for people elsewhere. */
function NewGames(): ReactNode {
  const { t } = useApp()
  return (
    <section className="panel" aria-labelledby="lobby-new">
      <h2 id="lobby-new">{t('lobby.new')}</h2>
      <p className="soft">{t('lobby.new.text')}</p>
      <p className="row">
        {READY.map(({ id }) => (
          <ButtonLink key={id} icon="plus" href={link.new(id, true)}>
            {t(`shelf.${id}.name`)}
          </ButtonLink>
        ))}
      </p>
    </section>
  )
}

interface OwnProps {
  readonly games: readonly OwnGame[]
  readonly busy: boolean
  then(what: () => Promise<unknown>): void
}
function Own({ games, busy, then }: OwnProps): ReactNode {
  const { t } = useApp()
  return (
    <section className="panel" aria-labelledby="lobby-own">
      <h2 id="lobby-own">{t('lobby.games')}</h2>
      {games.length === 0 && <p className="soft">{t('lobby.games.none')}</p>}
      <ul className="people-list">
        {games.map((game) => (
          <GameRow key={game.id} game={game} first={t(stateOf(game))} turn={game.yourTurn}>
            <ButtonLink small look={game.yourTurn ? 'primary' : 'plain'} icon="play" href={link.net(game.id)}>
              {t('network.open')}
            </ButtonLink>
            {game.offered !== undefined && game.open && (
              <Button small look="quiet" busy={busy} onClick={() => then(() => withdrawSeats(game.id))}>
                {t('lobby.withdraw')}
              </Button>
            )}
            {game.offered === undefined && game.open && (
              <Button small look="quiet" busy={busy} onClick={() => then(() => offerSeats(game.id))}>
                {t('lobby.offer')}
              </Button>
            )}
          </GameRow>
        ))}
      </ul>
    </section>
  )
}

/** What stands before a game of one's own. */
function stateOf({ state, yourTurn, score, people }: OwnGame): string {
  if (state === 'void') return 'lobby.state.void'
  if (state === 'over') return score === undefined ? 'lobby.state.over' : `lobby.score.${score}`
  if (people.some(({ free }) => free)) return 'lobby.state.waiting'
  return yourTurn ? 'lobby.state.yours' : 'lobby.state.theirs'
}
