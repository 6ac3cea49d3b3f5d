/** A game is played in one window: whoever plays it holds its lock. Another may ask for it. */

import type { Claim, Release } from '@carillon/room'

/** A window that is being closed or loaded again lets go within this time. */
const SHORT = 500
/** A window that is asked keeps its last moves first; one that does not answer is passed over. */
const LONG = 3000
const nameOf = (id: string): string => `carillon.${id}`

export const claim: Claim = async (id, take, lost) => {
  // Without a safe connection there are no locks.
  if (!navigator.locks) return () => undefined
  const asking = new BroadcastChannel(nameOf(id))
  if (take) asking.postMessage('give')
  const held =
    (await hold(id, { signal: AbortSignal.timeout(take ? LONG : SHORT) }, lost)) ??
    (take ? await hold(id, { steal: true }, lost) : undefined)
  if (!held) {
    asking.close()
    return undefined
  }
  asking.onmessage = lost
  return () => {
    asking.close()
    held()
  }
}

const hold = (id: string, how: LockOptions, lost: () => void): Promise<Release | undefined> =>
  new Promise((resolve) => {
    let mine = false
    const until = () =>
      new Promise<void>((release) => {
        mine = true
        resolve(release)
      })
    navigator.locks.request(nameOf(id), how, until).catch(() => (mine ? lost() : resolve(undefined)))
  })
