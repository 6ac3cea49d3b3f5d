/** How the board is seen. */
import { createContext } from 'preact/compat'

/** From near: so large that small things on it can be read. */
export const Near = createContext(false)
/** How large counters are drawn, in parts of their usual size: as the reader likes them. */
export const CounterScale = createContext(1)
