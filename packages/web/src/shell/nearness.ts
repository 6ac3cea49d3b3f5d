/** Whether the board is seen from near: so large that small things on it can be read. */
import { createContext } from 'react'

export const Near = createContext(false)
