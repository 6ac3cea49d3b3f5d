/** What a lesson tells, and what is to be done next. */

import type { Lesson, LessonStop } from '@carillon/protocol'
import { type ReactNode, useEffect, useRef } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { Button, ButtonLink, link, useApp } from '../shell/context.tsx'
import { DiceTray } from './DiceTray.tsx'
import { Glyph } from './glyphs.tsx'
import { LessonOdds } from './LessonOdds.tsx'
import { toldIn } from './lesson-text.ts'
import { labelFor } from './option-list.ts'
import { RuleButton } from './RuleButton.tsx'
import { sideColour } from './sides.ts'
import { useFocusFirst } from './useTable.ts'

interface LessonCardProps {
  readonly game: string
  readonly lessons: readonly Lesson[]
  readonly board: GameBoard
  readonly stop: LessonStop
  readonly say: Say
  /** Why the last click was not the one. */
  readonly wrong: string | undefined
  on(): void
  back(): void
}
export function LessonCard({ game, lessons, board, stop, say, wrong, on, back }: LessonCardProps): ReactNode {
  const { t } = useApp()
  const { number, count, expected, refused, dice, done, observation } = stop
  const told = toldIn(stop, say)
  const at = lessons.findIndex(({ id }) => id === stop.example)
  const [lesson, next] = at < 0 ? [] : [lessons[at], lessons[at + 1]]
  const label = (option: NonNullable<typeof expected>['option']) =>
    labelFor(board, option, observation.view, say, observation.decision?.prompt)
  const tale = useRef<HTMLDivElement>(null)
  useFocusFirst(tale)
  // What is told now is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer story, or less room for it, is the occasion.
  useEffect(() => {
    if (tale.current) tale.current.scrollTop = tale.current.scrollHeight
  }, [told.length, number])
  return (
    <div className="lesson-card">
      <p className="lesson-head">
        <span>{t('lesson.step', { number: Math.min(number + 1, count), count })}</span>
        {lesson?.rules.map((rule) => (
          <RuleButton key={rule} rule={rule} />
        ))}
      </p>
      <progress className="lesson-progress" value={number} max={count} aria-label={t('lesson.progress')} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its room is scrolled by keys. */}
      <div ref={tale} className="lesson-story" tabIndex={0}>
        {told.map(({ key, text, now }) => (
          <p key={key} data-now={now || undefined}>
            {text}
          </p>
        ))}
      </div>
      <DiceTray rolls={stop.rolls} say={say} />
      {refused && <p className="lesson-refused">{t('lesson.refused', { choice: label(refused.option) })}</p>}
      {wrong && <p className="lesson-wrong">{wrong}</p>}
      {expected && (
        <p className="lesson-task" style={sideColour(expected.role)}>
          {t('lesson.task', { side: say({ key: `role.${expected.role}` }) })}
        </p>
      )}
      {done && <p className="lesson-done">{t('lesson.done')}</p>}
      <div className="lesson-ways">
        <Button disabled={number === 0} onClick={back}>
          <Glyph name="back" />
          {t('lesson.back')}
        </Button>
        {!done && (
          <Button look="primary" onClick={on} className="lesson-on">
            {expected ? label(expected.option) : dice ? t('lesson.roll', { count: dice }) : t('lesson.on')}
          </Button>
        )}
        {done && next && (
          <ButtonLink look="primary" icon="lesson" href={link.lesson(game, next.id)}>
            {t('lesson.next', { title: say({ key: next.title }) })}
          </ButtonLink>
        )}
        {done && <ButtonLink href={link.lessons(game)}>{t('lesson.all')}</ButtonLink>}
      </div>
      {expected && <LessonOdds {...{ game, stop, board, say }} only={expected.option} />}
    </div>
  )
}
