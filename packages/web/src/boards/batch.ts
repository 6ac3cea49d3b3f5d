/** Choosing many things one after another, each when the one before it has been answered. */
import type { Option } from '@carillon/kernel'
import { useEffect, useRef } from 'preact/compat'

export const keyOf = (option: Option): string => JSON.stringify(option)

/** What is being chosen. It ends when something else happens than was meant. */
export interface Batch {
  wanted(option: Option): boolean
  /** The question it was begun at: what is asked later may mean another thing. */
  readonly about: string
  /** So many at most. */
  readonly left: number
  /** Sent last. */
  readonly last?: string
}
/** What to send next, if the batch goes on: not where the last one is offered again, as it was refused or taken back. */
export function nextOf(
  { wanted, about, left, last }: Batch,
  options: readonly Option[],
  now: string,
): Option | undefined {
  if (left === 0 || about !== now || options.some((option) => keyOf(option) === last)) return undefined
  return options.find(wanted)
}

/** Sends the next one; what is left of the batch, if it goes on. One click began it, and one takes it back. */
export function sent(
  batch: Batch,
  options: readonly Option[],
  about: string,
  choose: (option: Option, joined: boolean) => void,
): Batch | undefined {
  const next = nextOf(batch, options, about)
  if (!next) return undefined
  choose(next, batch.last !== undefined)
  return { ...batch, left: batch.left - 1, last: keyOf(next) }
}

export type Begin = (wanted: (option: Option) => boolean, most: number) => void
/** Begins a batch; it goes on with every new set of options, while the caller is on the page. */
export function useBatch(
  options: readonly Option[],
  about: string,
  choose: (option: Option, joined?: boolean) => void,
): Begin {
  const batch = useRef<Batch>(undefined)
  const goOn = () => {
    batch.current = batch.current && sent(batch.current, options, about, choose)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options are the answer to what was sent.
  useEffect(goOn, [options])
  return (wanted, left) => {
    batch.current = { wanted, about, left }
    goOn()
  }
}
