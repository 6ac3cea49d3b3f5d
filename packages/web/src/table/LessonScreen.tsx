/** A worked example on the board: it is told, one clicks, dice fall as they must. */
import '../styles/table.css'
import { type Option, sameOption } from '@carillon/kernel'
import type { Lesson as LessonEntry, LessonStop } from '@carillon/protocol'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { link, useAbout, useApp, useLessons, useLessonWords, useWords } from '../shell/context.tsx'
import { Failed } from './Failed.tsx'
import GuidedLesson, { type Stand } from './GuidedLesson.tsx'
import { useKeys } from './keys.ts'
import { Layout, useLayout } from './Layout.tsx'
import { LessonCard } from './LessonCard.tsx'
import { toldIn } from './lesson-text.ts'
import { useNewsFrom } from './news-from.ts'
import { labelFor } from './option-list.ts'
import { noteProgress } from './progress.ts'
import { Waiting } from './TableScreen.tsx'
import { useGameBoard } from './useGameBoard.ts'

interface LessonScreenProps {
  readonly game: string
  readonly example: string
  readonly number?: number | undefined
  readonly way?: string | undefined
}
export default function LessonScreen({ game, example, number = 0, way }: LessonScreenProps): ReactNode {
  const { t, client } = useApp()
  const about = useAbout(game)
  const lessons = useLessons(game)
  const say = useWords(about)
  const board = useGameBoard(game)
  const lessonWords = useLessonWords(about)
  const [{ number: at, way: by }, go] = useState<Stand>({ number, way })
  const step = useCallback((to: number) => go({ number: to }), [])
  const [stop, setStop] = useState<LessonStop>()
  const [failed, fail] = useState<Error>()
  useEffect(() => {
    let wanted = true
    client.ask('lesson', { ask: 'lesson', game, example, number: at, ...(by && { way: by }) }).then(
      (reply) => {
        if (!wanted) return
        setStop(reply.stop)
        const { number: now, done, guided } = reply.stop
        noteProgress(game, example, now, done, guided?.way)
        history.replaceState(history.state, '', link.lesson(game, example, now, guided?.way))
      },
      (error: Error) => wanted && fail(error),
    )
    return () => {
      wanted = false
    }
  }, [client, game, example, at, by])
  if (failed) return <Failed error={failed} />
  if (board instanceof Error) return <Failed error={board} />
  if (!about || !board || !stop || !lessons) return <Waiting title={t('lesson.title')} />
  const { guided } = stop
  if (guided) {
    if (!lessonWords) return <Waiting title={t('lesson.title')} />
    return <GuidedLesson game={game} stop={{ ...stop, guided }} go={go} board={board} say={lessonWords} />
  }
  return <Lesson game={game} stop={stop} go={step} lessons={lessons.lessons} board={board} say={say} />
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
  const { t, announce } = useApp()
  const { observation, expected, number, seat } = stop
  const { view, decision, log } = observation
  const newsFrom = useNewsFrom(number, log)
  const news = useMemo(() => log.slice(newsFrom), [log, newsFrom])
  const layout = useLayout('log')
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
        choice: labelFor(board, option, now.observation.view, say, now.observation.decision?.prompt),
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
    w: () => layout.openRule(observation.rule),
  })
  const options = useMemo(() => decision?.options ?? [], [decision])
  const lesson = lessons.find(({ id }) => id === stop.example)
  return (
    <Layout
      layout={layout}
      title={`${t('lesson.title')} · ${lesson ? say({ key: lesson.title }) : ''}`}
      game={game}
      position={{ game, lesson: stop.example, number }}
      {...{ board, view, seat, say, options, news, log, choose, refuse }}
      marked={expected?.option}
      label={t('lesson.title')}
      page
      side={
        <LessonCard
          {...{ game, lessons, board, stop, say, on }}
          wrong={wrong?.stop === stop ? wrong.text : undefined}
          back={() => go(number - 1)}
        />
      }
    />
  )
}
