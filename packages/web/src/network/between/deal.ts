/** Doing something at a table beside the game, from the page. */
import type { Request, Scene } from '@carillon/protocol'
import { useRef, useState } from 'preact/compat'
import { freshKey } from '../../client.ts'
import { useApp } from '../../shell/context.tsx'
import { troubleOf } from '../../shell/trouble.ts'

/** Those that are done for a seat, once. */
type Dealt = Extract<Request, { readonly seat: string; readonly key: string }>
type Wish<R> = R extends Dealt ? Omit<R, 'table' | 'seat' | 'key' | 'revision'> : never
export type Deal = Wish<Dealt>

export interface Dealing {
  /** Whether it was done. */
  deal(wish: Deal): Promise<boolean>
  readonly busy: boolean
  /** What went wrong last. */
  readonly trouble: string | undefined
}
export function useDealing({ id, seat }: Pick<Scene, 'id' | 'seat'>): Dealing {
  const { client, t } = useApp()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const under = useRef(false)
  // One thing after the other. Buttons say that they wait and stay what the keyboard is at: one that is disabled loses it.
  const deal = async (wish: Deal): Promise<boolean> => {
    if (under.current) return false
    under.current = true
    setBusy(true)
    setTrouble(undefined)
    try {
      await client.ask('done', { ...wish, table: id, seat, key: freshKey() } as Request)
      return true
    } catch (error) {
      setTrouble(troubleOf(error, t).text)
      return false
    } finally {
      under.current = false
      setBusy(false)
    }
  }
  return { deal, busy, trouble }
}
