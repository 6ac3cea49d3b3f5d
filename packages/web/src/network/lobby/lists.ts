/**
 * The lists of the lobby, as new as they need be: asked for when one comes, when one comes back to the window or to the network,
 * after all that one does oneself, and now and then while somebody looks. The house tells of changes at tables only, over the
 * socket of a table: a socket for everybody who reads a list would cost more than asking now and then.
 */
import type { LobbyLists, OwnGame } from '@carillon/protocol'
import { useCallback, useEffect, useState } from 'preact/compat'
import { lobby, ownGames } from './api.ts'

/** Milliseconds after which they are asked for again while somebody looks; who comes back sooner than that has just seen them. */
export const [OFTEN, JUST] = [20_000, 2000]

export interface Lists extends LobbyLists {
  readonly own: readonly OwnGame[]
}
export interface Listed {
  readonly lists?: Lists
  readonly error?: unknown
  /** Asks at once. */
  reload(): Promise<void>
}
/** What the lists need of the window. */
export interface Window {
  readonly visible: boolean
  /** Told when somebody comes back to it, or it is on the network again; until what is returned is called. */
  onBack(act: () => void): () => void
}

/** Asks when it is time to, until what is returned is called. */
export function keepFresh(window: Window, ask: () => void, now: () => number = Date.now): () => void {
  let last = now()
  const asked = () => {
    last = now()
    ask()
  }
  asked()
  const timer = setInterval(() => window.visible && asked(), OFTEN)
  const deaf = window.onBack(() => window.visible && now() - last >= JUST && asked())
  return () => {
    clearInterval(timer)
    deaf()
  }
}

const BROWSER: Window = {
  get visible() {
    return document.visibilityState === 'visible'
  },
  onBack(act) {
    document.addEventListener('visibilitychange', act)
    addEventListener('focus', act)
    addEventListener('online', act)
    return () => {
      document.removeEventListener('visibilitychange', act)
      removeEventListener('focus', act)
      removeEventListener('online', act)
    }
  },
}

export function useLists(): Listed {
  const [lists, set] = useState<Lists>()
  const [error, fail] = useState<unknown>()
  const reload = useCallback(async () => {
    try {
      const [all, { games: own }] = await Promise.all([lobby(), ownGames()])
      set({ ...all, own })
      fail(undefined)
    } catch (problem) {
      fail(problem)
    }
  }, [])
  useEffect(() => keepFresh(BROWSER, () => void reload()), [reload])
  return { ...(lists && { lists }), ...(error !== undefined && { error }), reload }
}
