/**
 * What a page does for dice by all: it promises a share of its own when it knows the promise of the house, keeps it, and shows it
 * when all have promised. Nobody has to click for it.
 */
import { newSeed, seatCommitment, toHex } from '@carillon/kernel'
import type { Request } from './request.ts'
import type { Scene } from './scene.ts'

/** Where a page keeps its shares: without it the promise cannot be kept. */
export interface ShareKeeper {
  get(name: string): string | null
  set(name: string, share: string): void
}

/** What is to be asked now, if anything. */
export function nextShare({ id, seat, fairness, company }: Scene, keeper: ShareKeeper): Request | undefined {
  const seats = company?.dice
  const own = seats?.find(({ role }) => role === seat)
  if (!seats || !own || !fairness || own.share !== undefined || company.ended) return undefined
  const name = `${id}.${seat}.${fairness.commitment}`
  const kept = keeper.get(name)
  if (own.commitment === undefined) {
    const share = kept ?? toHex(newSeed())
    keeper.set(name, share)
    const bytes = Uint8Array.from(share.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    const commitment = seatCommitment(id, seat, fairness.commitment, bytes)
    return { ask: 'commit', table: id, seat, key: 'commit', commitment }
  }
  // Another device has promised: it has what was promised.
  if (kept === null || seats.some(({ commitment }) => commitment === undefined)) return undefined
  return { ask: 'reveal', table: id, seat, key: 'reveal', share: kept }
}
