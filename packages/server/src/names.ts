/** Names of people: what may be one, and which look alike. */
const NAME_LENGTH = { least: 2, most: 24 } as const

/** Letters, marks, digits, and single spaces, points, hyphens or apostrophes between them. */
const NAME = /^[\p{L}\p{N}](?:[ ._'’-]?[\p{L}\p{M}\p{N}])*$/u

/** What nobody sees: fillers and joiners count as letters, and make another name that looks the same. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
/** Letters of these scripts pass for each other: a name is in one of them. */
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]
const isMixed = (name: string): boolean =>
  SCRIPTS.filter((script) => script.test(name)).length > 1 || /\p{Script=Cherokee}|\p{Script=Coptic}/u.test(name)

/** Those that would pass for somebody who runs the house. */
const RESERVED = ['admin', 'administrator', 'carillon', 'moderator', 'somebody', 'anonymous', 'system', 'house', 'bot']

/** What looks like what, beyond what Unicode folds: a handful of Greek and Cyrillic, digits for letters. */
const LIKE: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', з: '3', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c' },
  ...{ т: 't', у: 'y', х: 'x', ѕ: 's', ԁ: 'd', ɡ: 'g', α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o' },
  ...{ ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w', ı: 'i', ł: 'l', ø: 'o', đ: 'd', '0': 'o', '1': 'l', '5': 's' },
  ...{ '|': 'l', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'p' },
}

/** Two names with the same key are too much alike for one house. */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const letters = [...folded].map((letter) => LIKE[letter] ?? letter).join('')
  // An i and an l are told apart by nobody in every type.
  return letters.replace(/[ ._'’-]/g, '').replaceAll('i', 'l')
}

export type NameFault = 'length' | 'letters' | 'reserved'
export function nameFault(name: string): NameFault | undefined {
  const { length } = [...name]
  if (length < NAME_LENGTH.least || length > NAME_LENGTH.most) return 'length'
  if (name !== name.normalize('NFC') || !NAME.test(name) || UNSEEN.test(name)) return 'letters'
  if (RESERVED.some((word) => nameKey(word) === nameKey(name))) return 'reserved'
  return isMixed(name) ? 'letters' : undefined
}
