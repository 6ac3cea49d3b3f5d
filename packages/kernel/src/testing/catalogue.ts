/** The words of a game: every language has every text, with the same arguments, and nothing else. */

import type { Example } from '../example.ts'
import { type Catalogue, type Game, LOCALES, type Locale, type State } from '../game.ts'
import { MessageFormat } from '../message-format.ts'
import { entryOf } from '../texts.ts'
import { frenchProblems } from './french.ts'
import { kindProblems } from './kinds.ts'

/** A text of both languages that is the same is suspicious only if it is a sentence. */
const SAME_WORDS = 3

/** `pick.unit.hit` belongs to what is asked by `prompt.hit`, `pick.unit` to all that is asked. */
const promptOf = (key: string): string => key.replace(/^pick\.\w+\./, 'prompt.')
const isGeneral = (key: string): boolean => /^pick\.\w+$/.test(key)

/**
 * What is missing, unused or wrong in the catalogues. `sources` are the texts of the game's own files: a key that no
 * rule holds as a literal is never said.
 */
export function catalogueProblems<S extends State>(
  game: Game<S>,
  sources: readonly string[],
  examples: readonly Example[],
): string[] {
  const wanted = wantedKeys(game, examples)
  const problems = LOCALES.flatMap((locale) => localeProblems(locale, game.catalogues[locale], wanted))
  problems.push(...kindProblems(game))
  const made = sources.flatMap(patternsIn)
  for (const key of Object.keys(game.texts)) {
    const isSaid = key.startsWith('field.') ? fieldUse(key) : literalUse(promptOf(key))
    if (
      !isGeneral(key) &&
      !sources.some((source) => isSaid.test(source)) &&
      !made.some((pattern) => pattern.test(promptOf(key)))
    )
      problems.push(`${key}: in the game's texts, but no rule says it`)
  }
  const { en, fr } = game.catalogues
  // Names of places and regiments may be the same.
  const names = new Set(Object.entries(game.names).flatMap(([family, ids]) => ids.map((id) => `${family}.${id}`)))
  for (const [key, text] of Object.entries(en))
    if (text === fr[key] && !names.has(key) && text.trim().split(/\s+/).length > SAME_WORDS)
      problems.push(`${key}: the same in English and French: "${text}"`)
  return problems
}

/** Every key a catalogue must have, with the arguments its text takes. */
function wantedKeys<S extends State>(
  game: Game<S>,
  examples: readonly Example[],
): ReadonlyMap<string, readonly string[]> {
  const plain = [
    'game.name',
    'game.blurb',
    ...game.roles.map((role) => `role.${role}`),
    ...game.scenarios.map(({ id }) => `scenario.${id}`),
    ...Object.keys(game.sequence).map((step) => `step.${step}`),
    ...(game.windows?.kinds ?? []).map((kind) => `window.${kind}`),
    ...game.switches.flatMap(({ id, values }) =>
      [id, `${id}.help`, ...values.map((value) => `${id}.${value}`)].map((key) => `option.${key}`),
    ),
    ...Object.entries(game.names).flatMap(([family, ids]) => ids.map((id) => `${family}.${id}`)),
    ...examples.flatMap(({ title, stops }) => [title, ...stops.flatMap(({ text }) => text ?? [])]),
  ]
  const wanted = new Map<string, readonly string[]>(plain.map((key) => [key, []]))
  for (const [key, words] of Object.entries(game.texts))
    wanted.set(
      key,
      entryOf(words).args.flatMap(({ name, shown }) => (shown ? [name] : [])),
    )
  return wanted
}

function localeProblems(
  locale: Locale,
  catalogue: Catalogue,
  wanted: ReadonlyMap<string, readonly string[]>,
): string[] {
  const problems: string[] = []
  for (const key of wanted.keys()) if (!Object.hasOwn(catalogue, key)) problems.push(`${locale} ${key}: missing`)
  for (const [key, text] of Object.entries(catalogue)) {
    const takes = wanted.get(key)
    if (!takes) problems.push(`${locale} ${key}: unused`)
    else if (typeof text !== 'string' || text.trim() === '') problems.push(`${locale} ${key}: empty`)
    else problems.push(...textProblems(locale, text, takes).map((problem) => `${locale} ${key}: ${problem}`))
  }
  return problems
}

function textProblems(locale: Locale, text: string, takes: readonly string[]): string[] {
  let used: ReadonlySet<string>
  try {
    used = new MessageFormat(text, locale).names
  } catch (error) {
    return [`not an ICU message: ${error instanceof Error ? error.message : error}`]
  }
  return [
    ...(locale === 'fr' ? frenchProblems(text) : []),
    ...takes.filter((name) => !used.has(name)).map((name) => `the argument {${name}} is missing`),
    ...[...used].filter((name) => !takes.includes(name)).map((name) => `the argument {${name}} is unknown`),
  ]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The key as a string: not as the name of a field, which is how the table of texts itself has it. */
const literalUse = (key: string): RegExp => new RegExp(`case '${escaped(key)}':|(['"\`])${escaped(key)}\\1(?!:)`)
/** Keys that are put together: `log.use.${kind}` says `log.use.raid`, and whatever else begins like it. */
const patternsIn = (source: string): RegExp[] =>
  [...source.matchAll(/`([a-z]+\.[\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g)].map(
    ([, text]) =>
      new RegExp(
        `^${(text as string)
          .split(/\$\{[^}]*\}/)
          .map(escaped)
          .join('[\\w.-]*')}$`,
      ),
  )
/** `field.count` is said when an option has the field `count`. */
const fieldUse = (key: string): RegExp => new RegExp(`\\b${escaped(key.slice('field.'.length))}\\b`)
