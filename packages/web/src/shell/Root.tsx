/** The whole page: the screen of the address, and what stands above all screens. */
import type { Catalogue } from '@carillon/kernel'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'preact/compat'
import { AppProvider, useApp } from './app.tsx'
import { Broken } from './Broken.tsx'
import { LiveRegions } from './live.tsx'
import { NewVersion } from './offline.tsx'
import { link, type Route, SEEN, useRoute } from './router.ts'
import { Screen } from './Screen.tsx'
import { ButtonLink, Toast } from './ui.tsx'

const Home = lazy(() => import('./home/Home.tsx'))
const NewGameScreen = lazy(() => import('./new/NewGameScreen.tsx'))
const SettingsScreen = lazy(() => import('./SettingsScreen.tsx'))
const AboutScreen = lazy(() => import('./AboutScreen.tsx'))
const LessonsScreen = lazy(() => import('./LessonsScreen.tsx'))
const TableScreen = lazy(() => import('../table/TableScreen.tsx'))
const ReplayScreen = lazy(() => import('../table/ReplayScreen.tsx'))
const LessonScreen = lazy(() => import('../table/LessonScreen.tsx'))
const NetworkScreen = lazy(() => import('../network/NetworkScreen.tsx'))
const NetworkReplay = lazy(() => import('../network/NetworkReplay.tsx'))
const ViewScreen = lazy(() => import('../network/ViewScreen.tsx'))
const SeatScreen = lazy(() => import('../network/SeatScreen.tsx'))
const AccountScreen = lazy(() => import('../network/account/AccountScreen.tsx'))
const LobbyScreen = lazy(() => import('../network/lobby/LobbyScreen.tsx'))
const PlayerScreen = lazy(() => import('../network/lobby/PlayerScreen.tsx'))
const LetterScreen = lazy(() => import('../network/account/LetterScreen.tsx'))
const NoticesScreen = lazy(() => import('../network/notices/NoticesScreen.tsx'))
const ModerationScreen = lazy(() => import('../network/moderation/ModerationScreen.tsx'))
const BotsScreen = lazy(() => import('../network/bots/BotsScreen.tsx'))
const ReportScreen = lazy(() => import('../network/moderation/ReportScreen.tsx'))
const RulesScreen = lazy(() => import('../table/RulesScreen.tsx'))

export function Root({ words }: { words: Catalogue }): ReactNode {
  return (
    <AppProvider words={words}>
      <Page />
      <LiveRegions />
      <Unsaved />
      <Odd />
      <NewVersion />
    </AppProvider>
  )
}

function Page(): ReactNode {
  const route = useRoute()
  return (
    <Broken at={location.hash}>
      <Suspense fallback={<Loading />}>{screenOf(route)}</Suspense>
    </Broken>
  )
}

function screenOf(route: Route): ReactNode {
  switch (route.page) {
    case 'home':
      return <Home />
    case 'new':
      return <NewGameScreen key={route.game} game={route.game} far={route.far} />
    case 'play':
      return <TableScreen key={route.id} id={route.id} />
    case 'net':
      return <NetworkScreen key={route.id} id={route.id} />
    case 'seat':
      return <SeatScreen key={route.token} token={route.token} />
    case 'account':
      return <AccountScreen />
    case 'notices':
      return <NoticesScreen />
    case 'moderation':
      return <ModerationScreen />
    case 'bots':
      return <BotsScreen />
    case 'report':
      return <ReportScreen key={route.id} id={route.id} />
    case 'lobby':
      return <LobbyScreen />
    case 'player':
      return <PlayerScreen key={route.name} name={route.name} />
    case 'mail':
      return <LetterScreen key={route.token} token={route.token} />
    case 'replay':
      if (route.id === SEEN) return <ViewScreen id={route.id} at={route.at} />
      return route.far ? (
        <NetworkReplay key={route.id} id={route.id} at={route.at} seat={route.seat} />
      ) : (
        <ReplayScreen key={route.id} id={route.id} at={route.at} seat={route.seat} />
      )
    case 'lessons':
      return <LessonsScreen key={route.game} game={route.game} />
    case 'lesson':
      return (
        <LessonScreen
          key={`${route.game} ${route.example}`}
          game={route.game}
          example={route.example}
          number={route.number}
          way={route.way}
        />
      )
    case 'rules':
      return <RulesScreen key={route.game} game={route.game} section={route.section} />
    case 'settings':
      return <SettingsScreen />
    case 'about':
      return <AboutScreen />
    default:
      return <Lost />
  }
}

function Loading(): ReactNode {
  const { t } = useApp()
  return <p className="loading">{t('app.loading')}</p>
}

function Lost(): ReactNode {
  const { t } = useApp()
  return (
    <Screen title={t('lost.title')} lead={t('lost.text')}>
      <p>
        <ButtonLink look="primary" href={link.home()}>
          {t('lost.home')}
        </ButtonLink>
      </p>
    </Screen>
  )
}

/** A file or a kept game was taken, but not all of it is as it was. */
function Odd(): ReactNode {
  const { client, t } = useApp()
  const [odd, set] = useState<readonly string[]>([])
  useEffect(
    () =>
      client.listen((news) => {
        if (news.news === 'odd') set((now) => [...now, t(`import.${news.what}`, { name: news.name ?? '' })])
        else if (news.news === 'rewound' || news.news === 'mended') set((now) => [...now, t(`app.${news.news}`)])
      }),
    [client, t],
  )
  if (odd.length === 0) return null
  return (
    <Toast kind="problem" onClose={() => set([])}>
      {odd.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Toast>
  )
}

/** The browser did not keep a move: that must be known at once, wherever one is, until it is kept after all. */
function Unsaved(): ReactNode {
  const { client, t } = useApp()
  const [detail, set] = useState<string>()
  useEffect(
    () =>
      client.listen((news) => {
        if (news.news === 'unsaved') set(news.detail)
        else if (news.news === 'saved') set(undefined)
      }),
    [client],
  )
  if (detail === undefined) return null
  return (
    <Toast kind="problem" onClose={() => set(undefined)}>
      <p>{t('app.unsaved')}</p>
      <p className="small soft">{detail}</p>
    </Toast>
  )
}
