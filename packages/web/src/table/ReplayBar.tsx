/** Going through a replay: slider, steps, turns, play. */
import { isHeading } from '@carillon/kernel'
import type { Moment } from '@carillon/protocol'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { Glyph, type GlyphName } from './glyphs.tsx'
import { useKeys } from './keys.ts'

interface ReplayBarProps {
  readonly moment: Moment
  /** Where one wants to be; the moment follows. */
  readonly wanted: number
  go(at: number): void
  readonly say: Say
}
const PACES = [1600, 800, 400, 150] as const

export function ReplayBar({ moment, wanted, go, say }: ReplayBarProps): ReactNode {
  const { t } = useApp()
  const { last, chapters } = moment
  const at = Math.min(wanted, last)
  const [playing, play] = useState(false)
  const [pace, setPace] = useState<number>(800)
  const move = (to: number) => {
    play(false)
    go(Math.max(0, Math.min(last, to)))
  }
  const turn = () => {
    if (!playing && at === last) go(0)
    play(!playing)
  }
  useKeys({
    arrowleft: () => move(at - 1),
    arrowright: () => move(at + 1),
    home: () => move(0),
    end: () => move(last),
    ' ': () => (document.activeElement?.matches('button, a, summary') ? false : turn()),
  })
  const forward = useRef(() => undefined as unknown)
  forward.current = () => (at < last ? go(at + 1) : play(false))
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => forward.current(), pace)
    return () => clearInterval(timer)
  }, [playing, pace])
  const shown = useMemo(() => oneEach(chapters), [chapters])
  const chapter = shown.findLast((one) => one.at <= at)
  return (
    <div className="replay-bar">
      <label className="replay-slider">
        <span>{t('replay.at', { at, last })}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={(event) => move(Number(event.currentTarget.value))}
        />
      </label>
      <div className="replay-steps">
        <StepButton glyph="first" name={t('replay.first')} onClick={() => move(0)} />
        <StepButton glyph="back" name={t('replay.back')} onClick={() => move(at - 1)} />
        <StepButton
          glyph={playing ? 'pause' : 'play'}
          name={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={turn}
          main
        />
        <StepButton glyph="step" name={t('replay.step')} onClick={() => move(at + 1)} />
        <StepButton glyph="last" name={t('replay.last')} onClick={() => move(last)} />
      </div>
      <div className="replay-choices">
        <label className="field">
          <span>{t('replay.chapter')}</span>
          <select value={chapter?.at ?? 0} onChange={(event) => move(Number(event.currentTarget.value))}>
            {shown[0]?.at !== 0 && <option value={0}>{t('replay.opening')}</option>}
            {shown.map((one) => (
              <option key={one.at} value={one.at}>
                {isHeading(one) ? say(one.text) : `\u2003${say(one.text)}`}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('replay.pace')}</span>
          <select value={pace} onChange={(event) => setPace(Number(event.currentTarget.value))}>
            {PACES.map((one, i) => (
              <option key={one} value={one}>
                {t(`replay.pace.${i + 1}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}

/** Of those that begin at one step the last, a heading before all others: of a year and its first season, the season. */
function oneEach(chapters: Moment['chapters']): Moment['chapters'] {
  const found = new Map<number, Moment['chapters'][number]>()
  for (const one of chapters) {
    const before = found.get(one.at)
    if (!before || isHeading(one) || !isHeading(before)) found.set(one.at, one)
  }
  return [...found.values()]
}

interface StepButtonProps {
  readonly glyph: GlyphName
  readonly name: string
  readonly main?: boolean
  onClick(): void
}
function StepButton({ glyph, name, main = false, onClick }: StepButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={main ? 'button button-primary button-icon' : 'button button-icon'}
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      <Glyph name={glyph} />
    </button>
  )
}
