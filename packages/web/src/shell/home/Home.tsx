/** The first page: what there is to play, and what one was playing. */
import '../../styles/home.css'
import '../../styles/pictures.css'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { SavedGame } from '../../protocol.ts'
import { useApp } from '../app.tsx'
import { Screen } from '../Screen.tsx'
import { READY } from '../shelf.ts'
import { GameCard } from './GameCard.tsx'
import { SavedGames } from './SavedGames.tsx'

export default function Home(): ReactNode {
  const { t } = useApp()
  const { games, reload } = useSavedGames()
  const kept = games && <SavedGames games={games} reload={reload} />
  return (
    <Screen title={t('app.name')} kind="wide" hero={<Hero />}>
      {games && games.length > 0 && kept}
      <section className="shelf" aria-labelledby="shelf">
        <h2 id="shelf">{t('home.games')}</h2>
        {READY.map((card) => (
          <GameCard key={card.id} card={card} />
        ))}
      </section>
      {games?.length === 0 && kept}
    </Screen>
  )
}

function Hero(): ReactNode {
  const { t } = useApp()
  return (
    <div className="hero">
      <h1 tabIndex={-1}>{t('app.name')}</h1>
      <p className="hero-line">
        <span>{t('home.line')}</span> <span>{t('home.promise')}</span>
      </p>
    </div>
  )
}

/** Undefined until the host has looked. */
function useSavedGames(): { games: readonly SavedGame[] | undefined; reload(): void } {
  const { client } = useApp()
  const [games, set] = useState<readonly SavedGame[]>()
  const reload = useCallback(() => {
    client.ask('games', { ask: 'list' }).then(
      (reply) => set([...reply.games].sort((a, b) => b.changed - a.changed)),
      () => set([]),
    )
  }, [client])
  useEffect(reload, [reload])
  return { games, reload }
}
