/** A worked example on the board: it is told, one clicks, dice fall as they must. */
import '../styles/table.css'
import { type LogLine, type Option, sameOption } from '@carillon/kernel'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameBoard, Say } from '../boards/board.ts'
import type { Lesson as LessonEntry, LessonStop } from '../protocol.ts'
import { link, Screen, useAbout, useApp, useLessons, useWords } from '../shell/context.tsx'
import { BoardText } from './BoardText.tsx'
import { DieContext } from './Dice.tsx'
import { Failed } from './Failed.tsx'
import { useKeys } from './keys.ts'
import { LessonCard } from './LessonCard.tsx'
import { Log } from './Log.tsx'
import { toldIn } from './lesson-text.ts'
import { labelFor } from './listed.ts'
import { noteProgress } from './progress.ts'
import { ratioOf, Stage } from './Stage.tsx'
import { Waiting } from './TableScreen.tsx'
import { Tabs } from './Tabs.tsx'
import { Topic } from './topic.ts'
import { useGameBoard } from './useGameBoard.ts'
import { useEver } from './useTable.ts'
import { WhyContext } from './why.ts'

const WhyPanel = lazy(() => import('./WhyPanel.tsx'))

interface LessonScreenProps {
  readonly game: string
  readonly example: string
  readonly number?: number | undefined
}
export default function LessonScreen({ game, example, number = 0 }: LessonScreenProps): ReactNode {
  const { t, client } = useApp()
  const about = useAbout(game)
  const lessons = useLessons(game)
  const say = useWords(about)
  const board = useGameBoard(game)
  const [at, go] = useState(number)
  const [stop, setStop] = useState<LessonStop>()
  const [failed, fail] = useState<Error>()
  useEffect(() => {
    let wanted = true
    client.ask('lesson', { ask: 'lesson', game, example, number: at }).then(
      (reply) => {
        if (!wanted) return
        setStop(reply.stop)
        noteProgress(game, example, reply.stop.number, reply.stop.done)
        history.replaceState(history.state, '', link.lesson(game, example, reply.stop.number))
      },
      (error: Error) => wanted && fail(error),
    )
    return () => {
      wanted = false
    }
  }, [client, game, example, at])
  if (failed) return <Failed error={failed} />
  if (board instanceof Error) return <Failed error={board} />
  if (!about || !board || !stop || !lessons) return <Waiting title={t('lesson.title')} />
  return <Lesson game={game} stop={stop} go={go} lessons={lessons} board={board} say={say} />
}

const NONE: readonly LogLine[] = []
/** What the log has noted since the stop before; nothing after a step back. */
function useNews({ number, observation: { log } }: LessonStop): readonly LogLine[] {
  const last = useRef({ number, lines: log.length, news: NONE })
  const { current } = last
  if (current.number !== number)
    last.current = { number, lines: log.length, news: number > current.number ? log.slice(current.lines) : NONE }
  return last.current.news
}

interface LessonProps {
  readonly game: string
  readonly stop: LessonStop
  go(number: number): void
  readonly lessons: readonly LessonEntry[]
  readonly board: GameBoard
  readonly say: Say
}
function Lesson({ game, stop, go, lessons, board, say }: LessonProps): ReactNode {
  const { t, locale, announce } = useApp()
  const { observation, expected, number, seat } = stop
  const { view, decision, log } = observation
  const news = useNews(stop)
  const [topic] = useState(() => new Topic())
  const [rule, openRule] = useState<string>()
  const ruleWanted = useEver(rule !== undefined)
  const [tab, openTab] = useState('log')
  const [wrong, setWrong] = useState<{ stop: LessonStop; text: string }>()
  const latest = useRef(stop)
  latest.current = stop

  const on = useCallback(() => {
    if (!latest.current.done) go(latest.current.number + 1)
  }, [go])
  const choose = useCallback(
    (option: Option) => {
      const now = latest.current
      if (now.expected && sameOption(option, now.expected.option)) return on()
      const text = t(now.expected ? 'lesson.wrong' : 'lesson.watch', {
        choice: labelFor(board, option, now.observation.view, say),
      })
      setWrong({ stop: now, text })
      announce(text)
    },
    [board, say, t, on, announce],
  )
  const refuse = useCallback(() => {
    const text = t(latest.current.expected ? 'lesson.elsewhere' : 'lesson.watch')
    setWrong({ stop: latest.current, text })
    announce(text)
  }, [t, announce])
  const told = toldIn(stop, say)
    .flatMap(({ text, now }) => (now ? text : []))
    .join(' ')
  useEffect(() => announce(told), [told, announce])
  useKeys({
    arrowright: on,
    arrowleft: () => go(Math.max(0, number - 1)),
    w: () => openRule(observation.rule),
  })
  const options = useMemo(() => decision?.options ?? [], [decision])
  const lesson = lessons.find(({ id }) => id === stop.example)
  const panels = [
    { id: 'log', title: t('table.log'), still: true, body: <Log log={log} say={say} /> },
    ...board.panels.map(({ id, title, Body }) => ({
      id,
      title: say(title),
      body: (
        <Body
          view={view}
          seat={seat}
          options={options}
          choose={choose}
          explain={topic.set}
          log={log}
          say={say}
          locale={locale}
        />
      ),
    })),
  ]
  return (
    <DieContext value={board.die}>
      <WhyContext value={openRule}>
        <Screen kind="table" title={`${t('lesson.title')} · ${lesson ? say({ key: lesson.title }) : ''}`}>
          <div className="table" style={ratioOf(board)}>
            <Stage
              game={game}
              position={{ game, lesson: stop.example, number }}
              board={board}
              view={view}
              seat={seat}
              say={say}
              topic={topic}
              options={options}
              marked={expected?.option}
              news={news}
              log={log}
              choose={choose}
              refuse={refuse}
            />
            <section className="side side-page" aria-label={t('lesson.title')}>
              <LessonCard
                game={game}
                lessons={lessons}
                board={board}
                stop={stop}
                say={say}
                wrong={wrong?.stop === stop ? wrong.text : undefined}
                on={on}
                back={() => go(number - 1)}
              />
              <Tabs label={t('table.tabs')} tabs={panels} open={tab} onOpen={openTab} />
            </section>
            <BoardText board={board} view={view} say={say} />
          </div>
          <Suspense fallback={null}>
            {ruleWanted && <WhyPanel game={game} board={board} rule={rule} onClose={() => openRule(undefined)} />}
          </Suspense>
        </Screen>
      </WhyContext>
    </DieContext>
  )
}
