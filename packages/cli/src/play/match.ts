/** Which option a person means: by number, name, the beginning of a name, or some of its words. */

export type Meant =
  | { readonly kind: 'one'; readonly index: number }
  | { readonly kind: 'several'; readonly indexes: readonly number[] }
  | { readonly kind: 'none' }

/** Case, accents and signs do not matter: « Île d’Orléans » is `ile d orleans`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

export function meant(typed: string, names: readonly string[]): Meant {
  const number = /^#?(\d+)$/.exec(typed.trim())
  if (number) {
    const index = Number(number[1]) - 1
    return index >= 0 && index < names.length ? { kind: 'one', index } : { kind: 'none' }
  }
  const wanted = plain(typed)
  if (wanted === '') return { kind: 'none' }
  const words = wanted.split(' ')
  const all = names.map(plain)
  const hasAll = (name: string): boolean => {
    const parts = name.split(' ')
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const ways: ((name: string) => boolean)[] = [(name) => name === wanted, (name) => name.startsWith(wanted), hasAll]
  for (const fits of ways) {
    const indexes = all.flatMap((name, i) => (fits(name) ? i : []))
    if (indexes.length === 1) return { kind: 'one', index: indexes[0] as number }
    if (indexes.length > 1) return { kind: 'several', indexes }
  }
  return { kind: 'none' }
}
