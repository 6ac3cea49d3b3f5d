/** What the pointer or the keys are at: read from the page's elements, so that map, battle and lists say it alike. */
import { useEffect } from 'preact/compat'
import type { Subject } from './board.ts'

const FIELDS = ['unit', 'card', 'connection', 'track', 'space'] as const
const FIELD = ['block', ...FIELDS].map((field) => `[data-${field}]`).join()
/** What an element stands for: `data-block` with `data-side`, or one of the fields. */
function subjectAt(target: EventTarget | null): Subject | undefined {
  const { block, side = '', ...data } = (target as Element | null)?.closest<HTMLElement>(FIELD)?.dataset ?? {}
  if (block !== undefined) return { block: Number(block), side, space: data.space ?? '' }
  const field = FIELDS.find((one) => data[one])
  return field && { [field]: data[field] as string }
}
/** A card of the hand rises and says all of itself: another would lie on it. */
const pointedAt = (target: EventTarget | null): Element | null =>
  (target as Element).closest('.th-hand') ? null : (target as Element).closest(FIELD)

/** A click on a unit or a card that cannot be chosen: why not? */
export function tried({ target }: { readonly target: EventTarget | null }, refuse: (subject: Subject) => void): void {
  const at = target as Element
  const thing = at.closest('[data-unit], .th-paper[data-card]')
  const subject = subjectAt(thing)
  if (subject && !at.closest('button, .th-can')) refuse(subject)
}

/**
 * For keys and voice: something drawn that can be pressed. Attributes of a drawing are written small. It holds no letters:
 * those on a counter are short for its name.
 */
export const button = (name: string) => ({ role: 'button', tabindex: -1, 'aria-label': name, 'data-can': '' }) as const
/** What has words elsewhere. */
export const UNREAD = { 'aria-hidden': true }

const LONG = 450
/** A mouse rests so long on what it wants to know of. */
const REST = 180
/** A finger may tremble so far. */
const SLIP = 6
/** Hover, focus and long-press explain what is there. */
export function useExplaining(element: Element | null, explain: (subject: Subject | undefined) => void): void {
  useEffect(() => {
    if (!element) return
    // Chromium makes a stop of the Tab key of every drawing that listens for the focus: this one has no name.
    if (element instanceof SVGElement) element.setAttribute('tabindex', '-1')
    let timer = 0
    let from = { x: 0, y: 0 }
    /** A long press explained: its click chooses nothing, and the card stays until something else is tapped. */
    let pinned = false
    let swallow = false
    /** Where the pointer is: what only scrolls below it is not pointed at. */
    let rest = { x: Number.NaN, y: Number.NaN }
    /** A mouse waits until it rests: what it only passes would lie in its way. */
    let waits = 0
    /** What it has come over, and what was explained last. */
    let over: Element | null = null
    let told: Element | null = null
    const show = (thing: Element | null) => {
      clearTimeout(waits)
      over = null
      told = thing
      explain(subjectAt(thing))
    }
    const pass = () => {
      clearTimeout(waits)
      // From one thing to the next the card of the first has no business to stay.
      if (told && told !== over) explain(undefined)
      waits = window.setTimeout(show, REST, over)
    }
    const tell = (event: Event) => {
      const { pointerType, target, buttons, clientX: x, clientY: y } = event as PointerEvent
      // Who drags looks for a place on the map: a card would cover it.
      if (buttons !== 0 || pointerType === 'touch' || (x === rest.x && y === rest.y)) return
      rest = { x, y }
      over = pointedAt(target)
      pass()
    }
    // A tap gives the focus too: a card that came up with it would take the click.
    const focus = ({ target }: Event) => {
      if ((target as Element).matches(':focus-visible')) show(pointedAt(target))
    }
    const end = (event: Event) => {
      clearTimeout(waits)
      const { relatedTarget } = event as FocusEvent
      // From the thing to its card the card stays.
      if (!pinned && !(relatedTarget as Element | null)?.closest('.explain')) show(null)
    }
    const press = (event: Event) => {
      clearTimeout(timer)
      clearTimeout(waits)
      swallow = false
      const { target, pointerType, isPrimary, clientX: x, clientY: y } = event as PointerEvent
      from = { x, y }
      // Who presses has read enough: what comes of it is not covered.
      if (pointerType !== 'touch') show(null)
      if (pointerType !== 'touch' || !isPrimary) return
      timer = window.setTimeout(() => {
        const subject = subjectAt(target)
        swallow = pinned = subject !== undefined
        explain(subject)
      }, LONG)
    }
    const lift = () => clearTimeout(timer)
    const move = (event: Event) => {
      const { clientX: x, clientY: y } = event as PointerEvent
      rest = { x, y }
      if (over) pass()
      if (Math.hypot(x - from.x, y - from.y) >= SLIP) lift()
    }
    const click = (event: Event) => {
      if (!swallow) return
      swallow = false
      event.stopPropagation()
      event.preventDefault()
    }
    const elsewhere = ({ target }: Event) => {
      if (!pinned || (target as Element).closest('.explain')) return
      pinned = false
      explain(undefined)
    }
    const events: readonly (readonly [string, (event: Event) => void])[] = [
      ['pointerover', tell],
      ['focusin', focus],
      ['pointerleave', end],
      ['focusout', end],
      ['pointerdown', press],
      ['pointerup', lift],
      ['pointermove', move],
      ['pointercancel', lift],
    ]
    for (const [name, listen] of events) element.addEventListener(name, listen)
    element.addEventListener('click', click, true)
    document.addEventListener('pointerdown', elsewhere, true)
    return () => {
      lift()
      clearTimeout(waits)
      element.removeEventListener('click', click, true)
      document.removeEventListener('pointerdown', elsewhere, true)
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

/** Pixels: half of what a finger needs. */
const FINGER = 22
/** What a finger meant: what it touched, or the nearest that can be chosen beside it. */
export function nearest(event: MouseEvent & { readonly pointerType?: string }): Element {
  const target = event.target as Element
  if (event.pointerType !== 'touch' || target.closest('.th-can')) return target
  const far = (one: Element): number => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  }
  const board = target.closest('.th-board')
  const all = [...(board?.querySelectorAll('.th-can') ?? [])].map((one) => [one, far(one)] as const)
  const [best, away] = all.reduce((a, b) => (b[1] < a[1] ? b : a), [target, FINGER] as readonly [Element, number])
  return away < FINGER ? best : target
}
