/** What the pointer or the keys are at: read from the page's elements, so that map, battle and lists say it alike. */
import { useEffect } from 'react'
import type { Subject } from '../board.ts'

/** What an element stands for: `data-unit`, `data-block` with `data-side`, or `data-space`. */
export function subjectAt(target: EventTarget | null): Subject | undefined {
  const element = (target as Element | null)?.closest<HTMLElement | SVGElement>('[data-unit],[data-block],[data-space]')
  const { unit, block, side, space } = element?.dataset ?? {}
  if (unit) return { unit }
  if (block !== undefined) return { block: Number(block), side: side ?? '', space: space ?? '' }
  return space ? { space } : undefined
}

const LONG = 450
/** Hover, focus and long-press explain what is there. */
export function useExplaining(element: Element | null, explain: (subject: Subject | undefined) => void): void {
  useEffect(() => {
    if (!element) return
    let timer = 0
    const tell = (event: Event) => {
      const { pointerType, type, target } = event as PointerEvent
      // A tap gives the focus too: a card that came up with it would take the click.
      if (type === 'focusin' && !(target as Element).matches(':focus-visible')) return
      if (pointerType !== 'touch') explain(subjectAt(target))
    }
    const end = () => explain(undefined)
    const press = (event: Event) => {
      clearTimeout(timer)
      const { target } = event
      if ((event as PointerEvent).pointerType === 'touch')
        timer = window.setTimeout(() => explain(subjectAt(target)), LONG)
    }
    const lift = () => clearTimeout(timer)
    const events: readonly (readonly [string, (event: Event) => void])[] = [
      ['pointerover', tell],
      ['focusin', tell],
      ['pointerleave', end],
      ['focusout', end],
      ['pointerdown', press],
      ['pointerup', lift],
      ['pointermove', lift],
      ['pointercancel', lift],
    ]
    for (const [name, listen] of events) element.addEventListener(name, listen)
    return () => {
      lift()
      for (const [name, listen] of events) element.removeEventListener(name, listen)
    }
  }, [element, explain])
}

/** One stop for the Tab key; the window's arrow keys go on from there. Enter and Space choose what has the focus. */
export function useRoving(board: SVGElement | null): void {
  useEffect(() => {
    if (!board) return
    const all = [...board.querySelectorAll<SVGElement>('[data-can]')]
    const current = all.find((one) => one === document.activeElement) ?? all[0]
    for (const one of all) one.tabIndex = one === current ? 0 : -1
  })
  useEffect(() => {
    if (!board) return
    const press = (event: KeyboardEvent) => {
      const at = (event.target as Element).closest('[data-can]')
      if (!at || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      event.stopPropagation()
      at.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    board.addEventListener('keydown', press)
    return () => board.removeEventListener('keydown', press)
  }, [board])
}
