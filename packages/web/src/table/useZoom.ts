/** Moving and scaling the board: fingers, mouse, wheel. The board itself is not drawn again: one layer is moved. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'preact/compat'
import type { Point } from '../boards/points.ts'
import { keepText, readText } from '../shell/settings.ts'
import { FIT, first, fromKept, held, moved, NEAR, readKept, type Size, toKeep, type Zoom, zoomed } from './zoom.ts'

/** A finger may tremble so far. */
const SLIP = 6
const TAP = { milliseconds: 320, pixels: 28 }
const SETTLE = 220
const BUSY = '[data-can], [data-option-index], [data-drag], button, a'

/** What moves is a picture, as sharp as the board was before. `laid`: it stands elsewhere at once, drawn anew. */
type Moving = 'glide' | 'drag' | 'laid'

export interface ZoomControl {
  readonly pane: RefObject<HTMLDivElement | null>
  readonly layer: RefObject<HTMLDivElement | null>
  /** Larger than it fits. */
  readonly large: boolean
  /** So large that small things can be read. */
  readonly near: boolean
  by(factor: number): void
  move(dx: number, dy: number): void
  fit(): void
  change(to: (zoom: Zoom, pane: Size, frame: Size) => Zoom): void
  readonly handlers: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(event: PointerEvent): void
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void
  }
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export function useZoom(game: string, frame: Size): ZoomControl {
  const key = `carillon.zoom.${game}`
  const pane = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [large, setLarge] = useState(false)
  const [near, setNear] = useState(false)
  const now = useRef<{ zoom: Zoom; size: Size; asked: number; settling: number }>({
    zoom: FIT,
    size: { width: 0, height: 0 },
    asked: 0,
    settling: 0,
  })

  const show = useCallback(
    (zoom: Zoom, moving: Moving = 'laid') => {
      const at = now.current
      at.zoom = zoom
      setLarge(zoom.k > 1.001)
      setNear(zoom.k >= NEAR)
      const box = layer.current
      if (!box) return
      const place = () => {
        at.asked = 0
        const { k, x, y } = at.zoom
        box.style.transform = `translate(${x}px, ${y}px) scale(${k})`
      }
      box.dataset.moving = moving
      if (moving === 'laid') place()
      else at.asked ||= requestAnimationFrame(place)
      clearTimeout(at.settling)
      // At rest it is drawn sharp again, and remembered.
      at.settling = window.setTimeout(() => {
        delete box.dataset.moving
        if (at.size.width > 0) keepText(key, JSON.stringify(toKeep(at.zoom, at.size, frame)))
      }, SETTLE)
    },
    [key, frame],
  )
  const change = useCallback(
    (to: (zoom: Zoom, size: Size, frame: Size) => Zoom) => {
      const { zoom, size } = now.current
      const next = size.width > 0 ? to(zoom, size, frame) : zoom
      if (next !== zoom) show(next, 'glide')
    },
    [show, frame],
  )

  useEffect(() => {
    const box = pane.current
    if (!box) return
    const resized = () => {
      const at = now.current
      const size = { width: box.clientWidth, height: box.clientHeight }
      if (size.width === 0 || size.height === 0) return
      const text = readText(key)
      const before =
        at.size.width > 0 ? toKeep(at.zoom, at.size, frame) : text === null ? first(size, frame) : readKept(text)
      at.size = size
      show(before && before.k > 1 ? fromKept(before, size, frame) : held(FIT, size, frame))
    }
    const wheel = (event: WheelEvent) => {
      const { zoom, size } = now.current
      const turn = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY
      if (zoom.k === 1 && turn > 0) return
      event.preventDefault()
      const { left, top } = box.getBoundingClientRect()
      const factor = Math.exp(-turn * (event.ctrlKey ? 0.01 : 0.002))
      show(zoomed(zoom, factor, { x: event.clientX - left, y: event.clientY - top }, size, frame), 'drag')
    }
    const watch = new ResizeObserver(resized)
    watch.observe(box)
    box.addEventListener('wheel', wheel, { passive: false })
    return () => {
      watch.disconnect()
      box.removeEventListener('wheel', wheel)
    }
  }, [key, frame, show])

  const handlers = useGestures(pane, now, show, change, frame)
  const by = useCallback(
    (factor: number) => change((z, s, f) => zoomed(z, factor, { x: s.width / 2, y: s.height / 2 }, s, f)),
    [change],
  )
  const move = useCallback((dx: number, dy: number) => change((z, s, f) => moved(z, dx, dy, s, f)), [change])
  const fit = useCallback(() => change((_, s, f) => held(FIT, s, f)), [change])
  return { pane, layer, large, near, by, move, fit, change, handlers }
}

function useGestures(
  pane: RefObject<HTMLDivElement | null>,
  now: RefObject<{ zoom: Zoom; size: Size }>,
  show: (zoom: Zoom, moving: Moving) => void,
  change: (to: (zoom: Zoom, size: Size, frame: Size) => Zoom) => void,
  frame: Size,
): ZoomControl['handlers'] {
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>({ x: 0, y: 0 })
  const dragging = useRef(false)
  const tapped = useRef({ time: 0, x: 0, y: 0 })
  const inside = (event: PointerEvent): Point => {
    const { left, top } = pane.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    const [left] = fingers.current.values()
    if (left) start.current = left
  }
  return {
    onPointerDown(event) {
      if (event.button !== 0) return
      if (fingers.current.size === 0) dragging.current = false
      // A board that moves its own pieces says so.
      if (fingers.current.size === 0 && (event.target as Element).closest('[data-drag]')) return
      const at = inside(event)
      fingers.current.set(event.pointerId, at)
      start.current = at
      if (fingers.current.size > 1) dragging.current = true
    },
    onPointerMove(event) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const at = inside(event)
      const { zoom, size } = now.current
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const [from, to] = [between(before, other), between(at, other)]
        const larger = zoomed(zoom, apart(at, other) / Math.max(1, apart(before, other)), from, size, frame)
        show(moved(larger, to.x - from.x, to.y - from.y, size, frame), 'drag')
      } else {
        if (!dragging.current && apart(at, start.current) < SLIP) return
        if (!dragging.current) pane.current?.setPointerCapture(event.pointerId)
        dragging.current = true
        show(moved(zoom, at.x - before.x, at.y - before.y, size, frame), 'drag')
      }
      fingers.current.set(event.pointerId, at)
    },
    onPointerUp(event) {
      const known = fingers.current.has(event.pointerId)
      lift(event)
      if (!known || dragging.current || (event.target as Element).closest(BUSY)) return
      const at = inside(event)
      const { time, x, y } = tapped.current
      const again = event.timeStamp - time < TAP.milliseconds && apart(at, { x, y }) < TAP.pixels
      tapped.current = { time: again ? 0 : event.timeStamp, ...at }
      if (again) change((z, s, f) => (z.k < 2.5 ? zoomed(z, 2, at, s, f) : held(FIT, s, f)))
    },
    onPointerCancel: lift,
    onClickCapture(event) {
      // The end of a drag is no click.
      if (!dragging.current) return
      dragging.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
