/**
 * What the game says: the typed ways to say it and to read the log, and names. The table of all it says is in texts.ts, which
 * only checks need; the words are in locales/.
 */
import { type Message, reader, sayer } from '@carillon/kernel'
import type { Zone } from './data/map.ts'
import { columnName, sideName, spaceName, unitName, wayName } from './names.ts'
import type { Names, TEXTS } from './texts.ts'

export const say = sayer<typeof TEXTS, Names>()
export const { oneOf, read, tellers } = reader<typeof TEXTS, Names>()
/** What is asked. */
export type PromptKey = Extract<keyof typeof TEXTS, `prompt.${string}`>

/** What a question is about, also where it leaves nothing to decide. */
export const questionOf = (prompt: Message): Message => (prompt.args?.question as Message | undefined) ?? prompt

/** 3.1 Whom one meets: how many blocks, and how many of them nobody knows. */
export const enemyText = (count: number, hidden: number): Message =>
  hidden === count ? say('meaning.hidden', { count }) : say('meaning.enemy', { count, hidden })

/** A zone behind a verb: with its preposition, where a language has one for each. */
export const atText = (zone: Zone): Message => say(`web.at.${zone}`)
/** 6.4.2 Whom the Indians meet: they fight no battle. */
export const contactText = (count: number): Message => say('meaning.contact', { count })

export const DO = [
  'rest',
  'historical',
  'pass',
  'naval',
  'march',
  'indian',
  'all',
  'done',
  'raid',
  'scout',
  'enough',
  'stay',
  'withdraw',
  'stand',
  'hold',
  'fire_all',
  'rest_reserve',
] as const

export { columnName, sideName, spaceName, unitName, wayName }
