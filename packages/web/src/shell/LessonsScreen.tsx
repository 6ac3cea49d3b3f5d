/** The lessons of a game by chapters of its rules, and how far one has come. */

import type { Lesson } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import { Failed } from '../table/Failed.tsx'
import { useGameBoard } from '../table/useGameBoard.ts'
import { useRulebook } from '../table/useRulebook.ts'
import { useApp } from './app.tsx'
import { useAbout, useLessons, useWords } from './game-words.ts'
import { Icon } from './icons.tsx'
import { type Lessons, readProgress } from './progress.ts'
import { link } from './router.ts'
import { Screen } from './Screen.tsx'
import { ButtonLink } from './ui.tsx'

type Numbered = Lesson & { readonly number: number }
type Chapter = readonly [id: string, lessons: readonly Numbered[]]

/** In the order of the chapters; within one, as the game has them. */
function chaptersOf(lessons: readonly Lesson[]): Chapter[] {
  const chapters = new Map<string, Numbered[]>()
  lessons.forEach((lesson, i) => {
    const id = lesson.rules[0]?.split('.')[0] ?? ''
    const found = chapters.get(id) ?? []
    chapters.set(id, found)
    found.push({ ...lesson, number: i + 1 })
  })
  return [...chapters].sort(([a], [b]) => Number(a) - Number(b))
}

export default function LessonsScreen({ game }: { game: string }): ReactNode {
  const { t, locale } = useApp()
  const about = useAbout(game)
  const lessons = useLessons(game)
  const say = useWords(about)
  const board = useGameBoard(game)
  const book = useRulebook(board instanceof Error ? undefined : board, locale)
  const [progress] = useState(() => readProgress(game))
  if (board instanceof Error) return <Failed error={board} />
  if (!about || !lessons) return <Screen title={t('lessons.title')}>{null}</Screen>
  const done = lessons.filter(({ id }) => progress[id]?.done).length
  const next = lessons.find(({ id }) => !progress[id]?.done)
  return (
    <Screen kind="wide" title={t('lessons.title.of', { game: say({ key: 'game.name' }) })} lead={t('lessons.lead')}>
      <div className="row">
        {next && (
          <ButtonLink look="primary" icon="lesson" href={link.lesson(game, next.id, progress[next.id]?.number ?? 0)}>
            {t(done === 0 ? 'lessons.first' : 'lessons.next', { title: say({ key: next.title }) })}
          </ButtonLink>
        )}
        <span className="soft">{t('lessons.done', { done, count: lessons.length })}</span>
      </div>
      {chaptersOf(lessons).map(([id, ofChapter]) => {
        const title = book?.find((section) => section.id === id)?.title
        return (
          <section key={id} className="chapter" aria-labelledby={`chapter-${id}`}>
            <h2 id={`chapter-${id}`}>
              {title ? t('lessons.chapter.named', { id, title }) : t('lessons.chapter', { id })}
            </h2>
            <ul className="lessons">
              {ofChapter.map((lesson) => (
                <Row
                  key={lesson.id}
                  game={game}
                  lesson={lesson}
                  title={say({ key: lesson.title })}
                  progress={progress}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </Screen>
  )
}

interface RowProps {
  readonly game: string
  readonly lesson: Lesson
  readonly title: string
  readonly progress: Lessons
}
function Row({ game, lesson: { id, rules }, title, progress }: RowProps): ReactNode {
  const { t } = useApp()
  const at = progress[id]
  const state = at?.done ? 'done' : at ? 'begun' : 'new'
  return (
    <li className={`lesson lesson-${state}`}>
      <a href={link.lesson(game, id, at?.done ? 0 : (at?.number ?? 0))}>{title}</a>
      <span className="lesson-rules small soft">
        {t('lessons.rules', { rules: rules.join(', '), count: rules.length })}
      </span>
      <span className="lesson-state small">
        {state === 'done' && <Icon name="done" />}
        <span className={state === 'new' ? 'unseen' : ''}>{t(`lessons.state.${state}`)}</span>
      </span>
    </li>
  )
}
