/** The odds of the decision on the screen: told as soon as something is known, and better with every answer until they are final. */
import type { Option } from '@carillon/kernel'
import type { OptionOdds, Said } from '@carillon/protocol'
import { useEffect, useState } from 'preact/compat'
import { keyOf } from './option-list.ts'

/** Milliseconds: whoever clicks on at once does not want to know. */
const PATIENCE = 120

export interface KnownOdds {
  /** The decision, and the option that was asked about alone. */
  readonly about: string
  readonly odds: readonly OptionOdds[]
  readonly final: boolean
}
/** `about` names the decision; nothing is asked without it. `option` is asked about alone. */
export function useOdds(
  about: string | undefined,
  option: Option | undefined,
  ask: (option?: Option) => Promise<Said<'odds'>>,
): KnownOdds | undefined {
  const [told, tell] = useState<KnownOdds>()
  const name = about === undefined ? undefined : `${about} ${option ? keyOf(option) : ''}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says when there is something else to ask.
  useEffect(() => {
    if (name === undefined) return
    let goesOn = true
    const go = async () => {
      for (let final = false; goesOn && !final; ) {
        const reply = await ask(option)
        final = reply.final
        if (goesOn) tell({ about: name, odds: reply.odds, final })
      }
    }
    // What is refused meanwhile was about another position: the next one is asked about anew.
    const wait = setTimeout(() => go().catch(() => undefined), PATIENCE)
    return () => {
      goesOn = false
      clearTimeout(wait)
    }
  }, [name])
  return told?.about === name ? told : undefined
}
