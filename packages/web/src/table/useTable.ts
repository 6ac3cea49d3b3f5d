/** What a table does for the reader by the way: it tells what happens, keeps the focus where it is useful, knows its width. */
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Say } from '../boards/board.ts'
import type { Scene } from '../protocol.ts'
import type { TableState } from './store.ts'

/** New lines of the log and new questions are said, each once. */
export function useTold(state: TableState, say: Say, tell: (text: string) => void): void {
  const { log, scene } = state
  const read = useRef<number | undefined>(undefined)
  const asked = useRef('')
  const { decision, outcome } = scene?.observation ?? {}
  const prompt = outcome?.why ?? (scene?.deciding !== undefined ? decision?.prompt : undefined)
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

const LIST = '.options button'
const ON_BOARD = '.viewport :is([data-can], [data-option-index])'

/**
 * What was chosen by keyboard is gone with its question: the focus goes to the first choice of the next one, on the board
 * or in the list, wherever it was. To be called before a choice is sent.
 */
export function useFocusKept(scene: Scene, prompt: RefObject<HTMLElement | null>): () => void {
  const place = useRef<'list' | 'board' | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene is the occasion.
  useEffect(() => {
    const active = document.activeElement
    if (place.current === undefined || scene.pending || (active && active !== document.body)) return
    const options = scene.deciding === undefined ? null : place.current === 'board' ? ON_BOARD : LIST
    const next = (options && document.querySelector<HTMLElement>(options)) ?? prompt.current
    next?.focus({ preventScroll: place.current === 'board' })
    if (options) place.current = undefined
  }, [scene])
  return useCallback(() => {
    const active = document.activeElement
    place.current = !active?.matches(':focus-visible')
      ? undefined
      : active.closest('.viewport')
        ? 'board'
        : active.closest('.options, .pending')
          ? 'list'
          : undefined
  }, [])
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
