/** What has been played so far, which games count, and which comes next. None of it depends on the order of arrival. */
import { DECIDED, type Pairs, sprt } from '@carillon/players'
import { type Contest, contestsOf, type Plan, type Row, type Task } from './plan.ts'

/** One contest as it stands. */
export class Standing {
  readonly contest: Contest
  /** Games that count: as many as wanted, or up to where the test was decided. */
  end: number
  verdict: 'low' | 'high' | undefined
  /** The log of the likelihood ratio of the test. */
  ratio = 0
  readonly #plan: Plan
  readonly #rows: (Row | undefined)[] = []
  readonly #pairs = [0, 0, 0, 0, 0]
  /** Pairs of games that the test has seen. */
  #seen = 0
  #given = 0
  #played = 0

  constructor(plan: Plan, contest: Contest) {
    this.#plan = plan
    this.contest = contest
    this.end = plan.games
  }

  add(row: Row): void {
    if (row.number < this.end && !this.#rows[row.number]) this.#played += 1
    this.#rows[row.number] = row
    for (;;) {
      const first = this.#rows[2 * this.#seen]
      const second = this.#rows[2 * this.#seen + 1]
      if (!first || !second || this.verdict) return
      this.#seen += 1
      this.#test(first, second)
    }
  }

  /** Pairs are looked at in their order. One with a game that failed says nothing. */
  #test({ points: first }: Row, { points: second }: Row): void {
    const hypotheses = this.#plan.sprt
    if (!hypotheses || first === undefined || second === undefined) return
    const points = 2 * (first + second)
    this.#pairs[points] = (this.#pairs[points] as number) + 1
    this.ratio = sprt(this.#pairs as unknown as Pairs, hypotheses)
    if (Math.abs(this.ratio) < DECIDED) return
    this.verdict = this.ratio > 0 ? 'high' : 'low'
    this.end = 2 * this.#seen
    this.#played = this.end
  }

  /** The games that count and are played. */
  get rows(): readonly Row[] {
    return this.#rows.slice(0, this.end).filter((row) => row !== undefined)
  }

  /** Games that are still wanted. */
  get left(): number {
    return this.end - this.#played
  }

  /** The number of a game that nobody plays yet. */
  next(): number | undefined {
    while (this.#given < this.end && this.#rows[this.#given]) this.#given += 1
    if (this.#given >= this.end) return undefined
    this.#given += 1
    return this.#given - 1
  }
}

export class Standings {
  readonly all: readonly Standing[]

  constructor(plan: Plan) {
    this.all = contestsOf(plan).map((contest) => new Standing(plan, contest))
  }

  add(row: Row): void {
    this.all[row.contest]?.add(row)
  }

  /** One contest after the other: where a test is decided little is played in vain. */
  next(): Task | undefined {
    for (const [contest, standing] of this.all.entries()) {
      const number = standing.next()
      if (number !== undefined) return { contest, number }
    }
    return undefined
  }

  /** Games that are still wanted. */
  get left(): number {
    return this.all.reduce((sum, { left }) => sum + left, 0)
  }
}
