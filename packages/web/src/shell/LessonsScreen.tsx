/** How a game is learned: the guided first game, the path of lessons, and the same lessons by the numbers of their rules. */

import { LESSON_PARTS, type LessonPart } from '@carillon/kernel'
import type { Lesson } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import { Failed } from '../table/Failed.tsx'
import { useGameBoard } from '../table/useGameBoard.ts'
import { useRulebook } from '../table/useRulebook.ts'
import { useApp } from './app.tsx'
import { FirstGame } from './FirstGame.tsx'
import { useAbout, useLessons, useWords } from './game-words.ts'
import { Icon } from './icons.tsx'
import { type Lessons, readProgress } from './progress.ts'
import { link } from './router.ts'
import { Screen } from './Screen.tsx'
import { ButtonLink } from './ui.tsx'

type Chapter = readonly [id: string, lessons: readonly Lesson[]]

/** In the order of the chapters; within one, as the game has them. */
function chaptersOf(lessons: readonly Lesson[]): Chapter[] {
  const chapters = new Map<string, Lesson[]>()
  for (const lesson of lessons.toSorted((a, b) => a.number - b.number)) {
    const id = lesson.rules[0]?.split('.')[0] ?? ''
    const found = chapters.get(id) ?? []
    chapters.set(id, found)
    found.push(lesson)
  }
  return [...chapters].sort(([a], [b]) => Number(a) - Number(b))
}

const minutesIn = (lessons: readonly Lesson[]): number => lessons.reduce((sum, { minutes }) => sum + minutes, 0)

export default function LessonsScreen({ game }: { game: string }): ReactNode {
  const { t, locale } = useApp()
  const about = useAbout(game)
  const found = useLessons(game)
  const say = useWords(about)
  const board = useGameBoard(game)
  const book = useRulebook(board instanceof Error ? undefined : board, locale)
  const [progress] = useState(() => readProgress(game))
  const [open, setOpen] = useState(false)
  if (board instanceof Error) return <Failed error={board} />
  if (!about || !found) return <Screen title={t('lessons.title')}>{null}</Screen>
  const { lessons, guided } = found
  const done = lessons.filter(({ id }) => progress[id]?.done).length
  const next = lessons.find(({ id }) => !progress[id]?.done)
  const parts = LESSON_PARTS.filter((part) => lessons.some((lesson) => lesson.part === part))
  const row = (lesson: Lesson) => (
    <Row key={lesson.id} game={game} lesson={lesson} title={say({ key: lesson.title })} progress={progress} />
  )
  const byRule = () =>
    chaptersOf(lessons).map(([id, ofChapter]) => {
      const title = book?.find((section) => section.id === id)?.title
      return (
        <section key={id} className="chapter" aria-labelledby={`chapter-${id}`}>
          <h3 id={`chapter-${id}`}>
            {title ? t('lessons.chapter.named', { id, title }) : t('lessons.chapter', { id })}
          </h3>
          <ul className="lessons">{ofChapter.map(row)}</ul>
        </section>
      )
    })
  return (
    <Screen kind="wide" title={t('lessons.title.of', { game: say({ key: 'game.name' }) })} lead={t('lessons.lead')}>
      {guided && <FirstGame about={about} guided={guided} />}
      <div className="row">
        {next && (
          <ButtonLink
            look={guided && !progress[guided.id]?.done ? 'plain' : 'primary'}
            icon="lesson"
            href={link.lesson(game, next.id, progress[next.id]?.number ?? 0)}
          >
            {t(done === 0 ? 'lessons.first' : 'lessons.next', { title: say({ key: next.title }) })}
          </ButtonLink>
        )}
        <span className="soft">{t('lessons.done', { done, count: lessons.length })}</span>
      </div>
      {parts.map((part, i) => (
        <Part key={part} part={part} number={i + 1} lessons={lessons.filter((one) => one.part === part)} row={row} />
      ))}
      {parts.length === 0 ? (
        byRule()
      ) : (
        <details className="by-rule" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <h2>{t('lessons.by-rule')}</h2>
          </summary>
          {open && byRule()}
        </details>
      )}
    </Screen>
  )
}

interface PartProps {
  readonly part: LessonPart
  readonly number: number
  readonly lessons: readonly Lesson[]
  row(lesson: Lesson): ReactNode
}
function Part({ part, number, lessons, row }: PartProps): ReactNode {
  const { t } = useApp()
  return (
    <section className="chapter" aria-labelledby={`part-${part}`}>
      <h2 id={`part-${part}`}>{t('lessons.part', { number, part: t(`lessons.part.${part}`) })}</h2>
      <p className="soft">
        {t(`lessons.part.${part}.line`)}{' '}
        {t('lessons.part.takes', { count: lessons.length, minutes: minutesIn(lessons) })}
      </p>
      <ol className="lessons">{lessons.map(row)}</ol>
    </section>
  )
}

interface RowProps {
  readonly game: string
  readonly lesson: Lesson
  readonly title: string
  readonly progress: Lessons
}
function Row({ game, lesson: { id, rules, minutes }, title, progress }: RowProps): ReactNode {
  const { t } = useApp()
  const at = progress[id]
  const state = at?.done ? 'done' : at ? 'begun' : 'new'
  return (
    <li className={`lesson lesson-${state}`}>
      <a href={link.lesson(game, id, at?.done ? 0 : (at?.number ?? 0))}>{title}</a>
      <span className="lesson-rules small soft">
        {t('lessons.minutes', { minutes })} · {t('lessons.rules', { rules: rules.join(', '), count: rules.length })}
      </span>
      <span className="lesson-state small">
        {state === 'done' && <Icon name="done" />}
        <span className={state === 'new' ? 'unseen' : ''}>{t(`lessons.state.${state}`)}</span>
      </span>
    </li>
  )
}
