/** A guided game on the board: it is told, the learner chooses, the other side and the dice follow the script. */
import { findOption, type LogLine, type Option, sameOption, signOf } from '@carillon/kernel'
import type { LessonStop } from '@carillon/protocol'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat'
import type { GameBoard, Say, Subject } from '../boards/board.ts'
import { link, useApp } from '../shell/context.tsx'
import { GuidedCard } from './GuidedCard.tsx'
import { numberKeys, useKeys } from './keys.ts'
import { Layout, useLayout } from './Layout.tsx'
import { LessonOdds } from './LessonOdds.tsx'
import { useNewsFrom } from './news-from.ts'
import { groupsOf } from './option-list.ts'
import { spokenText } from './RuledText.tsx'
import { clickedInVain } from './refusals.ts'

export type GuidedHere = LessonStop & Required<Pick<LessonStop, 'guided'>>
/** A step, and the choices that led there. */
export interface Stand {
  readonly number: number
  readonly way?: string | undefined
}

const NONE: readonly LogLine[] = []
/** What the list holds: where several choices are good only those, and others of which something of their own is said. */
export function listedNow({ observation: { decision }, guided: { good, answers } }: GuidedHere): readonly Option[] {
  const options = decision?.options ?? []
  if (good.length < 2) return options
  const told = answers.flatMap(({ option, text }) => (text.endsWith('.no') ? [] : [option]))
  return options.filter((option) => findOption(good, option) ?? findOption(told, option))
}
interface GuidedLessonProps {
  readonly game: string
  readonly stop: GuidedHere
  go(to: Stand): void
  readonly board: GameBoard
  readonly say: Say
}
export default function GuidedLesson({ game, stop, go, board, say }: GuidedLessonProps): ReactNode {
  const { t, announce, client } = useApp()
  const { observation, number, seat, guided } = stop
  const { view, decision, log } = observation
  const { way, screen } = guided
  const layout = useLayout('log')
  const newsFrom = useNewsFrom(number, log)
  const news = useMemo(() => (newsFrom < log.length ? log.slice(newsFrom) : NONE), [log, newsFrom])
  const [told, tell] = useState<{ readonly stop: LessonStop; readonly text: string }>()
  const [mark, setMark] = useState<{ readonly stop: LessonStop; readonly option: Option }>()
  const latest = useRef(stop)
  latest.current = stop
  const answer = useCallback(
    (text: string) => {
      tell({ stop: latest.current, text })
      announce(spokenText(text))
    },
    [announce],
  )

  const on = useCallback(() => {
    const { number: at, done, guided: now } = latest.current
    if (now.good.length > 0) return false
    if (!done) go({ number: at + 1, way: now.way })
    return true
  }, [go])
  const back = useCallback(() => {
    const { number: at, guided: now } = latest.current
    if (at > 0) go({ number: at - 1, way: now.way })
  }, [go])
  const choose = useCallback(
    (option: Option) => {
      const { number: at, guided: now } = latest.current
      const taken = now.good.findIndex((one) => sameOption(one, option))
      if (taken >= 0) return go({ number: at + 1, way: now.way + signOf(taken) })
      const found = now.answers.find((one) => sameOption(one.option, option))
      answer(found ? say({ key: found.text }) : t('lesson.watch'))
    },
    [go, say, t, answer],
  )
  const refuse = useCallback(
    async (subject: Subject) => {
      const now = latest.current
      const asked = now.guided.good.length > 0 ? now.observation.decision : undefined
      if (!asked) return answer(t('lesson.watch'))
      const at = { game, lesson: now.example, number: now.number, way: now.guided.way, seat: now.seat }
      const asking = client.ask('why', { ask: 'why', ...at, subject }).then((reply) => reply.why)
      const { thing, why } = await clickedInVain(board, subject, now.observation.view, say, asking)
      if (latest.current !== now) return
      const reason = why ? `${say(why.text)} (${why.rule})` : t('table.refuse.now')
      answer(t('table.refuse', { thing, why: reason }))
    },
    [answer, board, client, game, say, t],
  )
  const said = spokenText(
    ['title', 'text', ...(guided.good.length > 0 ? ['do'] : [])]
      .map((part) => say({ key: `guided.${screen}.${part}` }))
      .join('\n'),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again with each click of a screen.
  useEffect(() => announce(said), [said, number, announce])
  const options = useMemo(() => decision?.options ?? [], [decision])
  const asks = decision?.prompt
  const listed = useMemo(() => listedNow(stop), [stop])
  const groups = useMemo(() => groupsOf(board, listed, view, say, asks), [board, listed, view, say, asks])
  const numbered = (number: number) => groups.flatMap((group) => group.options).find((one) => one.number === number)
  useKeys({
    arrowright: on,
    arrowleft: back,
    w: () => layout.openRule(observation.rule),
    ...numberKeys((pressed) => {
      const one = guided.good.length > 0 ? numbered(pressed) : undefined
      if (one) choose(one.option)
      return one !== undefined
    }),
  })
  const openLog = useCallback(() => layout.openTab('log'), [layout.openTab])
  const [only, ...others] = guided.good
  const shown = mark?.stop === stop && findOption(options, mark.option) ? mark.option : undefined
  return (
    <Layout
      layout={layout}
      title={say({ key: 'guided.name' })}
      game={game}
      position={{ game, lesson: stop.example, number, way }}
      {...{ board, view, seat, say, options, news, log, choose, refuse, newsFrom }}
      marked={shown ?? (others.length === 0 ? only : undefined)}
      wanted={guided.good}
      asked={guided.good.length > 0 ? decision?.prompt : undefined}
      label={t('lesson.title')}
      page
      actions={<LeaveLink game={game} />}
      side={
        <GuidedCard
          {...{ game, groups, stop, say, log, newsFrom, choose, openLog, on, back }}
          mark={(option) => setMark(option && { stop, option })}
          answer={told?.stop === stop ? told.text : undefined}
          odds={guided.good.length > 0 && <LessonOdds {...{ game, stop, board, say }} marked={shown} />}
        />
      }
    />
  )
}

/** It can be left at any time: where one was is kept. */
function LeaveLink({ game }: { readonly game: string }): ReactNode {
  const { t } = useApp()
  return (
    <a className="button button-quiet" href={link.lessons(game)}>
      {t('guided.leave')}
    </a>
  )
}
