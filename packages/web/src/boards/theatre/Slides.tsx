/**
 * Stacks that go from place to place are seen to slide: a chip over the map, moved by the browser alone. The map below it is
 * not drawn again for it.
 */
import { createPortal, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'preact/compat'
import type { Point, Sheet } from './sheet.ts'
import { type Slide, type Stands, slidesOf, trackOf } from './slides.ts'
import type { Where } from './traces.ts'

interface Sliding<V> {
  readonly sheet: Sheet
  readonly pointOf: Where
  stands(view: V): Stands
}
interface SlidesProps<V> {
  readonly view: V
  readonly still: boolean
}
const MILLISECONDS = 650
interface Shown extends Slide {
  readonly key: number
  readonly track: readonly Point[]
}

export const slidesOn = <V,>({ sheet, pointOf, stands }: Sliding<V>) =>
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a game.
  function Slides({ view, still }: SlidesProps<V>): ReactNode {
    const [group, setGroup] = useState<SVGGElement | null>(null)
    const before = useRef<Stands>(undefined)
    const count = useRef(0)
    const [shown, show] = useState<readonly Shown[]>([])
    useEffect(() => {
      const now = stands(view)
      const slides = before.current && !still && !document.hidden ? slidesOf(before.current, now) : []
      before.current = now
      if (slides.length === 0) return
      const fresh = slides
        .map((slide) => ({ ...slide, key: ++count.current, track: trackOf(slide, sheet, pointOf) }))
        .filter(({ track }) => track.length > 1)
      show((old) => [...old, ...fresh])
      const keys = new Set(fresh.map(({ key }) => key))
      setTimeout(() => show((old) => old.filter(({ key }) => !keys.has(key))), MILLISECONDS)
    }, [view, still])
    const layer = group?.closest<HTMLElement>('.viewport-layer')
    return (
      <g ref={setGroup}>
        {layer &&
          shown.length > 0 &&
          createPortal(
            shown.map((slide) => <Chip key={slide.key} slide={slide} layer={layer} sheet={sheet} />),
            layer,
          )}
      </g>
    )
  }

function Chip({ slide, layer, sheet }: { slide: Shown; layer: HTMLElement; sheet: Sheet }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const { width, height, room } = sheet.frame
  const scale = Math.min(layer.clientWidth / width, layer.clientHeight / height)
  const [left, top] = [(layer.clientWidth - width * scale) / 2, (layer.clientHeight - height * scale) / 2]
  useLayoutEffect(() => {
    const at = ({ x, y }: Point) => ({ transform: `translate(${left + x * scale}px, ${top + y * scale}px)` })
    box.current?.animate(slide.track.map(at), { duration: MILLISECONDS, easing: 'ease-in-out', fill: 'both' })
  }, [slide, scale, left, top])
  return (
    <div ref={box} className={`th-slide pc-${slide.side}`} aria-hidden="true">
      <span style={{ width: `${room * scale}px`, height: `${room * 0.74 * scale}px`, fontSize: `${26 * scale}px` }}>
        {slide.count}
      </span>
    </div>
  )
}
