/** Following the pointer from where a block is taken up to where it is dropped. */
import type { Drag, Grip } from './drag.ts'

/** So far the pointer must go, in pixels. The window that moves the map leaves alone what has `data-drag`. */
const FAR = 5

function gripAt(target: EventTarget | null): Grip | undefined {
  const element = (target as Element | null)?.closest<HTMLElement | SVGElement>('[data-drag]')
  if (!element) return undefined
  const { unit, stack, space } = element.dataset
  return { ...(unit && { unit }), ...(stack && { stack }), ...(space && { space }) }
}
/** Looks through the ghost and whatever else lies over the board. */
function placeAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement | SVGElement>('[data-column],[data-space]')?.dataset
    if (place) return place.column ?? place.space
    if (element.closest('.q-card')) return undefined
  }
  return undefined
}

/** Until the returned function is called. */
export function follow(
  board: Element | null,
  layer: HTMLElement | null,
  set: (change: (before: Drag | undefined) => Drag | undefined) => void,
  drop: (grip: Grip, place: string) => void,
): () => void {
  const elements = [board, layer].filter((one) => one !== null)
  let grip: Grip | undefined
  let from = { x: 0, y: 0 }
  let moving = false
  const stop = () => {
    grip = undefined
    moving = false
    set(() => undefined)
    for (const [name, listen] of following) window.removeEventListener(name, listen, true)
  }
  const move = (event: Event) => {
    const { clientX: x, clientY: y } = event as PointerEvent
    if (!grip || !(moving || Math.hypot(x - from.x, y - from.y) > FAR)) return
    moving = true
    // The ghost follows without the board being drawn again.
    if (layer) layer.style.cssText = `--q-x: ${x}px; --q-y: ${y}px`
    const [now, over] = [grip, placeAt(x, y)]
    set((before) => (before?.grip === now && before.over === over ? before : { grip: now, over }))
  }
  const up = (event: Event) => {
    const { clientX: x, clientY: y } = event as PointerEvent
    const place = moving ? placeAt(x, y) : undefined
    const held = grip
    if (moving) window.addEventListener('click', swallow, { capture: true, once: true })
    if (moving) setTimeout(() => window.removeEventListener('click', swallow, true), 0)
    stop()
    if (held && place) drop(held, place)
  }
  const cancel = (event: Event) => {
    if ((event as KeyboardEvent).key === 'Escape') stop()
  }
  const following = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', stop],
    ['keydown', cancel],
  ] as const
  const down = (event: Event) => {
    const { button, clientX: x, clientY: y, target } = event as PointerEvent
    if (button !== 0) return
    grip = gripAt(target)
    if (!grip) return
    from = { x, y }
    for (const [name, listen] of following) window.addEventListener(name, listen, true)
  }
  for (const element of elements) element.addEventListener('pointerdown', down)
  return () => {
    stop()
    for (const element of elements) element.removeEventListener('pointerdown', down)
  }
}
const swallow = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}
