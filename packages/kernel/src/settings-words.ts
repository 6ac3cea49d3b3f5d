/** What can be wrong with settings, in words. Few and plain: they need no renderer, so that records and hosts can say them. */
import type { Catalogue, Locale } from './game.ts'
import type { Message } from './message.ts'

export const SETTINGS_TEXTS = {
  'settings.scenario': ['game', 'scenario', 'exist'],
  'settings.option': ['game', 'scenario', 'option', 'exist'],
  'settings.elsewhere': ['scenario', 'option', 'owner', 'exist'],
  'settings.value': ['option', 'value', 'exist'],
  'settings.pair': ['one', 'other'],
  'settings.pair.default': ['one', 'other', 'usual'],
} as const

export const SETTINGS_WORDS: Readonly<Record<Locale, Catalogue>> = {
  en: {
    'settings.scenario': '{game} has no scenario "{scenario}"; there are: {exist}',
    'settings.option': '{game} has no option "{option}"; {scenario} has: {exist}',
    'settings.elsewhere': 'the option "{option}" belongs to {owner}, not to {scenario}, which has: {exist}',
    'settings.value': 'the option "{option}" cannot be "{value}"; it is one of: {exist}',
    'settings.pair': '{one} does not go with {other}: change one of them',
    'settings.pair.default': '{one} does not go with {other} ({usual} by default): change one of them',
  },
  fr: {
    'settings.scenario': '{game} n’a pas de scénario « {scenario} » ; il y a : {exist}',
    'settings.option': '{game} n’a pas d’option « {option} » ; {scenario} a : {exist}',
    'settings.elsewhere': 'l’option « {option} » est de {owner}, non de {scenario}, qui a : {exist}',
    'settings.value': 'l’option « {option} » ne peut être « {value} » ; elle est une de : {exist}',
    'settings.pair': '{one} ne va pas avec {other} : changez l’un des deux',
    'settings.pair.default': '{one} ne va pas avec {other} ({usual} par défaut) : changez l’un des deux',
  },
}

export const problemText = ({ key, args = {} }: Message, locale: Locale = 'en'): string =>
  (SETTINGS_WORDS[locale][key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]))
