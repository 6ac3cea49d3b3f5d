/** How much somebody may ask for: a bucket that fills again with time. */
import { Impossible } from '@carillon/room'

interface Bucket {
  left: number
  at: number
}

/** Too much at once: which bucket is empty, and for how many seconds. */
export class TooMany extends Impossible {
  readonly bucket: string
  readonly seconds: number
  constructor(bucket: string, seconds: number) {
    super('busy', `too many of “${bucket}”: try again in ${seconds} seconds`)
    this.bucket = bucket
    this.seconds = seconds
  }
}

export class Buckets {
  readonly #name: string
  readonly #rate: number
  readonly #most: number
  readonly #now: () => number
  /** Those that were asked for lately, and those before: who is in neither has a full one. */
  #young = new Map<string, Bucket>()
  #old = new Map<string, Bucket>()
  #since: number

  /** `rate` a second, and so many at once. */
  constructor(name: string, rate: number, most: number, now: () => number) {
    this.#name = name
    this.#rate = rate
    this.#most = most
    this.#now = now
    this.#since = now()
  }
  /** Takes one, or so many; or says how many seconds to wait. */
  take(name: string, count = 1): number {
    const now = this.#now()
    this.#age(now)
    const bucket = this.#young.get(name) ?? this.#old.get(name) ?? { left: this.#most, at: now }
    bucket.left = Math.min(this.#most, bucket.left + (Math.max(0, now - bucket.at) / 1000) * this.#rate)
    bucket.at = now
    this.#young.set(name, bucket)
    if (bucket.left < count) return Math.ceil((count - bucket.left) / this.#rate)
    bucket.left -= count
    return 0
  }
  /** Takes it, or refuses. */
  check(name: string, count = 1): void {
    const wait = this.take(name, count)
    if (wait > 0) throw new TooMany(this.#name, wait)
  }
  /** How many are remembered. */
  get size(): number {
    return this.#young.size + this.#old.size
  }
  /** In the time in which an empty one fills, those that nobody asks for are full: they go all at once. */
  #age(now: number): void {
    if (now - this.#since < (this.#most / this.#rate) * 1000) return
    this.#old = this.#young
    this.#young = new Map()
    this.#since = now
  }
}
