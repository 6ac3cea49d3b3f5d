/** Dragging a stack to a place: what a click on each of them would choose, one after another. */
import type { Option } from '@carillon/kernel'
import { useEffect, useRef } from 'react'

export interface Drag {
  readonly from: string
  readonly to: string
  /** Who goes is known: only the place is to be chosen. */
  readonly ready: boolean
  /** So many choices at most. */
  readonly left: number
}
const isOf = (option: Option, space: string): boolean => option.space === space && !option.do
/** What to choose next: the place they leave, all of them or the only one who can be chosen there, the place they go to. */
export function nextOf({ from, to, ready, left }: Drag, options: readonly Option[], here: readonly Option[]) {
  if (left === 0) return undefined
  const start = options.find((option) => isOf(option, from))
  if (start && !ready) return start
  const end = options.find((option) => isOf(option, to))
  if (end && ready) return end
  const men = here.filter((option) => !option.space && !option.do)
  if (men.length === 1) return men[0]
  return men.length > 0 ? options.find((option) => option.do === 'all' && Object.keys(option).length === 1) : undefined
}

/** So far the pointer must go, in pixels. */
const FAR = 6
/** Follows the pointer from a stack of the board to where it is let go. */
export function useDrag(
  board: SVGGElement | null,
  options: readonly Option[],
  at: (place: string) => readonly Option[],
  choose: (option: Option) => void,
): void {
  const drag = useRef<Drag>(undefined)
  const goOn = () => {
    const now = drag.current
    const next = now && nextOf(now, options, at(now.from))
    const over = next === undefined || isOf(next, now?.to ?? '')
    drag.current = now && !over ? { ...now, ready: true, left: now.left - 1 } : undefined
    if (next) choose(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options are the answer to what was chosen.
  useEffect(goOn, [options])
  const dropped = useRef<(from: string, to: string, ready: boolean) => void>(undefined)
  dropped.current = (from, to, ready) => {
    drag.current = { from, to, ready, left: 4 }
    goOn()
  }
  useEffect(() => {
    if (!board) return
    return follow(board, (...all) => dropped.current?.(...all))
  }, [board])
}

function follow(board: SVGGElement, drop: (from: string, to: string, ready: boolean) => void): () => void {
  let end: (() => void) | undefined
  const down = (event: PointerEvent) => {
    const stack = (event.target as Element).closest<SVGElement>('.th-stack[data-drag]')
    if (stack && event.button === 0 && event.isPrimary) end = pull(board, stack, event, drop)
  }
  board.addEventListener('pointerdown', down)
  return () => {
    board.removeEventListener('pointerdown', down)
    end?.()
  }
}
/** From the press to the end of it. A line is drawn from the stack to the pointer. */
function pull(
  board: SVGGElement,
  stack: SVGElement,
  from: PointerEvent,
  drop: (from: string, to: string, ready: boolean) => void,
): () => void {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'line')
  line.setAttribute('class', 'th-drag')
  const point = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(board.getScreenCTM()?.inverse())
  const box = stack.getBoundingClientRect()
  const middle = point(box.x + box.width / 2, box.y + box.height / 2)
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!line.parentNode && Math.hypot(clientX - from.clientX, clientY - from.clientY) <= FAR) return
    const to = point(clientX, clientY)
    for (const [name, value] of Object.entries({ x1: middle.x, y1: middle.y, x2: to.x, y2: to.y }))
      line.setAttribute(name, String(value))
    if (!line.parentNode) board.append(line)
  }
  const stop = () => {
    line.remove()
    for (const [name, listen] of events) window.removeEventListener(name, listen as EventListener, true)
  }
  const up = ({ clientX, clientY }: PointerEvent) => {
    const pulled = line.parentNode !== null
    stop()
    if (!pulled) return
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, true), 0)
    const [start, to] = [stack.dataset.space, placeAt(board, clientX, clientY)]
    if (start && to && to !== start) drop(start, to, stack.classList.contains('th-moving'))
  }
  const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && stop()
  const events = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', stop],
    ['keydown', cancel],
  ] as const
  for (const [name, listen] of events) window.addEventListener(name, listen as EventListener, true)
  return stop
}
const placeAt = (board: SVGGElement, x: number, y: number): string | undefined => {
  const found = document.elementFromPoint(x, y)
  return found && board.contains(found) ? found.closest<SVGElement>('[data-space]')?.dataset.space : undefined
}
const swallow = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}
