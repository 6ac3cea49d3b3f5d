/** The window onto a board: moved and scaled by fingers, mouse, wheel, keys and buttons. */
import { type ReactNode, useEffect, useId, useRef } from 'preact/compat'
import { CounterScale, Near } from '../shell/board-scale.ts'
import { useApp } from '../shell/context.tsx'
import { soon } from '../shell/deferred.tsx'
import { Glyph } from './glyphs.tsx'
import { useZoom } from './useZoom.ts'
import { type Size, STEP } from './zoom.ts'

interface ViewportProps {
  /** Whose zoom is remembered. */
  readonly game: string
  readonly frame: Size
  readonly label: string
  readonly children: ReactNode
  /** Changes with what is asked: then whoever moves is brought into sight, or something that can be chosen. */
  readonly asked?: unknown
  /** The same where nothing is asked: then what just happened is. */
  readonly told?: unknown
  /** What is marked is suggested. */
  readonly suggests?: boolean
  /** Stands over the board and does not move with it. */
  readonly over?: ReactNode
}

const nothing = (): void => undefined
const sight = soon(() => import('./sight.ts'))

const OPTION = '[data-can], [data-option-index]'
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Until then a board that has come or changed lies still. */
const SETTLED = 300
/** So often it is looked for what is asked about. */
const LOOKS = 20
/** Pixels that an arrow moves the board. */
const PAN = 90

export function Viewport({ game, frame, label, children, asked, told, suggests, over }: ViewportProps): ReactNode {
  const { t, settings } = useApp()
  const zoom = useZoom(game, frame)
  const { pane, layer, large, near, by, move, fit, handlers } = zoom
  const help = useId()
  /** Something was asked before: the front is in sight. */
  const begun = useRef(false)
  /** Somebody went by keys to something on the board since, or took hold of it: it stays where it is. */
  const visited = useRef(false)

  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as Element
    const arrow = ARROWS[event.key]
    if (event.key === '+' || event.key === '=') by(STEP)
    else if (event.key === '-' || event.key === '_') by(1 / STEP)
    else if (event.key === 'Home') fit()
    else if (target === pane.current && arrow && large) move(-arrow[0] * PAN, -arrow[1] * PAN)
    else if (target === pane.current && (arrow || event.key === 'Enter')) focusFirst(target)
    else if (arrow && target.closest(OPTION)) focusNext(pane.current, target.closest(OPTION), arrow)
    else return
    event.preventDefault()
  }
  // Without it the board stays where it is.
  const bring = (target: Element, well?: boolean) => sight().then((there) => there.bring(zoom, target, well), nothing)
  /** What has the focus is brought into sight. */
  const reveal = (event: FocusEvent) => {
    const target = event.target as Element
    if (target === pane.current || !layer.current?.contains(target)) return
    visited.current ||= target.matches(':focus-visible')
    bring(target, false)
  }
  // Whatever is on the board can ask to be brought into sight, and so can all that is now asked about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pane and what moves it stay the same.
  useEffect(() => {
    const box = pane.current
    const asked = ({ target, detail }: Event & { readonly detail?: 'asked' | 'picked' }) => {
      if (detail === undefined) bring(target as Element)
      else if (detail === 'picked' || !visited.current) sight().then((there) => there.bringAsked(zoom), nothing)
    }
    box?.addEventListener('bring', asked)
    return () => box?.removeEventListener('bring', asked)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question, not whenever the board moves.
  useEffect(() => {
    if (asked === undefined && told === undefined) return
    visited.current = false
    let [looks, last] = [LOOKS, '']
    // What it is about may be drawn later, and what lies over the board: it is looked for until nothing of that changes.
    const timer = setInterval(
      () =>
        sight().then((there) => {
          if (looks-- <= 0) return
          const look = asked === undefined ? there.bringTold : begun.current ? there.bringAsked : there.bringFront
          const by = visited.current ? last : look(zoom, suggests)
          if (by === last) looks = 0
          if (looks > 0) last = by ?? ''
          else clearInterval(timer)
          begun.current ||= looks === 0 && asked !== undefined && by !== undefined
        }, nothing),
      SETTLED,
    )
    return () => clearInterval(timer)
  }, [asked ?? told])

  return (
    <div className="viewport">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        ref={pane}
        className={large ? 'viewport-pane viewport-large' : 'viewport-pane'}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and scale the board.
        tabIndex={0}
        aria-label={label}
        aria-describedby={help}
        onKeyDown={keys}
        onFocus={reveal}
        onPointerDownCapture={() => {
          visited.current = true
        }}
        {...handlers}
      >
        <div ref={layer} className="viewport-layer">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the window has the name, and what is drawn has its own. */}
          <svg
            className="viewport-svg"
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            preserveAspectRatio="xMidYMid meet"
          >
            <CounterScale value={settings.counters / 100}>
              <Near value={near}>{children}</Near>
            </CounterScale>
          </svg>
        </div>
      </div>
      <p id={help} className="unseen">
        {t('table.board.keys')}
      </p>
      {over}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div className="viewport-buttons" role="group" aria-label={t('table.zoom')} data-covers="">
        <ZoomButton name={t('table.zoom.in')} glyph="in" onClick={() => by(STEP)} />
        <ZoomButton name={t('table.zoom.out')} glyph="out" disabled={!large} onClick={() => by(1 / STEP)} />
        <ZoomButton name={t('table.zoom.fit')} glyph="fit" disabled={!large} onClick={fit} />
      </div>
    </div>
  )
}

interface ZoomButtonProps {
  readonly name: string
  readonly glyph: 'in' | 'out' | 'fit'
  readonly disabled?: boolean
  onClick(): void
}
function ZoomButton({ name, glyph, disabled = false, onClick }: ZoomButtonProps): ReactNode {
  // It stays in the order of focus when there is nothing more to do.
  return (
    <button
      type="button"
      className="button button-icon"
      aria-label={name}
      title={name}
      aria-disabled={disabled}
      onClick={onClick}
    >
      <Glyph name={glyph} />
    </button>
  )
}

const optionsIn = (box: Element | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>(OPTION) ?? [])]
const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
function focusFirst(box: Element | null): void {
  optionsIn(box)[0]?.focus({ preventScroll: true })
}
/** The nearest one in that direction; what lies aside counts as further. */
function focusNext(box: Element | null, from: Element | null, [dx, dy]: readonly [number, number]): void {
  if (!from) return
  const at = middle(from)
  let best: { element: HTMLElement; far: number } | undefined
  for (const element of optionsIn(box)) {
    if (element === from) continue
    const to = middle(element)
    const ahead = (to.x - at.x) * dx + (to.y - at.y) * dy
    const aside = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx)
    const far = ahead + 2 * aside
    if (ahead > 1 && (!best || far < best.far)) best = { element, far }
  }
  best?.element.focus({ preventScroll: true })
}
