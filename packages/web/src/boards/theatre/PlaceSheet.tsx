/** A place, opened: what can be chosen there, and everybody who stands there. */
import type { Option } from '@carillon/kernel'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'preact/compat'
import type { Say } from '../board.ts'
import { besideSpot, GAP } from '../card-spot.ts'
import { keyOf } from './options.ts'

interface PlaceSheetProps {
  readonly place: string
  readonly name: string
  readonly west: boolean
  readonly say: Say
  /** Of the place itself. */
  readonly offers: readonly Option[]
  label(option: Option): string
  choose(option: Option): void
  close(): void
  /** Those who stand there, a rank a side. */
  readonly ranks: readonly ReactNode[]
}

export function PlaceSheet(props: PlaceSheetProps): ReactNode {
  const { place, name, west, say, offers, label, choose, close, ranks } = props
  const box = useRef<HTMLElement>(null)
  useBeside(box, place)
  useFocusInside(box)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    box.current?.focus({ preventScroll: true })
    const back = () => (before?.isConnected ? before : spotOf(place))
    return () => back()?.focus({ preventScroll: true })
  }, [place])
  const keys = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.key === 'Escape') close()
    else if (step) {
      event.preventDefault()
      focusNext(box.current, step)
    }
  }
  return (
    <section
      ref={box}
      className={`th-card th-sheet${west ? ' th-west' : ''}`}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={keys}
    >
      <header>
        <h2 data-space={place}>{name}</h2>
        <button type="button" className="th-close" aria-label={say({ key: 'web.close' })} onClick={close}>
          ×
        </button>
      </header>
      <Offers
        options={offers}
        label={label}
        look="button-primary"
        choose={(option) => {
          close()
          choose(option)
        }}
      />
      {ranks.length > 0 ? ranks : <p className="soft">{say({ key: 'web.nobody' })}</p>}
    </section>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
function focusNext(box: HTMLElement | null, step: 1 | -1): void {
  const all = [...(box?.querySelectorAll('button') ?? [])]
  const at = all.indexOf(document.activeElement as HTMLButtonElement)
  all[at < 0 ? 0 : (at + step + all.length) % all.length]?.focus()
}

/** What had the focus may be gone once it is chosen: the focus stays in the sheet. */
function useFocusInside(box: RefObject<HTMLElement | null>): void {
  const inside = useRef(true)
  useEffect(() => {
    const seen = (event: FocusEvent) => {
      inside.current = box.current?.contains(event.target as Node) ?? false
    }
    document.addEventListener('focusin', seen)
    return () => document.removeEventListener('focusin', seen)
  }, [box])
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!inside.current || (activeElement && activeElement !== body)) return
    const next = box.current?.querySelector<HTMLElement>('button.th-unit') ?? box.current
    next?.focus({ preventScroll: true })
  })
}

/** Where the place is on the map. */
const spotOf = (place: string): SVGElement | null =>
  document.querySelector<SVGElement>(`.th-board [data-stack][data-space="${place}"], .th-board [data-space="${place}"]`)
const PHONE = '(max-width: 44rem)'
/** The least that a sheet takes of the height. */
const LEAST = 220
/** The sheet lies beside the place, or where that is too narrow below or above it: what it is about can be seen. */
function useBeside(box: RefObject<HTMLElement | null>, place: string): void {
  useLayoutEffect(() => {
    const sheet = box.current
    if (!sheet) return
    lay(sheet, place)
    // When the map has come to rest elsewhere, the sheet follows.
    const rest = new MutationObserver(() => lay(sheet, place))
    const layer = spotOf(place)?.closest('.viewport-layer')
    if (layer) rest.observe(layer, { attributeFilter: ['data-moving'] })
    return () => rest.disconnect()
  }, [box, place])
}
function lay(sheet: HTMLElement, place: string): void {
  const pane = sheet.parentElement?.getBoundingClientRect()
  const spot = spotOf(place)?.getBoundingClientRect()
  if (!pane || !spot) return
  const { style } = sheet
  if (matchMedia(PHONE).matches) {
    const below = innerHeight - spot.bottom
    const isBelow = below >= spot.top
    style.inset = isBelow ? 'auto 0 0' : '0 0 auto'
    style.maxHeight = `${Math.max(LEAST, (isBelow ? below : spot.top) - GAP)}px`
    return
  }
  const { x, y } = besideSpot(spot, pane, sheet)
  style.inset = `${y}px auto auto ${x}px`
}
interface OffersProps {
  readonly options: readonly Option[]
  readonly look?: string
  label(option: Option): string
  /** What a voice says, where the words alone are too few. */
  name?(option: Option): string
  choose(option: Option): void
}
/** Options as small buttons. */
export function Offers({ options, look = '', label, name, choose }: OffersProps): ReactNode {
  if (options.length === 0) return null
  return (
    <div className="th-offers">
      {options.map((option) => (
        <button
          key={keyOf(option)}
          type="button"
          className={`button button-small ${look}`}
          aria-label={name?.(option)}
          onClick={() => choose(option)}
        >
          {label(option)}
        </button>
      ))}
    </div>
  )
}
