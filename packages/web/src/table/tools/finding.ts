/** Finding a place, from the moment its key is pressed: what is typed before the box is there goes into it. */
import { useEffect, useRef, useState } from 'preact/compat'
import { useKeys } from '../keys.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What was typed for a box that is on its way. */
export class EarlyTyping {
  typed = ''
  /** True if the key is the box's. Enter chooses nothing yet; whoever presses Escape does not want it any more. */
  take({ key, ctrlKey, metaKey, altKey }: Key, leave: () => void): boolean {
    if (ctrlKey || metaKey || altKey) return false
    if (key.length === 1) this.typed += key
    else if (key === 'Backspace') this.typed = this.typed.slice(0, -1)
    else if (key === 'Escape') leave()
    else return key === 'Enter'
    return true
  }
}

export interface Finding {
  readonly open: boolean
  set(open: boolean): void
  /** The box is there and has the focus: what was typed for it. */
  taken(): string
}
export function useFinding(): Finding {
  const [open, set] = useState(false)
  const early = useRef<{ readonly typing: EarlyTyping; end(): void } | undefined>(undefined)
  const end = (): string => {
    const typed = early.current?.typing.typed ?? ''
    early.current?.end()
    early.current = undefined
    return typed
  }
  const begin = () => {
    end()
    const typing = new EarlyTyping()
    const pressed = (event: KeyboardEvent) => {
      const mine = typing.take(event, () => {
        end()
        set(false)
      })
      if (!mine) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', pressed, true)
    early.current = { typing, end: () => document.removeEventListener('keydown', pressed, true) }
    set(true)
  }
  useKeys({ f: () => (open ? false : begin()) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the board goes.
  useEffect(() => () => void end(), [])
  return { open, set, taken: end }
}
