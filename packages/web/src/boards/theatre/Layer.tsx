/** What lies over a theatre board and does not move with it: an opened place, and what is being fought. */
import { createPortal, type ReactNode, useEffect, useRef, useState } from 'preact/compat'
import type { Subject } from '../board.ts'
import { tried } from '../pointing.ts'

/** A card about a fight; it can be put away to see the map. */
export interface FightCard {
  /** While it is the same, what was put away stays away. */
  readonly id: string
  /** The place that is fought for: the card keeps clear of it. */
  readonly space: string
  readonly title: string
  readonly hide: string
  /** On the button that brings it back: what it is about, and how it stands. */
  readonly back: string
  /** Something is asked: on a small screen it opens by itself only then. */
  readonly asks: boolean
  /** It opens only when it is wanted. */
  readonly quiet?: boolean
  readonly body: ReactNode
}
interface TheatreLayerProps {
  readonly host: Element
  setLayer(element: HTMLElement | null): void
  readonly fight: FightCard | undefined
  readonly still: boolean
  refuse(subject: Subject): void
  /** The sheet of the opened place. */
  readonly children: ReactNode
}
const quiet = (event: Event) => event.stopPropagation()

export function TheatreLayer({ host, setLayer, fight, still, refuse, children }: TheatreLayerProps): ReactNode {
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it is a button.
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks are kept from the map; keys are for the whole table.
    <div
      ref={setLayer}
      className={`th-layer${still ? ' th-still' : ''}`}
      onClick={(event) => {
        quiet(event)
        tried(event, refuse)
      }}
      onPointerDown={quiet}
      onPointerMove={quiet}
      onPointerUp={quiet}
    >
      {fight && <Fight key={fight.id} host={host} fight={fight} />}
      {children}
    </div>,
    host,
  )
}

function Fight({ host, fight }: { readonly host: Element; readonly fight: FightCard }): ReactNode {
  const { space, title, hide, back, asks, quiet = false, body } = fight
  const [away, put] = useState<boolean>()
  const card = useRef<HTMLElement>(null)
  const west = useWest(host, space, body)
  useInSight(host, space, quiet)
  // What can be chosen in it is in sight between its head and its foot, or else whoever rolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the fight goes on.
  useEffect(() => {
    const box = card.current
    if (!box) return
    const [head, foot] = ['.fi-head', '.fi-foot'].map((part) => box.querySelector(part)?.clientHeight ?? 0)
    box.style.scrollPaddingBlock = `${head}px ${foot}px`
    const wanted = box.querySelector('.fi-can') ?? box.querySelector('.fi-now')
    wanted?.scrollIntoView({ block: 'nearest' })
  }, [body])
  const shown = away === undefined ? (quiet ? ' fi-shy fi-quiet' : asks ? '' : ' fi-shy') : ' fi-wanted'
  return (
    <>
      {(away === undefined ? !quiet : !away) && (
        <section
          ref={card}
          data-covers
          className={`th-card th-fight${west ? ' th-west' : ''}${shown}`}
          aria-label={title}
        >
          <button type="button" className="th-close" aria-label={hide} onClick={() => put(true)}>
            ×
          </button>
          {body}
        </section>
      )}
      {away !== false && (
        <button
          type="button"
          className={`button button-small th-return${away ? '' : ' fi-peek'}${shown}`}
          onClick={() => put(false)}
        >
          {back}
        </button>
      )}
    </>
  )
}

const placeOf = (host: Element, space: string): Element | null =>
  host.querySelector(`.th-board [data-space="${space}"]`)
/** A fight is brought into sight with what lies around it, once. */
function useInSight(host: Element, space: string, quiet: boolean): void {
  useEffect(() => {
    if (!quiet) placeOf(host, space)?.dispatchEvent(new Event('bring', { bubbles: true }))
  }, [host, space, quiet])
}

function isEast(host: Element, space: string): boolean {
  const place = placeOf(host, space)?.getBoundingClientRect()
  const { x, width } = host.getBoundingClientRect()
  return place !== undefined && place.x + place.width / 2 > x + width / 2
}
/** Until then a map that brings something into sight has come to rest. */
const SETTLED = 600
/** What is about a place in the eastern half lies in the west: narrower than half, it never covers the place. */
function useWest(host: Element, space: string, now: unknown): boolean {
  const [west, set] = useState(() => isEast(host, space))
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever the fight goes on.
  useEffect(() => {
    let timer = 0
    const soon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => set(isEast(host, space)), SETTLED)
    }
    soon()
    window.addEventListener('resize', soon)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', soon)
    }
  }, [host, space, now])
  return west
}
