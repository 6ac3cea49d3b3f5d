/** How much somebody may ask for: a bucket that fills again with time. */
interface Bucket {
  left: number
  at: number
}

export class Buckets {
  readonly #rate: number
  readonly #most: number
  readonly #now: () => number
  #buckets = new Map<string, Bucket>()

  /** `rate` a second, and so many at once. */
  constructor(rate: number, most: number, now: () => number) {
    this.#rate = rate
    this.#most = most
    this.#now = now
  }
  /** Takes one, or so many; or says how many seconds to wait. */
  take(name: string, count = 1): number {
    const now = this.#now()
    const bucket = this.#buckets.get(name) ?? { left: this.#most, at: now }
    bucket.left = Math.min(this.#most, bucket.left + (Math.max(0, now - bucket.at) / 1000) * this.#rate)
    bucket.at = now
    this.#buckets.set(name, bucket)
    if (this.#buckets.size > 10_000) this.#tidy(now)
    if (bucket.left < count) return Math.ceil((count - bucket.left) / this.#rate)
    bucket.left -= count
    return 0
  }
  /** Those that are full again need not be remembered. */
  #tidy(now: number): void {
    const full = ({ left, at }: Bucket) => left + ((now - at) / 1000) * this.#rate >= this.#most
    this.#buckets = new Map([...this.#buckets].filter(([, bucket]) => !full(bucket)))
  }
}
