/** What a guided game tells, what may be chosen, and what is said of a choice. */
import type { LogLine, Option } from '@carillon/kernel'
import type { LessonStop } from '@carillon/protocol'
import { type ReactNode, useEffect, useRef } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { Button, useApp } from '../shell/context.tsx'
import { DiceTray } from './DiceTray.tsx'
import { GuidedEnd } from './GuidedEnd.tsx'
import { Glyph } from './glyphs.tsx'
import { News } from './News.tsx'
import { Options } from './Options.tsx'
import type { OptionGroup } from './option-list.ts'
import { RuledText } from './RuledText.tsx'
import { sideColour } from './sides.ts'
import { useFocusFirst } from './useTable.ts'

interface GuidedCardProps {
  readonly game: string
  readonly stop: LessonStop & Required<Pick<LessonStop, 'guided'>>
  readonly say: Say
  readonly log: readonly LogLine[]
  readonly newsFrom: number
  /** What may be clicked. */
  readonly groups: readonly OptionGroup[]
  /** What is said of the last click. */
  readonly answer: string | undefined
  choose(option: Option): void
  mark(option: Option | undefined): void
  openLog(): void
  on(): void
  back(): void
  /** What the dice would bring. */
  readonly odds?: ReactNode
}
export function GuidedCard(props: GuidedCardProps): ReactNode {
  const { game, stop, say, log, newsFrom, answer, choose, mark, openLog, on, back, groups, odds } = props
  const { t } = useApp()
  const { number, count, dice, done, guided } = stop
  const { screen, terms, good, clicks, role } = guided
  const word = (part: string) => say({ key: `guided.${screen}.${part}` })
  const title = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the occasion.
  useEffect(() => said.current?.scrollIntoView?.({ block: 'nearest' }), [answer])
  useFocusFirst(title)
  const first = useRef(true)
  // The button that was pressed is gone: who goes by keys reads on at the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the occasion.
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    card.current?.parentElement?.scrollTo?.({ top: 0 })
    if (document.activeElement === document.body || card.current?.contains(document.activeElement))
      title.current?.focus({ preventScroll: true })
  }, [number])
  return (
    <div ref={card} className="lesson-card guided-card">
      <p className="lesson-head">
        <span>{t('lesson.step', { number: number + 1, count })}</span>
      </p>
      <progress className="lesson-progress" value={number} max={count - 1} aria-label={t('lesson.progress')} />
      <h2 ref={title} tabIndex={-1} className="guided-title">
        {word('title')}
      </h2>
      <DiceTray rolls={stop.rolls} say={say} />
      <News log={log} from={newsFrom} say={say} openLog={openLog} />
      <div className="guided-text">
        <RuledText text={word('text')} />
      </div>
      {terms.length > 0 && (
        <dl className="guided-terms" aria-label={t('guided.terms')}>
          {terms.map((term) => (
            <div key={term}>
              <dt>{say({ key: `term.${term}` })}</dt>
              <dd>
                <RuledText text={say({ key: `term.${term}.text` })} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {good.length > 0 && (
        <div className="lesson-task guided-task" style={sideColour(role)}>
          <RuledText text={word('do')} />
          {clicks > 1 && <p className="small soft">{t('guided.clicks', { count: clicks })}</p>}
        </div>
      )}
      {answer && (
        <div ref={said} className="lesson-wrong guided-answer" role="status">
          <RuledText text={answer} />
        </div>
      )}
      {good.length > 0 && (
        <Options
          groups={groups}
          busy={false}
          suggested={good.length === 1 ? good[0] : undefined}
          choose={choose}
          mark={mark}
        />
      )}
      {/* Below the choices: what comes up when one points at them does not move them. */}
      {odds}
      {done && <GuidedEnd game={game} />}
      <div className="lesson-ways">
        <Button disabled={number === 0} onClick={back}>
          <Glyph name="back" />
          {t('lesson.back')}
        </Button>
        {!done && good.length === 0 && (
          <Button look="primary" onClick={on} className="lesson-on">
            {dice ? t('lesson.roll', { count: dice }) : t('lesson.on')}
          </Button>
        )}
      </div>
    </div>
  )
}
