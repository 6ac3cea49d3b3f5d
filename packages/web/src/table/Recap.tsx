/** What just happened, told step by step: on the map as it was then, as often as one wants, before one answers. */
import type { LogLine } from '@carillon/kernel'
import type { Reason, Scene } from '@carillon/protocol'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { Glyph, type GlyphName } from './glyphs.tsx'
import { useKeys } from './keys.ts'
import { Line } from './LogLine.tsx'
import { LogText, SideSign } from './LogText.tsx'
import type { Looked } from './past-board.ts'
import { ReadingContext, useReading } from './reading-context.ts'
import { whyOf } from './reasons.ts'
import { lookedAt, stepsOf, stopAt } from './recap-steps.ts'
import { useShower } from './shown-places.ts'
import type { TableState } from './store.ts'
import { actionAt, sideNamed } from './trail.ts'

interface RecapProps {
  readonly state: TableState & { readonly scene: Scene }
  readonly board: GameBoard
  readonly say: Say
  /** The line that is looked at; none is now. */
  readonly at: number | undefined
  look(looked: Looked | undefined): void
  tell(text: string): void
  openLog(): void
  /** Asks for what was seen before the page was loaded. */
  recall(): Promise<void>
}
/** So many at most in the list; the log has them all. */
const SHOWN = 12
/** Milliseconds a step, as it is shown again. */
const PACE = 1400

export const Recap = memo(function Recap({ board, ...props }: RecapProps): ReactNode {
  return (
    <ReadingContext value={useReading(board)}>
      <Steps {...props} />
    </ReadingContext>
  )
})

function Steps({ state, at, look, say, tell, openLog, recall }: Omit<RecapProps, 'board'>): ReactNode {
  const { t } = useApp()
  const { log, recapFrom, reasons, trail, scene } = state
  const steps = useMemo(() => stepsOf({ log, recapFrom, scene }), [log, recapFrom, scene])
  const [open, setOpen] = useState(false)
  const shower = useShower()
  const last = steps.at(-1)
  const now = at ?? last
  const place = now === undefined ? -1 : steps.indexOf(now)
  const line = now === undefined ? undefined : log[now]
  const move = useCallback(
    (to: number) => {
      const step = steps[Math.max(0, Math.min(to, steps.length - 1))]
      if (step === undefined) return
      look(lookedAt(state, step))
      const shown = log[step]
      if (!shown) return
      shower?.show(shown)
      tell(`${t('recap.step', { at: steps.indexOf(step) + 1, last: steps.length })} ${say(shown.text)}`)
    },
    [steps, look, state, log, shower, tell, say, t],
  )
  const missing = at !== undefined && at >= 0 && stopAt(trail, at) === undefined
  useEffect(() => {
    if (missing) recall().catch(() => undefined)
  }, [missing, recall])
  // What has come since is shown of the line that is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is recalled is an occasion.
  useEffect(() => {
    if (at !== undefined && at >= 0) look(lookedAt(state, at))
  }, [trail])
  const { playing, play } = useShowing(place, steps.length, move, () => look(undefined))
  const again = () => play(!playing)
  useKeys({ r: () => (steps.length > 0 ? again() : false) })
  const reason = useMemo(() => (now === undefined ? undefined : reasonFor(reasons, now, log)), [reasons, now, log])
  if (!line) return null
  const step = (to: number) => {
    play(false)
    move(to)
  }
  const back = () => {
    play(false)
    look(undefined)
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: steps.length - 1 }[event.key]
    if (to === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (to === undefined) back()
    else step(to)
  }
  const shown = open ? steps.slice(-SHOWN) : []
  return (
    <section className="recap" data-past={at !== undefined || undefined} aria-label={t('recap.title')} onKeyDown={walk}>
      <div className="recap-now">
        <SideSign text={line.text} />
        <p className="recap-last">
          <LogText text={line.text} say={say} />
        </p>
      </div>
      <div className="recap-steps">
        <StepButton glyph="back" name={t('recap.back')} off={place <= 0} onClick={() => step(place - 1)} />
        <StepButton
          glyph={playing ? 'pause' : 'again'}
          name={t(playing ? 'recap.pause' : 'recap.again')}
          onClick={again}
        />
        <StepButton
          glyph="step"
          name={t('recap.forth')}
          off={at === undefined || place >= steps.length - 1}
          onClick={() => step(place + 1)}
        />
        <button type="button" className="recap-list" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('recap.step', { at: place + 1, last: steps.length })}
        </button>
        {reason && <p className="recap-why">{whyOf(reason, say, t)}</p>}
        {at !== undefined && (
          <button type="button" className="recap-back" onClick={back}>
            {t('recap.now')}
          </button>
        )}
      </div>
      {open && (
        <>
          <ol>
            {shown.map((number) => (
              <Line key={number} line={log[number] as LogLine} say={say} />
            ))}
          </ol>
          {steps.length > shown.length && (
            <button type="button" className="inline-link small" onClick={openLog}>
              {t('table.news.more', { count: steps.length - shown.length })}
            </button>
          )}
        </>
      )}
    </section>
  )
}

/** Of the action that the line belongs to, if it is that side's. */
function reasonFor(reasons: readonly Reason[], at: number, log: readonly LogLine[]): Reason | undefined {
  const found = reasons.findLast(({ line }) => line <= at)
  const begun = log[actionAt(log, at)]
  const isIts = found && begun && sideNamed(begun.text) === found.role
  // A round of its own may come before the action; more is something else.
  const since = log.slice(found?.line, at + 1).filter(({ chapter }) => chapter === 'phase' || chapter === 'action')
  return isIts && since.length < 3 ? found : undefined
}

/** Goes on by itself, from the first step to the last, and then to now. */
function useShowing(place: number, count: number, move: (to: number) => void, end: () => void) {
  const [playing, setPlaying] = useState(false)
  const next = useRef(() => undefined as unknown)
  next.current = () => {
    if (place < count - 1) return move(place + 1)
    setPlaying(false)
    end()
  }
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => next.current(), PACE)
    return () => clearInterval(timer)
  }, [playing])
  const play = (on: boolean) => {
    if (on) move(0)
    setPlaying(on)
  }
  return { playing, play }
}

interface StepButtonProps {
  readonly glyph: GlyphName
  readonly name: string
  readonly off?: boolean
  onClick(): void
}
function StepButton({ glyph, name, off = false, onClick }: StepButtonProps): ReactNode {
  return (
    <button type="button" className="recap-step" aria-label={name} title={name} aria-disabled={off} onClick={onClick}>
      <Glyph name={glyph} />
    </button>
  )
}
