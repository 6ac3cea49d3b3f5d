/** The first page: what there is to play, and what one was playing. */
import '../../styles/home.css'
import '../../styles/pictures.css'
import type { SavedGame, StoreTrouble } from '@carillon/protocol'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'preact/compat'
import { useApp } from '../app.tsx'
import { link } from '../router.ts'
import { Screen } from '../Screen.tsx'
import { readText } from '../settings.ts'
import { READY } from '../shelf.ts'
import { ButtonLink, Notice } from '../ui.tsx'
import { GameCard } from './GameCard.tsx'
import { SavedGames } from './SavedGames.tsx'

const NetworkGames = lazy(() => import('../../network/NetworkGames.tsx'))

export default function Home(): ReactNode {
  const { t } = useApp()
  const { games, trouble, reload } = useSavedGames()
  const kept = games && <SavedGames games={games} reload={reload} />
  return (
    <Screen title={t('app.name')} kind="wide" hero={<Hero />}>
      {trouble && (
        <Notice kind="problem">
          <p>{t(`saved.trouble.${trouble.what}`)}</p>
          <p className="small">{trouble.detail}</p>
        </Notice>
      )}
      <Far />
      {games && games.length > 0 && kept}
      <section className="shelf" aria-labelledby="shelf">
        <div className="shelf-head">
          <h2 id="shelf">{t('home.games')}</h2>
          <ButtonLink icon="people" href={link.lobby()}>
            {t('home.lobby')}
          </ButtonLink>
        </div>
        {READY.map((card) => (
          <GameCard key={card.id} card={card} />
        ))}
      </section>
      {games?.length === 0 && kept}
    </Screen>
  )
}

/** Most browsers know no game over the network: then nothing of it is loaded. */
function Far(): ReactNode {
  if (readText('carillon.network') === null) return null
  return (
    <Suspense fallback={null}>
      <NetworkGames />
    </Suspense>
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

interface SavedList {
  /** Undefined until the host has looked. */
  readonly games?: readonly SavedGame[]
  readonly trouble?: StoreTrouble | undefined
}
function useSavedGames(): SavedList & { reload(): void } {
  const { client } = useApp()
  const [found, set] = useState<SavedList>({})
  const reload = useCallback(() => {
    client.ask('games', { ask: 'list' }).then(
      ({ games, trouble }) => set({ games: games.toSorted((a, b) => b.changed - a.changed), trouble }),
      (error: Error) => set({ games: [], trouble: { what: 'unreadable', detail: error.message } }),
    )
  }, [client])
  useEffect(reload, [reload])
  return { ...found, reload }
}
