/** Opening a rule from wherever its number stands. */
import { createContext, use } from 'react'

export type OpenRule = (rule: string) => void
export const WhyContext = createContext<OpenRule>(() => undefined)
export const useWhy = (): OpenRule => use(WhyContext)
