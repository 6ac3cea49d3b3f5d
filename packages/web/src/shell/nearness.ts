/** Whether the board is seen from near: so large that small things on it can be read. */
import { createContext } from 'preact/compat'

export const Near = createContext(false)
