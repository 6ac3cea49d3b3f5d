/** Single keys do things at the table, unless one is typing or does not want it. */
import { useEffect, useRef } from 'preact/compat'
import { keepText, readText } from '../shell/settings.ts'

const KEY = 'carillon.letters'
/** Who speaks to his computer may want letters to do nothing. */
export const lettersOn = (): boolean => readText(KEY) !== 'off'
export const setLetters = (on: boolean): boolean => keepText(KEY, on ? 'on' : 'off')

const TYPING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null

/** The keys from 0 to 9 choose what has that number. */
export const numberKeys = (choose: (number: number) => boolean): Keys =>
  Object.fromEntries(NUMBERS.map((number) => [String(number), () => choose(number)]))
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** What each key does, by `event.key` in lower case. A handler that returns false has not used the key. */
export type Keys = Readonly<Record<string, () => unknown>>

export function useKeys(keys: Keys, on = true): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!on) return
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      if (key.length === 1 && /[a-z0-9?]/.test(key) && !lettersOn()) return
      const act = latest.current[key]
      if (act && act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [on])
}
