/** Opening a rule from wherever its number stands. */
import { createContext, useContext } from 'preact/compat'

export type OpenRule = (rule: string) => void
export const OpenRuleContext = createContext<OpenRule>(() => undefined)
export const useOpenRule = (): OpenRule => useContext(OpenRuleContext)
