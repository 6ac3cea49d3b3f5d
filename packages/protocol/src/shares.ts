/**
 * What a page does for dice by all: it promises a share of its own when it knows the promise of the house, keeps it, and shows it
 * when all have promised. Nobody has to click for it.
 */
import { fromHex, newSeed, roundName, seatCommitment, toHex } from '@carillon/kernel'
import type { Request } from './request.ts'
import type { Scene } from './scene.ts'

/** Where a page keeps its shares: without it the promise cannot be kept. */
export interface ShareKeeper {
  get(name: string): string | null
  set(name: string, share: string): void
}

/** What is to be asked now, if anything. */
export function nextShare(scene: Scene, keeper: ShareKeeper): Request | undefined {
  const owed = owedIn(scene, keeper)
  if (!owed) return undefined
  const { id, seat } = scene
  const { promised, name, kept, promise } = owed
  if (promised === undefined) {
    const share = kept ?? toHex(newSeed())
    keeper.set(name, share)
    const commitment = promise(share)
    // In another round it is another promise.
    return { ask: 'commit', table: id, seat, key: `commit ${commitment.slice(0, 32)}`, commitment }
  }
  if (kept === null || promise(kept) !== promised) return undefined
  if (scene.company?.dice?.some(({ commitment }) => commitment === undefined)) return undefined
  return { ask: 'reveal', table: id, seat, key: `reveal ${promised.slice(0, 32)}`, share: kept }
}
/** Another device of the same person has promised: that one has the share, and this one has not. */
export function isElsewhere(scene: Scene, keeper: Pick<ShareKeeper, 'get'>): boolean {
  const owed = owedIn(scene, keeper)
  return owed?.promised !== undefined && (owed.kept === null || owed.promise(owed.kept) !== owed.promised)
}
function owedIn({ id, seat, fairness, company, observation }: Scene, keeper: Pick<ShareKeeper, 'get'>) {
  const own = company?.dice?.find(({ role }) => role === seat)
  if (!own || !fairness || own.share !== undefined || company?.ended || observation.outcome) return undefined
  const house = fairness.commitment
  const name = `${id}.${seat}.${house}`
  const promise = (share: string) => seatCommitment(roundName(id, company?.anew ?? 0), seat, house, fromHex(share))
  return { promised: own.commitment, name, kept: keeper.get(name), promise }
}
