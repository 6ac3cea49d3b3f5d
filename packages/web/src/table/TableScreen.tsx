/** A game being played. */
import '../styles/table.css'
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'preact/compat'
import { Screen, useAbout, useApp, useWords } from '../shell/context.tsx'
import { deferredPart } from '../shell/deferred.tsx'
import { keepText, readText } from '../shell/settings.ts'
import { TableStore } from './store.ts'
import { Table } from './Table.tsx'
import { useGameBoard } from './useGameBoard.ts'

const Elsewhere = lazy(() => import('./Elsewhere.tsx'))

const Failed = deferredPart(async () => (await import('./Failed.tsx')).Failed)
const Curtain = deferredPart(async () => (await import('./Curtain.tsx')).Curtain)

/** Which game the bots were paused in: loaded again it waits. */
const PAUSED = 'carillon.paused'

export default function TableScreen({ id }: { readonly id: string }): ReactNode {
  const { client, settings, t } = useApp()
  const [store] = useState(() => new TableStore(client, id))
  const state = useSyncExternalStore(store.subscribe, store.get)
  const [paused, pause] = useState(() => readText(PAUSED) === id)
  const setPaused = (on: boolean) => {
    pause(on)
    keepText(PAUSED, on ? id : '')
  }
  const { delay, confirm, think } = settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; what changes later is told below.
  useEffect(() => store.open({ paused, delay, confirm, think }), [store])
  useEffect(() => store.pace({ paused, delay, confirm, think }), [store, paused, delay, confirm, think])

  const { scene, curtain, failed, elsewhere } = state
  const game = scene?.setup.game ?? curtain?.game
  const about = useAbout(game)
  const say = useWords(about)
  const board = useGameBoard(game)
  if (failed && !scene) return <Failed id={id} error={failed} />
  if (board instanceof Error) return <Failed id={id} error={board} />
  if (elsewhere && !scene)
    return (
      <Screen title={t('table.elsewhere.title')}>
        <Suspense fallback={null}>
          <Elsewhere playHere={store.playHere} />
        </Suspense>
      </Screen>
    )
  if (!about) return <Waiting title={t('app.loading')} />
  const title = say({ key: 'game.name' })
  if (curtain)
    return (
      <Screen title={title} kind="table">
        <Curtain next={curtain.next} say={say} sit={(role) => store.sit(role)} />
      </Screen>
    )
  if (!scene || !board) return <Waiting title={title} />
  return (
    <Table
      // Another seat is another page: nothing of one is left for the other.
      key={scene.seat}
      store={store}
      state={{ ...state, scene }}
      about={about}
      board={board}
      say={say}
      paused={paused}
      setPaused={setPaused}
    />
  )
}

export function Waiting({ title }: { title: string }): ReactNode {
  return (
    <Screen title={title} kind="table">
      {null}
    </Screen>
  )
}
