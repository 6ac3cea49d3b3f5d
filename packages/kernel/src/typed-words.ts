/** Which option a person means who types: by number, name, the beginning of a name, or some of its words. */
import { plain } from './plain-text.ts'

export type Meant =
  /** `rest` is what is to be said next: "levis to etchemin" is Levis, and then Etchemin. */
  | { readonly kind: 'one'; readonly index: number; readonly rest: string }
  | { readonly kind: 'several'; readonly indexes: readonly number[]; readonly rest: string }
  | { readonly kind: 'none' }

/** What may be typed for an option: its name, the ids it is made of, its number if it is not its place in the list. */
export interface Name {
  readonly label: string
  readonly ids: string
  readonly number?: number
}

/** Words between one choice and the next. */
const JOINTS = /\s*(?:[,;]|->|→|>|\b(?:to|then|and|vers|puis|et)\b|\sà\s|\sa\s)\s*/giu
/** Words that say nothing of which one is meant. */
const FILLERS = new Set(['the', 'from', 'of', 'at', 'in', 'with', 'le', 'la', 'les', 'de', 'du', 'des', 'l', 'd'])

const partsOf = (typed: string): string[] => typed.split(JOINTS).filter((part) => plain(part) !== '')

export function meant(typed: string, names: readonly Name[]): Meant {
  const number = /^#?(\d+)$/.exec(typed.trim())
  // "-1" is none of the numbers, whatever is called 1.
  if (/^[^\p{L}\p{N}#]+\d+$/u.test(typed.trim())) return { kind: 'none' }
  if (number) {
    const index = names.findIndex((one, i) => (one.number ?? i + 1) === Number(number[1]))
    if (index >= 0) return { kind: 'one', index, rest: '' }
  }
  const parts = partsOf(typed)
  let several: Meant = { kind: 'none' }
  // As much as fits one option; what follows is for the next question.
  for (let size = parts.length; size > 0; size--) {
    const rest = parts.slice(size).join(', ')
    const indexes = fitting(parts.slice(0, size).join(' '), names)
    if (indexes.length === 1) return { kind: 'one', index: indexes[0] as number, rest }
    if (indexes.length > 1 && several.kind === 'none') several = { kind: 'several', indexes, rest }
  }
  return several
}

/** What is left of a text when that is taken away which can no longer be chosen, but is said to be so already. */
export function unsaid(typed: string, names: readonly Name[], said: string): string {
  const [first, ...rest] = partsOf(typed)
  if (first === undefined || meant(typed, names).kind !== 'none') return typed
  const known = plain(said).split(' ')
  const words = plain(first).split(' ')
  return words.every((word) => known.includes(word)) ? unsaid(rest.join(', '), names, said) : typed
}

function fitting(typed: string, names: readonly Name[]): readonly number[] {
  const wanted = plain(typed)
  const words = wanted.split(' ').filter((word) => !FILLERS.has(word))
  if (words.length === 0) return []
  const labels = names.map(({ label }) => plain(label))
  const hasAll = (name: string): boolean => {
    const parts = name.split(' ')
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const both = names.map(({ ids }, i) => `${labels[i]} ${plain(ids)}`)
  const ways: readonly ((i: number) => boolean)[] = [
    (i) => labels[i] === wanted,
    (i) => (labels[i] as string).startsWith(wanted),
    (i) => hasAll(labels[i] as string),
    (i) => hasAll(both[i] as string),
  ]
  for (const fits of ways) {
    const indexes = names.flatMap((_, i) => (fits(i) ? [i] : []))
    if (indexes.length > 0) return indexes
  }
  return []
}
