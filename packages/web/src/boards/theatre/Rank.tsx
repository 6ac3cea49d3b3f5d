/** The pieces of a side in an opened place, with their sum. */
import type { ReactNode } from 'preact/compat'

interface RankProps {
  readonly side: 'british' | 'french'
  readonly title: string
  readonly sum: string
  readonly children: ReactNode
}
export const Rank = ({ side, title, sum, children }: RankProps): ReactNode => (
  <section className={`th-rank th-${side}`}>
    <h3>
      {title} <small>{sum}</small>
    </h3>
    {children}
  </section>
)
