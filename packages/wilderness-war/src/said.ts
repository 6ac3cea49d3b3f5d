/** The typed way to say something; the table of what can be said is needed only by checks. */
import { sayer } from '@carillon/kernel'
import type { TEXTS } from './texts/index.ts'

export const say = sayer<typeof TEXTS>()
