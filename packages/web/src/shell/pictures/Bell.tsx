/** The mark of the house: a bell of a carillon. */
import type { ReactNode } from 'preact/compat'

export function Bell(): ReactNode {
  return (
    <svg className="bell" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 3.5a2 2 0 0 1 2 2v.9c4.3.9 6.7 4.3 7 9.1.2 3.7 1 6.2 3.3 8.5H3.7C6 21.7 6.8 19.2 7 15.5c.3-4.8 2.7-8.2 7-9.1v-.9a2 2 0 0 1 2-2z" />
      <path d="M12.8 26h6.4a3.2 3.2 0 0 1-6.4 0z" />
    </svg>
  )
}
