/** What the pointer or the keys are at: read from the page's elements, so that map, sheet and lists say it alike. */
import { useEffect } from 'react'
import type { Subject } from '../board.ts'

const FIELDS = ['unit', 'card', 'connection', 'space'] as const
const SELECTOR = FIELDS.map((field) => `[data-${field}]`).join()

/** What an element stands for. */
export function subjectAt(target: EventTarget | null): Subject | undefined {
  const data = (target as Element | null)?.closest<HTMLElement | SVGElement>(SELECTOR)?.dataset
  const field = data && FIELDS.find((one) => data[one])
  return field && { [field]: data[field] as string }
}

const LONG = 450
/** Hover, focus and long-press explain what is there. */
export function useExplaining(element: Element | null, explain: (subject: Subject | undefined) => void): void {
  useEffect(() => {
    if (!element) return
    let timer = 0
    const tell = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') explain(subjectAt(event.target))
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
