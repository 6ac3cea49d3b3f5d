import type { Role } from '@carillon/kernel'
import type { CSSProperties } from 'preact/compat'

/** The colour of a side, if it has one; always beside its name. */
export const sideColour = (role: Role | undefined): CSSProperties =>
  role === undefined ? {} : ({ '--side': `var(--${role}, var(--ink-soft))` } as CSSProperties)
