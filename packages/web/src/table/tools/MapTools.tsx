/** Tools of the board: finding a place, marks of one's own, the map alone. Drawn into the board, with buttons over it. */
import { createPortal, type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'preact/compat'
import type { GameBoard, Say } from '../../boards/board.ts'
import { useApp } from '../../shell/context.tsx'
import { Glyph, type GlyphName } from '../glyphs.tsx'
import { useKeys } from '../keys.ts'
import '../../styles/table-tools.css'
import { useDrawing } from './drawing.ts'
import { FindPanel } from './FindPanel.tsx'
import type { Finding } from './finding.ts'
import { MarksLayer } from './MarksLayer.tsx'
import { type Mark, marksOf, setMarks, toggled } from './marks.ts'

interface MapToolsProps {
  /** Whose marks they are: those of a table, its replays, or a lesson. */
  readonly game: string
  readonly board: GameBoard
  readonly view: unknown
  readonly say: Say
  readonly finding: Finding
}
/** A ring, in parts of the board's height. */
const RING = 0.022

export function MapTools({ game, board, view, say, finding }: MapToolsProps): ReactNode {
  const { t, announceNow } = useApp()
  const [group, setGroup] = useState<SVGGElement | null>(null)
  const { open, set: setOpen, taken } = finding
  const [pencil, take] = useState(false)
  const [alone, stand] = useState(false)
  const [unfolded, unfold] = useState(false)
  const window = group?.closest('.viewport') ?? null
  const first = useRef<HTMLButtonElement>(null)
  const draw = useCallback((mark: Mark) => setMarks(game, toggled(marksOf(game), mark)), [game])
  const draft = useDrawing(window, pencil, draw)
  useAlone(window, alone, () => stand(false))
  useEffect(() => {
    window?.classList.toggle('tools-open', unfolded)
  }, [window, unfolded])
  const close = () => {
    setOpen(false)
    first.current?.focus()
  }
  const toggle = () => {
    take(!pencil)
    announceNow(t(pencil ? 'table.pencil.down' : 'table.pencil.up'))
  }
  useKeys({
    n: toggle,
    m: () => stand(!alone),
    escape: () => (open ? close() : pencil ? take(false) : alone ? stand(false) : false),
  })
  return (
    <g ref={setGroup}>
      <MarksLayer game={game} draft={draft} size={board.frame.height * RING} />
      {window &&
        createPortal(
          <>
            <button
              type="button"
              className="button button-icon map-fold"
              aria-label={t('table.tools')}
              aria-expanded={unfolded}
              onClick={() => unfold(!unfolded)}
            >
              <Glyph name={unfolded ? 'gone' : 'tools'} />
            </button>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
            <div className="map-tools" role="group" aria-label={t('table.tools')}>
              <Tool box={first} glyph="find" name={t('table.find')} letter="f" on={open} press={() => setOpen(!open)} />
              <Tool glyph="pencil" name={t('table.pencil')} letter="n" on={pencil} press={toggle} />
              <Tool glyph="alone" name={t('table.alone')} letter="m" on={alone} press={() => stand(!alone)} />
            </div>
            {open && <FindPanel {...{ game, board, view, say, window, draw, close, taken }} />}
          </>,
          window,
        )}
    </g>
  )
}

interface ToolProps {
  readonly box?: Ref<HTMLButtonElement>
  readonly glyph: GlyphName
  readonly name: string
  readonly letter: string
  readonly on: boolean
  press(): void
}
function Tool({ box, glyph, name, letter, on, press }: ToolProps): ReactNode {
  return (
    <button
      {...(box && { ref: box })}
      type="button"
      className="button button-icon"
      aria-label={name}
      title={`${name} (${letter})`}
      aria-pressed={on}
      onClick={press}
    >
      <Glyph name={glyph} />
    </button>
  )
}

/** Nothing but the map and the question; the whole screen where the browser gives it. */
function useAlone(window: Element | null, alone: boolean, leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    const table = window?.closest('.table')
    if (!table || !alone) return
    table.classList.add('table-alone')
    document.documentElement.requestFullscreen?.().catch(() => undefined)
    const left = () => {
      if (!document.fullscreenElement) latest.current()
    }
    document.addEventListener('fullscreenchange', left)
    return () => {
      document.removeEventListener('fullscreenchange', left)
      table.classList.remove('table-alone')
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    }
  }, [window, alone])
}
