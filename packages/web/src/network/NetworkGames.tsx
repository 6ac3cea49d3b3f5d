/** Games over the network that this browser knows, on the first page. */
import { type ReactNode, useState } from 'preact/compat'
import { Button, ButtonLink, link, useApp } from '../shell/context.tsx'
import { forgetNetworkGame, type NetworkGame, networkGames } from './kept-links.ts'
import { useNames } from './lobby/names.ts'

export default function NetworkGames(): ReactNode {
  const { t } = useApp()
  const [games, set] = useState(networkGames)
  if (games.length === 0) return null
  const forget = (id: string) => {
    forgetNetworkGame(id)
    set(networkGames())
  }
  return (
    <section className="saved" aria-labelledby="network">
      <h2 id="network">{t('network.games')}</h2>
      <ul className="saved-list">
        {games.map((game) => (
          <Row key={game.id} game={game} forget={() => forget(game.id)} />
        ))}
      </ul>
    </section>
  )
}

function Row({ game, forget }: { readonly game: NetworkGame; forget(): void }): ReactNode {
  const { t, locale } = useApp()
  const names = useNames(game.game)
  const name = names.game
  const side = game.seat === undefined ? t('network.watching') : names.side(game.seat)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(game.at)
  return (
    <li className="kept">
      <div className="kept-text">
        <p className="kept-name">{name}</p>
        <p className="small soft">
          {side} · {t('network.since', { day })}
        </p>
      </div>
      <div className="kept-acts">
        <ButtonLink look="primary" icon="play" href={link.net(game.id)}>
          {t('network.open')}
        </ButtonLink>
        <Button small look="quiet" icon="remove" onClick={forget} aria-label={t('network.forget.of', { game: name })}>
          {t('network.forget')}
        </Button>
      </div>
    </li>
  )
}
