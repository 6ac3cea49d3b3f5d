/** Many paths of one ink. */
import type { ReactNode } from 'preact/compat'

export const Paths = ({ of, className }: { readonly of: readonly string[]; readonly className: string }): ReactNode =>
  of.map((d) => <path key={d} className={className} d={d} />)
