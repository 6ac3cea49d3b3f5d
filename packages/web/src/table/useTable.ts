/** What a table does for the reader by the way: it tells what happens, keeps the focus where it is useful, knows its width. */

import type { Scene } from '@carillon/protocol'
import type { RefCallback } from 'preact'
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'
import type { Say } from '../boards/board.ts'
import type { TableState } from './store.ts'

/** New lines of the log and new questions are said, each once. */
export function useTold(state: TableState, say: Say, tell: (text: string) => void): void {
  const { log, scene } = state
  const read = useRef<number | undefined>(undefined)
  const asked = useRef('')
  const { decision, outcome } = scene?.observation ?? {}
  const prompt = outcome?.cause ?? (scene?.deciding !== undefined ? decision?.prompt : undefined)
  const question = prompt ? say(prompt) : ''
  useEffect(() => {
    // Who has just come hears what is asked, not all that ever happened.
    const from = Math.min(read.current ?? log.length, log.length)
    read.current = log.length
    const lines = log.slice(from).map(({ text }) => say(text))
    if (question !== '' && question !== asked.current) lines.push(question)
    asked.current = question
    for (const line of lines) tell(line)
  }, [log, question, say, tell])
}

/** Where one chooses by keyboard, and what gets the focus there with the next question. */
const PLACES: readonly (readonly [within: string, first: string])[] = [
  ['.viewport', '.viewport :is([data-can], [data-option-index])'],
  ['.options, .pending', '.options button[tabindex="0"]'],
  ['.command', '.command input'],
]

/**
 * What was chosen by keyboard is gone with its question: the focus goes to the first choice of the next one, on the board,
 * in the list or in the line to type in, wherever it was; with the question itself, so that no key is lost between them.
 * To be called before a choice is sent.
 */
export function useFocusKept(scene: Scene, prompt: RefObject<HTMLElement | null>): () => void {
  const first = useRef<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene is the occasion.
  useLayoutEffect(() => {
    const active = document.activeElement
    const lost = active === null || active === document.body || active === prompt.current
    if (first.current === undefined || scene.pending || !lost) return
    const next = scene.deciding === undefined ? null : document.querySelector<HTMLElement>(first.current)
    const element = next ?? prompt.current
    element?.focus({ preventScroll: true })
    if (next) first.current = undefined
  }, [scene])
  return useCallback(() => {
    const active = document.activeElement
    if (active === prompt.current) return
    first.current = active?.matches(':focus-visible')
      ? PLACES.find(([within]) => active.closest(within))?.[1]
      : undefined
  }, [prompt])
}

/** Who comes to a table begins at the question; who was somewhere else on the page stays there. */
export function useFocusFirst(prompt: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.matches('h1, body')) prompt.current?.focus({ preventScroll: true })
  }, [prompt])
}

/** The line to type in comes a little later than the table: who asked for it before has it when it comes. */
export function useLine(): readonly [box: RefCallback<HTMLInputElement>, focus: () => void] {
  const line = useRef<HTMLInputElement>(null)
  /** What had the focus when the line was asked for: who has gone elsewhere since does not want it any more. */
  const asked = useRef<Element>(null)
  const box = useCallback((input: HTMLInputElement | null) => {
    line.current = input
    const { activeElement, body } = document
    if (asked.current && (activeElement === asked.current || activeElement === body)) input?.focus()
    asked.current = null
  }, [])
  const focus = useCallback(() => {
    asked.current = line.current ? null : document.activeElement
    line.current?.focus()
  }, [])
  return [box, focus]
}

/** Whether something was ever wanted: what is loaded for it stays. */
export function useEver(wanted: boolean): boolean {
  const [ever, set] = useState(wanted)
  if (wanted && !ever) set(true)
  return ever || wanted
}

const WIDE = '(min-width: 62.5rem), (orientation: landscape) and (max-height: 32rem) and (min-width: 40rem)'
const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
/** Board and column stand side by side. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
