/** Drawing on the board: with the right button of the mouse, or with any finger while the pencil is taken up. */
import { useEffect, useRef, useState } from 'preact/compat'
import type { Mark, Point } from './marks.ts'
import { middleOf, onBoard, placeAt } from './places.ts'

/** A hand may tremble so far: less is a mark, more an arrow. */
const SLIP = 12
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** `window`: what the board is seen through. What is being drawn, if something is. */
export function useDrawing(window: Element | null, pencil: boolean, done: (mark: Mark) => void): Mark | undefined {
  const [draft, setDraft] = useState<Mark>()
  const latest = useRef({ pencil, done })
  latest.current = { pencil, done }
  useEffect(() => {
    const pane = window?.querySelector<HTMLElement>('.viewport-pane')
    if (!window || !pane) return
    let begun: { readonly id: number; readonly at: Point; readonly mouse: boolean } | undefined
    let drew = false
    const end = (screen: Point): { at: Point; place?: string } => {
      const place = placeAt(screen)
      const middle = place === undefined ? undefined : middleOf(window, place)
      return place !== undefined && middle ? { at: middle, place } : { at: onBoard(window, screen) }
    }
    const markTo = (first: Point, last: Point): Mark => {
      const a = end(first)
      const from = { from: a.at, ...(a.place !== undefined && { place: a.place }) }
      if (far(first, last) < SLIP) return from
      const b = end(last)
      return { ...from, to: b.at, ...(b.place !== undefined && { goal: b.place }) }
    }
    const screen = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
    const down = (event: PointerEvent) => {
      const mouse = event.pointerType === 'mouse' && event.button === 2
      drew = false
      if (begun || !(mouse || (latest.current.pencil && event.button === 0))) return
      event.stopPropagation()
      event.preventDefault()
      begun = { id: event.pointerId, at: screen(event), mouse }
      pane.setPointerCapture(event.pointerId)
      setDraft(markTo(begun.at, begun.at))
    }
    const move = (event: PointerEvent) => {
      if (begun?.id !== event.pointerId) return
      event.stopPropagation()
      setDraft(markTo(begun.at, screen(event)))
    }
    const up = (event: PointerEvent) => {
      if (begun?.id !== event.pointerId) return
      event.stopPropagation()
      drew = true
      latest.current.done(markTo(begun.at, screen(event)))
      begun = undefined
      setDraft(undefined)
    }
    const cancel = (event: PointerEvent) => {
      if (begun?.id !== event.pointerId) return
      begun = undefined
      setDraft(undefined)
    }
    // What was drawn is no click, and opens no menu.
    const quiet = (event: Event) => {
      if (!drew && !begun) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'click') drew = false
    }
    const listen = { capture: true } as const
    const all: readonly (readonly [string, EventListener])[] = [
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', cancel as EventListener],
      ['click', quiet],
      ['contextmenu', quiet],
    ]
    for (const [name, act] of all) pane.addEventListener(name, act, listen)
    return () => {
      for (const [name, act] of all) pane.removeEventListener(name, act, listen)
    }
  }, [window])
  return draft
}
